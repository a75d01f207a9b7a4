import { describe, expect, it } from 'vitest';
import { findRatedLife } from '../../src/cameras/ratedLife';
import { assessWear, bandCounts, boundWear, judgeWear, leastWear, wearBand } from '../../src/judge/wear';
import type { CountLimit, ExtractionResult } from '../../src/reader/result';
import * as results from '../site/tool/results';

const wearOf = (result: ExtractionResult) => assessWear(result, findRatedLife(result.make ?? '', result.model ?? ''));

describe('the bands', () => {
  it.each([
    [0, 'low'],
    [0.1999, 'low'],
    [0.2, 'moderate'],
    [0.4999, 'moderate'],
    [0.5, 'high'],
    [0.8, 'high'],
    [0.8001, 'veryHigh'],
    [1.7, 'veryHigh'],
  ])('put %f of the rated life into %s', (fraction, band) => {
    expect(wearBand(fraction)).toBe(band);
  });
});

describe('the bands of a rated life in actuations', () => {
  it.each([50_000, 100_000, 120_000, 150_000, 200_000, 300_000, 400_000, 500_000])(
    'begin and end at %d like the bands of a count, one after another',
    (life) => {
      const bands = bandCounts(life);
      expect(bands.map(({ band }) => band)).toEqual(['low', 'moderate', 'high', 'veryHigh']);
      expect(bands[0]!.from).toBe(0);
      for (const [index, { band, from, to }] of bands.entries()) {
        expect(wearBand(from / life)).toBe(band);
        expect(bands[index + 1]?.from).toBe(to === undefined ? undefined : to + 1);
        if (to !== undefined) expect(wearBand(to / life)).toBe(band);
      }
    },
  );
});

describe('wear', () => {
  it('is the count against the rated life', () => {
    expect(wearOf(results.nikonD750)).toEqual({
      count: 97_000,
      life: 150_000,
      basis: 'maker',
      maker: 'nikon',
      fraction: 97 / 150,
      band: 'high',
    });
  });

  it('is a bound if the counter is rounded up, and uses all shots if the other counter is only inferred', () => {
    const counter = { field: 'ShutterReleaseCounter', tag: 'USB/0xD167' };
    const result: ExtractionResult = {
      ...results.nikonD750,
      shutterCount: 87_000,
      shutterSource: { ...counter, kind: 'total', grade: 'approximate', limits: ['steps', 'taken-to-be'], low: 86_001 },
      counters: [
        { ...counter, value: 87_000, low: 86_001, kind: 'total' },
        { ...counter, value: 5000, low: 4001, kind: 'mechanical' },
      ],
    };
    expect(wearOf(result)).toMatchObject({ count: 87_000, bound: 'upper', band: 'high' });
  });

  it('uses the mechanical counter if the file has one', () => {
    expect(wearOf(results.nikonD850)).toEqual({
      count: 31_480,
      life: 200_000,
      basis: 'maker',
      maker: 'nikon',
      fraction: 0.1574,
      band: 'low',
    });
  });

  it('is an upper bound if the total includes the electronic shutter', () => {
    expect(wearOf(results.canonR5)).toMatchObject({ count: 12_260, bound: 'upper', band: 'low' });
  });

  it('is a lower bound if the counter may have restarted', () => {
    expect(wearOf(results.sonyA5100)).toMatchObject({ count: 51_867, bound: 'lower', band: 'high' });
  });

  it('is an upper bound if photos may count twice, and is missing if the counter may also have restarted', () => {
    const twice = (model: string, limits: readonly CountLimit[]): ExtractionResult => ({
      ...results.nikonD750,
      model,
      shutterSource: { ...results.nikonD750.shutterSource!, limits },
    });
    expect(wearOf(twice('NIKON D90', ['two-per-photo']))).toMatchObject({ bound: 'upper', life: 100_000 });
    const restarted = twice('NIKON D90', ['may-restart', 'two-per-photo']);
    expect(judgeWear(restarted, findRatedLife('NIKON', 'NIKON D90'))).toBe('not-compared');
  });

  it('is not a bound if the shutter is known to move for each count', () => {
    const source = { ...results.nikonD750.shutterSource!, kind: 'mechanical', limits: ['two-per-photo'] } as const;
    const wear = wearOf({ ...results.nikonD750, make: 'SONY', model: 'SLT-A55V', shutterSource: source });
    expect(wear).toMatchObject({ range: [100_000, 150_000] });
    expect(wear).not.toHaveProperty('bound');
  });

  it('is that of the current shutter, not of all shutters, after a replacement', () => {
    expect(wearOf(results.fujifilmReplaced)).toMatchObject({ count: 1733, life: 300_000, bound: 'lower', band: 'low' });
  });

  it('is not computed from a rated life that has no source', () => {
    expect(wearOf(results.sonyA6000)).toBeUndefined();
  });

  it('is not computed if another count in the file contradicts it', () => {
    const source = { ...results.nikonD750.shutterSource!, limits: ['contradicted'] as const, otherValue: 190_000 };
    const result = { ...results.nikonD750, shutterCount: 5_000, shutterSource: source };
    expect(wearOf(result)).toBeUndefined();
    expect(judgeWear(result, findRatedLife('NIKON CORPORATION', 'NIKON D750'))).toBe('contradicted');
  });

  it('may exceed the rated life', () => {
    expect(wearOf({ ...results.nikonD750, shutterCount: 300_000 })).toMatchObject({ fraction: 2, band: 'veryHigh' });
  });
});

describe('a class’s usual range', () => {
  const d40 = (shutterCount: number): ExtractionResult => ({ ...results.nikonD750, model: 'NIKON D40', shutterCount });
  const wear = (count: number) => wearOf(d40(count))!;

  it.each([
    [9_999, 'low', 'low'],
    [10_000, 'low', 'moderate'],
    [20_000, 'moderate', 'moderate'],
    [25_000, 'moderate', 'high'],
    [40_001, 'moderate', 'veryHigh'],
    [50_000, 'high', 'veryHigh'],
    [80_000, 'high', 'veryHigh'],
    [80_001, 'veryHigh', 'veryHigh'],
  ])('puts %i of 50,000 to 100,000 between %s and %s', (count, least, most) => {
    expect(leastWear(wear(count))).toEqual({ fraction: count / 100_000, band: least });
    expect(wear(count)).toMatchObject({ life: 50_000, range: [50_000, 100_000], fraction: count / 50_000, band: most });
  });

  it('is compared by the end for which a bound is true, and then has no least wear', () => {
    const [most, least] = [boundWear(wear(20_000), 'upper'), boundWear(wear(20_000), 'lower')];
    expect(most).toMatchObject({ life: 50_000, fraction: 0.4, band: 'moderate', bound: 'upper' });
    expect(least).toMatchObject({ life: 100_000, fraction: 0.2, band: 'moderate', bound: 'lower' });
    expect([most, least].map(leastWear)).toEqual([undefined, undefined]);
  });
});

describe('no wear is shown', () => {
  it.each([
    ['for a counter of pictures that restarts, so neither bound is true', results.fujifilmXT4],
    ['for a body without a mechanical shutter', results.nikonZ8],
    ['for a counter seen in one body, whose meaning is unknown', results.canonR7],
    ['for an estimate', results.canonEstimate],
    ['for a guess', results.panasonicGuess],
    ['without a count', results.olympusWithout],
    ['for a body whose rated life is not known', { ...results.nikonD750, model: 'NIKON D9999' }],
    ['without a camera name', { ...results.nikonD750, make: undefined, model: undefined }],
  ])('%s', (_, result) => {
    expect(wearOf(result as ExtractionResult)).toBeUndefined();
  });
});
