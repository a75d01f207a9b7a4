/**
 * Decompression bombs and similar photos, which take as much time and memory as possible: small files whose metadata
 * unpacks to far more bytes, or needs many searches.
 */
import { brotliCompressSync, constants, deflateSync } from 'node:zlib';
import { type Part, hex, join, latin1, u16, u32 } from './bytes';
import { box, png, pngChunk } from './containers';
import { type Field, subDirectory, text, tiff } from './tiff';

const MEGABYTE = 1 << 20;

/** A text profile of `length` bytes: a valid beginning, then hexadecimal digits. */
export function hexProfile(length: number): Uint8Array {
  return latin1(`\nexif\n${String(length)}\n`.padEnd(length, '0'));
}

/** A PNG with `number` packed profiles that each unpack to `profile`, followed by the chunks in `behind`. */
export function pngBomb(number: number, profile: Uint8Array, behind: Part = []): Uint8Array {
  const chunk = pngChunk('zTXt', 'Raw profile type exif\0\0', deflateSync(profile, { level: 9 }));
  return png(join(...Array.from({ length: number }, () => chunk), behind));
}

/** A JPEG XL with `number` packed boxes that each unpack to `length` zeros, followed by the boxes in `behind`. */
export function jxlBomb(number: number, length: number, behind: Part = []): Uint8Array {
  const packed = brotliCompressSync(new Uint8Array(length), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  const boxes = Array.from({ length: number }, () => box('brob', 'Exif', packed));
  return join(box('JXL ', hex('0D 0A 87 0A')), box('ftyp', 'jxl ', [0, 0, 0, 0], 'jxl '), ...boxes, behind);
}

/** By file name. With 319 packed ranges, reading a bomb once took 8 to 13 s and up to 704 MB. */
export const BOMBS = {
  'zeros.png': (number) => pngBomb(number, new Uint8Array(MEGABYTE)),
  'digits.png': (number) => pngBomb(number, hexProfile(MEGABYTE)),
  '1-mb.jxl': (number) => jxlBomb(number, MEGABYTE),
  '16-mb.jxl': (number) => jxlBomb(number, 16 * MEGABYTE),
} as const satisfies Record<string, (number: number) => Uint8Array>;

/**
 * A TIFF whose maker note has 4,000 entries for the same CameraInfo block of 16 KB. An earlier reader searched the
 * block for each entry.
 */
export function searchBomb(): Uint8Array {
  const entries = 4_000;
  const bytes = 16_384;
  const note: Field = {
    type: 7,
    unit: 1,
    write: (at, { order }) => {
      const table = 2 + 12 * entries + 4;
      const entry = join(u16(0x000d, order), u16(7, order), u32(bytes, order), u32(at + table, order));
      return join(u16(entries, order), ...Array.from({ length: entries }, () => entry), new Uint8Array(4 + bytes));
    },
  };
  return tiff({ 0x010f: text('Canon'), 0x0110: text('Canon EOS R7'), 0x8769: subDirectory({ 0x927c: note }) });
}
