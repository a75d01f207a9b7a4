/**
 * Adds a flat gray picture to a file that has only a photo's beginning or metadata, so that programs can open and save
 * it. The camera's own
 * segments stay unchanged, except for lengths and offsets that refer to the picture.
 */
import { hex, join, latin1, u16 } from '../support/bytes';
import { exifSegment, jpeg, segment } from '../support/containers';

const MARKER = { restart: 0xd0, end: 0xd9, scan: 0xda, restartInterval: 0xdd, exif: 0xe1, several: 0xe2 } as const;
const FRAME = 0xc0;
const HUFFMAN = 0xc4;
const EXIF_NAME = 'Exif\0\0';
const SEVERAL_NAME = 'MPF\0';

interface Segment {
  readonly marker: number;
  /** the segment's content, a view of the photo's bytes */
  readonly body: Uint8Array;
  readonly end: number;
}

/**
 * The photo's own bytes, up to the end of the scan's header, then a gray scan. Undefined if the bytes end before the
 * end of this header.
 */
export function completed(photo: Uint8Array): Uint8Array | undefined {
  const segments = segmentsOf(photo);
  const last = segments.at(-1);
  if (last?.marker !== MARKER.scan) return undefined;
  const head = photo.slice(0, last.end);
  const own = segmentsOf(head);
  const scan = join(grayScan(own), [0xff, MARKER.end]);
  stateScanLength(own, scan.length);
  const previews = placePreviews(own, head, head.length + scan.length);
  return join(head, scan, previews);
}

/** A photo with the camera's application segments, and a gray picture of the size in Exif. */
export function withStandardPicture(photo: Uint8Array): Uint8Array | undefined {
  const isMetadata = ({ marker }: Segment): boolean => marker >= 0xe0 && marker <= 0xef;
  const kept = segmentsOf(photo).filter(isMetadata);
  const size = sizeInExif(kept);
  return size && completed(join([0xff, 0xd8], ...kept.map(({ marker, body }) => segment(marker, body)), frame(size)));
}

/**
 * A photo built around an Exif block alone, such as a HEIF file's. Undefined if the block is empty or too long for a
 * JPEG.
 */
export const aroundExifBlock = (block: Uint8Array): Uint8Array | undefined =>
  block.length > 0 && block.length <= 65_527 ? withStandardPicture(join([0xff, 0xd8], exifSegment(block))) : undefined;

/** The photo's segments, up to the header of the scan. */
function segmentsOf(bytes: Uint8Array): Segment[] {
  const segments: Segment[] = [];
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && segments.at(-1)?.marker !== MARKER.scan) {
    const end = at + 2 + 256 * bytes[at + 2]! + bytes[at + 3]!;
    if (end > bytes.length) break;
    segments.push({ marker: bytes[at + 1]!, body: bytes.subarray(at + 4, end), end });
    at = end;
  }
  return segments;
}

// ---- the picture

interface Code {
  readonly code: number;
  readonly length: number;
}

/**
 * A scan of gray blocks. Each has two codes from the file's own tables: 'same as the last block' and 'end of block'.
 */
function grayScan(segments: readonly Segment[]): Uint8Array {
  const bodyOf = (marker: number) => segments.findLast((one) => one.marker === marker)?.body ?? new Uint8Array(6);
  const codes = zeroCodes(segments.filter(({ marker }) => marker === HUFFMAN));
  const frameBody = bodyOf(FRAME);
  const [height, width] = [256 * frameBody[1]! + frameBody[2]!, 256 * frameBody[3]! + frameBody[4]!];
  const scan = bodyOf(MARKER.scan);
  const factors = Array.from({ length: scan[0]! }, (_, index) => {
    const sampling = frameBody[7 + 3 * index]!;
    // A scan's only component has one block per unit.
    return scan[0] === 1 ? ([1, 1] as const) : ([sampling >> 4, sampling & 15] as const);
  });
  const unit = factors.flatMap(([across, down], index) => {
    const tables = scan[2 + 2 * index]!;
    const block = [codes.get(tables >> 4), codes.get(0x10 | (tables & 15))];
    return Array.from({ length: across * down }, () => block).flat();
  });
  const [across, down] = [0, 1].map((side) => 8 * Math.max(...factors.map((factor) => factor[side]!)));
  const units = Math.ceil(width / across!) * Math.ceil(height / down!);
  const interval = bodyOf(MARKER.restartInterval);
  return written(unit as Code[], units, 256 * interval[0]! + interval[1]!);
}

/**
 * The code of symbol 0 in each Huffman table, by the table's class and number. It means 'no difference' in a DC table,
 * and 'end of block' in an AC table.
 */
function zeroCodes(segments: readonly Segment[]): ReadonlyMap<number, Code> {
  const codes = new Map<number, Code>();
  for (const { body } of segments) {
    let at = 0;
    while (at < body.length) {
      const lengths = [...body.subarray(at + 1, at + 17)];
      let [code, symbol] = [0, at + 17];
      for (const [index, many] of lengths.entries()) {
        for (let left = many; left > 0; left--, code++, symbol++)
          if (body[symbol] === 0) codes.set(body[at]!, { code, length: index + 1 });
        code <<= 1;
      }
      at = symbol;
    }
  }
  return codes;
}

/** Repeats `unit` `units` times. If `interval` is not 0, inserts a restart marker after every `interval` units. */
function written(unit: readonly Code[], units: number, interval: number): Uint8Array {
  const bytes: number[] = [];
  let [word, bits] = [0, 0];
  const put = ({ code, length }: Code): void => {
    word = (word << length) | code;
    bits += length;
    for (; bits >= 8; bits -= 8) {
      const byte = (word >> (bits - 8)) & 0xff;
      bytes.push(byte);
      if (byte === 0xff) bytes.push(0);
    }
    word &= (1 << bits) - 1;
  };
  const fill = (): void => {
    if (bits > 0) put({ code: (1 << (8 - bits)) - 1, length: 8 - bits });
  };
  for (let done = 0; done < units; done++) {
    if (interval > 0 && done > 0 && done % interval === 0) {
      fill();
      bytes.push(0xff, MARKER.restart + ((done / interval - 1) % 8));
    }
    for (const code of unit) put(code);
  }
  fill();
  return Uint8Array.from(bytes);
}

/** The Huffman tables of ITU-T T.81, Annex K.3, in one segment. Many cameras use these tables. */
const COMMON_CODES = hex(
  `00 00010501010101010100000000000000 000102030405060708090a0b
   10 0002010303020403050504040000017d 01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282
   090a161718191a25262728292a3435363738393a434445464748494a535455565758595a636465666768696a737475767778797a83848586
   8788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7
   e8e9eaf1f2f3f4f5f6f7f8f9fa
   01 00030101010101010101010000000000 000102030405060708090a0b
   11 00020102040403040705040400010277 000102031104052131061241510761711322328108144291a1b1c109233352f0156272d10a16
   2434e125f11718191a262728292a35363738393a434445464748494a535455565758595a636465666768696a737475767778797a82838485
   868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae2e3e4e5e6e7
   e8e9eaf2f3f4f5f6f7f8f9fa`,
);

/** A picture's tables, frame and scan header. libjpeg uses these quantization tables at no quality. */
function frame([width, height]: readonly [number, number]): Uint8Array {
  const rising = (slope: number) => Array.from({ length: 64 }, (_, index) => 2 + (index >> slope));
  return join(
    segment(0xdb, [0], rising(2), [1], rising(1)),
    segment(FRAME, [8], u16(height, 'MM'), u16(width, 'MM'), [3, 1, 0x21, 0, 2, 0x11, 1, 3, 0x11, 1]),
    segment(HUFFMAN, COMMON_CODES),
    segment(MARKER.scan, [3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0]),
  );
}

// ---- the metadata about the picture

/** Reads and writes numbers in a TIFF block. All offsets count from the block's header. */
function tiffIn(bytes: Uint8Array) {
  const isLittle = bytes[0] === 0x49;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const short = (at: number) => view.getUint16(at, isLittle);
  const long = (at: number) => view.getUint32(at, isLittle);
  const setLong = (at: number, value: number) => view.setUint32(at, value, isLittle);
  /** The offset of a tag's value field, which holds the value or its offset. */
  const place = (directory: number | undefined, tag: number): number | undefined => {
    if (directory === undefined) return undefined;
    const entries = Array.from({ length: short(directory) }, (_, index) => directory + 2 + 12 * index);
    const entry = entries.find((at) => short(at) === tag);
    return entry === undefined ? undefined : entry + 8;
  };
  const pointed = (directory: number | undefined, tag: number): number | undefined => {
    const at = place(directory, tag);
    return at === undefined ? undefined : long(at);
  };
  /** The value of a SHORT or LONG tag. */
  const number = (directory: number | undefined, tag: number): number | undefined => {
    const at = place(directory, tag);
    return at === undefined ? undefined : short(at - 6) === 3 ? short(at) : long(at);
  };
  return { setLong, long, place, pointed, number, first: long(4) };
}

const startsWith = (bytes: Uint8Array, name: string): boolean => latin1(name).every((byte, at) => byte === bytes[at]);

const named = (segments: readonly Segment[], marker: number, name: string): Uint8Array | undefined =>
  segments.find((one) => one.marker === marker && startsWith(one.body, name))?.body.subarray(name.length);

function sizeInExif(segments: readonly Segment[]): readonly [number, number] | undefined {
  const block = named(segments, MARKER.exif, EXIF_NAME);
  if (!block) return undefined;
  const tiff = tiffIn(block);
  const exif = tiff.pointed(tiff.first, 0x8769);
  const [width, height] = [tiff.number(exif, 0xa002), tiff.number(exif, 0xa003)];
  return width && height ? [width, height] : undefined;
}

/**
 * Sets Nikon's tag 0x00A2, ImageDataSize, to the length of the built picture: the bytes from the end of the scan's
 * header to the end of the picture.
 */
function stateScanLength(segments: readonly Segment[], length: number): void {
  const block = named(segments, MARKER.exif, EXIF_NAME);
  if (!block) return;
  const exif = tiffIn(block);
  const note = exif.pointed(exif.pointed(exif.first, 0x8769), 0x927c);
  if (note === undefined || !startsWith(block.subarray(note), 'Nikon\0\u0002')) return;
  const nikon = tiffIn(block.subarray(note + 10));
  const place = nikon.place(nikon.first, 0x00a2);
  if (place !== undefined) nikon.setLong(place, length);
}

/**
 * Returns a gray picture for each preview that the MPF segment lists, for the caller to append after the main picture.
 * Updates the list with their offsets and lengths, and with the main picture's length.
 */
function placePreviews(segments: readonly Segment[], head: Uint8Array, end: number): Uint8Array {
  const block = named(segments, MARKER.several, SEVERAL_NAME);
  if (!block) return new Uint8Array();
  const list = tiffIn(block);
  const [rows, many] = [list.pointed(list.first, 0xb002)!, list.pointed(list.first, 0xb001)!];
  const preview = jpeg(undefined, { size: [160, 120] });
  list.setLong(rows + 4, end);
  for (let index = 1; index < many; index++) {
    list.setLong(rows + 16 * index + 4, preview.length);
    list.setLong(rows + 16 * index + 8, end + (index - 1) * preview.length - (block.byteOffset - head.byteOffset));
  }
  return join(...Array.from({ length: many - 1 }, () => preview));
}
