/** The package's functions: what they take, what they return, and which errors are the caller's. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { ByteSource } from '../../src/extraction/byteSource';
import { packageOn } from '../../src/library/packageFunctions';
import type { PhotoSource } from '../../src/library/photoSource';
import { readerOn, readerWith } from '../../src/library/reader';
import { cardReport } from '../support/cardReport';
import { nikonNote, canonNote, signedCameraInfo } from '../support/makerNotes';
import { photo } from '../support/photo';

const compile = () => WebAssembly.compile(readFileSync('build/core.wasm'));
const { readPhoto, readTags, readCardReport } = readerOn(compile);

const bytes = photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount: 8_541 }) });
const buffer = bytes.slice().buffer;
const source: ByteSource = {
  size: bytes.length,
  read: (offset, length) => bytes.subarray(offset, offset + length),
};

/** A value that the types do not allow. */
const wrong = (value: unknown) => value as PhotoSource;
const foreign = (value: string): PhotoSource => runInNewContext(value, { bytes: [...bytes] }) as PhotoSource;

describe('A photo is taken as', () => {
  const kinds: Readonly<Record<string, PhotoSource>> = {
    'a Blob': new Blob([buffer]),
    'a File': new File([buffer], 'DSC_0042.JPG'),
    'an ArrayBuffer': buffer,
    'a Uint8Array': bytes,
    "one of Node's buffers": Buffer.from(bytes),
    'a part of something larger': Uint8Array.of(1, 2, ...bytes, 3).subarray(2, -1),
    'an ArrayBuffer of another realm': foreign('Uint8Array.from(bytes).buffer'),
    'a Uint8Array of another realm': foreign('Uint8Array.from(bytes)'),
    'a source that reads at once': source,
    'a source that reads later': { ...source, read: async (...range) => source.read(...range) },
    'a source that gives more than it was asked for': { ...source, read: (offset) => bytes.subarray(offset) },
  };

  it.each(Object.entries(kinds))('%s', async (_kind, file) => {
    expect(await readPhoto(file)).toMatchObject({ shutterCount: 8_541, shutterSource: { grade: 'exact' } });
    expect((await readTags(file)).tags).toContainEqual(expect.objectContaining({ name: 'Model', value: 'NIKON D850' }));
  });
});

describe('The path', () => {
  const rp = photo({ make: 'Canon', model: 'Canon EOS RP', note: canonNote() });
  const folder = '/DCIM/123CANON/IMG_1234.JPG';

  it('is used if there is no other count', async () => {
    const named = await readPhoto(rp, { path: folder });
    expect(named).toMatchObject({ shutterSource: { tag: 'FilePath', grade: 'estimate' } });
    expect(await readPhoto(rp)).toHaveProperty('reason');
  });

  it('is that of a File, unless it is given', async () => {
    const file = Object.assign(new File([rp.slice()], 'IMG_1234.JPG'), { webkitRelativePath: folder });
    expect(await readPhoto(file)).toEqual(await readPhoto(rp, { path: folder }));
    expect(await readPhoto(file, { path: '' })).toEqual(await readPhoto(rp));
  });
});

describe('A number that nobody has confirmed', () => {
  const cameraInfo = signedCameraInfo(1536, 0x188, 30);
  const m50 = photo({ make: 'Canon', model: 'Canon EOS M50', note: canonNote({ cameraInfo }) });

  it('is a candidate, and neither a counter nor the count', async () => {
    const result = await readPhoto(m50);
    expect(result).toMatchObject({
      reason: 'unknown-model',
      counters: [],
      candidates: [{ field: 'UnconfirmedNumber', tag: 'MakerNote/0x000D/0x0188', value: 30 }],
    });
    expect(Object.keys(result.candidates![0]!)).toEqual(['field', 'tag', 'value']);
  });

  it('is left out where there is none', async () => {
    expect(await readPhoto(bytes)).not.toHaveProperty('candidates');
  });
});

describe('Failures are results:', () => {
  const broken = (problem: unknown): ByteSource => ({ size: 1000, read: () => Promise.reject(problem) });
  const nothing = { counters: [], bytesRead: 0, reads: 0 };

  it('a file that is not a photo', async () => {
    expect(await readPhoto(new Uint8Array(0))).toEqual({
      ...nothing,
      error: 'No EXIF data found in image',
      errorCode: 'no-exif',
    });
    expect(await readTags(new Uint8Array(0))).toEqual({ tags: [] });
    expect(await readCardReport(new Uint8Array(0))).toMatchObject({
      error: expect.stringContaining('CAM_INFO.XML'),
      errorCode: 'no-report',
    });
    expect(await readCardReport(bytes)).not.toHaveProperty('report');
  });

  it.each([
    [new Error('the card was pulled'), 'the card was pulled'],
    [new TypeError('Failed to fetch'), 'Failed to fetch'],
    ['gone', 'gone'],
  ])('a file that cannot be read: %s', async (problem, cause) => {
    const error = { error: `The file could not be read: ${cause}`, errorCode: 'processing-failed' };
    expect(await readPhoto(broken(problem))).toEqual({ ...nothing, ...error });
    expect(await readTags(broken(problem))).toEqual({ tags: [], ...error });
    expect(await readCardReport(broken(problem))).toEqual({ ...nothing, ...error });
  });

  it('a core that cannot be loaded, until it can', async () => {
    let isOnline = false;
    const reader = readerOn(() => (isOnline ? compile() : Promise.reject(new Error('offline'))));
    const error = { error: 'The core could not be started: offline', errorCode: 'no-core' };
    expect(await reader.readPhoto(bytes)).toEqual({ ...nothing, ...error });
    expect(await reader.readTags(bytes)).toEqual({ tags: [], ...error });
    isOnline = true;
    expect(await reader.readPhoto(bytes)).toMatchObject({ shutterCount: 8_541 });
  });

  it('a module that is not our core', async () => {
    const empty = await WebAssembly.compile(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
    expect(await readerWith(empty).readPhoto(bytes)).toMatchObject({
      error: expect.stringMatching(/^The core could not be started: /),
    });
  });
});

/** A Blob of a subclass that gives another size than it has. */
const sizedBlob = (size: unknown): Blob =>
  new (class extends Blob {
    override get size() {
      return size as number;
    }
  })([new Uint8Array(bytes)]);

it('null for the options is the same as no options', async () => {
  const none = null as unknown as undefined;
  expect(await readPhoto(bytes, none)).toEqual(await readPhoto(bytes));
  expect(await readCardReport(bytes, none)).toEqual(await readCardReport(bytes));
});

describe('A TypeError says what is wrong with', () => {
  it.each([
    ['DSC_0042.NEF', 'got string.'],
    [undefined, 'got undefined.'],
    [null, 'got null.'],
    [{}, 'got Object.'],
    [[1, 2], 'got Array.'],
    [new Uint16Array(2), 'got Uint16Array.'],
    [{ size: 10 }, 'got Object.'],
    [{ ...source, size: '10' }, 'got 10.'],
    [{ ...source, size: -1 }, 'got -1.'],
    [{ ...source, size: NaN }, 'got NaN.'],
    [sizedBlob(NaN), 'got NaN.'],
    [sizedBlob(Infinity), 'got Infinity.'],
    [sizedBlob(-1), 'got -1.'],
    [sizedBlob('10'), 'got 10.'],
    [sizedBlob(undefined), 'got undefined.'],
  ])('what is no file: %j', async (value, end) => {
    for (const call of [readPhoto, readTags, readCardReport]) {
      const problem: unknown = await call(wrong(value)).catch((thrown: unknown) => thrown);
      expect(problem).toBeInstanceOf(TypeError);
      expect((problem as Error).message).toMatch(new RegExp(`${end.replaceAll('.', '\\.')}$`));
    }
  });

  it('a source that reads no bytes', async () => {
    const text = wrong({ size: 10, read: () => 'text' });
    await expect(readPhoto(text)).rejects.toThrow(
      new TypeError('The read of a source has to return a Uint8Array; got string.'),
    );
  });

  it('an option that is not a text', async () => {
    const one = 1 as unknown as string;
    await expect(readPhoto(bytes, { path: one })).rejects.toThrow(TypeError);
    await expect(readCardReport(bytes, { model: one })).rejects.toThrow(TypeError);
  });

  it('a value that is no module', async () => {
    for (const value of [undefined, bytes, 'core.wasm'])
      expect(() => readerWith(value as unknown as WebAssembly.Module)).toThrow(TypeError);
    const promised = readerWith(Promise.resolve(bytes as unknown as WebAssembly.Module));
    await expect(promised.readPhoto(bytes)).rejects.toThrow(TypeError);
  });

  it('a call of a closed reader', async () => {
    const reader = readerOn(compile);
    reader.close();
    for (const call of [reader.readPhoto, reader.readTags, reader.readCardReport])
      await expect(call(bytes)).rejects.toThrow(new TypeError('This reader is closed.'));
  });
});

describe('A reader', () => {
  it('starts its core at the first call, only once for concurrent calls', async () => {
    let compiled = 0;
    const reader = readerOn(() => {
      compiled += 1;
      return compile();
    });
    expect(compiled).toBe(0);
    await Promise.all([reader.readPhoto(bytes), reader.readTags(bytes), reader.readPhoto(bytes)]);
    expect(compiled).toBe(1);
  });

  it('created separately does not share the core of others', async () => {
    let compiled = 0;
    const shared = packageOn(() => {
      compiled += 1;
      return compile();
    });
    await Promise.all([shared.readPhoto(bytes), shared.readTags(bytes)]);
    expect(compiled).toBe(1);
    const own = shared.createReader();
    await own.readPhoto(bytes);
    expect(compiled).toBe(2);
    own.close();
    expect(await shared.readPhoto(bytes)).toMatchObject({ shutterCount: 8_541 });
    expect(compiled).toBe(2);
  });
});

describe('A card report', () => {
  it('is read like a photo, and with all its fields', async () => {
    const file = cardReport({ mirror: 6_000 });
    const result = await readPhoto(file);
    expect(result).toMatchObject({ container: 'CAM_INFO', shutterCount: 15_000 });
    const { report, ...rest } = await readCardReport(file);
    expect(rest).toEqual({ ...result, bytesRead: rest.bytesRead, reads: rest.reads });
    expect(report).toMatchObject({ actuations: 15_000, shots: 12_000, mirror: 6_000, firmware: '1.6.0' });
  });

  it('is judged by the camera that the caller names', async () => {
    const file = cardReport({ actuations: 1_086_948_000 });
    expect(await readCardReport(file)).toMatchObject({ reason: 'unknown-model', report: {} });
    expect(await readCardReport(file, { model: 'Canon EOS RP' })).toMatchObject({
      model: 'Canon EOS RP',
      shutterCount: 1_086_948_000 - 1_086_947_309,
      shutterSource: { grade: 'approximate' },
    });
  });

  it('that is damaged says so', async () => {
    expect(await readCardReport(cardReport().subarray(0, 200))).toMatchObject({
      error: 'This card report is cut off: its end is missing.',
      errorCode: 'report-cut',
    });
  });
});
