/**
 * Builds each brand's maker notes in the published layouts. Each builder returns a field for the Exif tag 0x927C. If a
 * note's offsets count from the TIFF header, the builder gets the note's offset when the note is written.
 */
import { type Order, type Part, block, hex, join, u16, u32 } from './bytes';
import {
  type Directory,
  type Field,
  directory,
  entry,
  long,
  opaque,
  placed,
  rational,
  short,
  subDirectory,
  text,
  tiff,
} from './tiff';

/** Where a note's offsets count from. */
export type Base = 'tiff' | 'note' | 'directory';

interface Headed {
  readonly base?: Base;
  /** byte order of the note's directory; by default the file's */
  readonly order?: Order | undefined;
  /** a number that is added to every offset, as if the note had been written elsewhere */
  readonly displacedBy?: number | undefined;
  /** bytes between the last entry and the first value; 4 bytes hold the offset of the next directory */
  readonly gap?: 0 | 4 | undefined;
  /** bytes after the directory and its values */
  readonly footer?: Part | undefined;
}

/** A maker note of any kind, with a header and a directory. */
export function headedNote(header: Part, fields: Directory, options: Headed = {}): Field {
  const { base = 'tiff', order, displacedBy = 0, gap = 4, footer = [] } = options;
  const head = join(header);
  const starts = { tiff: (at: number) => at + head.length, note: () => head.length, directory: () => 0 };
  return placed((at, shape) => {
    const own = { big: false, order: order ?? shape.order };
    return join(head, directory(fields, starts[base](at) + displacedBy, own, gap === 0 ? 'none' : 0), footer);
  });
}

function given(fields: Readonly<Record<number, Field | undefined>>): Directory {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== undefined)) as Directory;
}

function when<Value>(value: Value | undefined, field: (value: Value) => Field): Field | undefined {
  return value === undefined ? undefined : field(value);
}

// ---- Nikon

export interface NikonFacts {
  readonly shutterCount?: number;
  readonly mechanical?: number;
  readonly kept?: number;
  readonly deleted?: number;
  readonly serial?: string;
  readonly file?: { readonly folder: number; readonly number: number; readonly order?: Order };
  readonly order?: Order;
  readonly tags?: Directory;
}

function nikonFields(facts: NikonFacts, order: Order): Directory {
  return given({
    0x0001: opaque('0210'),
    0x001d: when(facts.serial, text),
    0x0037: when(facts.mechanical, long),
    0x0084: rational([240, 10], [700, 10], [28, 10], [28, 10]),
    0x00a5: when(facts.kept, long),
    0x00a6: when(facts.deleted, long),
    0x00a7: when(facts.shutterCount, long),
    0x00b8: when(facts.file, (file) =>
      opaque('0100', u16(0), u16(file.folder, file.order ?? order), u16(file.number, file.order ?? order)),
    ),
    ...facts.tags,
  });
}

/** A Nikon note: ten bytes, then a TIFF header of its own. All bodies since about 2000 write this form. */
export function nikonNote(facts: NikonFacts = {}): Field {
  return placed((_at, shape) => {
    const order = facts.order ?? shape.order;
    return join('Nikon\0', [2, 0x10, 0, 0], tiff(nikonFields(facts, order), { order }));
  });
}

/** A Nikon note without a header, as the D1 and the Coolpix models of about 2001 write it. */
export function nikonHeaderlessNote(facts: NikonFacts = {}): Field {
  return placed((at, shape) => {
    const order = facts.order ?? shape.order;
    return directory(nikonFields(facts, order), at, { order });
  });
}

// ---- Canon

export interface CanonFacts {
  readonly tags?: Directory;
  /** tag 0x000D */
  readonly cameraInfo?: Uint8Array | undefined;
  /** tag 0x0093; in a note with CameraInfo, this tag usually has only the focus distance */
  readonly fileInfo?: Uint8Array | undefined;
  /** false if the lens reports no focus distance */
  readonly focus?: boolean;
  /** false leaves out CameraSettings and ShotInfo, which every body writes */
  readonly settings?: boolean;
  readonly order?: Order;
  /** a number that is added to every offset, as if the note had been written elsewhere */
  readonly displacedBy?: number;
  /** the footer, eight bytes with the note's offset: true states the real offset, a number another one */
  readonly footer?: boolean | number;
}

export function canonNote(facts: CanonFacts = {}): Field {
  const { displacedBy = 0, footer = false } = facts;
  return placed((at, shape) => {
    const order = facts.order ?? shape.order;
    const body = directory(canonFields(facts, order), at + displacedBy, { order });
    if (footer === false) return body;
    const original = footer === true ? at + displacedBy : footer;
    return join(body, order, u16(42, order), u32(original, order));
  });
}

/** The entries of Canon's note without the note around them, for a CR3's boxes CMT3 and CTMD. */
export function canonFields(facts: CanonFacts, order: Order = 'II'): Directory {
  const { tags = {}, cameraInfo, focus = true, settings = true } = facts;
  const usual = cameraInfo && focus ? canonFileInfo({ 40: focusDistance(order) }, order, 50) : undefined;
  const fileInfo = facts.fileInfo ?? usual;
  return given({
    0x0001: settings ? sizedShorts(46) : undefined,
    0x0004: settings ? sizedShorts(34) : undefined,
    0x0007: text('Firmware Version 1.0.0'),
    0x000d: when(cameraInfo, opaque),
    0x0093: when(fileInfo, opaque),
    0x0095: text('RF24-105mm F4L IS USM'),
    ...tags,
  });
}

/** `length` SHORTs, of which the first states the block's size in bytes. */
function sizedShorts(length: number): Field {
  return short(2 * length, ...Array.from({ length: length - 1 }, () => 0));
}

/** The block of tag 0x0093: its own size, and `parts` at their offsets. */
export function canonFileInfo(parts: Readonly<Record<number, Part>>, order: Order = 'II', size = 18): Uint8Array {
  return block(size, { 0: u16(size, order), ...parts });
}

/**
 * CameraInfo of the 1D Mark III and the 1Ds Mark III, with the firmware's text, and a counter that stores the count
 * minus one.
 */
export function canonCameraInfo1D3(count: number, firmware = '1.1.3'): Uint8Array {
  return block(1536, { 0: hex('AA AA'), 0x136: firmware, 0x176: u32(count - 1) });
}

/** The upper and the lower focus distance in centimeters, 350 and 199, as two u16. */
const focusDistance = (order?: Order) => join(u16(350, order), u16(199, order));

/**
 * Parts of CameraInfo, as bodies with DIGIC 8 and DIGIC X write it: the counter at `at`, and the lens state before it.
 * `zones` is the number of the lens's focus zones minus one.
 */
export function lensStateAt(at: number, count: number, zones = 0x2f): Record<number, Part> {
  return {
    [at - 32]: focusDistance(),
    [at - 28]: hex('3F 00 3F 00'),
    [at - 22]: hex('FF FF'),
    [at - 14]: [4, 0, zones, 0, 0xff, 0xff, 0x0a, 0x03],
    [at]: u32(count),
  };
}

/** CameraInfo of a body with DIGIC 8 or DIGIC X, with its counter at `at`. */
export function signedCameraInfo(size: number, at: number, count: number, zones?: number): Uint8Array {
  return block(size, { 0: hex(size < 4096 ? 'AA AA' : 'BB CC'), ...lensStateAt(at, count, zones) });
}

/**
 * Offsets in CameraInfo of the EOS R6 Mark III: the field after the lens state, which is 0, and two fields with the
 * lens's pulses, which are not a shutter count.
 */
export const R6_MARK_III = { zeroAt: 0xef1, pulsesAt: [0xbe7, 0xee9] } as const;

/** CameraInfo of the EOS R6 Mark III. In real files, the field after the lens state is 0, not `count`. */
export function r6MarkIIIInfo(count = 0): Uint8Array {
  const [first, second] = R6_MARK_III.pulsesAt;
  const pulses = { [first - 6]: [16, 0, 0x2f, 0, 0, 0], [first]: u32(1_586), [second]: u32(1_586) };
  const state = { ...lensStateAt(R6_MARK_III.zeroAt, count), [R6_MARK_III.zeroAt - 22]: [0, 0] };
  return block(4608, { 0: hex('BB BB'), ...state, ...pulses });
}

// ---- Sony

/** Sony's cipher for tags 0x9050 and 0x94xx: a byte becomes its cube modulo 249. The bytes 249 to 255 do not change. */
export function encipher(plain: Uint8Array, times = 1): Uint8Array {
  const once = plain.map((value) => (value < 249 ? (((value * value) % 249) * value) % 249 : value));
  return times > 1 ? encipher(once, times - 1) : once;
}

export type SonyLayout = 'a' | 'b' | 'c' | 'd';

const SONY_COUNT_AT = { a: 0x32, b: 0x3a, c: 0x3a, d: 0x0a };
const SONY_FLASH_AT = { a: 0x31, b: 0x39, c: 0x39, d: undefined };
const SONY_SERIAL_AT = { a: 0xf0, b: 0x88, c: 0x88, d: 0x38 };
const SONY_BLOCK_BYTES = 0x3a0;
const SONY_COPIES_AT = { a: [0x1aa, 0x1bd], b: [0x19f, 0x1cd], c: [0x50], d: [] } as const;
/** Bytes that are the same in all photos of a layout. In layout a, the byte before FF FF varies, so it is left out. */
const SONY_FIXED: Readonly<Record<SonyLayout, Readonly<Record<number, Part>>>> = {
  a: { 0xa9: [2], 0xbc: hex('FF FF') },
  b: { 0xb9: [2], 0xcb: hex('C0 FF FF') },
  c: { 0xb9: [2], 0xcb: hex('C0 FF FF') },
  d: { 0x95: [2], 0xab: hex('C0 FF FF') },
};

export interface SonyFacts {
  readonly layout?: SonyLayout;
  /** the whole word of 32 bits; its highest byte is not part of the count */
  readonly shutterCount?: number;
  /** copies of the count by offset; by default, an equal copy at each place where bodies with this layout store one */
  readonly copies?: Readonly<Record<number, number>>;
  /** false leaves out the bytes that are the same in all photos of the layout */
  readonly fixed?: boolean;
  readonly flash?: number;
  readonly mount?: number;
  /** the first enciphered byte of tag 0x9400; null leaves out the tag */
  readonly gate?: number | null;
  /** the three bytes after the gate byte; each is 1 on every body */
  readonly signature?: readonly number[];
  /** true if an editor enciphered the blocks again */
  readonly twice?: boolean;
  /** by default 'SONY DSC ' and three NULs, and in ARW files '' */
  readonly header?: string;
  readonly displacedBy?: number;
  readonly gap?: 0 | 4;
  readonly order?: Order;
  readonly tags?: Directory;
  /** bytes of 0x9050 before enciphering, by offset */
  readonly plain?: Readonly<Record<number, Part>>;
}

/** Tag 0x9050 before enciphering. */
function sonyBlock({
  layout = 'a',
  shutterCount = 0,
  copies = Object.fromEntries(SONY_COPIES_AT[layout].map((at) => [at, shutterCount])),
  fixed = true,
  flash = 0,
  mount = 2,
  plain = {},
}: SonyFacts): Uint8Array {
  const flashAt = SONY_FLASH_AT[layout];
  return block(SONY_BLOCK_BYTES, {
    ...(flashAt === undefined ? {} : { [flashAt]: [flash] }),
    [SONY_COUNT_AT[layout]]: u32(shutterCount),
    [SONY_SERIAL_AT[layout]]: [1, 2, 3, 4, 5, 6],
    ...(fixed ? SONY_FIXED[layout] : {}),
    ...(layout === 'a' || layout === 'b' ? { 0x105: [mount] } : {}),
    ...Object.fromEntries(Object.entries(copies).map(([at, value]) => [at, u32(value)])),
    ...plain,
  });
}

/** Tag 0x9050, enciphered as in a file. */
export function sonyCipherBlock(facts: SonyFacts): Uint8Array {
  return encipher(sonyBlock(facts), facts.twice ? 2 : 1);
}

export function sonyNote(facts: SonyFacts = {}): Field {
  const { gate = 0x26, signature = [1, 1, 1], header = 'SONY DSC \0\0\0', displacedBy, gap, order, tags = {} } = facts;
  return headedNote(
    header,
    given({
      ...(facts.layout === undefined ? {} : { 0x9050: opaque(sonyCipherBlock(facts)) }),
      ...(gate === null ? {} : { 0x9400: opaque(block(0x200, { 0: [gate, ...signature] })) }),
      ...tags,
    }),
    { displacedBy, gap, order },
  );
}

/**
 * Tag 0x0020 of the bodies DSLR-A230 to A900: the drive mode, rotation, stabilization and dynamic range mode, and far
 * after them the count.
 */
export function sonyFocusInfo(shutterCount: number, size = 19154, parts: Readonly<Record<number, Part>> = {}): Field {
  return opaque(
    block(size, { 0x0e: [1, 0, 0], 0x14: [1, 1], 0x846: u32(shutterCount), 0x850: hex('AE AE AE AC'), ...parts }),
  );
}

/** Tag 0x0020 of later bodies: an index of blocks, of which 0x0201 holds the count. */
export function sonyMoreInfo(
  words: Readonly<Record<number, number>>,
  blockId = 0x0201,
  parts: Readonly<Record<number, Part>> = {},
): Field {
  const blockAt = 0x40;
  const places = Object.entries(words).map(([at, value]) => [blockAt + Number(at), u32(value)] as const);
  // The DSLR-A450 to A550 store the count at another offset, and have other fixed bytes.
  const fixed =
    0x14a in words ? { [blockAt + 0x128]: [0x88], [blockAt + 0x145]: [0x78] } : { [blockAt + 0x132]: hex('85 86') };
  return opaque(
    block(0x300, {
      0: join(u16(2), u16(0x300)),
      4: join(u16(0x0001), u16(0x20), u16(blockId), u16(blockAt)),
      ...fixed,
      ...Object.fromEntries(places),
      ...parts,
    }),
  );
}

// ---- Pentax, and Ricoh with Pentax tags

export interface PentaxFacts {
  readonly shutterCount?: number;
  /** byte order of the enciphered count; on SLRs, it is always big-endian */
  readonly countOrder?: Order;
  /** stores the count as a LONG, as on many compacts, not as four bytes */
  readonly isLong?: boolean;
  /** year, month, day; hour, minute, second */
  readonly date?: readonly [number, number, number];
  readonly time?: readonly [number, number, number];
  readonly header?: 'AOC' | 'PENTAX' | 'RICOH';
  readonly order?: Order;
  /** the byte order that the header states, if an editor has changed it to the wrong one */
  readonly spelledOrder?: Order;
  readonly displacedBy?: number;
  readonly tags?: Directory;
}

/** The count as in tag 0x005D, enciphered with the date and the time. */
function pentaxCipher(count: number, date: readonly number[], time: readonly number[], order: Order): Uint8Array {
  const [year = 0, month = 0, day = 0] = date;
  const [hour = 0, minute = 0, second = 0] = time;
  const dateWord = ((year << 16) | (month << 8) | day) >>> 0;
  const timeWord = ((hour << 24) | (minute << 16) | (second << 8)) >>> 0;
  return u32((count ^ dateWord ^ (0xffffffff - timeWord)) >>> 0, order);
}

export function pentaxNote(facts: PentaxFacts = {}): Field {
  const { shutterCount, date = [2024, 5, 1], time = [10, 20, 30], header = 'PENTAX', displacedBy, tags = {} } = facts;
  const { countOrder = 'MM', isLong = false } = facts;
  const fields = given({
    0x0006: opaque(u16(date[0], 'MM'), [date[1], date[2]]),
    0x0007: opaque(time),
    0x005d: when(shutterCount, (count) => ({
      ...opaque(pentaxCipher(count, date, time, countOrder)),
      ...(isLong && { type: 4, count: 1 }),
    })),
    ...tags,
  });
  return placed((at, shape) => {
    const order = facts.order ?? shape.order;
    const spelled = facts.spelledOrder ?? order;
    const note = {
      AOC: headedNote(join('AOC\0', spelled), fields, { order, displacedBy }),
      PENTAX: headedNote(join('PENTAX \0', spelled), fields, { order, displacedBy, base: 'note' }),
      RICOH: headedNote(join('RICOH\0', spelled), fields, { order, displacedBy, base: 'note' }),
    }[header];
    return note.write(at, shape);
  });
}

// ---- Fujifilm

export interface FujifilmFacts {
  readonly imageCount?: number;
  /** sets bit 15, as in every file that we have seen */
  readonly upperBit?: boolean;
  readonly tags?: Directory;
}

export function fujifilmNote({ imageCount, upperBit = true, tags = {} }: FujifilmFacts = {}): Field {
  return headedNote(
    join('FUJIFILM', u32(12)),
    given({
      0x0010: text('FF02B1234567'),
      0x1438: when(imageCount, (count) => short(count | (upperBit ? 0x8000 : 0))),
      ...tags,
    }),
    { base: 'note', order: 'II' },
  );
}

// ---- Ricoh with tags of its own

export interface RicohFacts {
  readonly counts?: readonly [shots: number, flashes: number];
  /** builds the value with the two counts: a LONG, or a SHORT on the Caplio RR1 */
  readonly countsAs?: (...values: readonly number[]) => Field;
  /** the day of manufacture; real cameras fill up the text with blanks */
  readonly made?: string;
  /** the byte after the letters of the header: 0 or 2 */
  readonly lastByte?: number;
  readonly letters?: string;
  /** other entries of the block (`info`) and of the note (`tags`) */
  readonly info?: Directory;
  readonly tags?: Directory;
  readonly order?: Order;
  readonly displacedBy?: number;
}

const RICOH_HEADER = 'Ricoh\0\0\0';

/** The block [Ricoh Camera Info]: a big-endian directory with offsets from the TIFF header. */
function ricohInfo({ counts, countsAs = long, made, lastByte = 0, letters, info = {} }: RicohFacts): Field {
  const head = join(letters ?? '[Ricoh Camera Info]', [lastByte]);
  const fields = given({
    0x0001: short(0, 1),
    0x0004: when(made, text),
    0x000c: when(counts, (values) => countsAs(...values)),
    ...info,
  });
  return placed((at) => join(head, directory(fields, at + head.length, { order: 'MM' })));
}

export function ricohNote(facts: RicohFacts = {}): Field {
  const { order, displacedBy, tags = {} } = facts;
  const fields = { 0x0001: text('RDC'), 0x0002: text('Rev0110'), 0x2001: ricohInfo(facts), ...tags };
  return headedNote(RICOH_HEADER, fields, { order, displacedBy });
}

/**
 * On the Caplio G3, G4 and RR30, the bytes from a note's last entry to its first value. Negative, because these bodies
 * write the value before the directory.
 */
const RICOH_GAP = -873;

/**
 * The values of two entries of the Exif IFD: first the block [Ricoh Camera Info], then the note, whose only entry points
 * to that block.
 * `displacedBy` is added to the offsets, as if both had been written elsewhere.
 */
export function ricohBlockFirst(facts: RicohFacts): Directory {
  const { displacedBy = 0 } = facts;
  const tableSize = RICOH_HEADER.length + 2 + 12;
  const distance = -(RICOH_GAP + tableSize);
  // An entry's value begins at an even offset, but the block must begin at an odd one.
  const padding = distance % 2;
  const { write } = ricohInfo(facts);
  const { length } = write(0, { order: 'II', big: false });
  return {
    0x927b: placed((at, shape) => block(distance + padding, { [padding]: write(at + padding + displacedBy, shape) })),
    0x927c: placed((at, shape) => {
      const pointer = entry(7, length, at - distance + displacedBy);
      return join(RICOH_HEADER, directory({ 0x2001: pointer }, at + RICOH_HEADER.length, shape));
    }),
  };
}

// ---- Others

export interface OlympusFacts {
  readonly serial?: string;
  readonly lens?: string;
  /** the note's header: 'old' is OLYMP, 'new' is OLYMPUS, 'om' is OM SYSTEM */
  readonly kind?: 'old' | 'new' | 'om';
  readonly order?: Order;
  readonly tags?: Directory;
}

export function olympusNote({
  serial = 'BHP123456',
  lens = 'OLYMPUS M.12-40mm F2.8',
  kind = 'new',
  order,
  tags = {},
}: OlympusFacts = {}): Field {
  const fields = { 0x2010: subDirectory({ 0x0101: text(serial), 0x0203: text(lens) }), ...tags };
  return placed((at, shape) => {
    const spelled = order ?? shape.order;
    const note = {
      old: headedNote('OLYMP\0\x01\0', { 0x0404: text(serial), ...tags }, { order: spelled }),
      new: headedNote(join('OLYMPUS\0', spelled, [3, 0]), fields, { order: spelled, base: 'note' }),
      om: headedNote(join('OM SYSTEM\0\0\0', spelled, [4, 0]), fields, { order: spelled, base: 'note' }),
    }[kind];
    return note.write(at, shape);
  });
}

export interface PanasonicFacts {
  readonly serial?: string;
  readonly lens?: string;
  readonly tags?: Directory;
}

export function panasonicNote({
  serial = 'F651203260376',
  lens = 'LUMIX S 20-60/F3.5-5.6',
  tags,
}: PanasonicFacts = {}): Field {
  return headedNote('Panasonic\0\0\0', { 0x0025: opaque(block(16, { 0: serial })), 0x0051: text(lens), ...tags });
}

/** The note of a Leica X, T, Q or similar. `kind` is the byte after 'LEICA\0'. */
export function leicaNote(fields: Directory, kind = 0x01): Field {
  const base = [0x08, 0x09, 0x0a].includes(kind) ? 'tiff' : 'note';
  return headedNote(join('LEICA\0', [kind, 0]), fields, { base });
}

/** The Leica M8's note. In JPEG files, its offsets count from the directory. */
export function leicaM8Note(fields: Directory): Field {
  return headedNote('LEICA\0\0\0', fields, { base: 'directory' });
}

/** Minolta's and Konica Minolta's note, a directory without a header. */
export function minoltaNote(fields: Directory): Field {
  return headedNote('', fields);
}

export interface PhaseOneFacts {
  readonly imageNumber?: number;
  readonly serial?: string;
  readonly lens?: string;
  readonly orientation?: number;
  readonly size?: readonly [width: number, height: number];
  readonly order?: Order;
}

/** Phase One's and Leaf's block. In IIQ files, it follows the TIFF header; in other files, it is the maker note. */
export function phaseOneBlock(facts: PhaseOneFacts = {}): Uint8Array {
  const {
    imageNumber,
    serial = 'LD001055',
    lens = 'Schneider 80mm',
    orientation = 0,
    size = [7752, 5412],
    order = 'II',
  } = facts;
  const directoryAt = 16;
  const rows: (readonly [tag: number, value: number | string])[] = [
    [0x0100, orientation],
    [0x0102, serial],
    [0x010c, size[0]],
    [0x010d, size[1]],
    ...(imageNumber === undefined ? [] : [[0x0113, imageNumber] as const]),
    [0x0412, lens],
  ];
  let end = directoryAt + 8 + 16 * rows.length;
  const texts: Uint8Array[] = [];
  const table = rows.map(([tag, value]) => {
    if (typeof value === 'number') return join(...[tag, 4, 4, value].map((word) => u32(word, order)));
    const characters = join(value, [0]);
    const row = join(...[tag, 1, characters.length, end].map((word) => u32(word, order)));
    texts.push(characters);
    end += characters.length;
    return row;
  });
  return join(
    order === 'II' ? 'IIIITwaR' : 'MMMMRawT',
    u32(directoryAt, order),
    u32(0, order),
    u32(rows.length, order),
    u32(0, order),
    ...table,
    ...texts,
  );
}

export function phaseOneNote(facts: PhaseOneFacts = {}): Field {
  return placed((_at, { order }) => phaseOneBlock({ order, ...facts }));
}
