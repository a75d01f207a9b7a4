/** Containers around a TIFF block, as cameras and programs write them. */
import { brotliCompressSync, deflateSync } from 'node:zlib';
import { type Order, type Part, block, f32, hex, join, latin1, u16, u32, u64 } from './bytes';
import { type Directory, long, opaque, short, tiff } from './tiff';

type Size = readonly [width: number, height: number];

// ---- JPEG

/** A JPEG segment. Its length field counts its own two bytes, too. */
export function segment(marker: number, ...parts: readonly Part[]): Uint8Array {
  const body = join(...parts);
  return join([0xff, marker], u16(body.length + 2, 'MM'), body);
}

/** An APP1 segment with an Exif block. More segments continue a block of more than `room` bytes. */
export function exifSegment(exif: Part, room = 65_527): Uint8Array {
  const whole = join(exif);
  const count = Math.max(1, Math.ceil(whole.length / room));
  const pieces = Array.from({ length: count }, (_, index) => whole.subarray(index * room, (index + 1) * room));
  return join(...pieces.map((piece) => segment(0xe1, 'Exif\0\0', piece)));
}

/**
 * The number of Huffman codes of each length from 1 to 16 bits, in the tables of ITU T.81, Annex K, which cameras use.
 */
export const DC_CODES = [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0];
export const AC_CODES = [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 125];
export const DC_VALUES = Array.from({ length: 12 }, (_, value) => value);
/**
 * The values in the order of their codes. As in Annex K of the JPEG standard (ITU-T T.81), the value 'end of block' (0) has the first code of four bits.
 */
const AC_VALUES = [1, 2, 3, 0, 0xf0];
for (let run = 0; run < 16; run++)
  for (let size = run === 0 ? 4 : 1; size <= 10; size++) AC_VALUES.push(16 * run + size);
/** the DC code of 'unchanged', then the AC code of 'end of block' */
const GRAY_BLOCK = '001010';

/** Cameras have their own tables, so these quantization steps differ from libjpeg's at every quality. */
const QUANTIZATION = Uint8Array.from({ length: 64 }, (_, index) => 2 + index);

/** A gray picture's entropy-coded bytes. */
export function grayScan([width, height]: Size): readonly number[] {
  const bits = GRAY_BLOCK.repeat(Math.ceil(width / 8) * Math.ceil(height / 8));
  return bits.match(/.{1,8}/g)!.map((byte) => Number.parseInt(byte.padEnd(8, '1'), 2));
}

/** A gray baseline picture's segments and scan: one quantization table, and the standard Huffman tables. */
export function grayPicture(size: Size): Uint8Array {
  const [width, height] = size;
  return join(
    segment(0xdb, [0], QUANTIZATION),
    segment(0xc0, [8], u16(height, 'MM'), u16(width, 'MM'), [1, 1, 0x11, 0]),
    segment(0xc4, [0x00], DC_CODES, DC_VALUES),
    segment(0xc4, [0x10], AC_CODES, AC_VALUES),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    grayScan(size),
  );
}

export interface JpegOptions {
  readonly size?: Size;
  /** segments before the Exif block */
  readonly before?: Part;
  /** segments after the Exif block */
  readonly after?: Part;
  /** bytes after the end of the picture */
  readonly trailer?: Part;
}

export function jpeg(
  exif?: Part,
  { size = [16, 16], before = [], after = [], trailer = [] }: JpegOptions = {},
): Uint8Array {
  return join([0xff, 0xd8], before, exif ? exifSegment(exif) : [], after, grayPicture(size), [0xff, 0xd9], trailer);
}

/** Metadata only, as Exiv2 stores it. */
export function exv(exif: Part): Uint8Array {
  return join([0xff, 0x01], 'Exiv2', exifSegment(exif), [0xff, 0xd9]);
}

// ---- PNG

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (CRC_TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

export function pngChunk(type: string, ...parts: readonly Part[]): Uint8Array {
  const body = join(...parts);
  const checked = join(type, body);
  return join(u32(body.length, 'MM'), checked, u32(crc32(checked), 'MM'));
}

/** A gray PNG with the chunks before its picture, or after it if `behind` is true. */
export function png(chunks: Part, { size: [width, height] = [16, 16] as Size, behind = false } = {}): Uint8Array {
  const picture = deflateSync(new Uint8Array((width + 1) * height));
  return join(
    hex('89 50 4E 47 0D 0A 1A 0A'),
    pngChunk('IHDR', u32(width, 'MM'), u32(height, 'MM'), [8, 0, 0, 0, 0]),
    behind ? [] : chunks,
    pngChunk('IDAT', picture),
    behind ? chunks : [],
    pngChunk('IEND'),
  );
}

export type TextChunk = 'tEXt' | 'zTXt' | 'iTXt' | 'iTXt packed';

/** A text chunk 'Raw profile type exif' or '... APP1', with lines of hexadecimal digits, as ImageMagick writes them. */
export function rawProfile(bytes: Uint8Array, chunk: TextChunk = 'tEXt', name = 'exif'): Uint8Array {
  const digits = Buffer.from(bytes).toString('hex').replaceAll(/.{72}/g, '$&\n');
  const profile = latin1(`\n${name}\n${String(bytes.length).padStart(8)}\n${digits}\n`);
  const keyword = `Raw profile type ${name}\0`;
  return {
    tEXt: () => pngChunk('tEXt', keyword, profile),
    zTXt: () => pngChunk('zTXt', keyword, [0], deflateSync(profile)),
    iTXt: () => pngChunk('iTXt', keyword, [0, 0], 'en\0', 'Exif\0', profile),
    'iTXt packed': () => pngChunk('iTXt', keyword, [1, 0], 'en\0', 'Exif\0', deflateSync(profile)),
  }[chunk]();
}

// ---- WebP

function riffChunk(type: string, ...parts: readonly Part[]): Uint8Array {
  const body = join(...parts);
  return join(type, u32(body.length), body, new Uint8Array(body.length % 2));
}

function u24(value: number): Uint8Array {
  return u32(value).subarray(0, 3);
}

export interface WebpOptions {
  readonly size?: Size;
  readonly kind?: 'VP8X' | 'VP8 ' | 'VP8L';
  /** puts 'Exif\0\0' before the block, as some programs do */
  readonly prefixed?: boolean;
}

export function webp(
  exif?: Part,
  { size: [width, height] = [16, 16], kind = 'VP8X', prefixed = false }: WebpOptions = {},
): Uint8Array {
  const picture = {
    VP8X: join(riffChunk('VP8X', [0x08, 0, 0, 0], u24(width - 1), u24(height - 1)), riffChunk('VP8 ', block(17))),
    'VP8 ': riffChunk('VP8 ', hex('10 00 00 9D 01 2A'), u16(width), u16(height), block(7)),
    VP8L: riffChunk('VP8L', [0x2f], u32(((height - 1) << 14) | (width - 1)), block(7)),
  }[kind];
  const chunks = join('WEBP', picture, exif ? riffChunk('EXIF', prefixed ? 'Exif\0\0' : [], exif) : []);
  return join('RIFF', u32(chunks.length), chunks);
}

// ---- boxes: HEIF, AVIF, CR3, JPEG XL

export function box(type: string, ...parts: readonly Part[]): Uint8Array {
  const body = join(...parts);
  return join(u32(body.length + 8, 'MM'), type, body);
}

/** A box with a length field of eight bytes. */
export function largeBox(type: string, ...parts: readonly Part[]): Uint8Array {
  const body = join(...parts);
  return join(u32(1, 'MM'), type, u64(body.length + 16, 'MM'), body);
}

function fullBox(type: string, version: number, ...parts: readonly Part[]): Uint8Array {
  return box(type, [version, 0, 0, 0], ...parts);
}

export interface HeifOptions {
  readonly brands?: readonly [string, ...string[]];
  readonly size?: Size;
  readonly ilocVersion?: 0 | 1 | 2;
  /** where the Exif item is; 'idat' is inside the box `meta` */
  readonly where?: 'mdat' | 'idat';
  /** bytes between the Exif item's length field and the TIFF block */
  readonly skip?: Part;
  /** the Exif item's offset in the file; by default right after `meta` */
  readonly exifAt?: number;
  /** size of another, larger image, whose size property is before the main image's */
  readonly otherSize?: Size;
  /** leaves out the box `ipma`, which assigns properties to images */
  readonly unowned?: boolean;
  /** size of the image `OTHER_ITEM`, whose size property is after the main image's */
  readonly another?: Size;
  /** quarter turns, counterclockwise */
  readonly turn?: number;
  /** the block of a second Exif item, stored after the first one */
  readonly second?: Part;
  /** how many pieces the Exif item has (extents in the box `iloc`); the last one is stored before the others */
  readonly pieces?: number;
  /** references of type cdsc: each Exif item with the picture that it describes */
  readonly describes?: readonly (readonly [item: number, picture: number])[];
}

export const OTHER_ITEM = 9;
export const PRIMARY_ITEM = 1;
export const EXIF_ITEM = 2;
export const SECOND_EXIF_ITEM = 3;

/** Two items: a picture without picture data, and an Exif item. */
export function heif(exif?: Part, options: HeifOptions = {}): Uint8Array {
  const { head, item, itemAt } = heifParts(exif, options);
  return item === undefined ? head : join(head, new Uint8Array(itemAt - head.length), item);
}

/** A HEIF file in two parts, so that the Exif item can be far from the file's start. */
export function heifParts(
  exif?: Part,
  options: HeifOptions = {},
): { head: Uint8Array; item?: Uint8Array; itemAt: number } {
  const {
    brands = ['heic', 'mif1'],
    size = [16, 16],
    ilocVersion = 1,
    where = 'mdat',
    skip = 'Exif\0\0',
    otherSize,
    turn,
    another,
    unowned = false,
    second,
    pieces = 1,
    describes,
  } = options;
  const ftyp = box('ftyp', brands[0], u32(0), ...brands);
  const itemOf = (part: Part) => join(u32(join(skip).length, 'MM'), skip, part);
  const item = exif && itemOf(exif);
  const secondItem = second ? itemOf(second) : undefined;
  const cutAt = (piece: number): number => Math.floor(((item?.length ?? 0) * piece) / pieces);
  const cuts = Array.from({ length: pieces }, (_, piece) => [cutAt(piece), cutAt(piece + 1)] as const);
  const wide = ilocVersion === 2 ? u32 : u16;
  const infe = (id: number, type: string): Uint8Array => fullBox('infe', 2, u16(id, 'MM'), u16(0), type, [0]);
  const infos = [
    infe(PRIMARY_ITEM, 'hvc1'),
    ...(item ? [infe(EXIF_ITEM, 'Exif')] : []),
    ...(secondItem ? [infe(SECOND_EXIF_ITEM, 'Exif')] : []),
  ];
  const ispe = ([width, height]: Size): Uint8Array => fullBox('ispe', 0, u32(width, 'MM'), u32(height, 'MM'));
  const properties = box(
    'iprp',
    box(
      'ipco',
      otherSize ? ispe(otherSize) : box('free'),
      ispe(size),
      turn === undefined ? [] : box('irot', [turn]),
      another ? ispe(another) : [],
    ),
    unowned
      ? []
      : fullBox(
          'ipma',
          0,
          u32(another ? 2 : 1, 'MM'),
          u16(PRIMARY_ITEM, 'MM'),
          turn === undefined ? [1, 0x82] : [2, 0x82, 0x83],
          another ? join(u16(OTHER_ITEM, 'MM'), [1, turn === undefined ? 0x83 : 0x84]) : [],
        ),
  );
  const iloc = (itemAt: number): Uint8Array => {
    const extent = (at: number, length: number): Uint8Array =>
      join(ilocVersion > 0 ? u32(0) : [], u32(at, 'MM'), u32(length, 'MM'));
    const located = (id: number, method: number, ...extents: readonly Uint8Array[]): Uint8Array =>
      join(wide(id, 'MM'), ilocVersion > 0 ? u16(method, 'MM') : [], u16(0), u16(extents.length, 'MM'), ...extents);
    const locations = [
      located(PRIMARY_ITEM, 0, extent(0, 100)),
      ...(item
        ? [
            located(
              EXIF_ITEM,
              where === 'idat' ? 1 : 0,
              ...cuts.map(([from, end]) => extent(itemAt + item.length - end, end - from)),
            ),
          ]
        : []),
      ...(item && secondItem ? [located(SECOND_EXIF_ITEM, 0, extent(itemAt + item.length, secondItem.length))] : []),
    ];
    return fullBox(
      'iloc',
      ilocVersion,
      [0x44, ilocVersion > 0 ? 0x04 : 0x00],
      wide(locations.length, 'MM'),
      ...locations,
    );
  };
  const meta = (itemAt: number): Uint8Array =>
    fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, u32(0), 'pict', block(13)),
      fullBox('pitm', 0, u16(PRIMARY_ITEM, 'MM')),
      fullBox('iinf', 0, u16(infos.length, 'MM'), ...infos),
      describes
        ? fullBox(
            'iref',
            0,
            ...describes.map(([from, to]) => box('cdsc', u16(from, 'MM'), u16(1, 'MM'), u16(to, 'MM'))),
          )
        : [],
      properties,
      iloc(itemAt),
      where === 'idat' && item ? box('idat', block(6), item) : [],
    );
  const behind = ftyp.length + meta(0).length + 8;
  const itemAt = where === 'idat' ? 6 : (options.exifAt ?? behind);
  const head = join(ftyp, meta(itemAt));
  if (!item || where === 'idat') return { head, itemAt };
  const whole = join(...cuts.map(([from, end]) => item.subarray(from, end)).toReversed(), secondItem ?? []);
  const mdat = join(u32(itemAt - head.length + whole.length, 'MM'), 'mdat');
  return { head: join(head, mdat), item: whole, itemAt };
}

const PREVIEW_UUID = hex('EA F4 2B 5E 1C 98 4B 88 B9 FB B7 DC 40 6E 4D 16');
const CANON_UUID = hex('85 C0 B6 87 82 0F 11 E0 81 11 F4 CE 46 2B 6A 48');

export interface Cr3Facts {
  /** IFD0, Exif IFD, maker note and GPS IFD, each a separate TIFF block */
  readonly cmt1: Directory;
  readonly cmt2?: Directory;
  readonly cmt3?: Directory;
  readonly cmt4?: Directory;
  /** entries of the maker note in the metadata track, in a record of type 7 */
  readonly fileInfo?: Directory;
  /** entries of the maker note in the metadata track, in a record of type 8 */
  readonly track?: Directory;
  /** offset of the metadata track's sample; by default right after the boxes */
  readonly trackAt?: number;
  /** a JPEG of 160 × 120 px beside the TIFF blocks, and one of 1620 × 1080 px after all boxes */
  readonly thumbnail?: Uint8Array;
  readonly preview?: Uint8Array;
  /** offsets of 32 bits instead of 64 bits */
  readonly narrow?: boolean;
}

export function cr3(facts: Cr3Facts): Uint8Array {
  const { head, sample, sampleAt } = cr3Parts(facts);
  return join(head, new Uint8Array(sampleAt - head.length), sample);
}

/** A CR3 in two parts, so that the metadata track can be at the end of the file. */
export function cr3Parts(facts: Cr3Facts): { head: Uint8Array; sample: Uint8Array; sampleAt: number } {
  const { cmt1, cmt2 = {}, cmt3 = {}, cmt4 = {}, track = {}, fileInfo = {}, narrow = false } = facts;
  const { thumbnail, preview } = facts;
  const record = (type: number, ...blocks: readonly Uint8Array[]): Uint8Array => {
    const body = join(...blocks);
    return join(u32(body.length + 12), u16(type), block(6), body);
  };
  const metadata = (tag: number, fields: Directory): Uint8Array => {
    const body = tiff(fields);
    return join(u32(body.length + 8), u32(tag), body);
  };
  const sample = join(
    record(1, block(12)),
    record(7, metadata(0x8769, { 0x8827: short(100) }), metadata(0x927c, { 0x0004: short(0, 0), ...fileInfo })),
    record(8, metadata(0x8769, { 0x8827: short(100) }), metadata(0x927c, track)),
  );
  const sides = (width: number, height: number): Uint8Array => join(u16(width, 'MM'), u16(height, 'MM'));
  const table = (sampleAt: number): Uint8Array =>
    box(
      'stbl',
      fullBox('stsd', 0, u32(1, 'MM'), box('CTMD', block(8))),
      fullBox('stsz', 0, u32(sample.length, 'MM'), u32(1, 'MM')),
      narrow
        ? fullBox('stco', 0, u32(1, 'MM'), u32(sampleAt, 'MM'))
        : fullBox('co64', 0, u32(1, 'MM'), u64(sampleAt, 'MM')),
    );
  const picture = box(
    'trak',
    box('mdia', box('minf', box('stbl', fullBox('stsd', 0, u32(1, 'MM'), box('CRAW', block(8)))))),
  );
  const boxes = (sampleAt: number): Uint8Array =>
    join(
      box('ftyp', 'crx ', u32(1, 'MM'), 'crx ', 'isom'),
      box(
        'moov',
        box(
          'uuid',
          CANON_UUID,
          box('CNCV', 'CanonCR3_001/01.00.00'),
          box('CMT1', tiff(cmt1)),
          box('CMT2', tiff(cmt2)),
          box('CMT3', tiff(cmt3)),
          box('CMT4', tiff(cmt4)),
          thumbnail ? fullBox('THMB', 0, sides(160, 120), u32(thumbnail.length, 'MM'), block(4), thumbnail) : [],
        ),
        picture,
        box('trak', box('mdia', box('minf', table(sampleAt)))),
      ),
      preview
        ? box(
            'uuid',
            PREVIEW_UUID,
            block(8),
            box('PRVW', block(6), sides(1620, 1080), block(2), u32(preview.length, 'MM'), preview),
          )
        : [],
    );
  const sampleAt = facts.trackAt ?? boxes(0).length + 8;
  const head = boxes(sampleAt);
  return { head: join(head, u32(sampleAt - head.length + sample.length, 'MM'), 'mdat'), sample, sampleAt };
}

/** A number in a codestream's header, and its width in bits. The lowest bit comes first. */
export type Bits = readonly [value: number, count: number];

/** A JPEG XL codestream that begins with these bits. */
export function codestream(fields: readonly Bits[]): Uint8Array {
  let bits = 0n;
  let length = 0n;
  for (const [value, count] of fields) {
    bits |= BigInt(value) << length;
    length += BigInt(count);
  }
  return join([0xff, 0x0a], u64(bits), block(4));
}

/** A codestream's size header: not small, height in 13 bits, no aspect ratio, width in 13 bits. */
function sizeBits([width, height]: Size): readonly Bits[] {
  return [
    [0, 1],
    [1, 2],
    [height - 1, 13],
    [0, 3],
    [1, 2],
    [width - 1, 13],
  ];
}

/** A JPEG XL file in boxes. `packed` compresses the Exif box with Brotli. */
export function jxl(exif?: Part, { size = [16, 16] as Size, packed = false } = {}): Uint8Array {
  const content = exif && join(u32(0), exif);
  return join(
    box('JXL ', hex('0D 0A 87 0A')),
    box('ftyp', 'jxl ', u32(0), 'jxl '),
    content ? (packed ? box('brob', 'Exif', brotliCompressSync(content)) : box('Exif', content)) : [],
    box('jxlc', codestream(sizeBits(size))),
  );
}

// ---- raw files with their own structure

/** Fujifilm's RAF: an embedded JPEG with the Exif block, and a directory with the size of the cropped picture. */
export function raf(exif: Part, { size = [6240, 4160] as Size, model = 'X-T3' } = {}): Uint8Array {
  const jpegAt = 0x94;
  const preview = jpeg(exif);
  const directoryAt = jpegAt + preview.length;
  const directory = join(u32(1, 'MM'), u16(0x0111, 'MM'), u16(4, 'MM'), u16(size[1], 'MM'), u16(size[0], 'MM'));
  const header = block(jpegAt, {
    0: 'FUJIFILMCCD-RAW 0201FF159502',
    0x1c: model,
    0x54: u32(jpegAt, 'MM'),
    0x58: u32(preview.length, 'MM'),
    0x5c: u32(directoryAt, 'MM'),
    0x60: u32(directory.length, 'MM'),
  });
  return join(header, preview, directory);
}

const RW2_ID = hex('88 E7 74 D8 F8 25 1D 4D 94 7A 6E 77 82 2B 5D 6A');

/** Panasonic's RW2, with the borders of the sensor, and an embedded JPEG with the Exif block. */
export function rw2(exif: Part, fields: Directory = {}, size: Size = [5184, 3888]): Uint8Array {
  const [width, height] = size;
  return tiff(
    {
      0x0004: short(4),
      0x0005: short(8),
      0x0006: short(4 + height),
      0x0007: short(8 + width),
      0x0017: short(200),
      0x002e: opaque(jpeg(exif)),
      ...fields,
    },
    { magic: 0x55, prefix: RW2_ID },
  );
}

/**
 * Minolta's MRW: blocks with big-endian numbers, or little-endian ones after the mark `MRI`. One of the blocks is the
 * unchanged TIFF block.
 */
export function mrw(
  exif: Part,
  { order = 'MM', size = [3264, 2448] }: { order?: Order; size?: Size } = {},
): Uint8Array {
  const part = (name: string, ...parts: readonly Part[]): Uint8Array => {
    const body = join(...parts);
    return join('\0', name, u32(body.length, order), body);
  };
  const sides = [size[1], size[0]].map((side) => u16(side, order));
  const blocks = join(
    part('PRD', '21860002', ...sides, ...sides, [12, 12, 0x59, 0, 0, 0, 0, 0]),
    part('TTW', exif),
    part('WBG', block(12)),
  );
  return join(order === 'MM' ? '\0MRM' : '\0MRI', u32(blocks.length, order), blocks);
}

/** Sigma's X3F: sections, with their list at the end. The properties are texts in UTF-16. */
export function x3f(
  properties: Readonly<Record<string, string>>,
  { exif, size = [2640, 1760] }: { exif?: Part; size?: Size } = {},
): Uint8Array {
  const utf16 = (value: string): Uint8Array => Uint8Array.from(Buffer.from(`${value}\0`, 'utf16le'));
  const texts: Uint8Array[] = [];
  let units = 0;
  const put = (value: string): Uint8Array => {
    const at = units;
    texts.push(utf16(value));
    units += value.length + 1;
    return u32(at);
  };
  const pairs = Object.entries(properties).map(([name, value]) => join(put(name), put(value)));
  const property = join('SECp', u32(0x20000), u32(pairs.length), u32(0), u32(0), u32(units), ...pairs, ...texts);
  const image = exif && join('SECi', u32(0x20000), u32(2), u32(18), u32(0), u32(0), u32(0), jpeg(exif));
  const header = block(104, { 0: 'FOVb', 4: u32(0x20002), 28: join(u32(size[0]), u32(size[1]), u32(0)) });
  const sections: [name: string, bytes: Uint8Array][] = [
    ['PROP', property],
    ...(image ? [['IMA2', image] as [string, Uint8Array]] : []),
  ];
  let at = header.length;
  const rows = sections.map(([name, bytes]) => {
    const row = join(u32(at), u32(bytes.length), name);
    at += bytes.length;
    return row;
  });
  return join(header, ...sections.map(([, bytes]) => bytes), 'SECd', u32(0x20000), u32(rows.length), ...rows, u32(at));
}

export interface CrwFacts {
  readonly make?: string;
  readonly model?: string;
  readonly fileNumber?: number;
  readonly serial?: number;
  readonly unixTime?: number;
  readonly size?: Size;
  readonly rotation?: number;
  readonly order?: Order;
  /** additional rows in the heap with the camera's settings */
  readonly settings?: readonly HeapRow[];
}

export type HeapRow = readonly [tag: number, value: Uint8Array];

/** A heap of a CRW file: the values, a directory with rows of ten bytes, and the directory's offset. */
function heap(rows: readonly HeapRow[], order: Order): Uint8Array {
  let at = 0;
  const values: Uint8Array[] = [];
  const table = rows.map(([tag, value]) => {
    if (tag & 0x4000) return join(u16(tag, order), value, new Uint8Array(8 - value.length));
    const row = join(u16(tag, order), u32(value.length, order), u32(at, order));
    values.push(value);
    at += value.length;
    return row;
  });
  return join(...values, u16(rows.length, order), ...table, u32(at, order));
}

/** CRW, Canon's RAW format before 2004. */
export function crw(facts: CrwFacts = {}): Uint8Array {
  const {
    make = 'Canon',
    model = 'Canon EOS D30',
    fileNumber,
    serial,
    unixTime,
    size = [2160, 1440],
    rotation = 0,
    order = 'II',
    settings = [],
  } = facts;
  const word = (tag: number, value: number | undefined): readonly HeapRow[] =>
    value === undefined ? [] : [[0x4000 | tag, u32(value, order)]];
  const camera = heap(
    [
      [0x080a, join(make, [0], model, [0])],
      [0x3004, heap(word(0x180b, serial), order)],
    ],
    order,
  );
  const image = heap(
    [
      [0x1810, join(u32(size[0], order), u32(size[1], order), f32(1, order), u32(rotation, order))],
      ...word(0x1817, fileNumber),
      ...word(0x180e, unixTime),
      [0x2807, camera],
      [0x300b, heap(settings, order)],
    ],
    order,
  );
  const whole = heap(
    [
      [0x2005, block(64)],
      [0x300a, image],
    ],
    order,
  );
  return join(order, u32(0x1a, order), 'HEAPCCDR', u16(2, order), u16(1, order), block(8), whole);
}

// ---- DNG

/** Adobe's private data in a DNG: the unchanged maker note, and `original`, its offset in the original RAW file. */
export function adobeMakN(
  note: Part,
  options: { original?: number; order?: Order; before?: Part; bug?: boolean } = {},
): Uint8Array {
  const { original = 0, order = 'II', before = [], bug = false } = options;
  const data = join(order, u32(original, 'MM'), bug ? hex('00 00 00 01 00 00 00 00 00 00 00 00') : [], note);
  return join('Adobe\0', before, 'MakN', u32(data.length, 'MM'), data, new Uint8Array(data.length % 2));
}

/** The entries of IFD0 that make a TIFF file a DNG. */
export function dngFields(privateData?: Part): Directory {
  return {
    0xc612: opaque([1, 4, 0, 0]),
    ...(privateData === undefined ? {} : { 0xc634: opaque(privateData) }),
  };
}

/** A SubIFD with a RAW file's full-size picture. */
export function rawPicture([width, height]: Size): Directory {
  return { 0x00fe: long(0), 0x0100: long(width), 0x0101: long(height), 0x0103: short(1), 0x0106: short(32803) };
}

/** The entries of IFD0 for a RAW file's preview. */
export function previewFields([width, height]: Size = [160, 120]): Directory {
  return { 0x00fe: long(1), 0x0100: long(width), 0x0101: long(height) };
}
