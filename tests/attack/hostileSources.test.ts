/** The package's inputs: honest ones of each kind, sources that lie or fail, and values that are not files. */
import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CORE_WASM } from '../../scripts/compileCore';
import type { PhotoSource } from '../../src/library/photoSource';
import { type Reader, readerOn } from '../../src/library/reader';
import { builtInputs } from '../fuzz/inputs';
import { mutate } from '../fuzz/mutate';
import type { Random } from '../fuzz/random';
import { cardReport } from '../support/cardReport';
import { holds, mutated, oneOf, randomOf } from './property';
import { expectAnswer } from './shape';

const INPUTS = [...builtInputs(), cardReport(), new Uint8Array()];
const reader = readerOn(async () => WebAssembly.compile(await readFile(CORE_WASM)));

const NO_BYTES: readonly unknown[] = [
  undefined,
  null,
  5,
  'text',
  [1, 2],
  new ArrayBuffer(4),
  new DataView(new ArrayBuffer(4)),
];

/** The answers that a caller's source may give to a read. */
const ANSWERS: Readonly<Record<string, (bytes: Uint8Array, random: Random) => unknown>> = {
  'too little': (bytes, random) => bytes.subarray(0, random.integer(bytes.length + 1)),
  nothing: () => new Uint8Array(),
  'too much': (bytes) => new Uint8Array([...bytes, ...bytes, 1]),
  'other bytes': (bytes, random) => mutate(bytes, random, [bytes]),
  'no bytes': (_bytes, random) => random.pick(NO_BYTES),
  'a Node buffer': (bytes) => Buffer.from(bytes),
  'a throw': () => {
    throw new RangeError('thrown');
  },
  'a throw of nothing': () => {
    throw undefined;
  },
  'a rejection': () => Promise.reject(new Error('rejected')),
  'a rejection with a text': () => Promise.reject('gone'),
  'a promise of one': (bytes) => Promise.resolve(bytes),
  // oxlint-disable-next-line unicorn/no-thenable -- a caller's promise may be a thenable
  'a thenable': (bytes) => ({ then: (resolve: (value: unknown) => void) => resolve(bytes) }),
  'a thenable that throws': () => ({
    // oxlint-disable-next-line unicorn/no-thenable -- a caller's promise may be a thenable
    then: () => {
      throw new Error('then');
    },
  }),
  'a detached buffer': (bytes) => {
    const copy = bytes.slice();
    structuredClone(copy.buffer, { transfer: [copy.buffer] });
    return copy;
  },
};

const SIZES: readonly unknown[] = [NaN, -1, 0.5, Infinity, 2 ** 53, '5', null, undefined, 10n, {}, Symbol('size')];

const bytesOf = fc.oneof({ weight: 2, arbitrary: oneOf(INPUTS) }, { weight: 1, arbitrary: mutated(INPUTS) });

/** For each type of value that callers may pass as a file, a function that makes it from bytes. */
const HONEST: readonly ((bytes: Uint8Array) => PhotoSource)[] = [
  (bytes) => new Blob([bytes.slice()]),
  (bytes) => new File([bytes.slice()], ''),
  (bytes) => bytes.slice().buffer,
  (bytes) => Buffer.from(bytes),
  (bytes) => new Uint8Array([1, ...bytes, 2]).subarray(1, -1),
  (bytes) => ({ size: bytes.length, read: (offset, length) => bytes.subarray(offset, offset + length) }),
  (bytes) => ({ size: bytes.length, read: async (offset) => bytes.subarray(offset) }),
];

it('a file has the same result, however it is given', () =>
  holds(25, fc.record({ bytes: bytesOf, give: fc.constantFrom(...HONEST) }), async ({ bytes, give }) => {
    const found = await answersTo(give(bytes));
    expect(found).toEqual(await answersTo(bytes));
    expectHeld(found);
  }));

it.each(Object.entries(ANSWERS))('a source whose reads give %s is handled', (answer, make) =>
  holds(
    8,
    fc.record({
      bytes: bytesOf,
      // With 'no bytes', every read must get this answer: otherwise, a test might end before a read without bytes.
      often: fc.constantFrom(...(answer === 'no bytes' ? [1] : [1, 2, 4])),
      size: fc.constantFrom<(length: number) => number>(
        (length) => length,
        (length) => length + 1,
        (length) => 2 * length,
        () => 5e9,
      ),
      choose: fc.gen(),
    }),
    async ({ bytes, often, size, choose }) => {
      const random = randomOf(choose);
      const read = (offset: number, length: number): unknown => {
        const honest = bytes.subarray(offset, offset + length);
        return random.integer(often) === 0 ? make(honest, random) : honest;
      };
      const found = await answersTo({ size: size(bytes.length), read });
      if (answer === 'no bytes' && bytes.length > 0) expectRefusal(found);
      else expectHeld(found);
    },
  ),
);

it('an invalid size is refused', () =>
  holds(25, fc.record({ bytes: bytesOf, size: fc.constantFrom(...SIZES) }), async ({ bytes, size }) =>
    expectRefusal(await answersTo({ size, read: () => bytes })),
  ));

const blobOf = (bytes: Uint8Array, size: unknown) =>
  Object.defineProperty(new Blob([bytes.slice()]), 'size', { value: size });

it('a Blob with an invalid size is refused', () =>
  holds(
    25,
    fc.record({ bytes: bytesOf, size: fc.constantFrom(...SIZES.filter((size) => typeof size !== 'symbol')) }),
    async ({ bytes, size }) => expectRefusal(await answersTo(blobOf(bytes, size))),
  ));

it('a Blob of a claimed size is handled', () =>
  holds(
    25,
    fc.record({ bytes: bytesOf, size: fc.constantFrom(0, 1, 'more', 'twice', 5e9, 2 ** 53 - 1) }),
    async ({ bytes, size }) => {
      const claimed = size === 'more' ? bytes.length + 1 : size === 'twice' ? 2 * bytes.length : size;
      expectHeld(await answersTo(blobOf(bytes, claimed)));
    },
  ));

const SLICES: readonly ((bytes: Uint8Array) => unknown)[] = [
  () => undefined,
  (bytes) => new Blob([bytes.slice(0, 5)]),
  () => {
    throw new Error('no slice');
  },
  () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }),
  () => ({ arrayBuffer: async () => 5 }),
];

it('a Blob that cannot be sliced is handled', () =>
  holds(25, fc.record({ bytes: bytesOf, slice: fc.constantFrom(...SLICES) }), async ({ bytes, slice }) =>
    expectHeld(await answersTo(Object.assign(new Blob([bytes.slice()]), { slice: () => slice(bytes) }))),
  ));

it('a source whose size changes is handled', () =>
  holds(25, fc.record({ bytes: bytesOf, later: fc.constantFrom(0, 5e9, NaN) }), async ({ bytes, later }) => {
    let asked = 0;
    const source = {
      get size() {
        asked += 1;
        return asked === 1 ? bytes.length : later;
      },
      read: (offset: number, length: number) => bytes.subarray(offset, offset + length),
    };
    expectHeld(await answersTo(source));
  }));

it.each([undefined, null, 5, 'text', [], {}, () => 1, Symbol('file'), new DataView(new ArrayBuffer(4)), { size: 1 }])(
  'a value that is not a file is refused: %o',
  async (nothing) => expectRefusal(await answersTo(nothing)),
);

type Answer = Awaited<ReturnType<Reader['readPhoto']>> | Awaited<ReturnType<Reader['readTags']>>;

/** The results of the package's three functions that read a file; the error if a function rejects. */
async function answersTo(file: unknown): Promise<readonly (Answer | Error)[]> {
  const { readPhoto, readTags, readCardReport } = reader;
  const all = [readPhoto, readTags, readCardReport].map((read) => read(file as PhotoSource));
  return (await Promise.allSettled<Answer>(all)).map((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value : (outcome.reason as Error),
  );
}

/** Each result must have the right shape, or be a `TypeError` whose message explains the caller's mistake. */
function expectHeld(found: readonly (Answer | Error)[]): void {
  for (const one of found) {
    if (one instanceof TypeError) expect(one.message).toMatch(/^(?:Expected|The )/);
    else {
      expect(one).not.toBeInstanceOf(Error);
      if (!('tags' in one)) expectAnswer(one as Exclude<typeof one, Error>);
    }
  }
}

/** Every function must reject with a `TypeError` whose message explains the caller's mistake. */
function expectRefusal(found: readonly (Answer | Error)[]): void {
  for (const one of found) expect(one).toBeInstanceOf(TypeError);
  expectHeld(found);
}
