/** The pace in shots per year. */
import { describe, expect, it } from 'vitest';
import { paceOfPhoto, yearlyPace } from '../../src/judge/pace';
import type { ExtractionResult, ShutterSource } from '../../src/reader/result';

const D300 = { make: 'NIKON CORPORATION', model: 'NIKON D300' };
const then = (low: number, date: string) => ({ low, limits: [], date });

describe('the count per year', () => {
  it.each([
    ['over two years', 97_824, '2009-01-02T00:00:00', 48_000],
    ['over one year', 1250, '2008-01-02T06:00:00', 1200],
    ['of few shots', 99, '2009-01-02T00:00:00', 49],
    ['of one shot', 1, '2009-01-02T00:00:00', undefined],
    ['within the first year', 90_000, '2007-12-31T23:59:59', undefined],
    ['with a clock that was never set', 90_000, '2011-01-01T00:00:10', undefined],
    ['before the model came out', 90_000, '2005-06-01T00:00:00', undefined],
  ])('%s', (_what, low, date, perYear) => {
    expect(yearlyPace(D300, then(low, date))).toEqual(perYear && { perYear, since: '2007' });
  });

  it.each([
    ['heavy use since the day on which it was made', '2011-07-02', 97_824, '2013-07-02T00:00:00', 48_000],
    ['heavy use since the month in which it was made', '2011-07', 97_824, '2013-07-01T00:00:00', 48_000],
    ['more than a year’s heavy use in its first months', '2011-07-02', 25_000, '2011-09-02T00:00:00', 25_000],
    ['usual use since it was made', '2011-07-02', 30_000, '2013-07-02T00:00:00', undefined],
    ['a photo from before it was made', '2011-07-02', 97_824, '2011-06-02T00:00:00', undefined],
  ])('%s', (_what, made, low, date, perYear) => {
    const camera = { ...D300, manufactured: { date: made } };
    expect(yearlyPace(camera, then(low, date))).toEqual(perYear && { perYear, since: made, made: true });
  });

  it('is missing for a counter that may have started again, a number that may be wrong, or a model without a year', () => {
    const date = '2012-06-01T00:00:00';
    const doubtful = ['contradicted', 'unconfirmed', 'dates-differ'] as const;
    for (const limit of [
      'wraps',
      'may-restart',
      'may-wrap',
      'firmware-reset',
      'hidden-reset',
      'serviced',
      ...doubtful,
    ] as const)
      expect(yearlyPace(D300, { ...then(9000, date), limits: [limit] })).toBeUndefined();
    expect(yearlyPace({ make: 'NIKON', model: 'NIKON X' }, then(9000, date))).toBeUndefined();
  });
});

describe('a photo', () => {
  const photo = (source: Partial<ShutterSource>, dateTime: string | undefined = '2009-01-02T00:00:00') =>
    ({
      ...D300,
      shutterCount: 97_824,
      shutterSource: { field: '', tag: '', kind: 'total', grade: 'exact', limits: [], ...source },
      counters: [],
      ...(dateTime && { dateTime }),
    }) as unknown as ExtractionResult;

  it.each([
    ['an exact count', {}, 48_000],
    ['a count with limits', { grade: 'approximate', limits: ['published-place'] }, 48_000],
    ['a count in steps, by its lower end', { grade: 'approximate', low: 90_000 }, 44_000],
    ['an estimate', { grade: 'estimate' }, undefined],
    ['a guess', { grade: 'guess' }, undefined],
  ] as const)('with %s has its pace, or none', (_what, source, perYear) => {
    expect(paceOfPhoto(photo(source))?.perYear).toBe(perYear);
  });

  it('has no pace if the camera was used as much as most', () => {
    expect(paceOfPhoto({ ...photo({}), shutterCount: 40_000 })).toBeUndefined();
  });

  it('that was saved again has no pace, because a program may have changed its count', () => {
    expect(paceOfPhoto({ ...photo({}), savedAgain: { is: 'yes', signs: [] } })).toBeUndefined();
  });

  it('without a date has no pace', () => {
    const { dateTime: _, ...undated } = photo({});
    expect(paceOfPhoto(undated as ExtractionResult)).toBeUndefined();
  });
});
