import { describe, expect, it } from 'vitest';
import { FieldId, MakerNote, Status } from '../../assembly/schema';
import { loadCore } from '../../src/reader/core';
import { type Order, type Part, block, join, patched, placeOf, u16, u32 } from '../support/bytes';
import {
  type Base,
  type CanonFacts,
  canonFields,
  canonFileInfo,
  canonNote,
  headedNote,
  leicaNote,
  nikonHeaderlessNote,
  nikonNote,
  olympusNote,
  pentaxNote,
  phaseOneNote,
  ricohNote,
  signedCameraInfo,
  sonyNote,
} from '../support/makerNotes';
import { type Camera, exifBlock, photo } from '../support/photo';
import { read } from '../support/read';
import { factsOf, scanBytes, valueOf } from '../support/scan';
import {
  type Directory,
  type Field,
  ORDERS,
  directory,
  entry,
  long,
  opaque,
  placed,
  short,
  slong,
  subDirectory,
  text,
} from '../support/tiff';

/**
 * How a maker note is recognized: the number of the rule, a camera that writes the note, and a value that the core must
 * read from it.
 */
interface Recognised {
  readonly rule: number;
  readonly kind: MakerNote;
  readonly make: string;
  readonly model?: string;
  readonly note: Field;
  /** a value after the directory, which the core finds only with the right start, base and byte order */
  readonly shows?: readonly [field: FieldId, value: string | number];
}

const SERIAL = 'SN-1234567';
const LENS = 'A lens of 50 mm';

/** A maker note with `header` and a directory, after which the text of tag `tag` is stored. */
function headed(header: Part, tag: number, value: string, base: Base = 'tiff', order?: Order): Field {
  return headedNote(header, { 0x0001: opaque('0100'), [tag]: text(value) }, { base, order });
}

/** A maker note whose header states the note's byte order, which is the file's byte order. */
function spelled(header: (order: Order) => Part, tag: number, value: string, base: Base = 'note'): Field {
  return placed((at, shape) => headed(header(shape.order), tag, value, base, shape.order).write(at, shape));
}

const named = (header: Part): Field => opaque(header, block(40));
const serial = (field: FieldId.MakerSerial | FieldId.InternalSerial = FieldId.MakerSerial) => [field, SERIAL] as const;
const lens = [FieldId.MakerLens, LENS] as const;
/** the ISO as the first of four numbers, so that the value does not fit into its entry */
const iso = (header: Part): Field => headedNote(header, { 0x0014: long(250, 0, 0, 0) });
const shownIso = [FieldId.MakerIso, 250] as const;
const sonySerial = (header: string): Field => headedNote(header, { 0x0102: long(1), 0x2031: opaque('90785634') });
const shownSonySerial = [FieldId.MakerSerial, '34567890'] as const;

const RULES: readonly Recognised[] = [
  {
    rule: 1,
    kind: MakerNote.Apple,
    make: 'Apple',
    note: headedNote('Apple iOS\0\0\x01MM', { 0x0001: long(14) }, { base: 'note', order: 'MM' }),
  },
  { rule: 2, kind: MakerNote.Nikon3, make: 'NIKON CORPORATION', note: nikonNote({ serial: SERIAL }), shows: serial() },
  { rule: 3, kind: MakerNote.Canon, make: 'Canon', note: headed('', 0x0095, LENS), shows: lens },
  { rule: 4, kind: MakerNote.Casio1, make: 'CASIO', note: iso(''), shows: shownIso },
  { rule: 5, kind: MakerNote.Casio2, make: 'CASIO COMPUTER CO.,LTD', note: iso('QVC\0\0\0'), shows: shownIso },
  { rule: 5, kind: MakerNote.Casio2, make: 'CASIO COMPUTER CO.,LTD', note: iso('DCI\0\0\0'), shows: shownIso },
  {
    rule: 6,
    kind: MakerNote.Fujifilm,
    make: 'FUJIFILM',
    note: headed(join('FUJIFILM', u32(12)), 0x0010, SERIAL, 'note', 'II'),
    shows: serial(FieldId.InternalSerial),
  },
  {
    rule: 6,
    kind: MakerNote.Fujifilm,
    make: 'GENERAL IMAGING CO.',
    note: headed(join('GENERALE', u32(12)), 0x0010, SERIAL, 'note', 'II'),
    shows: serial(FieldId.InternalSerial),
  },
  { rule: 7, kind: MakerNote.Google, make: 'Google', note: named('HDRP\x02') },
  { rule: 7, kind: MakerNote.Google, make: 'Google', note: named('HDRP\x03') },
  {
    rule: 8,
    kind: MakerNote.HasselbladSony,
    make: 'Hasselblad',
    model: 'HV',
    note: sonySerial('VHAB     \0\0\0'),
    shows: shownSonySerial,
  },
  { rule: 9, kind: MakerNote.KodakFixed, make: 'EASTMAN KODAK COMPANY', note: named('KDK INFO') },
  { rule: 9, kind: MakerNote.KodakFixed, make: 'EASTMAN KODAK COMPANY', note: named('KDK\0\0\0\0\0') },
  { rule: 10, kind: MakerNote.Kodak, make: 'Polaroid', note: named('\x01\x02\x03\x04\x05\x06\x07\x08Eastman Kodak') },
  { rule: 10, kind: MakerNote.Kodak, make: 'EASTMAN KODAK COMPANY', note: named('\x01\x02\x03\x04') },
  {
    rule: 11,
    kind: MakerNote.Minolta,
    make: 'Minolta Co., Ltd.',
    model: 'DiMAGE A1',
    note: headedNote('', { 0x0003: opaque(block(120, { 104: u32(1, 'MM'), 108: u32(777, 'MM') })) }),
    shows: [FieldId.MinoltaFileDimage, 777],
  },
  {
    rule: 11,
    kind: MakerNote.Minolta,
    make: 'KONICA MINOLTA',
    model: 'DYNAX 5D',
    note: headedNote('', { 0x0114: opaque(block(400, { 0x15c: u16(63, 'MM') })) }),
    shows: [FieldId.MinoltaFile5D, 64],
  },
  {
    rule: 12,
    kind: MakerNote.MinoltaOlympus,
    make: 'Minolta Co., Ltd.',
    note: headed('MINOL\0\0\0', 0x0404, SERIAL),
    shows: serial(),
  },
  {
    rule: 12,
    kind: MakerNote.MinoltaOlympus,
    make: 'Minolta Co., Ltd.',
    note: headed('CAMER\0\0\0', 0x0404, SERIAL),
    shows: serial(),
  },
  { rule: 13, kind: MakerNote.Nikon1, make: 'NIKON', note: headed('Nikon\0\x01\0', 0x0005, 'AUTO  ') },
  {
    rule: 14,
    kind: MakerNote.NikonHeaderless,
    make: 'NIKON CORPORATION',
    model: 'NIKON D1',
    note: nikonHeaderlessNote({ serial: SERIAL }),
    shows: serial(),
  },
  {
    rule: 15,
    kind: MakerNote.OlympusOld,
    make: 'OLYMPUS OPTICAL CO.,LTD',
    note: headed('OLYMP\0\x01\0', 0x0404, SERIAL),
    shows: serial(),
  },
  {
    rule: 15,
    kind: MakerNote.OlympusOld,
    make: 'SEIKO EPSON CORP.',
    note: headed('EPSON\0\x01\0', 0x0404, SERIAL),
    shows: serial(),
  },
  {
    rule: 16,
    kind: MakerNote.OlympusNew,
    make: 'OLYMPUS CORPORATION',
    note: olympusNote({ serial: SERIAL, lens: LENS }),
    shows: lens,
  },
  {
    rule: 17,
    kind: MakerNote.OmSystem,
    make: 'OM Digital Solutions',
    note: olympusNote({ kind: 'om', serial: SERIAL, lens: LENS }),
    shows: lens,
  },
  { rule: 18, kind: MakerNote.Leica1, make: 'LEICA', note: headed('LEICA\0\x01\x01', 0x0051, LENS), shows: lens },
  {
    rule: 18,
    kind: MakerNote.Leica1,
    make: 'LEICA',
    model: 'DIGILUX 3',
    note: headed('LEICA\0\0\0', 0x0025, SERIAL),
    shows: serial(FieldId.InternalSerial),
  },
  {
    rule: 19,
    kind: MakerNote.Leica2,
    make: 'Leica Camera AG',
    note: headed('LEICA\0\0\0', 0x0303, SERIAL, 'directory'),
    shows: serial(),
  },
  {
    rule: 20,
    kind: MakerNote.Leica4,
    make: 'Leica Camera AG',
    note: headed('LEICA0\x03\0', 0x3103, SERIAL, 'note'),
    shows: serial(),
  },
  ...[0x01, 0x04, 0x05, 0x06, 0x07, 0x10, 0x1a].map((sort): Recognised => ({
    rule: 21,
    kind: MakerNote.Leica5,
    make: 'LEICA CAMERA AG',
    note: headed(join('LEICA\0', [sort, 0]), 0x0303, LENS, 'note'),
    shows: lens,
  })),
  ...['S2', 'LEICA M (Typ 240)', 'LEICA S (Typ 006)'].map((model): Recognised => ({
    rule: 22,
    kind: MakerNote.Leica6,
    make: 'Leica Camera AG',
    model,
    note: headed('LEICA\0\x03\x01', 0x0303, LENS),
    shows: lens,
  })),
  {
    rule: 22,
    kind: MakerNote.Leica6,
    make: 'Leica Camera AG',
    note: headed('LEICA\0\x02\xff', 0x0303, LENS),
    shows: lens,
  },
  ...[0x08, 0x09, 0x0a].map((sort): Recognised => ({
    rule: 23,
    kind: MakerNote.Leica8,
    make: 'LEICA CAMERA AG',
    note: headed(join('LEICA\0', [sort, 0]), 0x0303, LENS),
    shows: lens,
  })),
  {
    rule: 24,
    kind: MakerNote.Leica9,
    make: 'Leica Camera AG',
    model: 'LEICA M10',
    note: headed('LEICA\0\x02\0', 0x0303, LENS),
    shows: lens,
  },
  {
    rule: 25,
    kind: MakerNote.Leica10,
    make: 'LEICA CAMERA AG',
    model: 'D-Lux 7',
    note: headed('LEICA CAMERA AG\0\0\0', 0x0051, LENS),
    shows: lens,
  },
  {
    rule: 26,
    kind: MakerNote.Panasonic,
    make: 'Panasonic',
    model: 'DC-S5',
    note: headed('Panasonic\0\0\0', 0x0051, LENS),
    shows: lens,
  },
  {
    rule: 27,
    kind: MakerNote.PanasonicFt7,
    make: 'Panasonic',
    model: 'DC-FT7',
    note: headedNote('Panasonic\0\0\0', { 0x0051: text(LENS) }, { displacedBy: -12 }),
    shows: lens,
  },
  { rule: 28, kind: MakerNote.PanasonicFixed, make: 'Panasonic', note: named('MKED') },
  {
    rule: 29,
    kind: MakerNote.PentaxA,
    make: 'PENTAX Corporation',
    note: spelled((order) => join('AOC\0', order), 0x0229, SERIAL, 'tiff'),
    shows: serial(),
  },
  {
    rule: 29,
    kind: MakerNote.PentaxA,
    make: 'PENTAX Corporation',
    note: headed('AOC\0\0\0', 0x0229, SERIAL),
    shows: serial(),
  },
  {
    rule: 29,
    kind: MakerNote.PentaxA,
    make: 'Asahi Optical Co.,Ltd.',
    note: headed('AOC\0  ', 0x0229, SERIAL),
    shows: serial(),
  },
  {
    rule: 30,
    kind: MakerNote.PentaxB,
    make: 'RICOH IMAGING COMPANY, LTD.',
    note: spelled((order) => join('PENTAX \0', order), 0x0229, SERIAL),
    shows: serial(),
  },
  {
    rule: 31,
    kind: MakerNote.RicohPentax,
    make: 'RICOH IMAGING COMPANY, LTD.',
    note: spelled((order) => join('RICOH\0', order), 0x0229, SERIAL),
    shows: serial(),
  },
  {
    rule: 32,
    kind: MakerNote.PentaxS1,
    make: 'PENTAX',
    model: 'PENTAX Optio S1',
    note: headed('S1\0\0\0\0\0\0\x0c\0\0\0', 0x0229, SERIAL, 'note'),
    shows: serial(),
  },
  ...['Ricoh\0\0\0', 'RICOH\0\0\0', '      \0\0', 'MM\0*\0\0\0\x08', 'II*\0\x08\0\0\0'].map((header): Recognised => ({
    rule: 33,
    kind: MakerNote.Ricoh,
    make: 'RICOH',
    note: headed(header, 0x0005, SERIAL),
    shows: serial(),
  })),
  {
    rule: 33,
    kind: MakerNote.Ricoh,
    make: 'PENTAX RICOH IMAGING',
    note: headed('Ricoh\0\0\0', 0x0005, SERIAL),
    shows: serial(),
  },
  { rule: 34, kind: MakerNote.RicohText, make: 'RICOH', note: named('Rev0108;Rg0180;Bb0180;') },
  { rule: 35, kind: MakerNote.PhaseOne, make: 'Phase One', note: phaseOneNote({ serial: SERIAL }), shows: serial() },
  {
    rule: 36,
    kind: MakerNote.Samsung2,
    make: 'SAMSUNG',
    model: 'NX1',
    note: headed('', 0xa002, SERIAL, 'note'),
    shows: serial(),
  },
  { rule: 37, kind: MakerNote.Samsung1, make: 'SAMSUNG TECHWIN', note: named('STMN101') },
  {
    rule: 38,
    kind: MakerNote.Sigma,
    make: 'SIGMA',
    note: headed('SIGMA\0\0\0\x01\0', 0x0002, SERIAL),
    shows: serial(),
  },
  {
    rule: 38,
    kind: MakerNote.Sigma,
    make: 'FOVEON',
    note: headed('FOVEON\0\0\x01\0', 0x0002, SERIAL),
    shows: serial(),
  },
  ...['SONY DSC \0\0\0', 'SONY CAM \0\0\0', 'SONY MOBILE\0', '\0\0SONY PIC\0\0', 'VHAB     \0\0\0'].map(
    (header): Recognised => ({
      rule: 39,
      kind: MakerNote.Sony,
      make: 'SONY',
      note: sonySerial(header),
      shows: shownSonySerial,
    }),
  ),
  {
    rule: 40,
    kind: MakerNote.SonyHeaderless,
    make: 'SONY',
    model: 'ILCE-6000',
    note: sonySerial(''),
    shows: shownSonySerial,
  },
  {
    rule: 41,
    kind: MakerNote.SonyOlympus,
    make: 'SONY',
    note: headed('SONY PI\0\0\0\0\0', 0x0404, SERIAL),
    shows: serial(),
  },
  { rule: 41, kind: MakerNote.SonyOlympus, make: 'SONY', note: headed('PREMI\0\0\0', 0x0404, SERIAL), shows: serial() },
  { rule: 42, kind: MakerNote.SonyEricsson, make: 'Sony Ericsson', note: named('SEMC MS\0') },
];

async function recognize(
  camera: Camera,
): Promise<{ kind: MakerNote | undefined; value(field: FieldId): string | number | undefined }> {
  const { fields } = await scanBytes(photo(camera));
  return {
    kind: fields.number(FieldId.MakerNoteKind),
    value: (field) => valueOf(fields, field),
  };
}

describe('Maker notes are recognized', () => {
  it('by every rule', () => {
    expect([...new Set(RULES.map(({ rule }) => rule))]).toEqual(Array.from({ length: 42 }, (_, index) => index + 1));
  });

  it.each(RULES)('rule $rule: $make', async ({ kind, make, model = 'Camera', note, shows }) => {
    for (const order of ORDERS) {
      // The Exif ISO is empty, because any value would hide the maker note's ISO.
      const found = await recognize({ make, model, note, order, exif: { 0x8827: entry(3, 0, 0) } });
      expect(MakerNote[found.kind ?? MakerNote.None]).toBe(MakerNote[kind]);
      if (shows) expect(found.value(shows[0])).toBe(shows[1]);
    }
  });

  it.each<[name: string, make: string, model: string, note: Field, kind: MakerNote]>([
    [
      'a Nikon note that software put into the photo of another camera',
      'Canon',
      'Canon EOS 5D',
      nikonNote(),
      MakerNote.Nikon3,
    ],
    [
      'a phone with the make of a camera',
      'NIKON',
      'Camera',
      headedNote('Apple iOS\0\0\x01MM', {}, { order: 'MM' }),
      MakerNote.Apple,
    ],
    ['Casio with a header before Casio without', 'CASIO', 'EX-S1', headedNote('QVC\0\0\0', {}), MakerNote.Casio2],
    [
      'Olympus in a Minolta',
      'Minolta Co., Ltd.',
      'DiMAGE E323',
      headedNote('MINOL\0\0\0', {}),
      MakerNote.MinoltaOlympus,
    ],
    [
      'an old Coolpix before a Nikon without a header',
      'NIKON',
      'E900',
      headedNote('Nikon\0\x01\0', {}),
      MakerNote.Nikon1,
    ],
    ['Sony in disguise', 'HASSELBLAD', 'Lunar', headedNote('VHAB     \0\0\0', {}), MakerNote.HasselbladSony],
    ['Hasselblad itself', 'Hasselblad', 'X1D', headedNote('', { 0x0011: text('SQ1') }), MakerNote.Hasselblad],
    ['a drone of Hasselblad', 'Hasselblad', 'L1D-20c', named('[ae_dbg_info:'), MakerNote.Dji],
    [
      'a Leica that Panasonic made',
      'LEICA CAMERA AG',
      'D-LUX 6',
      headedNote('Panasonic\0\0\0', {}),
      MakerNote.Panasonic,
    ],
    [
      'a Ricoh with Pentax tags',
      'RICOH IMAGING COMPANY, LTD.',
      'RICOH GR III',
      pentaxNote({ header: 'RICOH' }),
      MakerNote.RicohPentax,
    ],
    [
      'a Samsung with fixed fields before one with a directory',
      'SAMSUNG',
      'S730',
      named('STMN100'),
      MakerNote.Samsung1,
    ],
    ['a Sony with a header before one without', 'SONY', 'ILCE-7', sonyNote(), MakerNote.Sony],
    ['an SRF of Sony, which holds no directory', 'SONY', 'DSC-F828', named('\x01\0\x02\0'), MakerNote.Unknown],
    ['a Minolta that begins with MLY0', 'Minolta', 'DiMAGE X', named('MLY0'), MakerNote.Unknown],
    ['a Motorola phone', 'Motorola', 'moto g', named('MOT\0'), MakerNote.Motorola],
    ['a HTC phone', 'HTC', 'One', named('htc'), MakerNote.Htc],
    ['a BlackBerry', 'Research In Motion', 'BlackBerry', named('RIM'), MakerNote.Rim],
    ['an unknown maker', 'Acme', 'Camera', named('ACME0001'), MakerNote.Unknown],
  ])('in the right order of the rules: %s', async (_name, make, model, note, kind) => {
    for (const order of ORDERS) {
      expect(MakerNote[(await recognize({ make, model, note, order })).kind ?? MakerNote.None]).toBe(MakerNote[kind]);
    }
  });

  it.each(['II', 'MM'] as const)('and read in their own byte order %s in a file with the other one', async (order) => {
    const fileOrder = order === 'II' ? 'MM' : 'II';
    const cameras: Camera[] = [
      { make: 'Canon', note: headed('', 0x0095, LENS, 'tiff', order) },
      { make: 'Panasonic', note: headed('Panasonic\0\0\0', 0x0051, LENS, 'tiff', order) },
      { make: 'LEICA CAMERA AG', note: headed('LEICA\0\x01\0', 0x0303, LENS, 'note', order) },
    ];
    for (const camera of cameras)
      expect((await recognize({ ...camera, order: fileOrder })).value(FieldId.MakerLens)).toBe(LENS);
  });

  it.each(ORDERS)('and read in order %s if an editor has written the other one into the header', async (order) => {
    const spelledOrder = order === 'II' ? 'MM' : 'II';
    for (const header of ['AOC', 'PENTAX', 'RICOH'] as const) {
      const note = pentaxNote({ shutterCount: 6_693, header, order, spelledOrder });
      for (const fileOrder of ORDERS) {
        expect(
          await read(photo({ make: 'PENTAX Corporation', model: 'PENTAX K100D', note, order: fileOrder })),
        ).toMatchObject({ shutterCount: 6_693 });
      }
    }
  });

  it('of the Leica M8 with offsets from the note in DNG and from the directory in JPEG', async () => {
    for (const base of ['note', 'directory'] as const) {
      const note = headed('LEICA\0\0\0', 0x0303, SERIAL, base);
      expect(
        (await recognize({ make: 'Leica Camera AG', model: 'M8 Digital Camera', note })).value(FieldId.MakerSerial),
      ).toBe(SERIAL);
    }
  });

  it('of the Leica M8 by the offset of its first value, whatever the size of its numbers', async () => {
    // The two LONGs are the first value that is stored at an offset. A reader that took them for SHORTs would take the
    // text for the first value. The text's offset looks as if it counted from the note.
    for (const base of ['note', 'directory'] as const) {
      const note = headedNote('LEICA\0\0\0', { 0x0300: long(1, 2), 0x0303: text(SERIAL) }, { base });
      expect(
        (await recognize({ make: 'Leica Camera AG', model: 'M8 Digital Camera', note })).value(FieldId.MakerSerial),
      ).toBe(SERIAL);
    }
  });

  it.each(ORDERS)('of Olympus with the main tags in a sub-directory, in order %s', async (order) => {
    const main: Directory = { 0x0404: text(SERIAL) };
    const inside = placed((at, shape) => directory(main, at, shape));
    for (const below of [subDirectory(main), inside]) {
      const note = headedNote('OLYMP\0\x01\0', { 0x0001: opaque('0100'), 0x4000: below });
      const found = await recognize({ make: 'OLYMPUS IMAGING CORP.', model: 'TG-830', note, order });
      expect(found.value(FieldId.MakerSerial)).toBe(SERIAL);
    }
  });

  it('of Olympus with a sub-directory that points back is read without looping', async () => {
    // Points back to the start of the directory. In between are the number of entries, two entries, the offset of the
    // next directory, and the 12 bytes of the serial number.
    const back = placed((at, { order }) => u32(at - 12 - (2 + 2 * 12 + 4), order));
    const note = headedNote('OLYMP\0\x01\0', {
      0x0404: text(SERIAL),
      0x4000: { ...back, type: 4, unit: 4 },
    });
    for (const order of ORDERS) {
      const found = await recognize({ make: 'OLYMPUS IMAGING CORP.', model: 'TG-830', note, order });
      expect(found.value(FieldId.MakerSerial)).toBe(SERIAL);
    }
  });

  it.each<[name: string, make: string, note: Field, kind: MakerNote]>([
    ['HP, as the M627 writes it', 'Hewlett-Packard', named('IIII\x04\0'), MakerNote.Hp],
    ['HP, as the M425 writes it', 'Hewlett-Packard', named('IIII\x06\0'), MakerNote.Hp],
    [
      'Pentax without a header',
      'Asahi Optical Co.,Ltd',
      headedNote('', { 0x0014: long(1) }),
      MakerNote.PentaxHeaderless,
    ],
    ['Pentax with a header', 'Asahi Optical Co.,Ltd', headedNote('AOC\0II', { 0x0014: long(1) }), MakerNote.PentaxA],
  ])('of %s', async (_name, make, note, kind) => {
    for (const order of ORDERS) {
      expect(MakerNote[(await recognize({ make, model: 'Camera', note, order })).kind ?? 0]).toBe(MakerNote[kind]);
    }
  });

  it('of Olympus with its equipment inside the entry or at a pointer', async () => {
    const equipment = directory({ 0x0101: text(SERIAL) }, 0, { order: 'II' });
    const inside = headedNote('OLYMP\0\x01\0', {
      0x2010: placed((at, shape) => directory({ 0x0101: text(SERIAL) }, at, shape)),
    });
    const pointed = headedNote('OLYMP\0\x01\0', { 0x2010: subDirectory({ 0x0101: text(SERIAL) }) });
    expect(equipment.length).toBeGreaterThan(4);
    for (const note of [inside, pointed]) {
      for (const order of ORDERS) {
        expect(
          (await recognize({ make: 'OLYMPUS IMAGING CORP.', model: 'E-3', note, order })).value(FieldId.MakerSerial),
        ).toBe(SERIAL);
      }
    }
  });
});

describe('A maker note that an editor has moved', () => {
  const R5 = { make: 'Canon', model: 'Canon EOS R5' };
  const cameraInfo = signedCameraInfo(4608, 0xaf1, 12_260);
  const shift = 0x1234;

  it.each(ORDERS)('of Canon in order %s is repaired by its footer', async (order) => {
    const note = canonNote({ cameraInfo, displacedBy: shift, footer: true });
    expect(await read(photo({ ...R5, order, note }))).toMatchObject({
      shutterCount: 12_260,
      lens: 'RF24-105mm F4L IS USM',
    });
  });

  /**
   * A note with `filler` bytes between its directory and its first value. Cameras leave no such gap, so it suggests a
   * wrong shift of the note.
   */
  const spaced = (facts: CanonFacts, filler: number): Field =>
    placed((at, shape) => {
      const { displacedBy = 0 } = facts;
      const fields = canonFields(facts, shape.order);
      const body = directory(fields, at + displacedBy + filler, { order: shape.order });
      const table = 2 + 12 * Object.keys(fields).length + 4;
      const spacedBody = join(body.subarray(0, table), new Uint8Array(filler), body.subarray(table));
      if (!facts.footer) return spacedBody;
      return join(spacedBody, shape.order, u16(42, shape.order), u32(at + displacedBy, shape.order));
    });

  describe.each(ORDERS)('of Canon in order %s is repaired by one proof alone:', (order) => {
    const software = 'x'.repeat(9_000);
    const shows = { shutterCount: 12_260, shutterSource: { grade: 'exact' } } as const;
    const file = (note: Field, exif: Directory = {}) => photo({ ...R5, order, software, note, exif });

    it('the footer', async () => {
      expect(await read(file(spaced({ cameraInfo, displacedBy: -shift, footer: true }, 10)))).toMatchObject(shows);
    });

    it('the distance of the first value from the directory', async () => {
      expect(await read(file(canonNote({ cameraInfo, displacedBy: -shift })))).toMatchObject(shows);
    });

    it('the shift that Windows states', async () => {
      const note = spaced({ cameraInfo, displacedBy: -shift }, 10);
      expect(await read(file(note, { 0xea1d: slong(shift) }))).toMatchObject(shows);
    });

    it('and not without a proof', async () => {
      expect(await read(file(spaced({ cameraInfo, displacedBy: -shift }, 10)))).not.toHaveProperty('shutterCount');
    });
  });

  it.each(ORDERS)("of Canon in order %s gets no count from another photo's note after it", async (order) => {
    const note = placed((at, shape) => {
      const own = spaced({ cameraInfo }, 10).write(at, shape);
      // The offsets of the photo's own note are too high by the note's length, so they point into the next note.
      const astray = spaced({ cameraInfo, displacedBy: own.length }, 10).write(at, shape);
      const other = spaced({ cameraInfo: signedCameraInfo(4608, 0xaf1, 777) }, 10).write(at + own.length, shape);
      return join(astray, other);
    });
    const { length } = spaced({ cameraInfo }, 10).write(0, { order, big: false });
    const result = await read(photo({ ...R5, order, note: { ...note, count: length } }));
    expect(result).not.toHaveProperty('shutterCount');
    expect(result.counters).toEqual([]);
  });

  it.each(ORDERS)("of Ricoh in order %s gets no count from another photo's note after it", async (order) => {
    // Without values, the second entry can't reveal the shift of the other values.
    const second = 8 + 2 + 12;
    const without = (shots: number, displacedBy = 0) =>
      placed((at, shape) =>
        patched(ricohNote({ counts: [shots, 0], displacedBy }).write(at, shape), second + 4, [0, 0, 0, 0]),
      );
    const camera = { make: 'RICOH', model: 'GR DIGITAL 3', order };
    expect(await read(photo({ ...camera, note: without(2_345) }))).toMatchObject({ shutterCount: 2_345 });
    const { length } = without(2_345).write(0, { order, big: false });
    const note = placed((at, shape) =>
      join(without(2_345, length).write(at, shape), without(777).write(at + length, shape)),
    );
    const result = await read(photo({ ...camera, note: { ...note, count: length } }));
    expect(result).toMatchObject({ reason: 'damaged', counters: [] });
    expect(result).not.toHaveProperty('shutterCount');
  });

  it.each(ORDERS)('of Canon in order %s may also have moved toward the front', async (order) => {
    const note = canonNote({ cameraInfo, displacedBy: -100, footer: true });
    expect(await read(photo({ ...R5, order, note }))).toMatchObject({ shutterCount: 12_260 });
  });

  it('of Canon keeps its offsets when the footer says that it did not move', async () => {
    expect(await read(photo({ ...R5, note: canonNote({ cameraInfo, footer: true }) }))).toMatchObject({
      shutterCount: 12_260,
    });
  });

  it('of Canon keeps its offsets if they were corrected but the footer was not', async () => {
    expect(await read(photo({ ...R5, note: canonNote({ cameraInfo, footer: 0x4444 }) }))).toMatchObject({
      shutterCount: 12_260,
    });
  });

  it('of Canon ignores a footer without a valid offset', async () => {
    const note = placed((at, shape) =>
      join(canonNote({ cameraInfo }).write(at, shape), [0, 0], shape.order, u16(42), u32(0)),
    );
    expect(await read(photo({ ...R5, note }))).toMatchObject({ shutterCount: 12_260 });
  });

  it('of Canon ignores a footer in the other byte order', async () => {
    const note = placed((at, shape) =>
      join(canonNote({ cameraInfo }).write(at, shape), shape.order === 'II' ? 'MM\0*' : 'II*\0', u32(0x4444)),
    );
    expect(await read(photo({ ...R5, note }))).toMatchObject({ shutterCount: 12_260 });
  });

  it.each(ORDERS)('of Canon in order %s gives no count if nothing reveals its old place', async (order) => {
    const note = canonNote({ cameraInfo, displacedBy: 0x30, settings: false, focus: false });
    const result = await read(photo({ ...R5, order, note }));
    expect(result).not.toHaveProperty('shutterCount');
  });

  it.each(ORDERS)('of Canon in order %s has no damaged count if it could only have a candidate', async (order) => {
    const note = canonNote({
      cameraInfo: signedCameraInfo(1536, 0x188, 30),
      displacedBy: 0x30,
      settings: false,
      focus: false,
    });
    expect(await read(photo({ make: 'Canon', model: 'Canon EOS M50', order, note }))).toMatchObject({
      reason: 'not-stored',
    });
  });

  it('of Canon takes no focus distance from bytes after a short 0x0093', async () => {
    const note = (fileInfo?: Uint8Array) => canonNote({ cameraInfo, focus: false, fileInfo });
    const { bytesRead: _, reads: __, ...without } = await read(photo({ ...R5, note: note() }));
    expect(await read(photo({ ...R5, note: note(canonFileInfo({}, 'II', 18)) }))).toMatchObject({
      shutterCount: without.shutterCount,
      shutterSource: { grade: without.shutterSource?.grade, limits: without.shutterSource?.limits },
    });
  });

  it('of Canon gives no count when the block that the footer leads to fails its gate', async () => {
    const unsigned = block(4608, { 0xaf1: u32(12_260), 0xaf0: [1] });
    const result = await read(
      photo({ ...R5, note: canonNote({ cameraInfo: unsigned, displacedBy: shift, footer: true }) }),
    );
    expect(result).not.toHaveProperty('shutterCount');
    expect(result.reason).toBe('damaged');
  });

  /** The byte whose cube modulo 249 is 0x26, which begins a genuine 0x9400. */
  const DECIPHERED_26 = Array.from({ length: 249 }, (_, byte) => byte).findIndex((byte) => byte ** 3 % 249 === 0x26);
  const A7M3 = { make: 'SONY', model: 'ILCE-7M3' };
  const counted = { layout: 'b', shutterCount: 5_011, copies: { 0x52: 5_011, 0x19f: 5_011 } } as const;

  describe.each(ORDERS)('of Sony in order %s', (order) => {
    it.each([0, 4] as const)('is repaired if its values started %i bytes after the entries', async (gap) => {
      for (const displacedBy of [0x30, 0x1000, -0x20]) {
        const note = sonyNote({ ...counted, displacedBy, gap });
        expect(await read(photo({ ...A7M3, order, note }))).toMatchObject({
          shutterCount: 5_011,
          shutterSource: { grade: 'exact' },
        });
      }
    });

    it('is read by the better of two readings that both look sound', async () => {
      // The blocks look sound even if read from four bytes too early. Read that way, they have a count of 5 and copies
      // that differ from it.
      const plain = { 0x36: u32(5), 0x39c: [DECIPHERED_26, 1, 1, 1] };
      const note = sonyNote({ ...counted, gap: 4, plain });
      for (const displacedBy of [0, 0x30]) {
        const moved = sonyNote({ ...counted, gap: 4, plain, displacedBy });
        expect(await read(photo({ ...A7M3, note: displacedBy === 0 ? note : moved }))).toMatchObject({
          shutterCount: 5_011,
        });
      }
    });

    it('is repaired by the first 200 entries of its note alone', async () => {
      // 0x9400, which proves the shift, is the last entry of the note.
      const withEntries = (entries: number) => {
        const others = Array.from({ length: entries - 2 }, (_, index) => [0x1000 + index, long(1)] as const);
        const note = sonyNote({ ...counted, displacedBy: 0x30, tags: Object.fromEntries(others) });
        return read(photo({ ...A7M3, order, note }));
      };
      expect(await withEntries(200)).toMatchObject({ shutterCount: 5_011 });
      expect(await withEntries(201)).toMatchObject({ reason: 'damaged' });
    });

    it('requests no bytes of other places once a copy of the count has proven the right one', async () => {
      const behind = { 0xb020: opaque(block(40)) };
      const bytes = exifBlock({ ...A7M3, order, note: sonyNote({ ...counted, gap: 0, tags: behind }) });
      // The file ends four bytes after the start of 0x9400. In notes of other bodies, 0x9400 is four bytes later. If
      // the reader also tried that place, it would request the first missing byte.
      const head = bytes.subarray(0, placeOf(bytes, [0x26, 1, 1, 1]) + 4);
      const core = await loadCore();
      const file = { size: bytes.length, windows: [{ position: 0, bytes: head }], exhausted: false };
      expect(core.scan(file).status).toBe(Status.Done);
    });

    it('is refused when the moved 0x9400 is not genuine', async () => {
      const note = sonyNote({ ...counted, displacedBy: 0x30, gate: 0x00 });
      expect(await read(photo({ ...A7M3, order, note }))).toMatchObject({ reason: 'damaged' });
    });

    it('is refused when there is no 0x9400', async () => {
      const note = sonyNote({ ...counted, displacedBy: 0x30, gate: null });
      expect(await read(photo({ ...A7M3, order, note }))).toMatchObject({ reason: 'damaged' });
    });

    it('is refused if no copy agrees and only one byte identifies 0x9400', async () => {
      const note = sonyNote({ ...counted, copies: {}, displacedBy: 0x30, signature: [0, 0, 0] });
      expect(await read(photo({ ...A7M3, order, note }))).toMatchObject({ reason: 'damaged' });
    });

    it('is refused when the upper byte of the count is not 0', async () => {
      const note = sonyNote({ ...counted, shutterCount: 0x0100_1393, displacedBy: 0x30 });
      expect(await read(photo({ ...A7M3, order, note }))).toMatchObject({ reason: 'damaged' });
    });
  });

  describe('with its shift stated in 0xEA1D', () => {
    const tagged = (camera: Camera, stated: number): Camera => ({ ...camera, exif: { 0xea1d: slong(stated) } });
    /** This text comes before the note, so that offsets that are too low still point into the file. */
    const software = ' '.repeat(9_200);

    /** Bytes by which a program moved the note. The builder's `displacedBy` is this distance with its sign reversed. */
    const MOVED = [0x30, 4, -4, 12, 9_000, -600];

    it.each(ORDERS)('is repaired by that shift if the gap reveals nothing, in order %s', async (order) => {
      for (const by of MOVED) {
        const note = placed((at, shape) => {
          const bytes = sonyNote({ ...counted, displacedBy: -by, tags: { 0x0010: opaque(block(40)) } }).write(
            at,
            shape,
          );
          // Removes the first value by setting its number of bytes to 0. The first remaining value is 40 bytes after the
          // directory instead of directly after it, so the size of the gap doesn't tell how far the note was moved.
          bytes.set([0, 0, 0, 0], 12 + 2 + 4);
          return bytes;
        });
        const camera = { ...A7M3, order, note, software };
        expect(await read(photo(camera))).not.toHaveProperty('shutterCount');
        expect(await read(photo(tagged(camera, by)))).toMatchObject({
          shutterCount: 5_011,
          shutterSource: { grade: 'exact' },
        });
        expect(await read(photo(tagged(camera, by + 2)))).not.toHaveProperty('shutterCount');
      }
    });

    it('is read with that shift if Canon wrote it, but an outdated shift that would break it is ignored', async () => {
      for (const by of [0x1234, -60]) {
        const moved = { ...R5, software, note: canonNote({ cameraInfo, displacedBy: -by }) };
        expect(await read(photo(tagged(moved, by)))).toMatchObject({ shutterCount: 12_260 });
        const right = { ...R5, note: canonNote({ cameraInfo }) };
        expect(await read(photo(tagged(right, by)))).toMatchObject({ shutterCount: 12_260 });
      }
    });

    it.each(ORDERS)('is left alone if its offsets count from the note, in order %s', async (order) => {
      const cameras: [Camera, number][] = [
        [
          { make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount: 12_345, serial: SERIAL }) },
          12_345,
        ],
        [{ make: 'PENTAX', model: 'PENTAX K-70', note: pentaxNote({ shutterCount: 2_828 }) }, 2_828],
      ];
      for (const [camera, shutterCount] of cameras) {
        for (const stated of [-56, 4_156]) {
          expect(await read(photo(tagged({ ...camera, order }, stated)))).toEqual({
            ...(await read(photo({ ...camera, order }))),
            bytesRead: expect.any(Number) as number,
            shutterSource: expect.objectContaining({ grade: 'exact' }) as object,
            shutterCount,
            counters: expect.any(Array) as object,
            savedAgain: expect.objectContaining({ is: 'yes', signs: [{ sign: 'windows' }] }) as object,
          });
        }
      }
    });
  });

  it.each([
    ['SLT-A77V', sonyNote({ layout: 'a', gate: 0x0a, shutterCount: 13_876, displacedBy: 0x30, gap: 0 }), 13_876],
    ['ILCE-1', sonyNote({ layout: 'c', gate: 0x31, shutterCount: 361, displacedBy: 0x30, gap: 0 }), 361],
    ['ILCE-7M4', sonyNote({ layout: 'c', gate: 0x31, shutterCount: 678, displacedBy: 0x700, gap: 0 }), 678],
  ])('of the %s is repaired although it has no copy of its count', async (model, note, shutterCount) => {
    expect(await read(photo({ make: 'SONY', model, note }))).toMatchObject({ shutterCount });
  });

  it('of Sony is repaired even if a count can be read at its unrepaired offsets', async () => {
    const model = 'ILCE-6600';
    const facts = { layout: 'b', gate: 0x28, gap: 0 } as const;
    const note = placed((at, shape) => {
      const right = (displacedBy: number) =>
        sonyNote({ ...facts, shutterCount: 9_750, copies: { 0x50: 9_750 }, displacedBy }).write(at, shape);
      const { length } = right(0);
      // The offsets of `right` lead to the blocks of `wrong`, which follows it.
      const wrong = sonyNote({ ...facts, shutterCount: 65_534 }).write(at + length, shape);
      return join(right(length), wrong);
    });
    expect(await read(photo({ make: 'SONY', model, note }))).toMatchObject({ shutterCount: 9_750 });
  });

  it('of Sony is not deciphered twice because of one byte', async () => {
    for (const gate of [0x5e, 0xe7, 0x04]) {
      const note = sonyNote({ ...counted, gate, signature: [0, 0, 0] });
      expect(await read(photo({ ...A7M3, note }))).toMatchObject({ reason: 'damaged' });
    }
  });

  it.each(ORDERS)('keeps the counts that are in its entries, in order %s', async (order) => {
    const displacedBy = 0x777;
    const cameras: [Camera, number][] = [
      [
        {
          make: 'PENTAX Corporation',
          model: 'PENTAX K10D',
          note: pentaxNote({ shutterCount: 19_788, header: 'AOC', displacedBy }),
        },
        19_788,
      ],
      [
        {
          make: 'NIKON CORPORATION',
          model: 'NIKON D1H',
          note: headedNote('', { 0x00a7: long(4_321) }, { displacedBy }),
        },
        4_321,
      ],
    ];
    for (const [camera, shutterCount] of cameras)
      expect(await read(photo({ ...camera, order }))).toMatchObject({ shutterCount });
  });
});

describe.each(ORDERS)("The factory's records in order %s", (order) => {
  const factsIn = (camera: Camera) => factsOf(photo({ ...camera, order }));

  it('are the date, the first production code and the internal number of a Pentax', async () => {
    const note = pentaxNote({ tags: { 0x0215: long(76_830, 20_070_330, 8, 1, 1_234_567) } });
    expect(await factsIn({ make: 'PENTAX', model: 'PENTAX K10D', note })).toMatchObject({
      ManufactureDate: '20070330',
      PentaxProductionCode: 8,
      InternalSerial: '1234567',
    });
  });

  it('are not read from a shorter block of a Pentax', async () => {
    const note = pentaxNote({ tags: { 0x0215: long(76_830, 20_070_330, 8, 1) } });
    const facts = await factsIn({ make: 'PENTAX', model: 'PENTAX K10D', note });
    for (const name of ['ManufactureDate', 'PentaxProductionCode', 'InternalSerial'])
      expect(facts).not.toHaveProperty(name);
  });

  it("are the date in a Ricoh's block, also after a program moved the note", async () => {
    for (const displacedBy of [0, -72]) {
      const note = ricohNote({ made: '2010:03:07          ', counts: [20, 3], displacedBy });
      expect(await factsIn({ make: 'RICOH', model: 'GR DIGITAL 3', note })).toMatchObject({
        ManufactureDate: '2010:03:07',
      });
    }
  });

  it('are the internal number of a Leica, whatever its offsets count from', async () => {
    for (const kind of [0x01, 0x06, 0x08]) {
      const note = leicaNote({ 0x0500: text(SERIAL) }, kind);
      expect(await factsIn({ make: 'LEICA CAMERA AG', model: 'LEICA X1', note })).toMatchObject({
        InternalSerial: SERIAL,
      });
    }
  });
});

describe("A Ricoh's count of flashes", () => {
  it.each([
    ['LONGs', long, 4],
    ['SHORTs', short, 2],
  ] as const)('has its own place in the file after that of shots, as %s', async (_name, countsAs, behind) => {
    const note = ricohNote({ counts: [2_345, 67], countsAs });
    const { counters } = await read(photo({ make: 'RICOH', model: 'GR DIGITAL 3', note }));
    expect(counters.map(({ field, tag }) => [field, tag])).toEqual([
      ['ShutterCount', 'MakerNote/0x2001/0x000C'],
      ['FlashCount', 'MakerNote/0x2001/0x000C'],
    ]);
    expect(counters[1]!.offset! - counters[0]!.offset!).toBe(behind);
  });
});

describe('A maker note', () => {
  it('outside the file is reported as missing', async () => {
    const camera = { make: 'NIKON CORPORATION', model: 'NIKON D850', exif: { 0x927c: entry(7, 5000, 0x00ffff00) } };
    expect(await read(photo(camera))).toMatchObject({ model: 'NIKON D850', reason: 'cut-short' });
  });

  it('of no bytes gives no count', async () => {
    for (const make of ['NIKON CORPORATION', 'Canon', 'SONY', 'PENTAX', 'FUJIFILM']) {
      const result = await read(exifBlock({ make, model: 'Camera', exif: { 0x927c: entry(7, 0, 0) } }));
      expect(result).not.toHaveProperty('shutterCount');
    }
  });

  it('that points back at the main directories is read without looping', async () => {
    const circle: Directory = { 0x2010: entry(4, 1, 8), 0x0404: text(SERIAL), 0x8769: entry(4, 1, 8) };
    const bytes = exifBlock({ make: 'OLYMPUS', model: 'E-1', note: headedNote('OLYMP\0\x01\0', circle) });
    const { scan, fields } = await scanBytes(bytes);
    expect(fields.text(FieldId.MakerSerial)).toBe(SERIAL);
    expect(scan.entries).toBeLessThan(100);
  });
});
