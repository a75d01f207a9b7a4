/** The rules in 'Which number is shown' of docs/decisions.md, one case per line. */
import { describe, expect, it } from 'vitest';
import { COUNTERS } from '../../src/reader/fieldTable';
import { findShutterCount } from '../../src/reader/shutterCount';
import { isValidCount } from '../../src/reader/rules/proposal';
import { FieldId } from '../../assembly/schema';
import { type Facts, photoDataOf } from '../support/photoData';

const found = (make: string, model: string, facts: Facts = {}, path = '') =>
  findShutterCount(photoDataOf(make, model, { Model: model, ...facts }, path));
const value = (...camera: Parameters<typeof found>) => found(...camera)?.value;

describe('A valid count', () => {
  it.each([1, 2, 65_536, 999_999, 1_000_000])('is an integer of 1 to 1,000,000: %d', (count) => {
    expect(isValidCount(count)).toBe(true);
  });

  it.each([0, -1, 0.5, 1234.5, 1_000_001, 4_294_965_247, Number.NaN, Number.POSITIVE_INFINITY])(
    'is not %d',
    (count) => {
      expect(isValidCount(count)).toBe(false);
      expect(found('NIKON', 'NIKON D850', { NikonShutterCount: count })).toBeUndefined();
    },
  );
});

describe('The order of the sources', () => {
  const everything: Facts = {
    NikonShutterCount: 11,
    NikonFile: 2_222,
    ImageNumber: 3_333,
    SonySequence: 444,
    ImageUniqueId: '555555',
    InternalSerial: 'S060706210122',
    CanonFileNumber: 1_001_234,
  };

  it('is explicit counters first', () => {
    expect(value('Canon', 'Canon EOS 6D', everything, 'IMG_7777.JPG')).toBe(11);
  });

  it('is then a file number above 1000', () => {
    expect(value('NIKON', 'NIKON D850', { ...everything, NikonShutterCount: 0 })).toBe(2_222);
  });

  it("is then the brand's own fields", () => {
    expect(value('Canon', 'Canon EOS 6D', { CanonFileNumber: 1_001_234 })).toBe(1_234);
    expect(value('SONY', 'ILCE-7', { SonySequence: 444 })).toBe(444);
    expect(value('Panasonic', 'DMC-FZ18', { InternalSerial: 'S060706210122' })).toBe(210_122);
    expect(value('LEICA CAMERA AG', 'LEICA M10', { ImageUniqueId: '00000000000000000000000000000D05' })).toBe(0xd05);
  });

  it("never takes another brand's fields", () => {
    expect(
      found(
        'Acme',
        'Camera',
        { SonySequence: 444, ImageUniqueId: '555555', InternalSerial: 'S060706210122' },
        'IMG_7777.JPG',
      ),
    ).toBeUndefined();
  });

  it('skips a proposal that is out of bounds, at each step', () => {
    expect(value('NIKON', 'NIKON D850', { NikonShutterCount: 4_294_965_247, NikonMechanicalCount: 55 })).toBe(55);
    expect(value('NIKON', 'NIKON D850', { NikonShutterCount: 0, NikonFile: 2_222 })).toBe(2_222);
    // Canon's combined number, folder × 10,000 + file, is above 1,000,000 for every folder, so it is out of bounds as a
    // count.
    expect(value('Canon', 'Canon EOS 6D', { CanonFileNumber: 1_001_234, ImageNumber: 0 })).toBe(1_234);
    expect(value('NIKON', 'NIKON D850', { NikonFile: 1_000, ImageNumber: 1_234 })).toBe(1_234);
  });

  it('takes the first of several explicit counters: the total before the mechanical one', () => {
    expect(value('NIKON', 'NIKON D850', { NikonShutterCount: 8_541, NikonMechanicalCount: 3_487 })).toBe(8_541);
  });

  it('never takes a number that only confirms another', () => {
    const sides: Facts = {
      SonyCountCopy2: 9,
      SonyCountCopy3: 9,
      SonyMoreInfoImages: 9,
      NikonKept: 9,
      NikonDeleted: 9,
      NikonShotInfoWord: 9,
      RicohFlashes: 9,
    };
    expect(found('NIKON', 'NIKON D850', sides)).toBeUndefined();
    expect(found('Canon', 'Canon EOS R6 Mark III', sides)).toBeUndefined();
  });
});

describe('A generic file number', () => {
  it.each([
    [1_000, undefined],
    [1_001, 1_001],
    [9_999, 9_999],
  ])('of %d gives %s', (number, count) => {
    expect(value('NIKON', 'NIKON D850', { NikonFile: number })).toBe(count);
  });

  it('is an estimate by its number', () => {
    expect(found('NIKON', 'NIKON D850', { NikonFile: 1_001 })?.source).toMatchObject({
      grade: 'estimate',
      method: 'file-number',
      kind: 'number',
      limits: [],
    });
  });

  it('of a digital back counts captures, however few', () => {
    expect(found('Phase One', 'IQ180', { PhaseOneImageNumber: 12 })).toMatchObject({
      value: 12,
      source: { kind: 'images', grade: 'estimate', method: 'image-number' },
    });
  });

  it('of Kodak is taken on DCS bodies only', () => {
    expect(value('EASTMAN KODAK COMPANY', 'DCS Pro SLR/n', { ImageNumber: 3_143 })).toBe(3_143);
    expect(found('Kodak', 'Kodak Digital Science DC50 Zoom Camera', { ImageNumber: 3_143 })).toBeUndefined();
  });
});

describe("Canon's folder arithmetic", () => {
  it.each([
    // folders of 100: (directory - 100) * 100 + file mod 100; for bodies on the list, if the numbers fit
    ['Canon EOS D30', 889, 8_982, 78_982, 'folders-of-100'],
    ['Canon EOS 350D DIGITAL', 393, 9_377, 29_377, 'folders-of-100'],
    ['Canon EOS DIGITAL REBEL', 118, 1_861, 1_861, 'folders-of-100'],
    ['Canon EOS 10D', 101, 101, 101, 'folders-of-100'],
    ['Canon DIGITAL IXUS 400', 120, 2_034, 2_034, 'folders-of-100'],
    ['Canon PowerShot G2', 103, 304, 304, 'folders-of-100'],
    // a body on the list whose numbers do not fit
    ['Canon EOS 20D', 101, 5_555, 15_554, 'folders-of-9999'],
    // folders of 9999: (directory - 100) * 9999 + file, for the first ten folders
    ['Canon EOS 6D', 100, 7_241, 7_241, 'folders-of-9999'],
    ['Canon EOS 6D', 101, 509, 10_508, 'folders-of-9999'],
    ['Canon EOS 6D', 109, 9_999, 99_990, 'folders-of-9999'],
    ['Canon EOS 60D', 101, 101, 10_100, 'folders-of-9999'],
    // only the file number, if above 1000
    ['Canon EOS 6D', 110, 7_241, 7_241, 'file-number'],
    ['Canon EOS 6D', 290, 8_801, 8_801, 'file-number'],
    ['Canon EOS 6D', 110, 1_001, 1_001, 'file-number'],
    // only the number of the directory
    ['Canon EOS 6D', 110, 1_000, 110, 'directory-index'],
    ['Canon EOS 6D', 412, 954, 412, 'directory-index'],
  ] as const)('%s %i-%i is %i by %s', (model, directory, file, count, method) => {
    const candidate = found('Canon', model, { CanonFileNumber: directory * 10_000 + file });
    expect(candidate).toMatchObject({
      value: count,
      source: { method, grade: method === 'directory-index' ? 'guess' : 'estimate', kind: 'number' },
    });
  });

  it.each([
    ['the first folder, which says nothing', { CanonDirectory: 100, CanonFile: 0 }, undefined],
    ['a number that no folder has', { CanonDirectoryIndex: 1_000_000, CanonFileIndex: 5 }, undefined],
    ['the largest number below that', { CanonDirectoryIndex: 999_999, CanonFileIndex: 5 }, 999_999],
  ])('ends at its bounds: %s', (_name, facts, count) => {
    expect(found('Canon', 'Canon EOS 20D', facts)?.value).toBe(count);
  });

  it('takes the indices of CameraInfo like the combined number', () => {
    expect(found('Canon', 'Canon EOS 6D', { CanonDirectoryIndex: 101, CanonFileIndex: 509 })).toMatchObject({
      value: 10_508,
      source: { tag: 'CanonFileIndex' },
    });
  });

  it('takes file 10000 as file 0001 of the next directory', () => {
    expect(value('Canon', 'Canon EOS 6D', { CanonDirectoryIndex: 100, CanonFileIndex: 10_000 })).toBe(10_000);
  });

  it.each([
    [99, undefined],
    [110, 110],
    [999_999, 999_999],
    [1_000_000, undefined],
  ])('uses a directory index of %d by itself as %s: above 100, below 1,000,000', (directory, count) => {
    expect(value('Canon', 'Canon EOS 6D', { CanonDirectoryIndex: directory, CanonFileIndex: 1 })).toBe(count);
  });
});

describe("Canon's new bodies", () => {
  it.each(['Canon EOS R5', 'Canon EOS R6', 'Canon EOS RP', 'Canon EOS-1D X Mark III'])(
    '%s: (directory - 100) * 100 + file, by the path',
    (model) => {
      expect(found('Canon', model, {}, '/media/DCIM/123CANON/IMG_1234.JPG')).toMatchObject({
        value: 3_534,
        source: { field: 'FilePath', grade: 'estimate', method: 'path' },
      });
      expect(value('Canon', model, {}, 'DCIM/100CANON/IMG_0042.CR3')).toBe(42);
      expect(value('Canon', model, {}, '101EOSR5/_MG_0001.HIF')).toBe(101);
    },
  );

  it.each([
    'IMG_0042.JPG',
    'holiday/IMG_0042.JPG',
    '12CANON/IMG_0042.JPG',
    '123CANON/IMG_42.JPG',
    '123CANON/sub/IMG_0042.JPG',
    '',
  ])('say nothing without such a path: %s', (path) => {
    expect(found('Canon', 'Canon EOS R5', {}, path)).toBeUndefined();
  });

  it('have real counters, which come first', () => {
    expect(value('Canon', 'Canon EOS R5', { CanonCountR5: 12_260 }, 'DCIM/123CANON/IMG_1234.JPG')).toBe(12_260);
  });

  it.each(['Canon EOS R5 Mark II', 'Canon EOS R', 'Canon EOS 6D'])('are not %s', (model) => {
    expect(found('Canon', model, {}, 'DCIM/123CANON/IMG_0042.JPG')).toBeUndefined();
  });
});

describe("Canon's file name", () => {
  it.each([
    ['IMG_1000.JPG', undefined],
    ['IMG_1001.JPG', 1_001],
    ['_MG_9999.CR2', 9_999],
    ['DCIM/100CANON/ABCD5678.jpg', 5_678],
    ['IMG_0999.JPG', undefined],
    ['IMG_12345.JPG', undefined],
    ['IMG_1234(1).JPG', undefined],
    ['1234.JPG', undefined],
    ['IMG_1234', undefined],
    ['XIMG_1234.JPG', undefined],
  ])('%s gives %s: four characters and four digits above 1000', (path, count) => {
    expect(value('Canon', 'Canon EOS 77D', {}, path)).toBe(count);
  });

  it('comes after all numbers in the file', () => {
    expect(value('Canon', 'Canon EOS 6D', { CanonFileNumber: 4_120_954 }, 'IMG_7777.JPG')).toBe(412);
    expect(value('Canon', 'Canon EOS 6D', { CanonFileNumber: 1_010_509 }, 'IMG_7777.JPG')).toBe(10_508);
  });

  it('determines the slot of a 5D Mark III; without a name the larger number counts', () => {
    const slots: Facts = {
      CanonFileIndex: 7_873,
      CanonFileIndex2: 7_941,
      CanonDirectoryIndex: 100,
      CanonDirectoryIndex2: 100,
    };
    expect(value('Canon', 'Canon EOS 5D Mark III', slots, '_K6A7873.JPG')).toBe(7_873);
    expect(value('Canon', 'Canon EOS 5D Mark III', slots, '_K6A7941.JPG')).toBe(7_941);
    expect(value('Canon', 'Canon EOS 5D Mark III', slots, 'renamed.jpg')).toBe(7_941);
    expect(value('Canon', 'Canon EOS 5D Mark III', { ...slots, CanonFileIndex: 9_000 })).toBe(9_000);
  });
});

describe("Sony's fallbacks", () => {
  it.each([
    ['100001', 100_001],
    ['999999', 999_999],
    ['1000000', 1_000_000],
    ['0001001', 1_001],
    ['001000', undefined],
    ['12345', undefined],
    ['12345678', undefined],
    ['1000001', undefined],
    ['12A456', undefined],
  ])('a unique id of %s gives %s: six or seven digits above 1000', (id, count) => {
    expect(value('SONY', 'DSC-G1', { ImageUniqueId: id })).toBe(count);
  });

  it.each([
    [100, undefined],
    [101, 101],
    [65_534, 65_534],
    [65_535, undefined],
  ])('a sequence number of %d gives %s: above 100', (sequence, count) => {
    expect(value('SONY', 'ILCE-7', { SonySequence: sequence })).toBe(count);
  });

  it('are guesses, which are never shown as a count', () => {
    expect(found('SONY', 'DSC-G1', { ImageUniqueId: '123456', SonySequence: 200 })).toMatchObject({
      value: 123_456,
      source: { grade: 'guess', method: 'unique-id' },
    });
    expect(found('SONY', 'DSC-G1', { SonySequence: 200 })?.source).toMatchObject({
      grade: 'guess',
      method: 'burst-position',
    });
  });
});

describe("Panasonic's serial digits", () => {
  it.each([
    ['S060706210122', 210_122],
    ['AB12345', 12_345],
    ['F651203260376 99', undefined],
    ['AB1234', undefined],
    ['', undefined],
  ])('%s gives %s: the last five or six', (serial, count) => {
    expect(value('Panasonic', 'DMC', { InternalSerial: serial })).toBe(count);
  });

  it('are a guess', () => {
    expect(found('Panasonic', 'DMC', { InternalSerial: 'S060706210122' })?.source).toMatchObject({
      grade: 'guess',
      method: 'serial-digits',
      tag: 'InternalSerial',
    });
  });
});

describe("Leica's unique id", () => {
  it('is an estimate if its first 24 digits are 0', () => {
    expect(
      found('Leica Camera AG', 'M9 Digital Camera', { ImageUniqueId: '00000000000000000000000000000D05' }),
    ).toMatchObject({
      value: 3_333,
      source: { grade: 'estimate', method: 'exposure-id', tag: 'ImageUniqueId' },
    });
  });

  it.each(['0000000000000000000000010000A0D5', '00000D05', 'hello'])('is ignored if they are not: %s', (id) => {
    expect(found('Leica Camera AG', 'M9 Digital Camera', { ImageUniqueId: id })).toBeUndefined();
  });
});

describe('The grade of an explicit counter', () => {
  it.each<[name: string, model: string, facts: Facts, source: object]>([
    ['Nikon total: exact', 'NIKON D850', { NikonShutterCount: 5 }, { grade: 'exact', kind: 'total', limits: [] }],
    [
      'Nikon mechanical: exact',
      'NIKON D850',
      { NikonMechanicalCount: 5 },
      { grade: 'exact', kind: 'mechanical', limits: [] },
    ],
    [
      'Nikon: fewer than the mechanical actuations',
      'NIKON D850',
      { NikonShutterCount: 5_000, NikonMechanicalCount: 198_779 },
      { grade: 'approximate', limits: ['contradicted'], otherValue: 198_779 },
    ],
    [
      'Nikon: as many as the mechanical actuations: exact',
      'NIKON D850',
      { NikonShutterCount: 5_000, NikonMechanicalCount: 5_000 },
      { grade: 'exact', kind: 'total', limits: [] },
    ],
    [
      'Nikon: a copy that does not confirm it',
      'NIKON D800',
      { NikonShutterCount: 1, NikonShotInfoWord: 5, NikonShotInfoPlace: 0x27b },
      { grade: 'approximate', limits: ['unconfirmed'] },
    ],
    [
      'Pentax: exact, and the dates are its key',
      'PENTAX K-3',
      { PentaxCount: 5 },
      { grade: 'exact', kind: 'mechanical', limits: ['dates-are-key'] },
    ],
    [
      'GR III, without a seen file: approximate',
      'RICOH GR III',
      { PentaxCount: 5 },
      { grade: 'approximate', limits: ['published-place', 'dates-are-key'] },
    ],
    [
      'Pentax that was serviced: approximate',
      'PENTAX K-3',
      { PentaxCount: 5, PentaxProductionCode: 8 },
      { grade: 'approximate', kind: 'mechanical', limits: ['serviced', 'dates-are-key'] },
    ],
    [
      'Pentax with another production code: exact',
      'PENTAX K-3',
      { PentaxCount: 5, PentaxProductionCode: 2 },
      { grade: 'exact', kind: 'mechanical', limits: ['dates-are-key'] },
    ],
    [
      'Sony a: may have started again',
      'ILCE-6000',
      { SonyCountA: 5, SonyGate: 1 },
      { grade: 'approximate', limits: ['may-restart'], wrapsAt: 65_535 },
    ],
    [
      'A7R: starts again',
      'ILCE-7R',
      { SonyCountA: 5, SonyGate: 1 },
      { grade: 'approximate', limits: ['wraps'], wrapsAt: 65_535 },
    ],
    ['A99: does not', 'SLT-A99V', { SonyCountA: 5, SonyGate: 1 }, { grade: 'exact', limits: [] }],
    ['Sony a beyond 65,535: has not', 'ILCE-6000', { SonyCountA: 65_536, SonyGate: 1 }, { grade: 'exact', limits: [] }],
    ['Sony b: exact', 'ILCE-7M3', { SonyCountB: 5, SonyGate: 1 }, { grade: 'exact', limits: [] }],
    [
      'Sony b without 0x9400: approximate',
      'ILCE-7M3',
      { SonyCountB: 5 },
      { grade: 'approximate', limits: ['unproven-layout'] },
    ],
    ['Sony c: exact', 'ILCE-1', { SonyCountC: 5, SonyGate: 1 }, { grade: 'exact', kind: 'total', limits: [] }],
    ['Sony d: exact', 'ILCE-7CM2', { SonyCountD: 5, SonyGate: 1 }, { grade: 'exact', kind: 'mechanical', limits: [] }],
    [
      'SLT-A55: one or two for a photo, exact all the same',
      'SLT-A55V',
      { SonyMoreInfoCount: 5 },
      { grade: 'exact', limits: ['two-per-photo'] },
    ],
    [
      'SLT-A57: one or two for a photo, beside its other limit',
      'SLT-A57',
      { SonyCountA: 5, SonyGate: 1 },
      { grade: 'approximate', limits: ['may-restart', 'two-per-photo'] },
    ],
    [
      'D5300: one or two for a photo, exact all the same',
      'NIKON D5300',
      { NikonShutterCount: 5 },
      { grade: 'exact', limits: ['two-per-photo'] },
    ],
    [
      'D5500, not known to count twice: no limit',
      'NIKON D5500',
      { NikonShutterCount: 5 },
      { grade: 'exact', limits: [] },
    ],
    [
      'DSLR-A500, with few seen files: approximate',
      'DSLR-A500',
      { SonyMoreInfoCountA500: 5 },
      { grade: 'approximate', limits: ['few-files'] },
    ],
    ['EOS-1D: exact', 'Canon EOS-1D', { CanonCount1D: 5 }, { grade: 'exact', kind: 'mechanical', limits: [] }],
    [
      'EOS-1D Mark III: few files',
      'Canon EOS-1D Mark III',
      { CanonCount1D3: 5 },
      { grade: 'approximate', limits: ['few-files'] },
    ],
    [
      'EOS RP: few files, and it is unknown whether silent shots count',
      'Canon EOS RP',
      { CanonCountRp: 5 },
      { grade: 'approximate', kind: 'images', limits: ['few-files', 'silent-unknown'] },
    ],
    ['EOS R5: exact', 'Canon EOS R5', { CanonCountR5: 5 }, { grade: 'exact', kind: 'total', limits: [] }],
    [
      'EOS R8, rising in a published listing: approximate',
      'Canon EOS R8',
      { CanonCountR6m2: 5 },
      { grade: 'approximate', kind: 'total', limits: ['listed-series'] },
    ],
    [
      'EOS R50, without a seen file: approximate',
      'Canon EOS R50',
      { CanonCountR6m2: 5 },
      { grade: 'approximate', limits: ['published-place'] },
    ],
    [
      'Fujifilm: pictures, starts again, may be set back by a firmware',
      'X-T3',
      { FujifilmImageCount: 5 },
      { grade: 'approximate', kind: 'images', limits: ['counts-pictures', 'wraps', 'firmware-reset'], wrapsAt: 32_767 },
    ],
    [
      'Ricoh: pictures, in few files, and a hidden command sets it back',
      'GR DIGITAL 3',
      { RicohShots: 5, RicohFlashes: 1 },
      { grade: 'approximate', kind: 'images', limits: ['few-files', 'hidden-reset'] },
    ],
    [
      'Ricoh GXR: the count of the body or that of its unit',
      'GXR MOUNT A12',
      { RicohShots: 5 },
      { grade: 'approximate', kind: 'images', limits: ['few-files', 'hidden-reset', 'camera-unit'] },
    ],
  ])('%s', (_name, model, facts, source) => {
    expect(found('Maker', model, facts)?.source).toMatchObject(source);
  });

  it('is exact or approximate for every explicit counter, and no other grade', () => {
    for (const { id } of COUNTERS.filter(({ use }) => use === 'count')) {
      const candidate = found('Maker', 'Model', { [FieldId[id]]: 7 });
      expect([FieldId[id], candidate?.value]).toEqual([FieldId[id], 7]);
      expect(['exact', 'approximate']).toContain(candidate?.source.grade);
    }
  });

  it('comes with the offset in the file', () => {
    expect(found('NIKON', 'NIKON D850', { NikonShutterCount: 5 })?.source).toMatchObject({
      field: 'ShutterCount',
      tag: 'NikonShutterCount',
      offset: 1000 + FieldId.NikonShutterCount,
    });
  });
});
