/** Maker notes with a count, built by the tests or cut out of real photos, for the fuzzer to move. */
import { readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { type Order, join, u16, u32 } from '../support/bytes';
import {
  type CanonFacts,
  type RicohFacts,
  type SonyFacts,
  canonCameraInfo1D3,
  canonFileInfo,
  canonNote,
  fujifilmNote,
  nikonHeaderlessNote,
  nikonNote,
  pentaxNote,
  ricohNote,
  signedCameraInfo,
  sonyFocusInfo,
  sonyMoreInfo,
  sonyNote,
} from '../support/makerNotes';
import { type Camera, exifBlock } from '../support/photo';
import { type Directory, type Field, opaque } from '../support/tiff';
import { corpusFolder } from './inputs';
import type { Random } from './random';

export interface Specimen {
  readonly make: string;
  readonly model: string;
  readonly order: Order;
  readonly note: Uint8Array;
  /** DateTimeOriginal; empty if missing */
  readonly taken: string;
  /** the note's offset from the TIFF header */
  readonly place: number;
  readonly count: number;
  /**
   * offsets of the note's values from the TIFF header; a reader that shifts them wrongly could take one value for
   * another
   */
  readonly values: readonly number[];
  /** offset, from the start of the note, of the entry with the note's first value */
  readonly firstEntry: number | undefined;
}

/** The bytes of one value, by TIFF type. */
const TYPE_SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];

interface Entry {
  readonly tag: number;
  readonly size: number;
  /** offsets of the value and of the entry, both from the TIFF header */
  readonly at: number;
  readonly row: number;
}

/** The entries of the directory at `at`, with offsets from the start of the block; none if there is no directory. */
function entriesOf(block: Buffer, at: number, little: boolean): Entry[] {
  const word = (where: number): number => (little ? block.readUInt16LE(where) : block.readUInt16BE(where));
  const long = (where: number): number => (little ? block.readUInt32LE(where) : block.readUInt32BE(where));
  if (at + 2 > block.length) return [];
  const entries: Entry[] = [];
  for (let row = at + 2; row < at + 2 + 12 * word(at) && row + 12 <= block.length; row += 12) {
    const size = (TYPE_SIZES[word(row + 2)] ?? 0) * long(row + 4);
    entries.push({ tag: word(row), size, at: size <= 4 ? row + 8 : long(row + 8), row });
  }
  return entries;
}

/** Undefined if the note is missing or incomplete. */
function cutNote(bytes: Uint8Array, count: number): Specimen | undefined {
  const block = Buffer.from(bytes);
  const order = block.toString('latin1', 0, 2) === 'II' ? 'II' : 'MM';
  const little = order === 'II';
  const text = (entry: Entry | undefined): string =>
    entry ? (block.toString('latin1', entry.at, entry.at + entry.size).split('\0')[0] ?? '') : '';
  const main = entriesOf(block, little ? block.readUInt32LE(4) : block.readUInt32BE(4), little);
  const find = (entries: readonly Entry[], tag: number) => entries.find((entry) => entry.tag === tag);
  const pointer = find(main, 0x8769);
  if (!pointer) return undefined;
  const exifAt = little ? block.readUInt32LE(pointer.at) : block.readUInt32BE(pointer.at);
  const exif = entriesOf(block, exifAt, little);
  const note = find(exif, 0x927c);
  if (!note || note.at + note.size > block.length) return undefined;
  const head = block.toString('latin1', note.at, note.at + 8);
  const isOwnRicoh = /^ricoh\0\0\0/i.test(head);
  const start = note.at + (/^(SONY|VHAB)/.test(head) ? 12 : isOwnRicoh ? 8 : 0);
  const make = text(find(main, 0x010f));
  // Only in these makers' notes do offsets count from the TIFF header. In other notes, offsets count from the note's
  // start, or the counts are inside the entries.
  const values =
    isOwnRicoh || /^(canon|sony|hasselblad)/i.test(make)
      ? entriesOf(block, start, little).filter(({ size }) => size > 4)
      : [];
  const first = values.toSorted((a, b) => a.at - b.at)[0];
  return {
    make,
    model: text(find(main, 0x0110)),
    order,
    taken: text(find(exif, 0x9003)),
    note: bytes.slice(note.at, note.at + note.size),
    place: note.at,
    count,
    values: values.map(({ at }) => at),
    firstEntry: first === undefined ? undefined : first.row - note.at,
  };
}

/** Real photos with a count that the reference (ExifTool) does not give. */
const UNKNOWN_TO_REFERENCE: Readonly<Record<string, number>> = {
  'canon/eos-r-3.head.jpg': 116_237,
  'canon/eos-r7-2.head.jpg': 8_379,
  'canon/eos-rp-1.jpg': 619,
  'ricoh/caplio-rr1.jpg': 136,
};

/** Photos of the corpus with a count, if the corpus is there, except those whose note is cut off. */
export function corpusSpecimens(): Specimen[] {
  const folder = corpusFolder();
  if (folder === undefined) return [];
  const { files } = JSON.parse(readFileSync(joinPath(folder, 'expected.json'), 'utf8')) as {
    files: { file: string; shutterCount: number | null }[];
  };
  return files.flatMap(({ file, shutterCount: known }) => {
    const shutterCount = known ?? UNKNOWN_TO_REFERENCE[file] ?? null;
    if (shutterCount === null || file.startsWith('broken/') || /\.(png|webp|jxl|cr3|raf)$/.test(file)) return [];
    const bytes = readFileSync(joinPath(folder, file));
    const jpeg = bytes.indexOf('Exif\0\0');
    const starts = [bytes.indexOf('II*\0'), bytes.indexOf('MM\0*')].filter((at) => at >= 0);
    const start = bytes[0] === 0xff ? jpeg + 6 : Math.min(...starts);
    return cutNote(new Uint8Array(bytes.subarray(start)), shutterCount) ?? [];
  });
}

/** Bytes like those around a count in real blocks: runs of zeros, with numbers between them. */
function noise(length: number, random: Random): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at += 1 + random.integer(6)) bytes[at] = random.integer(random.pick([2, 8, 256]));
  return bytes;
}

/** The blocks that Sony's maker note stores around the count. */
function sonyBlocks(random: Random): Directory {
  const sizes = { 0x0010: 368, 0x0114: 1_000, 0x2010: 6_556, 0x9402: 400, 0x9403: 1_000, 0x9405: 2_000, 0x940a: 300 };
  return Object.fromEntries(Object.entries(sizes).map(([tag, size]) => [tag, opaque(noise(size, random))]));
}

type Build = (count: number, random: Random) => Field;

const sony =
  (facts: SonyFacts, copies: readonly number[] = []): Build =>
  (shutterCount, random) =>
    sonyNote({
      flash: random.pick([0, 0, 2, 64, 65, 128]),
      ...facts,
      shutterCount,
      copies: Object.fromEntries(copies.map((at) => [at, shutterCount - random.integer(2)])),
      tags: sonyBlocks(random),
      gap: facts.gap ?? 0,
    });

/** The note of a Sony body older than tag 0x9050, with its count in tag 0x0020. */
const oldSony =
  (info: (count: number, random: Random) => Field): Build =>
  (count, random) =>
    sonyNote({
      gate: null,
      gap: 4,
      tags: { 0x0010: opaque(noise(6_118, random)), 0x0020: info(count, random), 0x0114: opaque(noise(332, random)) },
    });

const canon =
  (facts: (count: number) => CanonFacts): Build =>
  (count, random) =>
    canonNote({
      ...facts(count),
      tags: {
        0x0002: opaque(noise(8, random)),
        0x0003: opaque(noise(8, random)),
        0x0026: opaque(noise(120, random)),
        0x00a0: opaque(u16(28), noise(26, random)),
        0x4001: opaque(noise(1_400, random)),
      },
    });

const ricoh =
  (facts: RicohFacts = {}): Build =>
  (count, random) =>
    ricohNote({
      ...facts,
      counts: [count, random.integer(count + 1)],
      made: '2010:03:07          ',
      tags: { 0x0e00: opaque(noise(202, random)), 0x1001: opaque(noise(26, random)) },
    });

const cameraInfo = (size: number, at: number, footer = true) =>
  canon((count) => ({ footer, cameraInfo: signedCameraInfo(size, at, count) }));

const moreInfo = (at: number) => oldSony((count) => sonyMoreInfo({ [at]: count }));

/** At least one body for every layout with a count. */
const BODIES: readonly (readonly [make: string, model: string, note: Build, order?: Order])[] = [
  ['NIKON CORPORATION', 'NIKON D850', (shutterCount) => nikonNote({ shutterCount, mechanical: 1_000 })],
  ['NIKON CORPORATION', 'NIKON D1H', (shutterCount) => nikonHeaderlessNote({ shutterCount })],
  ['PENTAX Corporation', 'PENTAX K10D', (shutterCount) => pentaxNote({ shutterCount, header: 'AOC' })],
  ['PENTAX', 'PENTAX K-70', (shutterCount) => pentaxNote({ shutterCount })],
  ['RICOH IMAGING COMPANY, LTD.', 'RICOH GR III', (shutterCount) => pentaxNote({ shutterCount, header: 'RICOH' })],
  ['RICOH', 'GR DIGITAL 3', ricoh()],
  ['RICOH', 'Caplio G4', ricoh({ lastByte: 2 }), 'MM'],
  ['FUJIFILM', 'X-T3', (imageCount) => fujifilmNote({ imageCount: imageCount % 0x8000 || 1 })],
  ['Canon', 'Canon EOS-1D', canon((count) => ({ fileInfo: canonFileInfo({ 2: u32(count, 'MM') }, 'MM') })), 'MM'],
  ['Canon', 'Canon EOS-1DS', canon((count) => ({ fileInfo: canonFileInfo({ 2: u32(count, 'MM') }, 'MM') })), 'MM'],
  ...['Canon EOS-1D Mark II', 'Canon EOS-1Ds Mark II', 'Canon EOS-1D Mark II N'].map(
    (model, index) =>
      [
        'Canon',
        model,
        canon((count) => ({
          footer: index !== 0,
          fileInfo: canonFileInfo({ 2: join(u16(count >> 16), u16(count & 0xffff)) }, 'II', 28),
        })),
      ] as const,
  ),
  ['Canon', 'Canon EOS-1D Mark III', canon((count) => ({ footer: true, cameraInfo: canonCameraInfo1D3(count) }))],
  ['Canon', 'Canon EOS-1Ds Mark III', canon((count) => ({ cameraInfo: canonCameraInfo1D3(count, '2.0.8') }))],
  ['Canon', 'Canon EOS R5', cameraInfo(4608, 0xaf1)],
  ['Canon', 'Canon EOS R6', cameraInfo(4608, 0xaf1, false)],
  ['Canon', 'Canon EOS RP', cameraInfo(2560, 0x960)],
  ['Canon', 'Canon EOS R', cameraInfo(1536, 0x194)],
  ['Canon', 'Canon EOS R', cameraInfo(1536, 0x194, false)],
  ['Canon', 'Canon EOS R7', cameraInfo(4608, 0xc93)],
  ['Canon', 'Canon EOS R6m2', cameraInfo(4608, 0xd29)],
  ['Canon', 'Canon EOS R8', cameraInfo(4608, 0xd29, false)],
  ['Canon', 'Canon PowerShot G5 X Mark II', cameraInfo(3000, 0x293)],
  ['SONY', 'SLT-A77V', sony({ layout: 'a', gate: 0x0a, mount: 1 })],
  ['SONY', 'NEX-5N', sony({ layout: 'a', gate: 0x0a })],
  ['SONY', 'ILCE-6000', sony({ layout: 'a', gate: 0x23, header: '' }, [0x4c])],
  ['SONY', 'ILCE-6000', sony({ layout: 'a', gate: 0x5e, twice: true }, [0x4c])],
  ['Hasselblad', 'HV', sony({ layout: 'a', gate: 0x0a, header: 'VHAB     \0\0\0', mount: 1 }, [0x1aa])],
  ['SONY', 'ILCE-6600', sony({ layout: 'b', gate: 0x28 }, [0x50, 0x19f])],
  ['SONY', 'ILCE-6600', sony({ layout: 'b', gate: 0x28, gap: 4 })],
  ['SONY', 'ILCE-7M3', sony({ layout: 'b', gate: 0x26, header: '', gap: 4 }, [0x52, 0x19f])],
  ['SONY', 'ILCE-7RM5', sony({ layout: 'c', gate: 0x32 }, [0x50])],
  ['SONY', 'ILCE-7SM3', sony({ layout: 'c', gate: 0x31 }, [0x50])],
  ['SONY', 'ILCE-1', sony({ layout: 'c', gate: 0x31 })],
  ['SONY', 'ILCE-7M4', sony({ layout: 'c', gate: 0x31 })],
  ['SONY', 'ILCE-6700', sony({ layout: 'd', gate: 0x33 })],
  ['SONY', 'ILCE-1M2', sony({ layout: 'd', gate: 0x33 })],
  ['SONY', 'DSLR-A230', oldSony((count) => sonyFocusInfo(count))],
  ['SONY', 'DSLR-A330', oldSony((count) => sonyFocusInfo(count))],
  ['SONY', 'DSLR-A850', oldSony((count) => sonyFocusInfo(count))],
  ['SONY', 'SLT-A55V', moreInfo(0x125)],
  ['SONY', 'NEX-5', moreInfo(0x125)],
  ['SONY', 'DSLR-A450', moreInfo(0x14a)],
];

/** Several, so that a moved note's place can contain the note of another photo from the same camera. */
const PHOTOS_PER_BODY = 2;

export function builtSpecimens(random: Random): Specimen[] {
  return BODIES.flatMap(([make, model, build, order = 'II']) =>
    Array.from({ length: PHOTOS_PER_BODY }, () => {
      const count = 1 + random.integer(random.pick([200, 30_000, 400_000]));
      const camera: Camera = { make, model, order, note: build(count, random), software: 'x'.repeat(600) };
      const held = make === 'FUJIFILM' ? count % 0x8000 || 1 : count;
      const specimen = cutNote(exifBlock(camera), held);
      if (!specimen) throw new Error(`${model}: the built block has no maker note`);
      return specimen;
    }),
  );
}
