import { describe, expect, it } from 'vitest';
import { isDate } from '../../src/reader/date';
import type { ExtractionResult } from '../../src/reader/result';
import { serialOf } from '../../src/reader/serial';
import { readingOf, reportReadingOf, cableReadingOf } from '../../src/history/reading';
import * as results from '../site/tool/results';
import { made, merged, onlyExamined } from './made';

const D850: ExtractionResult = {
  make: 'NIKON CORPORATION',
  model: 'NIKON D850',
  serialNumber: '3012345',
  dateTime: '2024-05-01T10:20:30',
  container: 'JPEG',
  shutterCount: 8_541,
  shutterSource: { field: 'ShutterCount', tag: 'MakerNote/0x00A7', kind: 'total', grade: 'exact', limits: [] },
  counters: [
    { field: 'ShutterCount', tag: 'MakerNote/0x00A7', value: 8_541, kind: 'total' },
    { field: 'MechanicalShutterCount', tag: 'MakerNote/0x0037', value: 3_487, kind: 'mechanical' },
    { field: 'ImagesKept', tag: 'MakerNote/0x00A5', value: 8_000, kind: 'images' },
  ],
  hasGps: true,
  bytesRead: 1,
  reads: 1,
};

const graded = (grade: 'exact' | 'approximate' | 'estimate' | 'guess'): ExtractionResult => ({
  ...D850,
  counters: [],
  shutterSource: { ...D850.shutterSource!, grade },
});

describe('a reading', () => {
  it('keeps body, date and counts of a photo, and nothing else', () => {
    const rules = { grade: 'exact', limits: [] };
    expect(readingOf(D850, 'DSC_1.JPG')).toEqual({
      name: 'DSC_1.JPG',
      source: 'photo',
      make: 'NIKON CORPORATION',
      model: 'NIKON D850',
      serial: '3012345',
      date: '2024-05-01T10:20:30',
      dateSource: 'camera',
      counts: [
        { kind: 'total', low: 8_541, high: 8_541, ...rules },
        { kind: 'mechanical', low: 3_487, high: 3_487, ...rules },
      ],
    });
  });

  it.each(['exact', 'approximate'] as const)('has the count of a photo graded %s', (grade) => {
    expect(readingOf(graded(grade), 'a.jpg')).toMatchObject({ counts: [{ low: 8_541, grade }] });
  });

  it.each(['estimate', 'guess'] as const)('has no count for a photo graded %s, and says so', (grade) => {
    expect(readingOf(graded(grade), 'a.jpg')).toMatchObject({ counts: [], reason: grade });
  });

  it.each(['edited', 'phone', 'not-stored'] as const)('gives the reason why a photo has no count: %s', (reason) => {
    const { shutterCount: _count, shutterSource: _source, ...rest } = D850;
    expect(readingOf({ ...rest, counters: [], reason }, 'a.jpg')).toMatchObject({ counts: [], reason });
  });

  it.each([undefined, '0000-00-00T00:00:00', '2024-02-30T10:00:00', '2024-05-01'])(
    'says that a photo has no date: %s',
    (dateTime) => {
      const { dateTime: _date, ...rest } = D850;
      const reading = readingOf({ ...rest, ...(dateTime && { dateTime }) }, 'a.jpg');
      expect(reading).toMatchObject({ reason: 'no-date', counts: [{ low: 8_541 }, { low: 3_487 }] });
      expect(reading).not.toHaveProperty('date');
    },
  );

  it('says that a file could not be read', () => {
    const error = { code: 'processing-failed', message: '' } as const;
    const { shutterCount: _count, shutterSource: _source, ...rest } = D850;
    expect(readingOf({ ...rest, counters: [], error }, 'a.jpg').reason).toBe('unreadable');
    expect(readingOf({ ...rest, counters: [], error: { code: 'no-exif', message: '' } }, 'a.jpg').reason).toBe(
      'no-exif',
    );
  });

  it('cuts text from a file to the length that a camera would write', () => {
    const reading = readingOf({ ...D850, model: 'D'.repeat(60_000) }, 'n'.repeat(60_000));
    expect(JSON.stringify(reading).length).toBeLessThan(2000);
  });
});

describe('a date', () => {
  it.each([
    ['2024-02-29T23:59:59', true],
    ['2023-02-29T23:59:59', false],
    ['2024-05-01T24:00:00', false],
    ['2024-05-01 10:00:00', false],
    ['2024-05-01T10:00:00Z', false],
    [undefined, false],
  ])('%s is one: %s', (date, is) => expect(isDate(date)).toBe(is));
});

describe('a serial number', () => {
  it.each([
    ['6001234', '6001234'],
    [' A12X3 ', 'A12X3'],
    ['8 8 194 34 102', '8 8 194 34 102'],
    ['0', undefined],
    ['00000000', undefined],
    ['   ', undefined],
    ['600****', undefined],
    ['XXXXXXX', undefined],
    ['12xxx', undefined],
    ['••••234', undefined],
    ['12345678', undefined],
    ['D50', undefined],
    ['NIKON D50', undefined],
    ['0 0 0 0 2 16', undefined],
    [undefined, undefined],
  ])('%s joins photos as %s', (serial, joins) => {
    expect(serialOf({ model: 'NIKON D50', ...(serial !== undefined && { serial }) })).toBe(joins);
  });
});

describe('a photo that a program saved again', () => {
  it('keeps its count and is marked', () => {
    expect(readingOf({ ...D850, savedAgain: { is: 'yes', signs: [{ sign: 'windows' }] } }, 'a.jpg')).toMatchObject({
      savedAgain: true,
      counts: [{ low: 8_541, grade: 'exact' }, { low: 3_487 }],
    });
  });

  it.each(['no-sign', 'unknown'] as const)('is not recognized from %s', (is) => {
    expect(readingOf({ ...D850, savedAgain: { is, signs: [] } }, 'a.jpg')).not.toHaveProperty('savedAgain');
  });
});

describe('two lists of readings', () => {
  it('are merged, with each reading once', () => {
    const photo = made('2024-05-01', 100);
    const other = made('2024-05-02', 101);
    expect(merged([photo], [photo, other])).toEqual([photo, other]);
  });

  it('keep a fresh reading rather than a saved one', () => {
    const photo = made('2024-05-01', 100);
    const saved = { ...photo, saved: true as const };
    expect(merged([saved], [photo])).toEqual([photo]);
    expect(merged([photo], [saved])).toEqual([photo]);
  });
});

describe('a reading of a card report', () => {
  const report: ExtractionResult = {
    container: 'CAM_INFO',
    serialNumber: '012345678901',
    shutterCount: 15_000,
    shutterSource: {
      field: 'TotalShutter',
      tag: 'CAM_INFO/TotalShutter',
      kind: 'mechanical',
      from: 'card-report',
      grade: 'approximate',
      limits: ['card-report'],
    },
    counters: [
      { field: 'TotalShutter', tag: 'CAM_INFO/TotalShutter', value: 15_000, kind: 'mechanical' },
      { field: 'TotalShoot', tag: 'CAM_INFO/TotalShoot', value: 12_000, kind: 'total' },
      { field: 'TotalMirror', tag: 'CAM_INFO/TotalMirror', value: 6_000, kind: 'number' },
    ],
    hasGps: false,
    bytesRead: 1,
    reads: 1,
  };
  const reading = reportReadingOf(report, 'CAM_INFO.XML', '2026-05-01T10:20:30');

  it('has actuations and all shots, dated by its file', () => {
    expect(reading).toMatchObject({
      source: 'card-report',
      dateSource: 'file',
      date: '2026-05-01T10:20:30',
      counts: [
        { kind: 'mechanical', low: 15_000, high: 15_000, grade: 'approximate' },
        { kind: 'total', low: 12_000, high: 12_000, grade: 'approximate' },
      ],
    });
  });

  it('names the maker, because only Canon bodies write one, and no model', () => {
    expect(reading.make).toBe('Canon');
    expect(reading).not.toHaveProperty('model');
  });
});

describe('a reading over USB', () => {
  const R: ExtractionResult = {
    make: 'Canon',
    model: 'Canon EOS R',
    shutterCount: 87_000,
    shutterSource: {
      field: 'ShutterReleaseCounter',
      tag: 'USB/0xD167',
      kind: 'total',
      grade: 'approximate',
      limits: ['steps', 'taken-to-be'],
      low: 86_001,
      from: 'cable',
    },
    counters: [
      { field: 'ShutterReleaseCounter', tag: 'USB/0xD167', value: 87_000, low: 86_001, kind: 'total' },
      { field: 'ShutterReleaseCounter', tag: 'USB/0xD167', value: 5_000, low: 4_001, kind: 'mechanical' },
    ],
    hasGps: false,
    bytesRead: 1,
    reads: 1,
  };

  it('gives its body a point with a range, dated by the computer that read it', () => {
    expect(cableReadingOf(R, '2026-05-01T10:20:30')).toMatchObject({
      source: 'cable',
      dateSource: 'file',
      date: '2026-05-01T10:20:30',
      model: 'Canon EOS R',
      counts: [
        { kind: 'total', low: 86_001, high: 87_000, grade: 'approximate' },
        { kind: 'mechanical', low: 4_001, high: 5_000, grade: 'approximate' },
      ],
    });
  });

  it('gives a replaced shutter a separate line, and all shutters together the line of all shots', () => {
    const before = { ...results.fujifilmReplaced, shutterCount: 59_471 };
    const source = { ...before.shutterSource!, kind: 'total' as const };
    const { lines, figures } = onlyExamined([
      cableReadingOf({ ...before, shutterSource: source, counters: [] }, '2026-03-01T10:20:30'),
      cableReadingOf(results.fujifilmReplaced, '2026-05-01T10:20:30'),
    ]);
    expect(lines.map(({ kind, points }) => [kind, points.map(({ high }) => high)])).toEqual([
      ['shutter', [1733]],
      ['total', [59_471, 61_204]],
    ]);
    expect(figures.map(({ wear }) => wear?.count)).toEqual([1733, undefined]);
  });
});

it('The less doubtful of two readings with the same content stays, in any order', () => {
  const untouched = made('2024-05-01', 100, { name: 'A.JPG' });
  const resaved = { ...untouched, savedAgain: true as const };
  const opened = { ...untouched, saved: true as const };
  for (const order of [
    [resaved, untouched],
    [untouched, resaved],
    [opened, untouched, resaved],
  ])
    expect(merged(...order.map((reading) => [reading]))).toEqual([untouched]);
});

it('A mechanical count of 0 counts, except for a body without such a shutter', () => {
  const counters = [
    { field: 'ShutterCount', tag: 'MakerNote/0x00A7', value: 48_000, kind: 'total' as const },
    { field: 'MechanicalShutterCount', tag: 'MakerNote/0x0037', value: 0, kind: 'mechanical' as const },
  ];
  const kindsOf = (model: string) =>
    readingOf({ ...results.nikonD850, model, shutterCount: 48_000, counters }, 'A.JPG').counts.map(({ kind }) => kind);
  expect(kindsOf('NIKON Z 6')).toEqual(['total', 'mechanical']);
  expect(kindsOf('NIKON Z 8')).toEqual(['total']);
});
