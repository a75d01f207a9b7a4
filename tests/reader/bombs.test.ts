import { beforeAll, describe, expect, it } from 'vitest';
import { DECODED_POSITION, Limit } from '../../assembly/schema';
import type { CoreExports } from '../../src/reader/core';
import { READ_BYTES } from '../../src/reader/ranges';
import { BOMBS, hexProfile, jxlBomb, pngBomb } from '../support/bombs';
import { type Part, join } from '../support/bytes';
import { box, pngChunk, rawProfile } from '../support/containers';
import { type ScanEffort, coreModule as module, scanEffortOf } from '../support/scanEffort';
import { nikonNote } from '../support/makerNotes';
import { exifBlock } from '../support/photo';

const EXIF = exifBlock({ make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount: 4321 }) });
const READ = { model: 'NIKON D850', shutterCount: 4321 };
const MEGABYTE = 1 << 20;
const SMALL = 319;
/** The largest profile that the reader unpacks, so that it also decodes the hexadecimal digits. */
const FITTING = hexProfile(Limit.Unpacked);

/**
 * Decompression bombs with `number` packed ranges. Those of the last two bombs are just small enough to be unpacked.
 */
const ALL_BOMBS: Readonly<Record<string, (number: number) => Uint8Array>> = {
  ...BOMBS,
  'fitting.png': (number) => pngBomb(number, FITTING),
  'fitting.jxl': (number) => jxlBomb(number, Limit.Unpacked),
};

describe.each(Object.entries(ALL_BOMBS))('The bomb %s', (_name, bomb) => {
  let small: ScanEffort;
  let large: ScanEffort;

  beforeAll(async () => {
    [small, large] = [await scanEffortOf(bomb(SMALL)), await scanEffortOf(bomb(2 * SMALL))];
  });

  it('has its result', () => {
    for (const { result } of [small, large]) expect(result).toMatchObject({ error: { code: 'no-exif' } });
  });

  it('is unpacked in a few ranges, and in the same number at any size', () => {
    expect(small.ranges).toBe(Limit.UnpackedRanges);
    expect(small.unpacked).toBeLessThanOrEqual(Limit.UnpackedRanges * Limit.Unpacked);
    expect({ ranges: large.ranges, unpacked: large.unpacked }).toEqual({
      ranges: small.ranges,
      unpacked: small.unpacked,
    });
  });

  it('is scanned once for each window, with one step per chunk or box', () => {
    for (const { scans, steps, windows, number } of [
      { ...small, number: SMALL },
      { ...large, number: 2 * SMALL },
    ]) {
      // After the last window, the core scans once more without additional bytes.
      expect(scans).toBeLessThanOrEqual(windows + 1);
      // Besides the packed ranges, the file has four parts: signature, header, picture and end.
      expect(steps).toBeLessThanOrEqual(scans * (number + 4));
    }
  });

  it('needs few windows', () => {
    for (const { windows } of [small, large]) expect(windows).toBeLessThan(16);
  });

  it('is read within the bounds, and copied into the core once', () => {
    for (const { result, copied, unpacked, windows } of [small, large]) {
      expect(result.bytesRead).toBeLessThanOrEqual(Limit.HostBytes);
      // Some bytes are copied twice: if a range overlaps an earlier window, the core still gets the whole range.
      expect(copied).toBeLessThanOrEqual(result.bytesRead + unpacked + 16 * windows);
    }
  });

  it('leaves the core less than 4 MB of memory', () => {
    for (const { memory } of [small, large]) expect(memory).toBeLessThan(4 * MEGABYTE);
  });
});

describe('The content after refused packed ranges', () => {
  it.each([
    ['PNG', (behind: Part) => pngBomb(8, new Uint8Array(MEGABYTE), behind), pngChunk('eXIf', EXIF)],
    ['PNG of fitting ranges', (behind: Part) => pngBomb(8, FITTING, behind), pngChunk('eXIf', EXIF)],
    ['JPEG XL', (behind: Part) => jxlBomb(8, MEGABYTE, behind), box('Exif', [0, 0, 0, 0], EXIF)],
  ] as const)('is read in a %s', async (_name, build, behind) => {
    expect((await scanEffortOf(build(behind))).result).toMatchObject(READ);
  });

  it('is not unpacked, but is after one such range', async () => {
    const packed = rawProfile(EXIF, 'zTXt');
    const after = async (number: number) => scanEffortOf(pngBomb(number, new Uint8Array(MEGABYTE), packed));
    expect((await after(Limit.UnpackedRanges - 1)).result).toMatchObject(READ);
    expect((await after(Limit.UnpackedRanges)).result).toMatchObject({ error: { code: 'no-exif' } });
  });
});

describe('A packed range', () => {
  it('is requested if the longest Exif block of a JPEG fits into it, in hex digits', async () => {
    const exif = join(EXIF, new Uint8Array(65_527 - EXIF.length));
    const { result, unpacked } = await scanEffortOf(pngBomb(0, FITTING, rawProfile(exif, 'zTXt')));
    expect(result).toMatchObject(READ);
    expect(unpacked).toBeLessThan(Limit.Unpacked);
  });

  it('that is longer than its allowed unpacked size is neither read nor unpacked', async () => {
    const build = (length: number) =>
      jxlBomb(0, 0, join(box('brob', 'Exif', new Uint8Array(length)), box('Exif', [0, 0, 0, 0], EXIF)));
    expect((await scanEffortOf(build(Limit.Unpacked))).ranges).toBe(1);
    for (const length of [Limit.Unpacked + 1, 3 * Limit.Unpacked, 2 * Limit.HostBytes]) {
      const { result, ranges } = await scanEffortOf(build(length));
      expect(ranges).toBe(0);
      expect(result).toMatchObject(READ);
      expect(result.bytesRead).toBeLessThanOrEqual(2 * READ_BYTES);
    }
  });

  it('counts toward the limit for decoded bytes', async () => {
    const exports = (await WebAssembly.instantiate(module)).exports as unknown as CoreExports;
    exports.open(100, false);
    const refused = (length: number) => exports.addWindow(DECODED_POSITION + MEGABYTE, length) === 0;
    expect(refused(Limit.Unpacked + 1)).toBe(true);
    expect(refused(Limit.Unpacked)).toBe(false);
    expect(refused(1)).toBe(true);
  });
});
