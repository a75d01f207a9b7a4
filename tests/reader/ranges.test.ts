import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Codec, Limit } from '../../assembly/schema';
import type { ByteSource } from '../../src/reader/byteSource';
import { READ_BYTES, blobSource, blobSources, openRanges } from '../../src/reader/ranges';
import { block, join, u16, u32 } from '../support/bytes';
import { nikonNote } from '../support/makerNotes';
import { goneFile } from '../support/goneFile';
import { exifBlock, photo } from '../support/photo';
import { readSource, readTwice, sparse, watched, type Watched } from '../support/read';
import { directory, entry, long, text, tiff } from '../support/tiff';

const plain = (offset: number, length: number) => ({ offset, length, codec: Codec.Plain, target: offset });
const numbered = (size: number) => Uint8Array.from({ length: size }, (_, index) => (index * 31 + (index >> 8)) & 0xff);

describe('The ranges of a file', () => {
  it('start with one read of its head', async () => {
    const source = watched(sparse(10_000_000, { 0: numbered(1_000_000) }));
    const ranges = await openRanges(source);
    expect(source.reads).toEqual([{ offset: 0, length: READ_BYTES }]);
    expect(ranges.windows.map(({ position, bytes }) => [position, bytes.length])).toEqual([[0, READ_BYTES]]);
  });

  it('of a small file are read to its end, not beyond', async () => {
    const source = watched(sparse(100, { 0: numbered(100) }));
    const ranges = await openRanges(source);
    expect(source.reads).toEqual([{ offset: 0, length: 100 }]);
    expect(ranges).toMatchObject({ reads: 1, bytesRead: 100 });
  });

  it('of an empty file are not read at all', async () => {
    const source = watched(sparse(0, {}));
    expect(await openRanges(source)).toMatchObject({ windows: [], reads: 0, bytesRead: 0, exhausted: false });
    expect(source.reads).toEqual([]);
  });

  it('are read from the needed range on', async () => {
    const source = watched(sparse(50_000_000, {}));
    const ranges = await openRanges(source);
    await ranges.supply(plain(30_000_000, 12));
    expect(source.reads.map(({ offset }) => offset)).toEqual([0, 30_000_000]);
    const { length } = source.reads[1]!;
    expect(length).toBeLessThanOrEqual(8 * 1024);
    await ranges.supply(plain(40_000_000, 12));
    expect(source.reads[2]!.length).toBeGreaterThan(length);
  });

  it('reuse bytes that were read before, and only the missing ones are read', async () => {
    const bytes = numbered(1_000_000);
    const source = watched(sparse(bytes.length, { 0: bytes }));
    const ranges = await openRanges(source);
    await ranges.supply(plain(200_000, 100));
    const reads = [...source.reads];
    for (const [offset, length] of [
      [40_000, 10_000],
      [200_010, 500],
    ] as const) {
      await ranges.supply(plain(offset, length));
      expect(source.reads).toEqual(reads);
      expect(ranges.windows.at(-1)).toEqual({ position: offset, bytes: bytes.slice(offset, offset + length) });
    }
    // The first range crosses the end of the first read, and the second the start of another read. The third covers
    // everything between the two.
    for (const [offset, length] of [
      [READ_BYTES - 10, 20],
      [199_990, 20],
      [READ_BYTES - 100, 150_000],
    ] as const) {
      await ranges.supply(plain(offset, length));
      const window = ranges.windows.at(-1)!;
      expect(window.position).toBe(offset);
      expect(Buffer.compare(window.bytes.subarray(0, length), bytes.subarray(offset, offset + length))).toBe(0);
    }
    expect(source.reads.length).toBeGreaterThan(reads.length);
    expect(readTwice(source.reads)).toEqual([]);
  });

  it('at the end of the file are read without going beyond it', async () => {
    const source = watched(sparse(1_000_000, { 999_990: numbered(10) }));
    const ranges = await openRanges(source);
    await ranges.supply(plain(999_990, 10));
    for (const { offset, length } of source.reads) expect(offset + length).toBeLessThanOrEqual(1_000_000);
    expect(ranges.windows.at(-1)?.bytes.slice(-10)).toEqual(numbered(10));
  });

  it('longer than one read are read completely', async () => {
    const bytes = numbered(400_000);
    const ranges = await openRanges(sparse(1_000_000, { 500_000: bytes }));
    await ranges.supply(plain(500_000, 400_000));
    const window = ranges.windows.at(-1);
    const from = 500_000 - (window?.position ?? 0);
    // Matchers compare one number after another, which takes seconds for this many bytes.
    expect(Buffer.compare(window!.bytes.subarray(from, from + 400_000), bytes)).toBe(0);
    expect(ranges.exhausted).toBe(false);
  });

  it('that are requested alone are read and passed on without the bytes around them', async () => {
    const source = watched(sparse(1_000_000, { 0: numbered(1_000_000) }));
    const ranges = await openRanges(source);
    await ranges.supply({ ...plain(500_000, 512), codec: Codec.Alone });
    expect(source.reads.at(-1)).toEqual({ offset: 500_000, length: 512 });
    expect(ranges.windows.at(-1)).toEqual({ position: 500_000, bytes: numbered(1_000_000).slice(500_000, 500_512) });
    await ranges.supply({ ...plain(40_000, 512), codec: Codec.Alone });
    expect(source.reads).toHaveLength(2);
    expect(ranges.windows.at(-1)).toEqual({ position: 40_000, bytes: numbered(1_000_000).slice(40_000, 40_512) });
  });

  it('longer than the limit for reading are not read', async () => {
    const source = watched(sparse(1e10, {}));
    const ranges = await openRanges(source);
    await ranges.supply(plain(1_000_000, Limit.HostBytes));
    expect(source.reads).toHaveLength(1);
    expect(ranges.exhausted).toBe(true);
  });

  it('end when the bound on bytes is reached', async () => {
    const source = watched(sparse(1e10, {}));
    const ranges = await openRanges(source);
    for (let index = 1; index <= 40; index++) await ranges.supply(plain(index * 10_000_000, 12));
    expect(ranges.exhausted).toBe(true);
    expect(ranges.bytesRead).toBeLessThanOrEqual(Limit.HostBytes);
    expect(ranges.bytesRead).toBe(source.reads.reduce((sum, { length }) => sum + length, 0));
    expect(ranges.reads).toBeLessThanOrEqual(Limit.HostReads);
  });

  it('end when the table of windows is full', async () => {
    const ranges = await openRanges(sparse(READ_BYTES, {}));
    for (let index = 0; index < 2 * Limit.Windows && !ranges.exhausted; index++) await ranges.supply(plain(0, 1));
    expect(ranges.exhausted).toBe(true);
    expect(ranges.windows.length).toBeLessThanOrEqual(Limit.Windows);
  });

  it('stay missing if the source returns too few bytes', async () => {
    const source: ByteSource = {
      size: 1_000_000,
      read: (offset, length) => (offset === 0 ? new Uint8Array(length) : new Uint8Array(3)),
    };
    const ranges = await openRanges(source);
    await ranges.supply(plain(900_000, 12));
    expect(ranges.exhausted).toBe(true);
  });

  it('of a Blob are its slices', async () => {
    const bytes = numbered(1000);
    const source = blobSource(new Blob([bytes]));
    expect(source.size).toBe(1000);
    expect(await source.read(990, 100)).toEqual(bytes.slice(990));
  });

  it('of a missing file, which Chromium shows as empty, cannot be read', async () => {
    const [gone, ...others] = [goneFile(), goneFile(), new File([], 'empty')];
    await expect(blobSource(gone).read(0, 0)).rejects.toThrow('gone');
    const [first, second] = await blobSources(others);
    await expect(first!.read(0, 0)).rejects.toThrow('gone');
    expect(await second!.read(0, 0)).toEqual(new Uint8Array(0));
  });
});

describe('Several Blobs', () => {
  const contents = [numbered(1000), new Uint8Array(0), numbered(READ_BYTES + 500), numbered(50_000)];
  const blobs = contents.map((bytes) => new Blob([bytes]));

  /** Compares size, first 100 bytes and last 100 bytes. */
  async function expectContents(sources: readonly ByteSource[]): Promise<void> {
    expect(sources.map(({ size }) => size)).toEqual(contents.map(({ length }) => length));
    for (const [index, source] of sources.entries()) {
      const bytes = contents[index]!;
      const from = Math.max(0, bytes.length - 100);
      expect(await source.read(0, Math.min(100, bytes.length))).toEqual(bytes.slice(0, 100));
      expect(await source.read(from, bytes.length - from)).toEqual(bytes.slice(from));
    }
  }

  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('are read at once up to the end of their heads, and one by one after that', async () => {
    const reads = vi.spyOn(Blob.prototype, 'arrayBuffer');
    const sources = await blobSources(blobs);
    expect(reads).toHaveBeenCalledTimes(1);
    await expectContents(sources);
    // Three more reads: one for the end of the longer blob, and two of the empty blob, which return no bytes.
    expect(reads).toHaveBeenCalledTimes(4);
  });

  it('are read one by one if one of them cannot be read', async () => {
    const folder = await mkdtemp(joinPath(tmpdir(), 'blobs-'));
    const path = joinPath(folder, 'photo');
    await writeFile(path, numbered(1000));
    const lost = await openAsBlob(path);
    await rm(folder, { recursive: true });
    const [first, ...others] = await blobSources([lost, ...blobs]);
    await expect(first!.read(0, 100)).rejects.toThrow();
    await expectContents(others);
  });

  it.each([
    ['shorter', -1],
    ['longer', 1],
  ])('are read one by one if one of them has become %s', async (_change, more) => {
    const heads = contents.reduce((sum, { length }) => sum + Math.min(length, READ_BYTES), 0);
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockResolvedValueOnce(new ArrayBuffer(heads + more));
    await expectContents(await blobSources(blobs));
  });
});

describe('Reading a file is bounded', () => {
  /** A TIFF whose values are spread over a file of 4 GB. */
  const scattered = (): ByteSource => {
    const far = (index: number) => 100_000_000 + index * 90_000_000;
    const tags = [
      0x010f, 0x0110, 0x0131, 0x0132, 0x829a, 0x829d, 0x8769, 0x8825, 0x9003, 0x9004, 0x9201, 0x9202, 0x9204, 0x920a,
      0xa420, 0xa431, 0xa434, 0xc62f,
    ];
    const fields = Object.fromEntries(
      tags.map((tag, index) => [tag, entry(tag === 0x829a || tag === 0x829d ? 5 : 2, 20, far(index))]),
    );
    return watched(sparse(4_000_000_000, { 0: join('II*\0', u32(8)), 8: directory(fields, 8) }));
  };

  it('to 16 reads and 1 MB, whatever the file requires', async () => {
    const source = scattered() as Watched;
    const result = await readSource(source);
    expect(source.reads.length).toBeLessThanOrEqual(Limit.HostReads);
    expect(source.reads.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(Limit.HostBytes);
    expect(result.reads).toBe(source.reads.length);
  });

  it('to the file itself', async () => {
    for (const size of [0, 1, 100, 5_000, 200_000]) {
      const source = watched(
        sparse(size, {
          0: photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount: 9 }) }),
        }),
      );
      await readSource(source);
      for (const { offset, length } of source.reads) expect(offset + length).toBeLessThanOrEqual(size);
    }
  });

  it('when segments of a JPEG continue for megabytes', async () => {
    const filler = join([0xff, 0xe5], u16(0xffff, 'MM'), new Uint8Array(0xfffd));
    const many = join(
      [0xff, 0xd8],
      ...Array.from({ length: 400 }, () => filler),
      photo({ model: 'Too far' }).subarray(2),
    );
    const source = watched(sparse(many.length, { 0: many }));
    const result = await readSource(source);
    expect(result).toMatchObject({ container: 'JPEG', error: { code: 'no-exif' } });
    expect(result.bytesRead).toBeLessThanOrEqual(Limit.HostBytes);
    expect(result.reads).toBeLessThanOrEqual(Limit.HostReads);
  });

  it('when a far chain of directories leads nowhere', async () => {
    const pieces: Record<number, Uint8Array> = {
      0: join('II*\0', u32(8)),
      8: directory({ 0x010f: text('Canon'), 0x014a: long(50_000_000) }, 8),
    };
    for (let index = 0; index < 40; index++) {
      const at = 50_000_000 + index * 10_000_000;
      pieces[at] = directory({ 0x8769: long(at + 10_000_000), 0x014a: long(at + 10_000_000) }, at);
    }
    const result = await readSource(sparse(4_000_000_000, pieces));
    expect(result.make).toBe('Canon');
    expect(result.reads).toBeLessThanOrEqual(Limit.HostReads);
  });
});

describe('Any split of a file into pieces gives the same answer', () => {
  it('as the file in one piece', async () => {
    const exif = exifBlock({
      make: 'NIKON CORPORATION',
      model: 'NIKON D850',
      note: nikonNote({ shutterCount: 54_321 }),
    });
    const shown = { model: 'NIKON D850', shutterCount: 54_321, iso: 400 };
    for (const before of [0, 16 * 1024 - 300, 64 * 1024 - 200, READ_BYTES - 150, 3 * READ_BYTES + 77]) {
      const filler = before < 4 ? new Uint8Array(0) : join([0xff, 0xe5], u16(Math.min(before - 2, 0xffff), 'MM'));
      const at = 2 + (filler.length ? Math.min(before, 0x10001) : 0);
      const bytes = block(at + 4 + 6 + exif.length, {
        0: [0xff, 0xd8],
        2: filler,
        [at]: join([0xff, 0xe1], u16(exif.length + 8, 'MM'), 'Exif\0\0', exif),
      });
      expect(await readSource(sparse(bytes.length + 1_000_000, { 0: bytes }))).toMatchObject(shown);
    }
  });
});

describe('A file that cannot be read', () => {
  it('is an error of the caller, not a result', async () => {
    const source: ByteSource = {
      size: 100,
      read: () => {
        throw new Error('the disk is gone');
      },
    };
    await expect(readSource(source)).rejects.toThrow('the disk is gone');
  });
});

describe('A directory that a photo places beyond its end', () => {
  const readsOf = async (gps: number) => {
    const size = 400_000;
    const exif = 340_000;
    const head = tiff({ 0x010f: text('NIKON'), 0x8769: long(exif), 0x8825: long(gps) });
    const directoryOfExif = directory({ 0x9003: text('2024:05:01 10:20:30') }, exif);
    const source = watched(sparse(size, { 0: head, [exif]: directoryOfExif }));
    await readSource(source);
    return source.reads;
  };

  it('makes no other read longer, even just behind the end', async () => {
    expect(await readsOf(400_010)).toEqual(await readsOf(0x7fff_ffff));
  });
});
