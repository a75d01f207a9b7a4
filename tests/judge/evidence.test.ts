/** The worth of a count as evidence: the rules of docs/decisions.md, one case per line. */
import { describe, expect, it } from 'vitest';
import { ageOf } from '../../src/judge/age';
import { agreementOf } from '../../src/judge/agreement';
import { compareShots } from '../../src/judge/oneMore';
import { isSameSerial, serialStanding } from '../../src/judge/serials';
import type { Counter, ExtractionResult } from '../../src/reader/result';
import { nikonNote, sonyNote } from '../support/makerNotes';
import { type Camera, photo } from '../support/photo';
import { read } from '../support/read';

const NOTHING: ExtractionResult = { counters: [], hasGps: false, bytesRead: 0, reads: 0 };
const COUNT: Counter = { field: 'ShutterCount', tag: 'MakerNote/0x00A7', value: 5_000, kind: 'total' };

const counted = (value: number, others: readonly Counter[] = [], more: Partial<ExtractionResult> = {}) => ({
  ...NOTHING,
  make: 'NIKON CORPORATION',
  model: 'NIKON D850',
  shutterCount: value,
  shutterSource: { field: COUNT.field, tag: COUNT.tag, kind: 'total', grade: 'exact', limits: [] } as const,
  counters: [{ ...COUNT, value }, ...others],
  ...more,
});

describe('The age of a photo', () => {
  const NOW = '2026-11-23T12:00:00';
  const age = (dateTime: string | undefined, model = 'NIKON D850') =>
    ageOf({ ...NOTHING, make: 'NIKON CORPORATION', model, ...(dateTime && { dateTime }) }, NOW);

  it.each([
    ['2026-11-23T11:59:00', { kind: 'recent', days: 0 }],
    ['2026-11-22T11:59:00', { kind: 'recent', days: 1 }],
    ['2026-10-24T11:00:00', { kind: 'recent', days: 30 }],
    ['2026-10-23T11:00:00', { kind: 'old', days: 31 }],
    ['2018-07-01T12:00:00', { kind: 'old', days: 3067 }],
    ['2026-11-24T10:00:00', { kind: 'recent', days: 0 }],
    ['2026-11-25T12:00:00', { kind: 'future' }],
    ['2020-01-01T00:12:00', { kind: 'unset-clock' }],
    ['2009-05-01T00:12:00', { kind: 'unset-clock' }],
    [undefined, { kind: 'undated' }],
  ])('taken at %s is %j', (dateTime, expected) => {
    expect(age(dateTime)).toEqual(expected);
  });

  it.each([
    ['2019-03-26', { kind: 'unset-clock' }],
    ['2019-03-27', { kind: 'old', days: 2798 }],
  ])('of a camera made on 27 March 2019, taken on %s, is %j', (day, expected) => {
    const manufactured = { date: '2019-03-27', tag: 'MakerNote/0x0025' };
    const taken = { make: 'NIKON CORPORATION', model: 'NIKON D850', dateTime: `${day}T12:00:00`, manufactured };
    expect(ageOf({ ...NOTHING, ...taken }, NOW)).toEqual(expected);
  });
});

describe('The serial number', () => {
  it.each([
    ['3012345', '3012345', true],
    [' 301 2345 ', '3012345', true],
    ['NO= 20025585', '20025585', true],
    ['No. 20025585', '20025585', true],
    ['S/N 0D055270', '0d055270', true],
    ['0003012345', '3012345', true],
    ['3012346', '3012345', false],
    ['12345', '3012345', false],
  ])('typed as %j is the same as %j in the file: %j', (typed, inFile, expected) => {
    expect(isSameSerial(typed, inFile)).toBe(expected);
  });

  const standing = async (camera: Camera) => serialStanding(await read(photo(camera)));

  it('is the one on the body if Exif has it, or the note of a maker that stores the body’s number', async () => {
    expect(await standing({ make: 'FUJIFILM', model: 'X-S10', serial: '0D055270' })).toBe('comparable');
    const note = nikonNote({ shutterCount: 1, serial: '6012345' });
    expect(await standing({ make: 'NIKON CORPORATION', model: 'NIKON D850', note })).toBe('comparable');
  });

  it('of Sony is an internal one', async () => {
    const note = sonyNote({ layout: 'b', shutterCount: 5_011, plain: { 0x88: [9, 0, 0, 0, 182, 12] } });
    expect(await standing({ make: 'SONY', model: 'ILCE-7M3', note })).toBe('not-printed');
  });

  it('may be missing', async () => {
    expect(await standing({ make: 'NIKON CORPORATION', model: 'NIKON D850' })).toBe('none');
  });
});

describe('The counters of a file', () => {
  const copy = (value: number, field = 'ShotInfoShutterCount'): Counter => ({ ...COUNT, field, value });
  const mechanical = (value: number): Counter => ({
    ...COUNT,
    field: 'MechanicalShutterCount',
    value,
    kind: 'mechanical',
  });

  it.each([
    ['only the count', [], { kind: 'alone' }],
    ['an equal copy', [copy(5_000)], { kind: 'agrees', copies: 1, apart: 0 }],
    [
      'copies of Sony, one of them one lower',
      [copy(5_000, 'ShutterCount2'), copy(4_999, 'ShutterCount3')],
      { kind: 'agrees', copies: 2, apart: 1 },
    ],
    ['a copy that is another number', [copy(4_200)], { kind: 'differs', value: 4_200 }],
    ['a mechanical count below', [mechanical(4_000)], { kind: 'fits', mechanical: 4_000 }],
    ['a mechanical count above', [mechanical(5_001)], { kind: 'above', mechanical: 5_001 }],
  ] as const)('are %s', (_what, others, expected) => {
    expect(agreementOf(counted(5_000, others))).toEqual(expected);
  });

  const source = counted(5_000).shutterSource;
  it.each([
    [
      'another count of the same kind',
      { shutterSource: { ...source, limits: ['contradicted'], otherValue: 3_100 } },
      { kind: 'differs', value: 3_100 },
    ],
    [
      'a count that its usual confirmation does not confirm',
      { shutterSource: { ...source, limits: ['unconfirmed'] } },
      { kind: 'unconfirmed' },
    ],
    ['a mechanical 0 of a body without such a shutter', { model: 'NIKON Z 8' }, { kind: 'alone' }],
  ] as const)('are %s', (_what, more, expected) => {
    expect(agreementOf(counted(5_000, 'model' in more ? [mechanical(0)] : [], more))).toEqual(expected);
  });
});

describe('A second photo', () => {
  const file = (value: number): Counter => ({ field: 'FileNumber', tag: 'MakerNote/0x00B8', value, kind: 'number' });
  const NOW = '2026-11-23T12:00:00';
  const dateTime = '2026-11-23T11:58:00';
  const earlier = '2026-11-20T10:00:00';
  const first = counted(5_000, [file(120)], { serialNumber: '3012345', dateTime: earlier });

  it.each([
    ['is higher', counted(5_003), { kind: 'higher', by: 3 }],
    ['is higher, beside the file numbers', counted(5_003, [file(122)]), { kind: 'higher', by: 3, files: 2 }],
    ['is equal', counted(5_000), { kind: 'equal' }],
    ['is lower', counted(4_998), { kind: 'lower', by: 2 }],
    ['has no count', { ...NOTHING, make: first.make, model: first.model }, { kind: 'no-count' }],
    ['is from another model', counted(5_003, [], { model: 'NIKON D750' }), { kind: 'other-camera' }],
    ['says nothing of its camera', { ...NOTHING, error: { code: 'no-exif', message: '' } }, { kind: 'no-count' }],
    ['spells the maker in another way', counted(5_003, [], { make: 'NIKON' }), { kind: 'higher', by: 3 }],
    ['has another serial number', counted(5_003, [], { serialNumber: '3012346' }), { kind: 'other-camera' }],
    ['has the same serial number', counted(5_003, [], { serialNumber: '03012345' }), { kind: 'higher', by: 3 }],
  ] as const)('%s', (_what, second, expected) => {
    expect(compareShots(first, { dateTime, ...second }, NOW)).toEqual(expected);
  });

  it.each([
    ['is not from today', { dateTime: '2026-11-21T10:00:00' }, 5_003, { kind: 'not-today', by: 3 }],
    ['has a date in the future', { dateTime: '2026-11-26T10:00:00' }, 5_003, { kind: 'not-today', by: 3 }],
    ['has no date', {}, 5_003, { kind: 'not-today', by: 3 }],
    ['is the first one again', { dateTime: earlier }, 5_000, { kind: 'same-photo' }],
    ['has the count of the first one', { dateTime }, 5_000, { kind: 'equal' }],
  ] as const)('%s', (_what, date, value, expected) => {
    expect(compareShots(first, counted(value, [], date), NOW)).toEqual(expected);
  });

  it('is not compared by a counter of another kind', () => {
    const images = { ...counted(5_003), shutterSource: { ...first.shutterSource, kind: 'images' as const } };
    expect(compareShots(first, images, NOW)).toEqual({ kind: 'no-count' });
  });
});
