import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../src/history/figures';
import type { Reading } from '../../src/history/reading';
import { made, nameless, onlyBody, wrapping } from './made';

function figures(...readings: readonly Reading[]) {
  const body = onlyBody(readings);
  return figuresOf(body, body.lines[0]!);
}

describe('the figures of a line', () => {
  it('are its points, first and latest, and the shots between them', () => {
    expect(figures(made('2024-05-01', 100), made('2024-05-11', 600))).toMatchObject({
      points: 2,
      first: { low: 100, date: '2024-05-01T12:00:00' },
      latest: { low: 600, date: '2024-05-11T12:00:00' },
      shots: [500, 500],
    });
  });

  it('are a range if a point is one', () => {
    expect(figures(made('2024-05-01', 85_500), made('2024-05-11', [86_001, 87_000])).shots).toEqual([501, 1500]);
  });

  it('continue over a rollover', () => {
    expect(figures(made('2024-05-01', 32_700, wrapping), made('2024-05-09', 40, wrapping)).shots).toEqual([108, 108]);
  });

  it.each([
    ['one point', [made('2024-05-01', 100)]],
    ['a count that falls', [made('2024-05-01', 900), made('2024-06-01', 100), made('2024-07-01', 950)]],
    ['photos without a serial number', [made('2024-05-01', 100), made('2024-06-01', 900)].map(nameless)],
  ])('have no shots in between for %s', (_case, readings) => {
    expect(figures(...readings)).not.toHaveProperty('shots');
  });
});

describe('the pace', () => {
  it('is a range from the slower to the faster half', () => {
    const { monthly } = figures(made('2024-01-01', 0), made('2024-03-01', 600), made('2024-05-01', 3_600));
    expect(monthly!.map(Math.round)).toEqual([304, 1_497]);
  });

  it.each([
    ['two points', [made('2024-01-01', 100), made('2024-05-01', 900)]],
    ['less than thirty days', [made('2024-01-01', 1), made('2024-01-15', 2), made('2024-01-30T11:59:59', 3)]],
  ])('is not given from %s', (_case, readings) => {
    expect(figures(...readings)).not.toHaveProperty('monthly');
  });

  it('is given from three points over thirty days', () => {
    expect(figures(made('2024-01-01', 1), made('2024-01-15', 2), made('2024-01-31', 3))).toHaveProperty('monthly');
  });
});

describe('the year in which the rated life is reached', () => {
  it('is a range, from the faster to the slower half', () => {
    // D750: 150,000
    const readings = [made('2022-01-01', 10_000), made('2023-01-01', 30_000), made('2024-01-01', 40_000)];
    expect(figures(...readings).lifeReached).toEqual({ from: 2029, to: 2034 });
  });

  it('has no end if the shutter was not used', () => {
    const readings = [made('2022-01-01', 10_000), made('2023-01-01', 30_000), made('2024-01-01', 30_000)];
    expect(figures(...readings).lifeReached).toEqual({ from: 2029 });
  });

  it.each([
    ['it is behind already', 'NIKON D750', [150_000, 160_000, 170_000]],
    ['it is too far away to tell', 'NIKON D750', [10, 20, 30]],
    ['none is known', 'NIKON D99', [10_000, 20_000, 30_000]],
  ])('is not said where %s', (_case, model, counts) => {
    const readings = counts.map((count, year) => made(`202${year + 1}-01-01`, count, { model }));
    expect(figures(...readings)).not.toHaveProperty('lifeReached');
  });

  it('is not given if the counter may have restarted', () => {
    const counts = [{ kind: 'mechanical' as const, limits: ['may-restart' as const], wrapsAt: 65_535 }];
    const readings = [10_000, 20_000, 30_000].map((count, year) => made(`202${year + 1}-01-01`, count, { counts }));
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
    const body = onlyBody([made('2024-05-01', 97_000, { model: 'NIKON D850', counts })]);
    expect(body.lines.map((line) => figuresOf(body, line).wear?.count)).toEqual([20_000, undefined]);
  });

  it('is a lower bound for a counter that fell, because it may have been reset', () => {
    expect(figures(made('2024-05-01', 97_000), made('2024-06-01', 3_000)).wear).toMatchObject({
      count: 3_000,
      bound: 'lower',
    });
  });

  it('is not given for a range after a fall', () => {
    const readings = [made('2024-05-01', 97_000), made('2024-06-01', [2_000, 3_000])];
    expect(figures(...readings)).not.toHaveProperty('wear');
  });

  it('is an upper bound from the upper end of a range', () => {
    expect(figures(made('2024-05-01', [86_001, 87_000])).wear).toMatchObject({ count: 87_000, bound: 'upper' });
  });
});
