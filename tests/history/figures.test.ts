import { describe, expect, it } from 'vitest';
import type { Reading } from '../../src/history/reading';
import { made, namelessReading, onlyExamined, wrapping } from './made';

const figures = (...readings: readonly Reading[]) => onlyExamined(readings).figures[0]!;

describe('the figures of a line', () => {
  it('are its points, first and latest, and the shots between them', () => {
    expect(figures(made('2024-05-01', 100), made('2024-05-11', 600))).toMatchObject({
      points: 2,
      first: { low: 100, date: '2024-05-01T12:00:00' },
      latest: { low: 600, date: '2024-05-11T12:00:00' },
      shots: [500, 500],
    });
  });

  it('are a range if a point is a range', () => {
    expect(figures(made('2024-05-01', 85_500), made('2024-05-11', [86_001, 87_000])).shots).toEqual([501, 1500]);
  });

  it('continue over a rollover', () => {
    expect(figures(made('2024-05-01', 32_700, wrapping), made('2024-05-09', 40, wrapping)).shots).toEqual([108, 108]);
  });

  it.each([
    ['one point', [made('2024-05-01', 100)]],
    ['a count that falls', [made('2024-05-01', 900), made('2024-06-01', 100), made('2024-07-01', 950)]],
  ])('have no shots in between for %s', (_case, readings) => {
    expect(figures(...readings)).not.toHaveProperty('shots');
  });
});

it('readings without a serial number have no latest count, no wear and no pace, only a range', () => {
  const readings = [
    ['2024-05-01', 900],
    ['2024-06-01', 100],
    ['2024-07-01', 500],
  ] as const;
  const shown = figures(...readings.map(([date, count]) => namelessReading(made(date, count))));
  expect(shown).toMatchObject({ points: 3, mixed: [100, 900] });
  for (const key of ['shots', 'monthly', 'yearly', 'wear', 'madeAtLeast']) expect(shown).not.toHaveProperty(key);
  const [single] = [figures(namelessReading(made('2024-05-01', 900)))];
  expect(single).not.toHaveProperty('mixed');
  expect(single).toHaveProperty('wear');
});

describe('the figures of a line with a clock that was never set', () => {
  const r6 = { make: 'Canon', model: 'Canon EOS R6 Mark III', serial: '012345678901' };

  it('rest on the other points if its count does not fit', () => {
    const shown = figures(made('2025-01-01T00:03:11', 2817, r6), made('2025-11-20', 1586, r6));
    expect(shown).toMatchObject({ points: 2, first: { low: 1586 }, latest: { low: 1586 } });
    expect(shown).not.toHaveProperty('shots');
  });

  it('have the shots between the other points', () => {
    const readings = [made('2024-03-01', 100), made('2025-01-01', 5_000), made('2025-06-01', 700)];
    expect(figures(...readings)).toMatchObject({ first: { low: 100 }, latest: { low: 700 }, shots: [600, 600] });
  });

  it.each([
    ['first', ['2024-01-01', '2024-02-01', '2024-03-01']],
    ['in between', ['2023-12-01', '2024-01-01', '2024-03-01']],
    ['last', ['2023-11-01', '2023-12-01', '2024-01-01']],
  ])('rest on all points if its count fits: %s', (_case, dates) => {
    const shown = figures(...dates.map((date, index) => made(date, 100 + index)));
    expect(shown).toMatchObject({ first: { low: 100 }, latest: { low: 102 }, shots: [2, 2] });
  });

  it('rest on all points if there is no other clock', () => {
    const shown = figures(made('2023-01-01', 900), made('2024-01-01', 100), made('2025-01-01', 950));
    expect(shown).toMatchObject({ first: { low: 900 }, latest: { low: 950 } });
    expect(shown).not.toHaveProperty('shots');
  });

  it('have no pace that rests on its date', () => {
    const readings = [
      made('2010-01-01', 100),
      made('2024-03-01', 200),
      made('2024-05-01', 300),
      made('2024-07-01', 400),
    ];
    const { shots, monthly } = figures(...readings);
    expect(shots).toEqual([300, 300]);
    expect(monthly!.map(Math.round)).toEqual([50, 50]);
    expect(figures(...readings.slice(0, 3))).not.toHaveProperty('monthly');
  });

  it('give the least wear if its count is higher', () => {
    const wear = (...readings: readonly Reading[]) => figures(...readings).wear;
    expect(wear(made('2025-01-01', 2_817), made('2025-11-20', 1_586))).toMatchObject({ count: 1_586, bound: 'lower' });
    expect(wear(made('2025-01-01', 86), made('2025-11-20', 1_586))).not.toHaveProperty('bound');
    expect(wear(made('2024-03-01', 900), made('2025-01-01', 86), made('2025-11-20', 1_586))).not.toHaveProperty(
      'bound',
    );
  });

  it('have no year for a rated life that was passed before the latest point', () => {
    const readings = [130_000, 135_000, 140_000].map((count, month) => made(`2025-1${month}-01`, count));
    expect(figures(...readings)).toHaveProperty('lifeReached');
    expect(figures(...readings, made('2026-01-01', 155_000))).not.toHaveProperty('lifeReached');
  });

  it('have no shots if a restarting counter fell there', () => {
    const counts = [{ limits: ['firmware-reset' as const] }];
    const readings = [
      made('2024-03-01', 900, { counts }),
      made('2025-01-01', 5, { counts }),
      made('2025-06-01', 950, { counts }),
    ];
    expect(figures(...readings)).not.toHaveProperty('shots');
  });
});

describe('the pace', () => {
  it('is a range from the slower to the faster half', () => {
    const { monthly } = figures(made('2024-01-02', 0), made('2024-03-02', 600), made('2024-05-02', 3_600));
    expect(monthly!.map(Math.round)).toEqual([304, 1_497]);
  });

  it.each([
    ['is left out of it', '2024-01-24', [304, 907]],
    ['of a quarter counts', '2024-01-27', [304, 3_044]],
  ])('rests on no short part of the line: one %s', (_name, middle, range) => {
    const days = (Date.parse(middle) - Date.parse('2024-01-02')) / 86_400_000;
    const { monthly } = figures(
      made('2024-01-02', 0),
      made(middle, 100 * days),
      made('2024-04-11', 100 * days + 10 * (100 - days)),
    );
    expect(monthly!.map(Math.round)).toEqual(range);
  });

  it.each([
    ['two points', [made('2024-01-02', 100), made('2024-05-01', 900)]],
    ['less than thirty days', [made('2024-01-02', 1), made('2024-01-15', 2), made('2024-01-31T11:59:59', 3)]],
  ])('is not given from %s', (_case, readings) => {
    expect(figures(...readings)).not.toHaveProperty('monthly');
  });

  it('is given from three points over thirty days', () => {
    expect(figures(made('2024-01-02', 1), made('2024-01-15', 2), made('2024-02-01', 3))).toHaveProperty('monthly');
  });
});

describe('the year in which the rated life is reached', () => {
  it('is a range, from the faster to the slower half', () => {
    // The rated life of the D750 is 150,000.
    const readings = [made('2022-01-02', 10_000), made('2023-01-02', 30_000), made('2024-01-02', 40_000)];
    expect(figures(...readings).lifeReached).toEqual({ from: 2029, to: 2034 });
  });

  it('has no end if the shutter was not used', () => {
    const readings = [made('2022-01-02', 10_000), made('2023-01-02', 30_000), made('2024-01-02', 30_000)];
    expect(figures(...readings).lifeReached).toEqual({ from: 2029 });
  });

  it.each([
    ['it has already passed', 'NIKON D750', [150_000, 160_000, 170_000]],
    ['it is too far in the future', 'NIKON D750', [10, 20, 30]],
    ['no rated life is known', 'NIKON D99', [10_000, 20_000, 30_000]],
  ])('is missing if %s', (_case, model, counts) => {
    const readings = counts.map((count, year) => made(`202${year + 1}-01-02`, count, { model }));
    expect(figures(...readings)).not.toHaveProperty('lifeReached');
  });

  it('is not predicted for a count that has just reached it, in that year', () => {
    const upTo = (count: number) => {
      const readings = [110_000, 130_000, count].map((each, year) => made(`202${year + 2}-01-02`, each));
      return onlyExamined(readings, '2024-06-01T00:00:00').figures[0]!;
    };
    expect(upTo(149_999).lifeReached).toEqual({ from: 2024, to: 2024 });
    expect(upTo(150_000)).toMatchObject({ wear: { count: 150_000, life: 150_000 } });
    expect(upTo(150_000)).not.toHaveProperty('lifeReached');
  });

  it('is not predicted once the first of the years has passed', () => {
    const readings = [made('2022-01-02', 10_000), made('2023-01-02', 30_000), made('2024-01-02', 40_000)];
    const in2029 = onlyExamined(readings, '2029-12-31T23:59:59').figures[0]!;
    const in2030 = onlyExamined(readings, '2030-01-01T00:00:00').figures[0]!;
    expect(in2029.lifeReached).toEqual({ from: 2029, to: 2034 });
    expect(in2030).not.toHaveProperty('lifeReached');
    expect(in2030.monthly).toEqual(in2029.monthly);
  });

  it('is not given if the counter may have restarted', () => {
    const counts = [{ kind: 'mechanical' as const, limits: ['may-restart' as const], wrapsAt: 65_535 }];
    const readings = [10_000, 20_000, 30_000].map((count, year) => made(`202${year + 1}-01-02`, count, { counts }));
    expect(figures(...readings)).toMatchObject({ wear: { bound: 'lower' } });
    expect(figures(...readings)).not.toHaveProperty('lifeReached');
  });
});

describe('the wear', () => {
  it('is that of the latest point, as on the result view', () => {
    expect(figures(made('2024-05-01', 100), made('2024-06-01', 97_000)).wear).toEqual({
      count: 97_000,
      life: 150_000,
      fraction: 97 / 150,
      band: 'high',
      basis: expect.any(String),
      maker: 'nikon',
    });
  });

  it('is that of the mechanical counter, if the body has one', () => {
    const counts = [{ kind: 'total' as const }, { kind: 'mechanical' as const, low: 20_000, high: 20_000 }];
    const body = onlyExamined([made('2024-05-01', 97_000, { model: 'NIKON D850', counts })]);
    expect(body.figures.map(({ wear }) => wear?.count)).toEqual([20_000, undefined]);
  });

  it.each([
    ['a count', 3_000],
    ['a range', [2_000, 3_000] as const],
  ])('is replaced by the least number of shots for a counter that fell to %s', (_case, count) => {
    const shown = figures(made('2023-05-01', 500), made('2024-05-01', 97_000), made('2024-06-01', count));
    expect(shown).toMatchObject({ madeAtLeast: 97_000, latest: { high: 3_000 } });
    expect(shown).not.toHaveProperty('wear');
  });

  it('is a lower bound if a counter that is known to restart did so', () => {
    const counts = [{ limits: ['firmware-reset' as const] }];
    const shown = figures(made('2024-05-01', 97_000, { counts }), made('2024-06-01', 3_000, { counts }));
    expect(shown).toMatchObject({ wear: { count: 3_000, bound: 'lower' } });
    expect(shown).not.toHaveProperty('madeAtLeast');
  });

  it('is an ordinary one for a Sony that lost its last counts', () => {
    const sony = { make: 'SONY', model: 'ILCE-7M3' };
    const shown = figures(made('2024-05-01', 36_768, sony), made('2024-06-01', 36_756, sony));
    expect(shown.wear).toMatchObject({ count: 36_756 });
    expect(shown.wear).not.toHaveProperty('bound', 'lower');
    expect(shown).not.toHaveProperty('madeAtLeast');
  });

  it.each([
    ['NIKON CORPORATION', 'NIKON D2Hs', [], 'unsourced'],
    ['NIKON CORPORATION', 'NIKON Z 9', [], 'no-shutter'],
    ['SONY', 'ILCE-0', [], 'no-figure'],
    ['NIKON CORPORATION', 'NIKON D750', ['one-body'], 'one-body'],
  ] as const)('is not given for a %s %s with the limits %j, and says why: %s', (make, model, limits, why) => {
    const shown = figures(made('2024-05-01', 500, { make, model, counts: [{ limits }] }));
    expect(shown).toMatchObject({ noWear: why });
    expect(shown).not.toHaveProperty('wear');
  });

  it('is not given if it would be both an upper and a lower bound', () => {
    const counts = [{ limits: ['firmware-reset' as const] }];
    const shown = figures(made('2024-05-01', 97_000, { counts }), made('2024-06-01', [2_001, 3_000], { counts }));
    expect(shown).toMatchObject({ noWear: 'not-compared' });
  });

  it('does not give a restart as the reason if only an unset clock makes it a lower bound', () => {
    const shown = figures(made('2025-01-01', 5_000), made('2025-11-20', [2_001, 3_000]));
    expect(shown).not.toHaveProperty('wear');
    expect(shown).not.toHaveProperty('noWear');
  });

  it('is an upper bound from the upper end of a range', () => {
    expect(figures(made('2024-05-01', [86_001, 87_000])).wear).toMatchObject({ count: 87_000, bound: 'upper' });
  });
});

it.each([
  ['contradicted', { noWear: 'contradicted' }],
  ['unconfirmed', { noWear: 'contradicted' }],
  ['dates-differ', { noWear: 'contradicted' }],
] as const)('A count that was %s years ago does not affect the latest one', (limit, alone) => {
  const doubtful = made('2020-05-01', 10_000, { counts: [{ limits: [limit] }] });
  expect(figures(doubtful, made('2024-05-01', 90_000)).wear).toMatchObject({ fraction: 0.6 });
  expect(figures(doubtful, made('2024-05-01', 90_000))).toHaveProperty('yearly');
  expect(figures(doubtful)).toMatchObject(alone);
  expect(figures(doubtful)).not.toHaveProperty('yearly');
  // The doubtful count gives no pace, and does not make a later, lower count look like a fall.
  const shown = figures(
    { ...doubtful, counts: [{ ...doubtful.counts[0]!, low: 95_000, high: 95_000 }] },
    made('2024-05-01', 60_000),
  );
  expect(shown).toMatchObject({ latest: { high: 60_000 }, wear: { fraction: 0.4 } });
  expect(shown).not.toHaveProperty('madeAtLeast');
});
