import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { filesInForm } from '../../src/cli/serve/form';
import { LIMITS, RequestBody } from '../../src/cli/serve/requestBody';
import { seeded } from '../fuzz/random';

const MB = 1024 * 1024;
const TYPE = 'multipart/form-data; boundary=line';
/** The most bytes that Node reads from a connection at once. */
const PIECE = 64 * 1024;

const part = (parameters: string, content: string | Buffer = '') =>
  Buffer.concat([
    Buffer.from(`--line\r\nContent-Disposition: form-data; ${parameters}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const END = Buffer.from('--line--\r\n');

function* piecesOf(bytes: Buffer, length = () => PIECE): Generator<Buffer> {
  for (let at = 0, end = 0; at < bytes.length; at = end) {
    end = at + length();
    yield bytes.subarray(at, end);
  }
}

/**
 * Reads a form in these pieces. Returns its files, or the problem with the form, and the number of requested pieces.
 */
async function read(pieces: Iterable<Buffer>, { type = TYPE, kept = 64 * MB } = {}) {
  let taken = 0;
  const counted = function* () {
    for (const piece of pieces) {
      taken += 1;
      yield piece;
    }
  };
  const request = Object.assign(Readable.from(counted(), { objectMode: false, highWaterMark: 1 }), {
    headers: {},
    socket: { destroy: vi.fn() },
  });
  const body = new RequestBody(request as unknown as IncomingMessage, { ...LIMITS, kept });
  const files: (readonly [name: string | undefined, content: string])[] = [];
  try {
    for await (const { name, bytes } of filesInForm(body, type))
      files.push([name, Buffer.from(bytes.read(0, bytes.size)).toString('latin1')]);
    return { files, taken };
  } catch (problem) {
    const { status, message } = problem as { status?: number; message: string };
    return { status, message, taken };
  }
}

const readOne = async (...parts: Buffer[]) => read(piecesOf(Buffer.concat(parts)));

it('a form gives its files in their order, whatever the names of their fields', async () => {
  const { files } = await readOne(
    part('name="b"; filename="b.jpg"', 'first'),
    part('name="note"', 'no file'),
    part('name="a"; filename="DCIM/123CANON/IMG_1234.JPG"', 'second'),
    part('name="b"; filename="写真 %22a%22.jpg"'),
    part('name="c"; filename=""', 'fourth'),
    END,
  );
  expect(files).toEqual([
    ['b.jpg', 'first'],
    ['DCIM/123CANON/IMG_1234.JPG', 'second'],
    ['写真 "a".jpg', ''],
    ['', 'fourth'],
  ]);
});

it('a form gives the same files in whatever pieces it arrives', async () => {
  const random = seeded(70);
  for (let round = 0; round < 100; round += 1) {
    // The files are full of line breaks and dashes, because a boundary also begins with these characters.
    const contents = Array.from({ length: 4 }, () =>
      Array.from({ length: random.integer(300) }, () => random.pick(['\r', '\n', '-', '\r\n--lin', 'x'])).join(''),
    );
    const form = Buffer.concat([...contents.map((text, index) => part(`name="a"; filename="${index}"`, text)), END]);
    const longest = random.pick([1, 3, 50]);
    const { files } = await read(piecesOf(form, () => 1 + random.integer(longest)));
    expect(files).toEqual(contents.map((text, index) => [String(index), text]));
  }
});

it('a form is refused early if it has 700,000 parts', async () => {
  const tiny = part('name="a"; filename="a"', 'x');
  const some = Buffer.alloc(tiny.length * Math.floor(PIECE / tiny.length), tiny);
  const pieces = function* () {
    for (let sent = 0; sent < 700_000; sent += some.length / tiny.length) yield some;
  };
  expect(await read(pieces())).toEqual({
    status: 413,
    message: 'A form may have at most 1000 files and other fields.',
    taken: expect.toSatisfy((taken: number) => taken <= 4),
  });
});

it('a form may have at most 1,000 files and other fields', async () => {
  const files = (count: number) => Array.from({ length: count }, () => part('name="a"; filename="a"', 'x'));
  expect((await readOne(...files(1000), END)).files).toHaveLength(1000);
  expect(await readOne(...files(1001), END)).toMatchObject({ status: 413 });
  expect(await readOne(...files(999), part('name="a"'), part('name="a"'), END)).toMatchObject({ status: 413 });
});

it.each<[string, Buffer[]]>([
  ['a header', [part(`name="a"; filename="${'a'.repeat(2 * MB)}"`, 'x')]],
  ['a header without an end', [Buffer.from(`--line\r\nA: ${'a'.repeat(2 * MB)}`)]],
  ['a field', [part('name="a"', 'a'.repeat(2 * MB)), part('name="a"; filename="a"')]],
  ['bytes before it', [Buffer.alloc(2 * MB), part('name="a"; filename="a"')]],
])('a form is refused for %s of 2 MB', async (_, parts) => {
  expect(await readOne(...parts, END)).toMatchObject({
    status: 413,
    message: 'A form may have at most 1 MB in addition to its files.',
    taken: expect.toSatisfy((taken: number) => taken <= 20),
  });
});

it('a form keeps a file in memory only until the next one', async () => {
  const large = part('name="a"; filename="a"', Buffer.alloc(4 * MB));
  const { files } = await read(piecesOf(Buffer.concat([...Array.from({ length: 10 }, () => large), END])), {
    kept: 9 * MB,
  });
  expect(files).toHaveLength(10);
});

it('a form gets the answer to try again later if memory is short, and uses no memory after that', async () => {
  const form = Buffer.concat([part('name="a"; filename="a"', Buffer.alloc(4 * MB)), END]);
  for (let time = 0; time < 3; time += 1)
    expect(await read(piecesOf(form), { kept: 3 * MB })).toMatchObject({ status: 503 });
  expect(await read(piecesOf(form), { kept: 8 * MB })).toMatchObject({ files: [expect.anything()] });
});

const FILE = part('name="a"; filename="a"', 'x'.repeat(100));

it.each<[string, Buffer, string?]>([
  ['no form', Buffer.from('no form')],
  ['empty', Buffer.from('')],
  ['cut off in a header', FILE.subarray(0, 40)],
  ['cut off in a file', FILE.subarray(0, 120)],
  ['cut off before its end', FILE],
  ['without a boundary', Buffer.concat([FILE, END]), 'multipart/form-data'],
  ['with a boundary of 300 characters', Buffer.concat([FILE, END]), `${TYPE}${'e'.repeat(300)}`],
])('a form is refused when it is %s', async (_, form, type = TYPE) => {
  expect(await read(piecesOf(form), { type })).toMatchObject({
    status: 400,
    message: expect.stringMatching(/^The form /),
  });
});

it('a form is refused when it has no file', async () => {
  expect(await readOne(part('name="a"', 'x'), END)).toMatchObject({ status: 400, message: 'The form has no file.' });
  expect(await readOne(END)).toMatchObject({ status: 400 });
});

it('a form ends at its last boundary, whatever follows', async () => {
  const [head, tail] = [part('name="a"; filename="a"', 'x'.repeat(PIECE)), Buffer.alloc(40_000)];
  const pieces = [
    head.subarray(0, -2),
    Buffer.concat([Buffer.from('\r\n--line--'), tail]),
    tail,
    Buffer.concat([FILE, END]),
  ];
  expect((await read(pieces)).files).toEqual([['a', 'x'.repeat(PIECE)]]);
});

it('a form always ends, however broken it is', async () => {
  const random = seeded(71);
  const insertions = ['\r\n', '--', '\r\n--line', '\r\n\r\n', '--line--', ':', '"'];
  const form = Buffer.concat([FILE, part('name="b"'), part('name="c"; filename="c"', 'x'.repeat(40_000)), FILE, END]);
  for (let round = 0; round < 1000; round += 1) {
    let broken = form;
    for (let change = random.integer(5); change >= 0; change -= 1) {
      const at = random.integer(random.pick([broken.length, 400]));
      const rest = broken.subarray(at + random.integer(8));
      broken = Buffer.concat([broken.subarray(0, at), Buffer.from(random.pick(insertions)), rest]);
    }
    const length = random.pick([100, 20_000, PIECE]);
    expect([undefined, 400]).toContain((await read(piecesOf(broken, () => length))).status);
  }
});
