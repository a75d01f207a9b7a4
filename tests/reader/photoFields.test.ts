import { describe, expect, it } from 'vitest';
import { readDate } from '../../src/reader/date';
import type { ExtractionResult } from '../../src/reader/result';
import { block, join, patched, placeOf, u16, u32 } from '../support/bytes';
import { crw } from '../support/containers';
import {
  canonNote,
  fujifilmNote,
  headedNote,
  leicaNote,
  nikonNote,
  olympusNote,
  panasonicNote,
  pentaxNote,
  sonyCipherBlock,
  sonyNote,
} from '../support/makerNotes';
import { type Camera, exifBlock, photo } from '../support/photo';
import { read } from '../support/read';
import {
  type Directory,
  ORDERS,
  byte,
  long,
  opaque,
  rational,
  short,
  slong,
  srational,
  subDirectory,
  text,
  tiff,
} from '../support/tiff';

const NOTHING: Directory = {
  0x829a: { ...short(), count: 0 },
  0x829d: { ...short(), count: 0 },
  0x8827: { ...short(), count: 0 },
  0x9003: text(''),
  0x9004: text(''),
  0x920a: rational([0, 0]),
};

const fieldOf = async <Key extends keyof ExtractionResult>(
  key: Key,
  camera: Camera,
): Promise<ExtractionResult[Key] | undefined> => (await read(photo(camera)))[key];
const inExif = (fields: Directory, ifd0: Directory = {}): Camera => ({
  make: 'Maker',
  model: 'Model',
  exif: { ...NOTHING, ...fields },
  ifd0: { 0x0132: text(''), ...ifd0 },
});

describe.each(ORDERS)('The fields of a photo in order %s', (order) => {
  it('all appear under their names', async () => {
    const result = await read(
      photo({
        make: 'NIKON CORPORATION',
        model: 'NIKON D850',
        order,
        software: 'Ver.1.20',
        lens: '50mm f/1.8',
        serial: '3012345',
        orientation: 8,
        size: [640, 424],
        gps: true,
        note: nikonNote({ shutterCount: 12_345 }),
      }),
    );
    const { shutterSource: _source, counters: _counters, bytesRead: _bytes, reads: _reads, ...fields } = result;
    expect(fields).toEqual({
      container: 'JPEG',
      make: 'NIKON CORPORATION',
      model: 'NIKON D850',
      dateTime: '2024-05-01T10:20:30',
      software: 'Ver.1.20',
      iso: 400,
      exposureTime: 1 / 200,
      fNumber: 2.8,
      focalLength: 50,
      lens: '50mm f/1.8',
      serialNumber: '3012345',
      flash: 16,
      exposureProgram: 3,
      exposureMode: 0,
      exposureCompensation: -1 / 3,
      meteringMode: 5,
      whiteBalance: 0,
      sceneCaptureType: 0,
      orientation: 8,
      imageWidth: 640,
      imageHeight: 424,
      shutterCount: 12_345,
      serialIsPrinted: true,
      savedAgain: { is: 'no-sign', signs: [], checks: ['format', 'layout', 'size', 'coder'] },
      hasGps: true,
    });
  });

  it('are left out, not empty, if the file does not have them', async () => {
    const result = await read(tiff({ 0x010f: text('Maker'), 0x0110: text('   '), 0x0131: text('') }, { order }));
    expect(Object.keys(result).toSorted()).toEqual([
      'bytesRead',
      'container',
      'counters',
      'hasGps',
      'make',
      'reads',
      'reason',
      'savedAgain',
    ]);
  });
});

describe('The maker of the camera', () => {
  it.each(['', ' ', '   \0', '\0\0\0\0'])('is that of the Exif IFD if IFD0’s is empty: %j', async (empty) => {
    const result = await read(
      photo({
        model: 'NIKON D850',
        note: nikonNote({ shutterCount: 12_345 }),
        ifd0: { 0x010f: text(empty) },
        exif: { 0x010f: text('NIKON CORPORATION') },
      }),
    );
    expect(result).toMatchObject({ make: 'NIKON CORPORATION', model: 'NIKON D850', shutterCount: 12_345 });
  });

  it('of the Exif IFD decides how a maker note without a signature is read', async () => {
    const camera = { model: 'Canon EOS 350D DIGITAL', note: canonNote({ tags: { 0x000c: long(330_012_345) } }) };
    const result = await read(photo({ ...camera, ifd0: { 0x010f: text(' ') }, exif: { 0x010f: text('Canon') } }));
    expect(result).toMatchObject({ make: 'Canon', serialNumber: '330012345' });
  });

  it('is that of IFD0 if both have one', async () => {
    expect(await fieldOf('make', { make: 'Maker', exif: { 0x010f: text('Other') } })).toBe('Maker');
  });
});

describe('The date', () => {
  const dates = (original: string, digitized: string, modified: string): Camera =>
    inExif({ 0x9003: text(original), 0x9004: text(digitized) }, { 0x0132: text(modified) });

  it.each([
    ['2024:05:01 10:20:30', '2023:04:02 11:21:31', '2022:03:03 12:22:32', '2024-05-01T10:20:30'],
    // Zeros and blanks mean that the clock was not set. The other dates are then from a later save.
    ['', '2023:04:02 11:21:31', '2022:03:03 12:22:32', undefined],
    ['                   ', '2023:04:02 11:21:31', '2022:03:03 12:22:32', undefined],
    ['    :  :     :  :  ', '0000:00:00 00:00:00', '2022:03:03 12:22:32', undefined],
    ['0000:00:00 00:00:00', '2023:04:02 11:21:31', '2022:03:03 12:22:32', undefined],
    ['2024:13:01 10:20:30', '2024:02:30 10:20:30', '2024:05:01 25:00:00', undefined],
    // DateTimeDigitized and DateTime do not replace an invalid DateTimeOriginal.
    ['2024:13:01 10:20:30', '2023:04:02 11:21:31', '2022:03:03 12:22:32', undefined],
    ['yesterday, 10:20', '2023:04:02 11:21:31', '2022:03:03 12:22:32', undefined],
  ])('of a photo with a field for it is that field, or missing: %s', async (original, digitized, modified, shown) => {
    expect(await fieldOf('dateTime', dates(original, digitized, modified))).toBe(shown);
  });

  it.each([
    ['2024:05:01 10:20:30', '2024-05-01T10:20:30'],
    ['2024-05-01 10:20:30', '2024-05-01T10:20:30'],
    ['2024/05/01 10:20:30', '2024-05-01T10:20:30'],
    ['2024-05-01T10:20:30+09:00', '2024-05-01T10:20:30'],
    ['2024:05:01 10:20:30.123', '2024-05-01T10:20:30'],
    ['2024:02:29 23:59:59', '2024-02-29T23:59:59'],
    ['2008:03:26 10:10: 6', '2008-03-26T10:10:06'],
    ['2008: 3:26  1: 0: 6', '2008-03-26T01:00:06'],
    ['2010:8:16 14:39:0', '2010-08-16T14:39:00'],
    ['2023:02:29 23:59:59', undefined],
    ['0000:00:00 00:00:00', undefined],
    ['0000:01:01 00:00:00', undefined],
    ['2024:05:01 10:20:60', undefined],
    ['2024:05:01', undefined],
    ['yesterday', undefined],
    [undefined, undefined],
  ])('%s is read as %s', (stored, shown) => {
    expect(readDate(stored)).toBe(shown);
  });

  it.each([
    ['2024:05:01 10:20:30', '47', '47'],
    ['2024:05:01 10:20:30', '050', '050'],
    ['2024:05:01 10:20:30', '47  ', '47'],
    ['2024:05:01 10:20:30', '', undefined],
    ['2024:05:01 10:20:30', '4a', undefined],
    ['2024:05:01 10:20:30', '-1', undefined],
    ['2024:05:01 10:20:30', '1234567890', undefined],
    ['', '47', undefined],
  ])('%j has the part of a second %j: %j', async (original, stored, shown) => {
    expect(await fieldOf('subSecond', inExif({ 0x9003: text(original), 0x9291: text(stored) }))).toBe(shown);
  });

  describe.each(ORDERS)('in order %s', (order) => {
    it.each([
      ['2024:05:01 10:20:30', '+09:00', '+09:00'],
      ['2024:05:01 10:20:30', '-03:30 ', '-03:30'],
      ['2024:05:01 10:20:30', '+00:00', '+00:00'],
      ['2024:05:01 10:20:30', '+14:00', '+14:00'],
      ['2024:05:01 10:20:30', '+25:99', undefined],
      ['2024:05:01 10:20:30', '+14:15', undefined],
      ['2024:05:01 10:20:30', '-12:30', undefined],
      ['2024:05:01 10:20:30', '+09:07', undefined],
      ['2024:05:01 10:20:30', '   :  ', undefined],
      ['2024:05:01 10:20:30', '09:00', undefined],
      ['2024:05:01 10:20:30', '+9:00', undefined],
      ['2024:05:01 10:20:30', '+09:00+', undefined],
      ['2024:05:01 10:20:30', 'Z', undefined],
      ['2024:05:01 10:20:30', '', undefined],
      // If the clock was not set, its time zone belongs to no date.
      ['', '+09:00', undefined],
    ])('%j with the zone %j: %j', async (original, stored, shown) => {
      const camera = { ...inExif({ 0x9003: text(original), 0x9011: text(stored) }), order };
      expect(await fieldOf('offsetTime', camera)).toBe(shown);
    });
  });

  it('has no zone if the file has none, or only that of another date', async () => {
    const original = { 0x9003: text('2024:05:01 10:20:30') };
    expect(await read(photo(inExif(original)))).not.toHaveProperty('offsetTime');
    const others = { 0x9010: text('+09:00'), 0x9012: text('+09:00') };
    expect(await read(photo(inExif({ ...original, ...others })))).not.toHaveProperty('offsetTime');
  });

  it('of a CRW is its count of seconds', async () => {
    expect(await read(crw({ unixTime: 1_080_000_000, fileNumber: 1_000_001 }))).toMatchObject({
      dateTime: '2004-03-23T00:00:00',
    });
    expect(await read(crw({ unixTime: 0, fileNumber: 1_000_001 }))).not.toHaveProperty('dateTime');
  });
});

describe('Numbers', () => {
  it.each<[name: string, key: keyof ExtractionResult, fields: Directory, shown: number | undefined]>([
    ['an ISO number of 0 is not shown', 'iso', { 0x8827: short(0) }, undefined],
    ['the first of several ISO numbers', 'iso', { 0x8827: short(200, 0, 0) }, 200],
    ['an ISO number beyond 16 bits as it is', 'iso', { 0x8827: short(65_535) }, 65_535],
    ['an exposure time of 0 is not shown', 'exposureTime', { 0x829a: rational([0, 1]) }, undefined],
    ['an exposure time over zero is not shown', 'exposureTime', { 0x829a: rational([1, 0]) }, undefined],
    ['a long exposure', 'exposureTime', { 0x829a: rational([300, 10]) }, 30],
    ['an exposure time of APEX', 'exposureTime', { 0x9201: srational([8, 1]) }, 1 / 256],
    ['a long exposure time of APEX', 'exposureTime', { 0x9201: srational([-2, 1]) }, 4],
    [
      'an exposure time before that of APEX',
      'exposureTime',
      { 0x829a: rational([1, 60]), 0x9201: srational([8, 1]) },
      1 / 60,
    ],
    [
      'an exposure time of 0 beside an APEX value of 0 is not shown, least of all as one second',
      'exposureTime',
      { 0x829a: rational([0, 1]), 0x9201: srational([0, 1]) },
      undefined,
    ],
    [
      'an exposure time of one second is one',
      'exposureTime',
      { 0x829a: rational([1, 1]), 0x9201: srational([0, 1]) },
      1,
    ],
    [
      'an exposure time of 0 beside an APEX value that was measured',
      'exposureTime',
      { 0x829a: rational([0, 1]), 0x9201: srational([8, 1]) },
      1 / 256,
    ],
    ['the flash as the digits of its code', 'flash', { 0x9209: text('16') }, 16],
    ['the flash in words: it fired', 'flash', { 0x9209: text('Flash fired') }, 1],
    ['the flash in words: it did not', 'flash', { 0x9209: text('Flash did not fire, compulsory flash mode') }, 0],
    ['the flash in words: none', 'flash', { 0x9209: text('No Flash') }, 0],
    ['the flash in words: no flash function', 'flash', { 0x9209: text('No flash function') }, 32],
    ['the flash in words that say nothing', 'flash', { 0x9209: text('Auto') }, undefined],
    ['a number as its digits', 'iso', { 0x8827: text('400') }, 400],
    ['a fraction in text is not shown, nor is its first number', 'exposureTime', { 0x829a: text('1/60') }, undefined],
    ['an impossible APEX value is not shown', 'exposureTime', { 0x9201: srational([-100, 1]) }, undefined],
    ['an f-number of 0 is not shown', 'fNumber', { 0x829d: rational([0, 10]) }, undefined],
    ['an f-number of APEX', 'fNumber', { 0x9202: rational([4, 1]) }, 4],
    ['an f-number before that of APEX', 'fNumber', { 0x829d: rational([56, 10]), 0x9202: rational([4, 1]) }, 5.6],
    ['a focal length of 0 is not shown', 'focalLength', { 0x920a: rational([0, 1]) }, undefined],
    ['a focal length', 'focalLength', { 0x920a: rational([185, 10]) }, 18.5],
    ['exposure compensation may be 0', 'exposureCompensation', { 0x9204: srational([0, 10]) }, 0],
    ['exposure compensation may be below 0', 'exposureCompensation', { 0x9204: srational([-7, 10]) }, -0.7],
    ['exposure compensation over zero is not shown', 'exposureCompensation', { 0x9204: srational([0, 0]) }, undefined],
    ['a code of 0 is a code', 'flash', { 0x9209: short(0) }, 0],
    ['codes of any integer type', 'meteringMode', { 0x9207: byte(5) }, 5],
    ['negative numbers in fields that allow them', 'exposureCompensation', { 0x9204: slong(-2) }, -2],
    ['white balance', 'whiteBalance', { 0xa403: short(1) }, 1],
    ['scene', 'sceneCaptureType', { 0xa406: short(2) }, 2],
    ['program', 'exposureProgram', { 0x8822: short(4) }, 4],
    ['exposure mode', 'exposureMode', { 0xa402: short(2) }, 2],
  ])('%s', async (_name, key, fields, shown) => {
    expect(await fieldOf(key, inExif(fields))).toBe(shown);
  });

  it.each([
    [0, undefined],
    [1, 1],
    [8, 8],
    [9, undefined],
  ])('an orientation of %i is shown as %s', async (stored, shown) => {
    expect(await fieldOf('orientation', { make: 'Maker', orientation: stored })).toBe(shown);
  });

  it('include the maker note’s ISO of a Nikon if Exif has none', async () => {
    const camera = inExif({ 0x927c: nikonNote({ tags: { 0x0002: short(0, 1600) } }) });
    expect(await fieldOf('iso', { ...camera, make: 'NIKON CORPORATION' })).toBe(1600);
    const expanded = inExif({ 0x927c: nikonNote({ tags: { 0x0025: opaque([72, 0, 0, 0, 0, 0, 0, 0]) } }) });
    expect(await fieldOf('iso', { ...expanded, make: 'NIKON CORPORATION' })).toBe(200);
  });
});

describe('The ISO number of a maker note', () => {
  const EMPTY = { 0x8827: { ...short(), count: 0 } };
  const pentax = (code: number): Camera => ({
    make: 'PENTAX Corporation',
    model: 'PENTAX Optio S',
    note: pentaxNote({ header: 'AOC', tags: { 0x0014: short(code) } }),
  });

  it.each([
    [3, 50],
    [9, 200],
    [15, 800],
    [17, 1250],
    [21, 3200],
    [36, 102_400],
    [45, 819_200],
    [50, 50],
    [100, 100],
    [3200, 3200],
    [258, 50],
    [260, 100],
    [269, 2200],
    [286, 819_200],
    [0, undefined],
    [2, undefined],
    [46, undefined],
    [257, undefined],
    [287, undefined],
    [65_534, undefined],
    [65_535, undefined],
  ])("is Pentax's code %i: %s", async (code, shown) => {
    for (const order of ORDERS) expect(await fieldOf('iso', { ...pentax(code), order, exif: EMPTY })).toBe(shown);
  });

  it("gives way to Exif's", async () => {
    expect(await fieldOf('iso', pentax(9))).toBe(400);
    expect(await fieldOf('iso', { ...pentax(9), exif: { 0x8827: short(0) } })).toBe(200);
  });

  it('is not read from the two Optio that use Casio’s codes', async () => {
    for (const model of ['PENTAX Optio330RS', 'PENTAX Optio 430RS']) {
      expect(await fieldOf('iso', { ...pentax(10), model, exif: EMPTY })).toBeUndefined();
    }
  });

  it('is read in the note without a header of the first Optio', async () => {
    const note = headedNote('', { 0x0001: short(0), 0x0014: short(200) });
    for (const order of ORDERS) {
      const camera = { make: 'Asahi Optical Co.,Ltd', model: 'PENTAX Optio 430', note, order, exif: EMPTY };
      expect(await fieldOf('iso', camera)).toBe(200);
    }
  });

  it.each([
    ['KODAK DX4900 ZOOM DIGITAL CAMERA', block(200, { 0: 'KDK INFODX4900  ', 0x68: u16(108, 'MM') }), 108],
    ['KODAK DX3600 DIGITAL CAMERA', block(200, { 0: 'KDK0001IDX3600  ', 0x68: u16(100, 'II') }), 100],
    ['KODAK DC280 ZOOM DIGITAL CAMERA', block(200, { 0x4e: u16(100, 'MM') }), 100],
    ['KODAK DC240 ZOOM DIGITAL CAMERA', block(200, { 0x4e: u16(65_535, 'MM') }), undefined],
    ['KODAK CX4230 ZOOM DIGITAL CAMERA', block(200, { 0x1e: u16(140, 'MM') }), 140],
    ['KODAK DX3215 ZOOM DIGITAL CAMERA', block(200, { 0x1a: u16(200, 'MM') }), 200],
    ['KODAK DX3700 DIGITAL CAMERA', block(200, { 0x1a: u16(200, 'II') }), 200],
    ['KODAK EASYSHARE C140 DIGITAL CAMERA', block(200, { 0: 'IIII\x02\0', 0x34: u16(400, 'II') }), 400],
    ['KODAK DC280 ZOOM DIGITAL CAMERA', block(0x4f, { 0: [0xff] }), undefined],
    ['KODAK DC210 Zoom Digital Camera', block(200).fill(0x11), undefined],
  ])('has a special place in the note of a %s', async (model, bytes, shown) => {
    for (const order of ORDERS) {
      const camera = { make: 'EASTMAN KODAK COMPANY', model, note: opaque(bytes), order, exif: EMPTY };
      expect(await fieldOf('iso', camera)).toBe(shown);
    }
  });
});

describe('The ISO of a Canon that writes none into Exif', () => {
  const powerShot = (setting: number, automatic: number, base: number, size = 0): Camera => {
    const settings = Array.from({ length: 46 }, (_, index) => (index === 0 ? 92 + size : index === 16 ? setting : 0));
    const shot = [68 + size, automatic, base, ...Array.from({ length: 31 }, () => 0)];
    const note = canonNote({ tags: { 0x0001: short(...settings), 0x0004: short(...shot) } });
    return { make: 'Canon', model: 'Canon PowerShot A40', exif: NOTHING, note };
  };

  it.each<[name: string, camera: Camera, iso: number | undefined]>([
    ['a setting by its code', powerShot(16, 0, 160), 50],
    ['the highest setting', powerShot(20, 0, 160), 800],
    ['a setting as a number', powerShot(0x4000 + 320, 0, 160), 320],
    ['an automatic one as base times factor', powerShot(15, 0, 160), 100],
    ['a factor of two steps', powerShot(15, 64, 128), 200],
    ['a factor below one', powerShot(0, 0xffff - 31, 160), 50],
    ['none without a base', powerShot(15, 0, 0), undefined],
    ['no setting and no base', powerShot(0x7fff, 0, 0), undefined],
    ['nothing from blocks that do not begin with their size', powerShot(16, 0, 160, 2), undefined],
  ])('is %s', async (_name, camera, iso) => {
    for (const order of ORDERS) expect(await fieldOf('iso', { ...camera, order })).toBe(iso);
  });

  it("gives way to Exif's", async () => {
    expect(await fieldOf('iso', { ...powerShot(16, 0, 160), exif: { 0x8827: short(400) } })).toBe(400);
  });
});

describe('The lens', () => {
  const note = {
    canon: canonNote(),
    olympus: olympusNote({ lens: 'M.12-40mm' }),
    panasonic: panasonicNote({ lens: 'LUMIX 20' }),
    leica: leicaNote({ 0x0303: text('Summilux 23') }),
  };

  it("is Exif's rather than the maker note's", async () => {
    expect(await fieldOf('lens', { make: 'Canon', lens: 'EF50mm f/1.8', note: note.canon })).toBe('EF50mm f/1.8');
  });

  it.each<[make: string, camera: Camera, lens: string]>([
    ['Canon', { note: note.canon }, 'RF24-105mm F4L IS USM'],
    ['OLYMPUS CORPORATION', { note: note.olympus }, 'M.12-40mm'],
    ['Panasonic', { note: note.panasonic }, 'LUMIX 20'],
    ['LEICA CAMERA AG', { note: note.leica }, 'Summilux 23'],
    ['NIKON CORPORATION', { note: nikonNote() }, '24-70mm f/2.8'],
    [
      'NIKON CORPORATION',
      { note: nikonNote({ tags: { 0x0084: rational([180, 10], [550, 10], [35, 10], [56, 10]) } }) },
      '18-55mm f/3.5-5.6',
    ],
    [
      'NIKON CORPORATION',
      { note: nikonNote({ tags: { 0x0084: rational([50, 1], [50, 1], [18, 10], [18, 10]) } }) },
      '50mm f/1.8',
    ],
    [
      'SONY',
      { note: sonyNote({ tags: { 0xb02a: opaque([0x10, 0x00, 0x24, 0x01, 0x05, 0x40, 0x40, 0x00]) } }) },
      '24-105mm f/4',
    ],
    [
      'FUJIFILM',
      {
        note: fujifilmNote({
          tags: {
            0x1404: rational([18, 1]),
            0x1405: rational([55, 1]),
            0x1406: rational([28, 10]),
            0x1407: rational([4, 1]),
          },
        }),
      },
      '18-55mm f/2.8-4',
    ],
  ])('of %s is named by its maker note', async (make, camera, lens) => {
    expect(await fieldOf('lens', { make, model: 'Model', ...camera })).toBe(lens);
  });

  const specification = { 0xa432: rational([88, 10], [257, 10], [18, 10], [28, 10]) };
  const compact = sonyNote({ tags: { 0xb02a: opaque([0x10, 0x00, 0x24, 0x00, 0x70, 0x18, 0x28, 0x00]) } });

  it("is Exif's range if nothing names it", async () => {
    expect(await read(photo({ make: 'Maker', model: 'Model', exif: specification }))).toMatchObject({
      lens: '8.8-25.7mm f/1.8-2.8',
    });
    const unknown = { 0xa432: rational([50, 1], [50, 1], [0, 0], [0, 0]) };
    expect(await fieldOf('lens', { make: 'Maker', model: 'Model', exif: unknown })).toBeUndefined();
    expect(
      await fieldOf('lens', {
        make: 'NIKON CORPORATION',
        note: nikonNote(),
        exif: { 0xa432: rational([0, 1], [0, 1], [0, 1], [0, 1]) },
      }),
    ).toBe('24-70mm f/2.8');
  });

  it("of a Sony compact is Exif's range rather than the maker note's, which is for 35 mm film", async () => {
    const camera = { make: 'SONY', model: 'DSC-RX100M5', note: compact };
    const both = await read(photo({ ...camera, exif: specification }));
    expect(both).toMatchObject({ lens: '8.8-25.7mm f/1.8-2.8' });
    expect(both).not.toHaveProperty('lensIsEquivalent');
    expect(await read(photo(camera))).toMatchObject({ lens: '24-70mm f/1.8-2.8', lensIsEquivalent: true });
    const named = await read(photo({ ...camera, lens: '24-70mm F1.8-2.8' }));
    expect(named).not.toHaveProperty('lensIsEquivalent');
    expect(await read(photo({ ...camera, model: 'ILCE-6000' }))).not.toHaveProperty('lensIsEquivalent');
  });

  it('of a DSLR-A100 is named by its number, if only one lens has it', async () => {
    const lens = (number: number, model = 'DSLR-A100') =>
      fieldOf('lens', { make: 'SONY', model, note: sonyNote({ gate: null, tags: { 0xb027: long(number) } }) });
    expect(await lens(40)).toBe('DT 18-70mm F3.5-5.6');
    expect(await lens(41)).toBeUndefined();
    expect(await lens(40, 'DSLR-A700')).toBeUndefined();
  });

  it('is left out when nothing names it', async () => {
    expect(
      await fieldOf('lens', {
        make: 'NIKON CORPORATION',
        note: nikonNote({ tags: { 0x0084: rational([0, 0], [0, 0], [0, 0], [0, 0]) } }),
      }),
    ).toBeUndefined();
    expect(await fieldOf('lens', { make: 'Maker', lens: '   ' })).toBeUndefined();
  });
});

/** A DSLR-A100's maker note. It contains a second note, in which tag 0x0020 has the internal serial number. */
const a100 = (digits: string) => a100With({ 0x0020: opaque(block(18_928, { 0x49dc: digits })) });
const a100With = (inside: Directory) =>
  sonyNote({
    gate: null,
    gap: 4,
    tags: {
      0x0010: opaque(block(368)),
      0xb027: long(40),
      0xb028: subDirectory(inside),
    },
  });

it('of two entries with one tag, the first counts', async () => {
  const note = nikonNote({ serial: '11111', tags: { 0x001e: text('22222') } });
  const bytes = photo({ make: 'NIKON CORPORATION', note });
  const at = placeOf(bytes, join(u16(0x001e), u16(2), u32(6)));
  expect((await read(patched(bytes, at, u16(0x001d)))).serialNumber).toBe('11111');
});

describe('The serial number', () => {
  it.each<[name: string, camera: Camera, serial: string | undefined]>([
    [
      "Exif's before that of the maker note",
      { make: 'NIKON CORPORATION', serial: '11111', note: nikonNote({ serial: '22222' }) },
      '11111',
    ],
    ["the maker note's", { make: 'NIKON CORPORATION', note: nikonNote({ serial: '22222' }) }, '22222'],
    [
      "that of a DNG before the maker note's",
      { make: 'NIKON CORPORATION', ifd0: { 0xc62f: text('33333') }, note: nikonNote({ serial: '22222' }) },
      '33333',
    ],
    ...['9:99 00:00:00', '12:30:00', 'II*', '1', 'A-1', '2024:05:01'].map(
      (junk): [string, Camera, string | undefined] => [
        `none: ${junk}`,
        { make: 'Panasonic', note: panasonicNote({ serial: junk }) },
        undefined,
      ],
    ),
    [
      'the digits of a D70',
      { make: 'NIKON CORPORATION', note: nikonNote({ tags: { 0x00a0: text('NO= 20025585') } }) },
      '20025585',
    ],
    [
      "Canon's number",
      { make: 'Canon', model: 'Canon EOS 350D DIGITAL', note: canonNote({ tags: { 0x000c: long(330_012_345) } }) },
      '330012345',
    ],
    [
      'of a D30, half of it hexadecimal',
      { make: 'Canon', model: 'Canon EOS D30', note: canonNote({ tags: { 0x000c: long(0x00ab_3039) } }) },
      '00ab12345',
    ],
    ["Olympus' equipment", { make: 'OLYMPUS CORPORATION', note: olympusNote({ serial: 'BHP9' }) }, 'BHP9'],
    ["Sony's digits in pairs", { make: 'SONY', note: sonyNote({ tags: { 0x2031: opaque('78563412') } }) }, '12345678'],
    ...(
      [
        ['ILCE-7M3', 'b', '1 2 3 4 5 6'],
        ['ILCE-7SM3', 'c', '1 2 3 4 5 6'],
        // This body stores the number two bytes later than similar bodies.
        ['ILCE-1', 'c', '3 4 5 6 7 8'],
        ['ILCE-7CM2', 'd', '1 2 3 4 5 6'],
        ['SLT-A77V', 'a', '1 2 3 4 5'],
        ['ILCE-6000', 'a', '9 8 7 6'],
        ['NEX-5R', 'a', '9 8 7 6'],
        ['NEX-F3', 'a', '9 8 7 6'],
        ['ILCE-3000', 'a', '9 8 7 6'],
      ] as const
    ).map(([model, layout, serial]): [string, Camera, string] => {
      const plain = layout === 'c' ? { 0x88: [1, 2, 3, 4, 5, 6, 7, 8] } : { 0x7c: [9, 8, 7, 6] };
      const note = sonyNote({ layout, shutterCount: 5, ...(layout === 'b' || layout === 'd' ? {} : { plain }) });
      return [`Sony's internal bytes: ${model}`, { make: 'SONY', model, note }, serial];
    }),
    ["Pentax'", { make: 'PENTAX', note: pentaxNote({ tags: { 0x0229: text('4973893') } }) }, '4973893'],
    [
      "Pentax' internal number",
      { make: 'PENTAX', note: pentaxNote({ tags: { 0x0215: long(78_000, 20_130_501, 1, 1, 4_973_893) } }) },
      '4973893',
    ],
    ["Fujifilm's internal text", { make: 'FUJIFILM', note: fujifilmNote() }, 'FF02B1234567'],
    [
      "Panasonic's internal text",
      { make: 'Panasonic', note: panasonicNote({ serial: 'F651203260376' }) },
      'F651203260376',
    ],
    ['a number of Leica', { make: 'LEICA CAMERA AG', note: leicaNote({ 0x0305: long(4_711_000) }) }, '4711000'],
    [
      "Olympus' directory of main tags",
      {
        make: 'OLYMPUS IMAGING CORP.',
        model: 'TG-830',
        note: headedNote('OLYMP\0\x01\0', { 0x4000: subDirectory({ 0x0404: text('J6D123456') }) }),
      },
      'J6D123456',
    ],
    ...(
      [
        ['KCXFD62901234', 'KCXFD62901234'],
        ['KCXFDAB1234', 'KCXFDAB1234'],
        ['KCXFDABC123', undefined],
        ['KCGGB550 00001 ', undefined],
        ['CX73 A12345678 ', 'CX73 A12345678'],
        ['KCXFD6290AB', undefined],
        ['KCX1234', undefined],
        ['XCXFD62901234', undefined],
        ['kcxfd62901234', undefined],
        ['KCXFD6290123456789', undefined],
        ['KCXFD62901234567', undefined],
      ] as const
    ).map(([stored, shown]): [string, Camera, string | undefined] => [
      `Kodak's first sixteen bytes: ${stored}`,
      {
        make: 'EASTMAN KODAK COMPANY',
        model: 'KODAK EASYSHARE Z612 ZOOM DIGITAL CAMERA',
        note: opaque(block(64, { 0: stored })),
      },
      shown,
    ]),
    ...(
      [
        [4, 0x5c],
        [6, 0x58],
      ] as const
    ).map(([version, at]): [string, Camera, string] => [
      `HP's, after the words that name it, in version ${version}`,
      {
        make: 'Hewlett-Packard',
        model: 'HP PhotoSmart',
        note: opaque(
          block(0x200, { 0: ['I', 'I', 'I', 'I'].join(''), 4: [version, 0], [at]: 'SERIAL NUMBER:CN69NC20JFT' }),
        ),
      },
      'CN69NC20JFT',
    ]),
    [
      "HP's note without the words is none",
      { make: 'Hewlett-Packard', note: opaque(block(0x200, { 0: 'IIII\x04\0', 0x5c: 'CN69NC20JFT' })) },
      undefined,
    ],
    [
      'zeros are not a serial number',
      { make: 'NIKON CORPORATION', serial: '0000000', note: nikonNote({ serial: '22222' }) },
      '22222',
    ],
    ['fillers are not a serial number', { make: 'Maker', serial: '----' }, undefined],
    ['question marks are not a serial number', { make: 'Maker', serial: '???' }, undefined],
    ['control bytes are not a serial number', { make: 'Maker', serial: '\u0010\u0015`\u0012' }, undefined],
    ['bytes beyond ASCII are not a serial number', { make: 'Maker', serial: '12\u00b434' }, undefined],
    ['a date is not a serial number', { make: 'Maker', serial: '9999:99:99 00:00' }, undefined],
    ['a number with spaces is one', { make: 'Maker', serial: 'CX73 A12345678' }, 'CX73 A12345678'],
    ...['NEX-5N', 'NEX-7', 'NEX-VG20', 'NEX-VG20E', 'Lunar'].map((model): [string, Camera, undefined] => {
      const note = sonyNote({ layout: 'a', shutterCount: 5, plain: { 0x7c: [9, 8, 7, 6] } });
      return [`nothing at another body's place: ${model}`, { make: 'SONY', model, note }, undefined];
    }),
    ...[0x8a, 0x8d, 0x8e].map((size): [string, Camera, string | undefined] => {
      const facts = { layout: 'c', shutterCount: 5 } as const;
      const note = sonyNote({ ...facts, tags: { 0x9050: opaque(sonyCipherBlock(facts).subarray(0, size)) } });
      const serial = size < 0x8e ? undefined : '1 2 3 4 5 6';
      return [
        `a Sony's only as far as its block goes: ${size} bytes`,
        { make: 'SONY', model: 'ILCE-7SM3', note },
        serial,
      ];
    }),
    ...(
      [
        ['twelve digits', '601150504600', '601150504600'],
        ['other text', '6011505046x0', undefined],
      ] as const
    ).map(([name, digits, shown]): [string, Camera, string | undefined] => [
      `the DSLR-A100's internal one: ${name}`,
      { make: 'SONY', model: 'DSLR-A100', note: a100(digits) },
      shown,
    ]),
    [
      "not a DSLR-A100's from the value after its block",
      {
        make: 'SONY',
        model: 'DSLR-A100',
        note: a100With({ 0x0020: opaque(block(0x49dc)), 0x0021: text('601150504600') }),
      },
      undefined,
    ],
    ["not a DSLR-A100's in another body", { make: 'SONY', model: 'DSLR-A200', note: a100('601150504600') }, undefined],
  ])('is the right one, or none: %s', async (_name, camera, serial) => {
    expect(await fieldOf('serialNumber', { model: 'Model', ...camera })).toBe(serial);
  });
});

describe('The position', () => {
  it('is detected but not returned', async () => {
    const result = await read(photo({ make: 'Maker', gps: true }));
    expect(result.hasGps).toBe(true);
    expect(JSON.stringify(result)).not.toMatch(/latitude|52\.|"31"/i);
  });

  it('is not detected if there is none', async () => {
    expect((await read(photo({ make: 'Maker' }))).hasGps).toBe(false);
    const empty = exifBlock({ make: 'Maker', ifd0: { 0x8825: { ...long(0), type: 4 } } });
    expect((await read(empty)).hasGps).toBe(false);
  });
});

describe('The maker note', () => {
  it("gives only what Exif lacks, such as Casio's ISO", async () => {
    const note = headedNote('QVC\0\0\0', { 0x0014: short(250) });
    expect(await fieldOf('iso', { make: 'CASIO', note })).toBe(400);
    expect(await fieldOf('iso', { ...inExif({ 0x927c: note }), make: 'CASIO' })).toBe(250);
    const later = headedNote('QVC\0\0\0', { 0x3014: short(320) });
    expect(await fieldOf('iso', { ...inExif({ 0x927c: later }), make: 'CASIO' })).toBe(320);
  });
});
