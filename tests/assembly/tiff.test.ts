import { describe, expect, it } from 'vitest';
import { FieldId, Limit, Status } from '../../assembly/schema';
import { block, join, u16, u32 } from '../support/bytes';
import { nikonNote } from '../support/makerNotes';
import { exifBlock } from '../support/photo';
import { factsOf, scanBytes } from '../support/scan';
import {
  type Directory,
  type Field,
  ORDERS,
  byte,
  directory,
  double,
  entry,
  float,
  long,
  long8,
  opaque,
  rational,
  short,
  slong,
  srational,
  sshort,
  subDirectories,
  subDirectory,
  text,
  tiff,
} from '../support/tiff';

const CAMERA = {
  make: 'NIKON CORPORATION',
  model: 'NIKON D850',
  software: 'Ver.1.20',
  lens: '50mm f/1.8',
  serial: '3012345',
  gps: true,
  orientation: 6,
} as const;

const FACTS = {
  Make: 'NIKON CORPORATION',
  Model: 'NIKON D850',
  Orientation: 6,
  Software: 'Ver.1.20',
  DateTime: '2024:05:01 10:20:30',
  ExposureTime: 1 / 200,
  FNumber: 2.8,
  ExposureProgram: 3,
  Iso: 400,
  DateTimeOriginal: '2024:05:01 10:20:30',
  DateTimeDigitized: '2024:05:01 10:20:30',
  ExposureCompensation: -1 / 3,
  MeteringMode: 5,
  Flash: 16,
  FocalLength: 50,
  ExifWidth: 600,
  ExifHeight: 400,
  ExposureMode: 0,
  WhiteBalance: 0,
  SceneCaptureType: 0,
  BodySerialNumber: '3012345',
  LensModel: '50mm f/1.8',
  GpsLatitude: 52,
};

/** The ISO number of a TIFF block with this one entry. */
const isoOf = async (field: Field, options: Parameters<typeof tiff>[1]): Promise<number | string | undefined> =>
  (await factsOf(tiff({ 0x8827: field }, options)))['Iso'];

describe.each(ORDERS)('A TIFF block in order %s', (order) => {
  it('gives all its facts', async () => {
    expect(await factsOf(exifBlock({ ...CAMERA, order }))).toEqual(FACTS);
  });

  it('gives the same facts as BigTIFF', async () => {
    const bytes = exifBlock({ ...CAMERA, order }, { big: true });
    expect(await factsOf(bytes)).toEqual(FACTS);
    expect((await scanBytes(bytes)).container).toBe('BigTIFF');
  });

  it.each<[name: string, field: Field, value: number]>([
    ['BYTE', byte(200), 200],
    ['SHORT', short(51_200), 51_200],
    ['LONG', long(3_280_000), 3_280_000],
    ['RATIONAL', rational([801, 2]), 400.5],
    ['SBYTE', { ...byte(0xfe), type: 6 }, -2],
    ['SSHORT', sshort(-3), -3],
    ['SLONG', slong(-70_000), -70_000],
    ['SRATIONAL', srational([-1, 3]), -1 / 3],
    ['FLOAT', float(0.5), 0.5],
    ['DOUBLE', double(1.1), 1.1],
    ['IFD', { ...long(77), type: 13 }, 77],
  ])('reads a number of type %s', async (_name, field, value) => {
    expect(await isoOf(field, { order })).toBe(value);
    expect(await isoOf(field, { order, big: true })).toBe(value);
  });

  it('reads the 64-bit numbers of BigTIFF', async () => {
    expect(await isoOf(long8(5_000_000_000), { order, big: true })).toBe(5_000_000_000);
    expect(await isoOf({ ...long8(5_000_000_000), type: 18 }, { order, big: true })).toBe(5_000_000_000);
  });

  it('takes the first of several numbers', async () => {
    expect(await isoOf(short(320, 400, 500), { order })).toBe(320);
  });

  it('leaves out a rational with denominator zero', async () => {
    expect(
      await factsOf(tiff({ 0x010f: text('Canon'), 0x829a: rational([1, 0]), 0x9204: srational([0, 0]) }, { order })),
    ).toEqual({
      Make: 'Canon',
    });
  });

  it('reads text of up to four bytes inside its entry, and of any length after the directory', async () => {
    for (const make of ['A', 'HP', 'LGE', 'Sony', 'Canon', 'x'.repeat(300)]) {
      expect(await factsOf(tiff({ 0x010f: text(make) }, { order }))).toEqual({ Make: make });
    }
  });

  it('reads text of any byte type', async () => {
    const makes = [1, 2, 7, 129].map((type) => ({ ...opaque('Pentax'), type }));
    for (const make of makes) expect((await factsOf(tiff({ 0x010f: make }, { order })))['Make']).toBe('Pentax');
  });

  it('ends text at its first NUL and trims blanks', async () => {
    expect(await factsOf(tiff({ 0x010f: opaque('  OLYMPUS CORPORATION   \0garbage') }, { order }))).toEqual({
      Make: 'OLYMPUS CORPORATION',
    });
    expect(await factsOf(tiff({ 0x0110: opaque('\0\0\0\0\0\0') }, { order }))).toEqual({});
  });

  it('reads UTF-8, else one byte per character', async () => {
    expect(
      (await factsOf(tiff({ 0x0131: opaque(Uint8Array.from(Buffer.from('Fotoprogramm für Ä'))) }, { order })))[
        'Software'
      ],
    ).toBe('Fotoprogramm für Ä');
    expect((await factsOf(tiff({ 0x0131: opaque('Programm f\xfcr alle') }, { order })))['Software']).toBe(
      'Programm für alle',
    );
    // Windows-1252 has letters at codes where Latin-1 has control characters.
    expect((await factsOf(tiff({ 0x0131: opaque('ILCE\x866000') }, { order })))['Software']).toBe('ILCE†6000');
  });

  it('cuts off text that is longer than any camera writes', async () => {
    const facts = await factsOf(tiff({ 0x010f: text('m'.repeat(3 * Limit.Text)) }, { order }));
    expect(String(facts['Make'])).toHaveLength(Limit.Text);
  });

  it('prefers IFD0 for the camera and the Exif IFD for the capture settings', async () => {
    const facts = await factsOf(
      tiff(
        {
          0x010f: text('Main'),
          0x8827: short(100),
          0x829a: rational([1, 30]),
          0x8769: subDirectory({ 0x010f: text('Other'), 0x0110: text('Only here'), 0x8827: short(800) }),
        },
        { order },
      ),
    );
    expect(facts).toEqual({ Make: 'Main', Model: 'Only here', Iso: 800, ExposureTime: 1 / 30 });
  });

  it('finds tags that are not in ascending order', async () => {
    const rows = [
      join(u16(0x8827, order), u16(3, order), u32(1, order), u16(640, order), u16(0)),
      join(u16(0x0112, order), u16(3, order), u32(1, order), u16(8, order), u16(0)),
    ];
    const bytes = join(order, u16(42, order), u32(8, order), u16(rows.length, order), ...rows, u32(0));
    expect(await factsOf(bytes)).toEqual({ Iso: 640, Orientation: 8 });
  });

  it('skips entries with an unknown type', async () => {
    const nonsense = { ...long(1), type: 200 };
    expect(
      await factsOf(tiff({ 0x0100: nonsense, 0x0101: { ...nonsense, type: 0 }, 0x010f: text('Canon') }, { order })),
    ).toEqual({
      Make: 'Canon',
    });
  });

  it('abandons a directory of nonsense', async () => {
    const nonsense: Directory = Object.fromEntries(
      Array.from({ length: Limit.BadTypes + 1 }, (_, index) => [index + 1, { ...long(1), type: 99 }]),
    );
    expect(await factsOf(tiff({ ...nonsense, 0x010f: text('Canon') }, { order }))).toEqual({});
  });

  it('leaves out a value outside the file and reads the others', async () => {
    const facts = await factsOf(
      tiff(
        {
          0x010f: entry(2, 20, 0xfffffff0),
          0x0110: entry(2, 20, 0x00ffffff),
          0x8827: short(400),
          0x829a: entry(5, 1, 0x7fffffff),
          0x8769: entry(4, 1, 0xffffffff),
          0x8825: entry(4, 1, 0x00800000),
        },
        { order },
      ),
    );
    // The offset of the Exif IFD is outside the file, which the core records as `CutShort`.
    expect(facts).toEqual({ Iso: 400, CutShort: 1 });
  });

  it('leaves out values with a count that no file can hold', async () => {
    const facts = await factsOf(
      tiff(
        {
          0x010f: entry(2, 0xffffffff, 8),
          0x0110: text('D850'),
          0x014a: entry(4, 0xffffffff, 8),
          0x8827: entry(3, 0, 0),
        },
        { order },
      ),
    );
    expect(facts).toEqual({ Model: 'D850' });
  });

  it('leaves out 64-bit counts and offsets of BigTIFF that no file can hold', async () => {
    const huge: Field = { ...long8(0), write: () => new Uint8Array(8).fill(0xff) };
    const facts = await factsOf(
      tiff(
        {
          0x010f: { ...huge, type: 2, count: 2 ** 52 },
          0x0110: { ...huge, type: 2, count: 40 },
          0x8769: huge,
          0x8827: short(100),
        },
        { order, big: true },
      ),
    );
    expect(facts).toEqual({ Iso: 100, CutShort: 1 });
  });

  it('walks each directory once when directories point at each other', async () => {
    const header = join(order, u16(42, order), u32(8, order));
    const ifd0At = 8;
    const exifAt = 200;
    const bytes = block(400, {
      0: header,
      [ifd0At]: directory(
        {
          0x010f: text('Canon EOS'),
          0x014a: long(ifd0At),
          0x8769: long(exifAt),
          0x8825: long(ifd0At),
          0xc634: long(ifd0At),
        },
        ifd0At,
        { order },
      ),
      [exifAt]: directory(
        { 0x8769: long(exifAt), 0x8827: short(250), 0x014a: long(exifAt), 0x8825: long(exifAt) },
        exifAt,
        { order },
      ),
    });
    const { scan, status } = await scanBytes(bytes);
    expect(status).toBe(Status.Done);
    // The core reads five directories with at most five entries each: IFD0 and Exif, and both again as SubIFD or GPS.
    expect(scan.entries).toBeLessThan(40);
    expect(await factsOf(bytes)).toMatchObject({ Make: 'Canon EOS', Iso: 250 });
  });

  it('bounds the number of directories, however many point to others', async () => {
    // A chain of SubIFDs, each with the offsets of eight more directories all over the block.
    const size = 64 * 1024;
    const bytes = block(size, { 0: join(order, u16(42, order), u32(8, order)) });
    for (let at = 8; at + 200 < size; at += 64) {
      const places = Array.from({ length: 8 }, (_, index) => (at + 64 * (index + 1) * 3) % (size - 200));
      bytes.set(
        directory({ 0x014a: { ...long(...places), count: 8 }, 0x8769: long(places[0] ?? 8) }, at, { order }),
        at,
      );
    }
    const { scan, status } = await scanBytes(bytes);
    expect(status).toBe(Status.Done);
    expect(scan.entries).toBeLessThanOrEqual(Limit.Directories * 0x10000);
    expect(scan.entries).toBeLessThanOrEqual(Limit.Entries);
  });

  it('bounds the number of entries, however many a directory claims', async () => {
    const row = join(u16(0x8827, order), u16(3, order), u32(1, order), u16(200, order), u16(0));
    const rows = Array<Uint8Array>(65_535).fill(row);
    const { scan, status, fields } = await scanBytes(
      join(order, u16(42, order), u32(8, order), u16(65_535, order), ...rows),
    );
    expect(status).toBe(Status.Done);
    expect(scan.entries).toBe(Limit.Entries);
    expect(scan.records).toBeLessThanOrEqual(Limit.Records);
    expect(fields.number(FieldId.Iso)).toBe(200);
  });

  it('takes the largest full-size image for the size, and no preview', async () => {
    const picture = (width: number, height: number, reduced: number): Directory => ({
      0x00fe: long(reduced),
      0x0100: long(width),
      0x0101: long(height),
    });
    const facts = await factsOf(
      tiff(
        {
          ...picture(160, 120, 1),
          0x014a: subDirectories(picture(9000, 9000, 1), picture(6048, 4024, 0), picture(570, 375, 0)),
        },
        { order },
      ),
    );
    expect(facts).toMatchObject({ RawWidth: 6048, RawHeight: 4024 });
    expect(facts).not.toHaveProperty('IfdWidth');
  });

  it('has no size if one of its sides is 0', async () => {
    for (const [width, height] of [
      [0, 400],
      [600, 0],
    ] as const) {
      const ifd0 = { 0x0100: long(width), 0x0101: long(height), 0x010f: text('Canon') };
      expect(await factsOf(tiff(ifd0, { order }))).toEqual({ Make: 'Canon' });
    }
  });

  it('does not read the thumbnail directory after IFD0', async () => {
    const bytes = tiff(
      { 0x010f: text('Canon') },
      { order, thumbnail: { 0x010f: text('Thumb'), 0x0110: text('nail'), 0x0100: long(160) } },
    );
    expect(await factsOf(bytes)).toEqual({ Make: 'Canon' });
  });

  it('is read up to the end of a file that was cut off', async () => {
    const whole = exifBlock({ ...CAMERA, order, note: nikonNote({ shutterCount: 4242 }) });
    const facts = await factsOf(whole);
    for (let length = 0; length < whole.length; length++) {
      for (const [name, value] of Object.entries(await factsOf(whole.subarray(0, length)))) {
        if (name !== 'CutShort' && facts[name] !== value)
          expect({ length, name, value }).toEqual({ length, name, value: facts[name] });
      }
    }
  });
});

describe('An invalid TIFF block', () => {
  it.each([
    ['an empty file', ''],
    ['one byte', 'I'],
    ['a byte order alone', 'II'],
    ['another number than 42', 'II\x2b\0\0\0\0\0'],
    ['two byte orders', 'IM*\0\x08\0\0\0'],
    ['a text file', 'A text file\nthat says nothing.\n'],
    ['a color profile', 'IIRC\x08\0\0\0\0\0\0\0\0\0'],
  ])('%s is not a container', async (_name, content) => {
    expect((await scanBytes(join(content))).status).toBe(Status.None);
  });

  it.each(ORDERS)('that is only a header in order %s gives nothing', async (order) => {
    for (const first of [0, 4, 8, 9, 0x7fffffff, 0xffffffff]) {
      const bytes = join(order, u16(42, order), u32(first, order));
      expect((await scanBytes(bytes)).status).toBe(Status.Done);
      expect(Object.keys(await factsOf(bytes)).filter((name) => name !== 'CutShort')).toEqual([]);
    }
  });
});
