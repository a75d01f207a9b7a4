import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import type { ByteSource } from '../../src/reader/byteSource';
import { countOf } from '../../src/library/countOf';
import type { PhotoSource } from '../../src/library/photoSource';
import { readerOn, readerWith } from '../../src/library/reader';
import * as shared from '../../src/library/sharedReader';
import { block, u32 } from '../support/bytes';
import { cardReport } from '../support/cardReport';
import { SAMPLES } from '../support/files';
import { canonNote, nikonNote, panasonicNote, signedCameraInfo, sonyNote } from '../support/makerNotes';
import { photo, photoWithoutExif } from '../support/photo';

const compile = () => WebAssembly.compile(readFileSync('build/core.wasm'));
const { readPhoto, readTags, readCardReport } = readerOn(compile);

const bytes = photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount: 8_541 }) });
const buffer = bytes.slice().buffer;
const source: ByteSource = {
  size: bytes.length,
  read: (offset, length) => bytes.subarray(offset, offset + length),
};

/** Returns at most eight bytes per read. POSIX allows such short reads. */
const eightAtATime = (file: Uint8Array): ByteSource => ({
  size: file.length,
  read: (offset, length) => file.subarray(offset, offset + Math.min(length, 8)),
});

/** A value that the parameter's type does not allow. */
const wrong = (value: unknown) => value as PhotoSource;
const foreign = (value: string): PhotoSource => runInNewContext(value, { bytes: [...bytes] }) as PhotoSource;

describe('A photo may be', () => {
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
    'a source that gives eight bytes at a time': eightAtATime(bytes),
  };

  it.each(Object.entries(kinds))('%s', async (_kind, file) => {
    expect(await readPhoto(file)).toMatchObject({
      status: 'counted',
      shutterCount: 8_541,
      shutterSource: { grade: 'exact' },
    });
    expect((await readTags(file)).tags).toContainEqual(expect.objectContaining({ name: 'Model', value: 'NIKON D850' }));
  });
});

describe('The path', () => {
  const rp = photo({ make: 'Canon', model: 'Canon EOS RP', note: canonNote() });
  const folder = '/DCIM/123CANON/IMG_1234.JPG';

  it('is used if there is no other count', async () => {
    const named = await readPhoto(rp, { path: folder });
    expect(named).toMatchObject({
      status: 'uncounted',
      reason: 'not-stored',
      estimate: { field: 'FilePath', tag: 'FilePath', value: 3_534, method: 'path' },
    });
    expect(await readPhoto(rp)).not.toHaveProperty('estimate');
  });

  it('is that of a File, unless it is given', async () => {
    const file = Object.assign(new File([rp.slice()], 'IMG_1234.JPG'), { webkitRelativePath: folder });
    expect(await readPhoto(file)).toEqual(await readPhoto(rp, { path: folder }));
    expect(await readPhoto(file, { path: '' })).toEqual(await readPhoto(rp));
  });
});

describe('An unconfirmed number', () => {
  const cameraInfo = signedCameraInfo(1536, 0x188, 30);
  const m50 = photo({ make: 'Canon', model: 'Canon EOS M50', note: canonNote({ cameraInfo }) });

  it('is a candidate, and neither a counter nor the count', async () => {
    const result = await readPhoto(m50);
    const candidate = { field: 'UnconfirmedNumber', tag: 'MakerNote/0x000D/0x0188', value: 30 };
    expect(result).toMatchObject({ status: 'uncounted', reason: 'unknown-model', counters: [] });
    expect(result).toHaveProperty('candidates', [candidate]);
    expect(countOf(result)).toBeUndefined();
  });

  it('is left out if there is none', async () => {
    expect(await readPhoto(bytes)).not.toHaveProperty('candidates');
  });
});

describe('Failures are results:', () => {
  const broken = (problem: unknown): ByteSource => ({ size: 1000, read: () => Promise.reject(problem) });
  const nothing = { counters: [], bytesRead: 0, reads: 0 };

  it('a file that is not a photo', async () => {
    const error = { code: 'no-exif', message: 'No EXIF data found in image' };
    expect(await readPhoto(new Uint8Array(0))).toEqual({ status: 'failed', ...nothing, error });
    const text = new TextEncoder().encode('This is no photo.\n');
    expect(await readPhoto(text)).toMatchObject({ status: 'failed', error });
    expect(await readTags(new Uint8Array(0))).toEqual({ tags: [] });
    expect(await readCardReport(new Uint8Array(0))).toMatchObject({
      status: 'failed',
      error: { code: 'no-report', message: expect.stringContaining('CAM_INFO.XML') },
    });
    expect(await readCardReport(bytes)).not.toHaveProperty('report');
  });

  it.each([
    [new Error('the card was pulled'), 'the card was pulled'],
    [new TypeError('Failed to fetch'), 'Failed to fetch'],
    ['gone', 'gone'],
  ])('a file that cannot be read: %s', async (problem, words) => {
    const error = { code: 'processing-failed', message: `The file could not be read: ${words}`, cause: problem };
    expect(await readPhoto(broken(problem))).toEqual({ status: 'failed', ...nothing, error });
    expect(await readTags(broken(problem))).toEqual({ tags: [], error });
    expect(await readCardReport(broken(problem))).toEqual({ status: 'failed', ...nothing, error });
  });

  it('a source that ends before its size', async () => {
    const early: ByteSource = {
      size: bytes.length,
      read: (offset, length) => bytes.subarray(0, 1000).subarray(offset, offset + length),
    };
    const error = {
      code: 'processing-failed',
      message: 'The file could not be read: the source has no byte 1000, though its size says so',
    };
    expect(await readPhoto(early)).toMatchObject({ status: 'failed', error });
    expect(await readTags(early)).toMatchObject({ tags: [], error });
  });

  it('a core that cannot be loaded, until it can', async () => {
    let isOnline = false;
    const reader = readerOn(() => (isOnline ? compile() : Promise.reject(new Error('offline'))));
    const message = 'The core could not be started: offline';
    const error = { code: 'no-core', message, cause: new Error('offline') };
    expect(await reader.readPhoto(bytes)).toEqual({ status: 'failed', ...nothing, error });
    expect(await reader.readTags(bytes)).toEqual({ tags: [], error });
    isOnline = true;
    expect(await reader.readPhoto(bytes)).toMatchObject({ shutterCount: 8_541 });
  });

  it('a module that is not our core', async () => {
    const empty = await WebAssembly.compile(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
    expect(await readerWith(empty).readPhoto(bytes)).toMatchObject({
      status: 'failed',
      error: { code: 'no-core', message: expect.stringMatching(/^The core could not be started: /) },
    });
  });
});

describe('Without a count', () => {
  it('a number worked out from file numbers is an estimate', async () => {
    const cameraInfo = block(0xc00, { 0x247: '1.3.6', 0x297: u32(7_872), 0x2a3: u32(101) });
    const result = await readPhoto(
      photo({ make: 'Canon', model: 'Canon EOS 5D Mark III', note: canonNote({ cameraInfo }) }),
    );
    expect(result).toMatchObject({
      status: 'uncounted',
      reason: 'not-stored',
      estimate: { field: 'FileIndex', tag: 'MakerNote/0x000D', value: 7_873, method: 'folders-of-9999' },
    });
    for (const { kind, grade } of result.counters) expect([kind, grade]).toEqual(['number', undefined]);
    for (const key of ['shutterCount', 'shutterSource', 'candidates']) expect(result).not.toHaveProperty(key);
    expect(countOf(result)).toBeUndefined();
  });

  it('a guess is a candidate', async () => {
    const note = panasonicNote({ serial: 'S060706210122' });
    const result = await readPhoto(photo({ make: 'Panasonic', model: 'DMC-FZ18', note }));
    expect(result).toMatchObject({ status: 'uncounted', reason: 'not-stored' });
    expect(result).toHaveProperty('candidates', [
      { field: 'InternalSerialNumber', tag: 'MakerNote/0x0025', value: 210_122 },
    ]);
    expect(result).not.toHaveProperty('estimate');
    expect(countOf(result)).toBeUndefined();
  });

  it('a picture without metadata is one that was read', async () => {
    expect(await readPhoto(photoWithoutExif())).toEqual({
      status: 'uncounted',
      reason: 'no-metadata',
      container: 'JPEG',
      imageWidth: 600,
      imageHeight: 400,
      counters: [],
      bytesRead: expect.any(Number),
      reads: 1,
    });
  });
});

it('An approximate count gives its reason, and the value at which its counter starts again', async () => {
  const note = sonyNote({ layout: 'a', shutterCount: 5_813 });
  expect(await readPhoto(photo({ make: 'SONY', model: 'ILCE-7R', note }))).toMatchObject({
    status: 'counted',
    shutterCount: 5_813,
    shutterSource: { grade: 'approximate', limits: ['wraps'], wrapsAt: 65_535 },
    counters: [
      { value: 5_813, grade: 'approximate' },
      { value: 5_813, grade: 'approximate' },
    ],
  });
});

it('A source with short reads gives the same as the whole file', async () => {
  for (const { name, bytes: bytesOf } of SAMPLES.filter((sample) => /^(?:JPEG|NEF)$/.test(sample.name))) {
    const file = bytesOf('MM');
    expect([name, await readPhoto(eightAtATime(file))]).toEqual([name, await readPhoto(file)]);
    expect(await readTags(eightAtATime(file))).toEqual(await readTags(file));
  }
});

describe('A signal', () => {
  it('that stops a reading makes the call reject with its reason', async () => {
    const stop = new AbortController();
    const reading = readPhoto({ size: 1000, read: () => new Promise(() => {}) }, { signal: stop.signal });
    stop.abort(new Error('enough'));
    await expect(reading).rejects.toThrow('enough');
    const before = AbortSignal.abort(new Error('before'));
    await expect(readPhoto(bytes, { signal: before })).rejects.toThrow('before');
  });

  it('that stops nothing changes nothing, and is released', async () => {
    const { signal } = new AbortController();
    const removed = vi.spyOn(signal, 'removeEventListener');
    expect(await readPhoto(bytes, { signal })).toEqual(await readPhoto(bytes));
    expect(removed).toHaveBeenCalledOnce();
  });
});

/** A Blob of a subclass whose `size` is false. */
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

describe('A TypeError describes the fault of', () => {
  it.each([
    ['DSC_0042.NEF', 'A path goes through fromFile, an http address through fromUrl.'],
    [new URL('https://photos.example/DSC_0042.NEF'), 'an http address through fromUrl.'],
    [42, 'got number.'],
    [undefined, 'got undefined.'],
    [null, 'got null.'],
    [{}, 'got Object.'],
    [[1, 2], 'got Array.'],
    [new Uint16Array(2), 'got Uint16Array.'],
    [{ size: 10 }, 'got Object.'],
    [{ read: source.read }, 'got one without a size. A file on a disk goes through fromFile.'],
    [{ ...source, size: '10' }, 'got 10.'],
    [{ ...source, size: -1 }, 'got -1.'],
    [{ ...source, size: NaN }, 'got NaN.'],
    [sizedBlob(NaN), 'got NaN.'],
    [sizedBlob(Infinity), 'got Infinity.'],
    [sizedBlob(-1), 'got -1.'],
    [sizedBlob('10'), 'got 10.'],
    [sizedBlob(undefined), 'got undefined.'],
  ])('a value that is not a file: %j', async (value, end) => {
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

  it('a value that is not a module', async () => {
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
    const compiling = vi.spyOn(WebAssembly, 'compile');
    await Promise.all([shared.readPhoto(bytes), shared.readTags(bytes)]);
    expect(compiling).toHaveBeenCalledTimes(1);
    const own = shared.createReader();
    await own.readPhoto(bytes);
    expect(compiling).toHaveBeenCalledTimes(2);
    own.close();
    expect(await shared.readPhoto(bytes)).toMatchObject({ shutterCount: 8_541 });
    const given = shared.createReader(await WebAssembly.compile(readFileSync('build/core.wasm')));
    expect(await given.readPhoto(bytes)).toMatchObject({ shutterCount: 8_541 });
    expect(compiling).toHaveBeenCalledTimes(3);
    expect(() => shared.createReader(wrong(1) as never)).toThrow(TypeError);
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

  it('is judged for the camera that the caller names', async () => {
    const file = cardReport({ actuations: 1_086_948_000 });
    expect(await readCardReport(file)).toMatchObject({ status: 'uncounted', reason: 'unknown-model', report: {} });
    expect(await readCardReport(file, { model: 'Canon EOS RP' })).toMatchObject({
      model: 'Canon EOS RP',
      status: 'counted',
      shutterCount: 1_086_948_000 - 1_086_947_309,
      shutterSource: { grade: 'approximate', limits: expect.arrayContaining(['card-report']) },
    });
  });

  it('that is damaged says so', async () => {
    expect(await readCardReport(cardReport().subarray(0, 200))).toMatchObject({
      status: 'failed',
      error: { code: 'report-cut', message: 'This card report is cut off: its end is missing.' },
    });
  });
});
