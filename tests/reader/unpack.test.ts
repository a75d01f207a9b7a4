import { randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, deflateRawSync, deflateSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { Codec, Limit } from '../../assembly/schema';
import { decodeBrotli } from '../../src/reader/brotli/libraryBrotli';
import { narrowBrotli, unpack } from '../../src/reader/unpack';
import { hex, join, placeOf } from '../support/bytes';
import { box, png, pngChunk } from '../support/containers';
import { exifBlock } from '../support/photo';
import { read } from '../support/read';

const text = Uint8Array.from(Buffer.from('Raw profile type exif '.repeat(500)));
const packBrotli = (bytes: Uint8Array) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

const inflate = (packed: Uint8Array) => unpack(packed, Codec.Zlib);

/** Without Node's modules. */
async function inflateAsBrowser(packed: Uint8Array): Promise<Uint8Array> {
  const modules = vi.spyOn(process, 'getBuiltinModule').mockReturnValue(undefined);
  try {
    return await inflate(packed);
  } finally {
    modules.mockRestore();
  }
}

/** Like `unpack`, returns no bytes if the decoder fails. */
async function decodeBrotliAsBrowser(packed: Uint8Array): Promise<Uint8Array> {
  try {
    return decodeBrotli(narrowBrotli(packed));
  } catch {
    return new Uint8Array(0);
  }
}

describe.each([
  ['zlib in Node', inflate, deflateSync],
  ['zlib in a browser', inflateAsBrowser, deflateSync],
  ['Brotli in Node', (packed: Uint8Array) => unpack(packed, Codec.Brotli), packBrotli],
  ['Brotli in a browser', decodeBrotliAsBrowser, packBrotli],
] as const)('Unpacking %s', (_name, unpacked, pack) => {
  it('gives the bytes back', async () => {
    expect(await unpacked(pack(text))).toEqual(text);
  });

  it('gives nothing for empty data', async () => {
    expect(await unpacked(new Uint8Array(0))).toHaveLength(0);
    expect(await unpacked(pack(new Uint8Array(0)))).toHaveLength(0);
  });

  it('gives nothing for damaged data', async () => {
    const packed = Uint8Array.from(pack(text));
    expect(await unpacked(packed.map((byte) => byte ^ 0x5a))).toHaveLength(0);
    expect(await unpacked(Uint8Array.from(Buffer.from('this is no packed data at all')))).toHaveLength(0);
  });

  it('gives nothing for data that was cut off', async () => {
    const packed = Uint8Array.from(pack(text));
    expect(await unpacked(packed.subarray(0, packed.length - 6))).toHaveLength(0);
  });

  it('gives data up to the limit, and nothing for more', async () => {
    expect(await unpacked(pack(new Uint8Array(Limit.Unpacked - 1)))).toHaveLength(Limit.Unpacked - 1);
    expect(await unpacked(pack(new Uint8Array(Limit.Unpacked + 1)))).toHaveLength(0);
    expect(await unpacked(pack(new Uint8Array(40 * Limit.Unpacked)))).toHaveLength(0);
  });
});

const packBrotliWide = (bytes: Uint8Array, window = constants.BROTLI_MAX_WINDOW_BITS) =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: window },
  });

describe("A Brotli stream's window", () => {
  const windows = Array.from(
    { length: constants.BROTLI_MAX_WINDOW_BITS - constants.BROTLI_MIN_WINDOW_BITS + 1 },
    (_, index) => constants.BROTLI_MIN_WINDOW_BITS + index,
  );
  // Data that repeats at short and long distances, up to the length of all data. Contains text, for which Brotli has a
  // built-in dictionary.
  const noise = randomBytes(Limit.Unpacked / 8);
  const content = join(noise, Buffer.from('The time of the photograph. '), new Uint8Array(Limit.Unpacked / 2), noise);
  const longest = join(content, content).subarray(-Limit.Unpacked);

  it.each(windows)('of 2^%i bytes does not change the unpacked bytes', (window) => {
    const packed = packBrotliWide(longest, window);
    expect(Buffer.compare(brotliDecompressSync(narrowBrotli(packed)), longest)).toBe(0);
    expect(Buffer.compare(decodeBrotli(narrowBrotli(packed)), longest)).toBe(0);
  });

  it('of the largest size does not make a decoder continue after the limit', () => {
    const packed = narrowBrotli(packBrotliWide(randomBytes(16 * Limit.Unpacked)));
    const taken = vi.spyOn(packed, 'subarray');
    expect(() => decodeBrotli(packed)).toThrow(RangeError);
    const ends = taken.mock.calls.map(([, end = 0]) => end);
    expect(ends.length).toBeGreaterThan(0);
    // The decoder fills its whole window, which `narrowBrotli` has reduced, before it returns any bytes.
    expect(Math.max(...ends)).toBeLessThan(3 * Limit.Unpacked);
  });
});

describe("A Brotli stream's blocks", () => {
  /** A Brotli stream of `number` blocks with one uncompressed byte each. */
  const blocks = (number: number) =>
    join(hex('05 00 80 41'), ...Array.from({ length: number - 1 }, () => hex('00 00 08 41')), hex('03'));

  it('are read up to more than any encoder writes', () => {
    const few = blocks(20);
    expect(decodeBrotli(few)).toEqual(Uint8Array.from(brotliDecompressSync(few)));
    const words = Array.from({ length: Limit.Unpacked / 8 }, (_, index) =>
      String((index * 7919) % 1e7).padStart(8, 'x'),
    );
    for (const content of [randomBytes(Limit.Unpacked), Buffer.from(words.join(''))]) {
      for (let quality = constants.BROTLI_MIN_QUALITY; quality <= 9; quality++) {
        const packed = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
        expect(Buffer.compare(decodeBrotli(packed), content)).toBe(0);
      }
    }
  });

  it('are refused when there are more, because each can bring hundreds of tables', () => {
    const many = blocks(1000);
    expect(brotliDecompressSync(many)).toHaveLength(1000);
    expect(() => decodeBrotli(many)).toThrow(RangeError);
  });
});

describe('Packed metadata of a photo', () => {
  it('is not read if it unpacks to more than the limit', async () => {
    const bomb = deflateSync(new Uint8Array(100 * Limit.Unpacked));
    const bytes = png(pngChunk('zTXt', 'Raw profile type exif\0\0', bomb));
    expect(await read(bytes)).toMatchObject({ container: 'PNG', error: { code: 'no-exif' } });
  });

  it('is not read when it is raw deflate', async () => {
    const profile = Buffer.from(`\nexif\n 10\n${Buffer.from(exifBlock({ make: 'Canon' })).toString('hex')}\n`);
    expect(await read(png(pngChunk('zTXt', 'Raw profile type exif\0\0', deflateRawSync(profile))))).toMatchObject({
      error: { code: 'no-exif' },
    });
  });

  it('is read in Brotli whatever encoder settings were used', async () => {
    const content = join([0, 0, 0, 0], exifBlock({ make: 'Canon', model: 'Canon EOS 5D' }));
    for (const quality of [0, 5, 11]) {
      const packed = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
      const bytes = join(box('JXL ', [0x0d, 0x0a, 0x87, 0x0a]), box('brob', 'Exif', packed));
      expect(placeOf(bytes, 'brob')).toBe(16);
      expect(await read(bytes)).toMatchObject({ container: 'JXL', model: 'Canon EOS 5D' });
    }
  });
});
