import { describe, expect, it } from 'vitest';
import type { ExtractionResult } from '../../src/reader/result';
import { join } from '../support/bytes';
import { exv, jpeg, png } from '../support/containers';
import { nikonNote, pentaxNote, sonyNote } from '../support/makerNotes';
import { exifBlock, padded, photo, photoWithoutExif } from '../support/photo';
import { read, readSource, sparse } from '../support/read';
import { entry, long, tiff } from '../support/tiff';

const D850 = { make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount: 12_345 }) };
const NO_EXIF = { code: 'no-exif', message: 'No EXIF data found in image' };

/**
 * Expects exactly one of count, reason and error; with a count also a source, and the chosen counter as the first of
 * the counters.
 */
function expectSound(result: ExtractionResult): void {
  const { shutterCount, shutterSource, reason, error, counters } = result;
  expect([shutterCount, reason, error].filter((answer) => answer !== undefined)).toHaveLength(1);
  expect(shutterSource === undefined).toBe(shutterCount === undefined);
  if (shutterCount !== undefined) expect(counters[0]).toMatchObject({ value: shutterCount, tag: shutterSource?.tag });
}

describe('A file without Exif data', () => {
  it.each<[name: string, bytes: Uint8Array, container?: string]>([
    ['a text file', join('Dear reader,\nthis is no photo.\n')],
    ['an empty file', new Uint8Array(0)],
    ['one byte', join([0xff])],
    ['zeros', new Uint8Array(100_000)],
    ['a JPEG without Exif', photoWithoutExif(), 'JPEG'],
    ['a JPEG whose Exif block is empty', jpeg(new Uint8Array(0)), 'JPEG'],
    ['a PNG without Exif', png(new Uint8Array(0)), 'PNG'],
    ['a TIFF with nothing but its size', tiff({ 0x0100: long(100), 0x0101: long(80) }), 'TIFF'],
  ])('%s: no EXIF data found', async (_name, bytes, container) => {
    const result = await read(bytes);
    expect(result.error).toEqual(NO_EXIF);
    expect(result.container).toBe(container);
    expect(result).toMatchObject({ counters: [], hasGps: false });
    expectSound(result);
  });

  it('still gives the size of a picture', async () => {
    expect(await read(photoWithoutExif([640, 480]))).toMatchObject({ imageWidth: 640, imageHeight: 480 });
  });
});

describe('A photo that was cut off', () => {
  const whole = photo({ ...D850, size: [3000, 2000] });
  const exifEnd = 2 + 4 + 6 + exifBlock({ ...D850, size: [3000, 2000] }).length;

  it('after its Exif block gives its count', async () => {
    for (const length of [exifEnd, exifEnd + 10, whole.length - 1]) {
      expect(await read(whole.subarray(0, length))).toMatchObject({ shutterCount: 12_345, model: 'NIKON D850' });
    }
  });

  it('before its Exif block says that it has no Exif', async () => {
    for (const length of [2, 4, 6, 11, 12, 16, 20]) {
      const result = await read(whole.subarray(0, length));
      expect(result.error).toEqual(NO_EXIF);
      expectSound(result);
    }
  });

  it('inside its Exif block keeps the fields read so far and gives no wrong count', async () => {
    const seen = new Set<string | undefined>();
    for (let length = 12; length < exifEnd; length += 7) {
      const result = await read(whole.subarray(0, length));
      expect([undefined, 12_345]).toContain(result.shutterCount);
      expectSound(result);
      seen.add(result.error ? 'error' : (result.reason ?? 'count'));
    }
    // A missing count has only the reason 'cut-short'. No result says that the model stores no count, or that the photo
    // was edited.
    expect(seen).toEqual(new Set(['error', 'cut-short', 'count']));
  });
});

describe('Every result', () => {
  it('has one answer, and lists the chosen counter first', async () => {
    const files = [
      photo(D850),
      photo({
        ...D850,
        note: nikonNote({
          shutterCount: 50,
          mechanical: 20,
          kept: 1,
          deleted: 2,
          file: { folder: 100, number: 5_000 },
        }),
      }),
      photo({
        make: 'SONY',
        model: 'ILCE-7M3',
        note: sonyNote({ layout: 'b', shutterCount: 99, copies: { 0x52: 99 } }),
      }),
      photo({ make: 'NIKON', model: 'NIKON D1', note: nikonNote({ file: { folder: 100, number: 5_000 } }) }),
      photo({}),
      exv(exifBlock(D850)),
    ];
    for (const bytes of files) expectSound(await read(bytes));
  });

  it('is the same when read again', async () => {
    const bytes = photo(D850);
    expect(await read(bytes)).toEqual(await read(bytes));
  });

  it('is independent of files that are read at the same time', async () => {
    const counts = Array.from({ length: 40 }, (_, index) => 1_000 + index);
    const files = counts.map((shutterCount) => photo({ ...D850, note: nikonNote({ shutterCount }) }));
    // This file needs ranges far from its start, so the core scans it in turn with other files.
    const far = padded(photo(D850), 5_000_000);
    const results = await Promise.all([...files.map((bytes) => read(bytes)), read(far)]);
    expect(results.map(({ shutterCount }) => shutterCount)).toEqual([...counts, 12_345]);
  });

  it('gives the number of bytes and reads', async () => {
    const bytes = photo(D850);
    expect(await read(bytes)).toMatchObject({ reads: 1, bytesRead: bytes.length });
  });

  it('does not change with a name', async () => {
    const bytes = photo(D850);
    expect(await read(bytes, 'DCIM/100NIKON/DSC_1234.JPG')).toEqual(await read(bytes));
  });

  it('uses the name of a File', async () => {
    const canon = photo({ make: 'Canon', model: 'Canon EOS 77D' });
    expect(await read(canon, 'IMG_7941.JPG')).toMatchObject({
      shutterCount: 7_941,
      shutterSource: { method: 'file-name' },
    });
    expect(await read(canon)).not.toHaveProperty('shutterCount');
  });

  it('recognizes a path with either slash', async () => {
    const canon = photo({ make: 'Canon', model: 'Canon EOS RP' });
    const source = sparse(canon.length, { 0: canon });
    for (const path of ['D:\\DCIM\\123CANON\\IMG_1234.JPG', '/media/DCIM/123CANON/IMG_1234.JPG']) {
      expect(await readSource(source, path)).toMatchObject({ shutterCount: 3_534, shutterSource: { method: 'path' } });
    }
  });
});

describe('Two photos read at once on one core', () => {
  const pentax = { make: 'PENTAX', model: 'PENTAX K-70' };
  // The serial number's value is far from the start of the file, so the reader requests it after it has read the entry
  // of the count.
  const far = { 0x0229: entry(2, 8, 300_000) };
  const counted = photo({ ...pentax, note: pentaxNote({ header: 'AOC', shutterCount: 4_321, tags: far }) });
  const first = sparse(400_000, { 0: counted });
  const second = photo({ ...pentax, note: pentaxNote({}) });

  it('leave nothing of one in the other', async () => {
    const [one, other] = await Promise.all([readSource(first), read(second)]);
    expect(one).toMatchObject({ shutterCount: 4_321, reads: 2 });
    expect(other).toEqual(await read(second));
    expect(other).toMatchObject({ reason: 'not-stored', counters: [] });
  });
});
