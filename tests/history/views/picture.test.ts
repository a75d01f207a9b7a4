import { describe, expect, it, test } from 'vitest';
import type { Reading } from '../../../src/history/reading';
import {
  layOut,
  type Mark,
  moveFocus,
  nearestMark,
  svgPath,
  thinMarks,
  tracesOf,
} from '../../../src/history/views/pictureLayout';
import { widthOfName } from '../../../src/history/views/pictureNames';
import type { Point } from '../../../src/history/lines';
import { thinPoints } from '../../../src/history/thinning';
import { examined, made } from '../made';

const drawn = (readings: readonly Reading[], more: Partial<Parameters<typeof layOut>[0]> = {}) =>
  layOut({
    traces: tracesOf(examined(readings)),
    width: 680,
    height: 380,
    ...more,
  });

const at = (x: number, y: number) => ({ x, y }) as Mark;

describe('the picture', () => {
  it('has later dates further right and higher counts further up', () => {
    const { traces } = drawn([made('2022-01-01', 100), made('2023-01-01', 900)]);
    const [first, last] = traces[0]!.marks;
    expect(last!.x).toBeGreaterThan(first!.x);
    expect(last!.y).toBeLessThan(first!.y);
  });

  it('can be laid out for a single point', () => {
    const { traces, plot } = drawn([made('2022-01-01', 100)]);
    const { x, y } = traces[0]!.marks[0]!;
    expect(x).toBeGreaterThan(plot.left);
    expect(x).toBeLessThan(plot.right);
    expect(y).toBeGreaterThan(plot.top);
    expect(y).toBeLessThan(plot.bottom);
  });

  it('has a bar if the camera gave a range', () => {
    const [mark] = drawn([made('2022-01-01', [86_001, 87_000])]).traces[0]!.marks;
    expect(mark!.range![0]).toBeLessThan(mark!.range![1]);
  });

  it('ends a quarter above the highest count, with the bands that it reaches, and the rated life in or above it', () => {
    const readings = [made('2022-01-01', 10_000), made('2023-01-01', 60_000)];
    const far = drawn(readings, { life: 150_000 });
    expect(far.bands.map(({ band }) => band)).toEqual(['low', 'moderate']);
    expect([far.life, far.lifeAbove]).toEqual([undefined, 150_000]);
    const near = drawn(readings, { life: 70_000 });
    expect(near.bands.map(({ band }) => band)).toEqual(['low', 'moderate', 'high', 'veryHigh']);
    expect(near.life!.at).toBeGreaterThan(near.plot.top);
    expect(near).not.toHaveProperty('lifeAbove');
    const { plot, traces } = near;
    expect((plot.bottom - plot.top) / (plot.bottom - traces[0]!.marks.at(-1)!.y)).toBeCloseTo(1.25);
    expect(drawn(readings).bands).toEqual([]);
  });

  const named = (readings: readonly Reading[], width: number) =>
    drawn(readings, { width, names: readings.map(() => 'NIKON D750 ••••234') });

  it.each([
    ['beside their ends', 680],
    ['in a key above a narrow picture', 340],
  ])('keeps the names of the lines apart: %s', (_case, width) => {
    const readings = [0, 1, 2, 3].map((body) => made('2022-01-01', 1_000 + body, { serial: `600000${body + 1}` }));
    const { traces } = named(readings, width);
    const places = traces.map(({ label }) => label!.y).toSorted((one, other) => one - other);
    places.slice(1).forEach((place, index) => expect(place - places[index]!).toBeGreaterThanOrEqual(13));
  });

  it('leads from the ends of the lines to their names, and grows by a key if there is no room for names', () => {
    const readings = [made('2022-01-01', 1_000), made('2022-05-01', 900, { serial: '6009999' })];
    const wide = named(readings, 680);
    expect(wide.height).toBe(380);
    for (const { label, marks } of wide.traces) {
      expect(label).toMatchObject({ end: { x: marks.at(-1)!.x, y: marks.at(-1)!.y } });
      expect(label!.x).toBeGreaterThan(wide.plot.right);
    }
    const narrow = named(readings, 340);
    expect(narrow.height).toBeGreaterThan(380);
    for (const { label } of narrow.traces) {
      expect(label).toHaveProperty('symbol');
      expect(label!.y).toBeLessThan(narrow.plot.top);
    }
    expect(narrow.plot.bottom - narrow.plot.top).toBe(wide.plot.bottom - wide.plot.top);
  });

  it('leaves the name of a high line beside it when many lines end at the bottom', () => {
    const readings = Array.from({ length: 10 }, (_, body) =>
      made('2022-01-01', body === 0 ? 290_000 : 1_000 + body, { serial: `600000${body}` }),
    );
    const { traces, plot } = named(readings, 680);
    const [high] = traces.filter(({ line }) => line.points[0]!.low === 290_000);
    expect(high!.label!.y - 4).toBeCloseTo(high!.marks[0]!.y);
    expect(Math.max(...traces.map(({ label }) => label!.y)) - 4).toBeCloseTo(plot.bottom);
  });

  it('has room for the longest name at its right edge', () => {
    const readings = [made('2022-01-01', 1_000), made('2023-01-01', 2_000)];
    const right = (name: string) => drawn(readings, { names: [name] }).plot.right;
    expect(right('NIKON D750 ••••234')).toBeLessThan(right('D750'));
    expect(right('シャッター回数')).toBeLessThan(right('Shutter'));
  });

  it('shows the rated life without bands if no wear follows', () => {
    const readings = [made('2022-05-01', 60_000), made('2023-05-01', 10_000)];
    const { bands, life } = drawn(readings, { life: 70_000, hasBands: false });
    expect([bands, life!.value]).toEqual([[], 70_000]);
  });

  it('marks the two points of a count that falls', () => {
    const { traces } = drawn([made('2022-05-01', 60_000), made('2023-05-01', 10_000)]);
    const [before, after] = traces[0]!.marks;
    expect(traces[0]!.oddities).toMatchObject([
      { kind: 'falls', from: { x: before!.x, y: before!.y }, at: { x: after!.x, y: after!.y } },
    ]);
  });

  it.each([
    ['future', [made('2022-01-01', 100), made('2035-01-01', 900)]],
    ['unset-clock', [made('2022-05-01', 900), made('2023-01-01', 100), made('2023-05-01', 950)]],
  ])('marks a date that does not fit: %s', (kind, readings) => {
    const { oddities } = drawn(readings).traces[0]!;
    expect(oddities).toMatchObject([{ kind }]);
    expect(oddities[0]).not.toHaveProperty('from');
  });

  it.each([
    ['Count drops', 680],
    ['Zähler hat von vorn begonnen', 340],
    ['カウンターの数え直し', 340],
  ])('puts names that do not fit inside the plot clear of its line: %s, %i px', (title, width) => {
    for (const [first, last] of [
      [5_000, 52_000],
      [300, 11_000],
    ] as const) {
      const { traces, plot } = drawn(
        [made('2022-05-01', first), made('2023-05-01', 60_000), made('2023-06-01', 10_000), made('2025-05-01', last)],
        { width, titleOf: () => title, life: 150_000 },
      );
      const { label } = traces[0]!.oddities[0]!;
      const long = widthOfName(title);
      const start = label.anchor === 'start' ? label.x : label.anchor === 'end' ? label.x - long : label.x - long / 2;
      expect(start).toBeGreaterThanOrEqual(plot.left);
      expect(start + long).toBeLessThanOrEqual(plot.right);
      for (const mark of traces[0]!.marks) {
        const isBehind = mark.x > start && mark.x < start + long && mark.y > label.y - 12 && mark.y < label.y + 4;
        expect(isBehind).toBe(false);
      }
    }
  });

  it('is no larger for 20,000 photos than its pixels allow', () => {
    const readings = Array.from({ length: 20_000 }, (_, index) =>
      made(new Date(Date.UTC(2015, 0, 1) + index * 4 * 3_600_000).toISOString().slice(0, 19), index + 1),
    );
    const [trace] = drawn(readings).traces;
    expect(trace!.marks.length).toBeLessThan(100);
    expect(svgPath(trace!.vertices).split('L').length).toBeLessThan(680 * 4);
    expect([trace!.marks[0]!.point.low, trace!.marks.at(-1)!.point.low]).toEqual([1, 20_000]);
  });
});

it.each([
  [288, '2017-01-11', '2021-09-11'],
  [320, '2018-01-10', '2019-06-10'],
  [375, '2018-01-10', '2019-06-10'],
  [375, '2018-01-10', '2018-01-20'],
  [680, '2018-01-10', '2026-06-10'],
  [1040, '2018-01-10', '2018-03-10'],
])('on %i px the dates from %s to %s have room for their words', (width, from, to) => {
  const { dates } = drawn([made(from, 100), made(to, 900)], { width });
  expect(dates.length).toBeGreaterThan(1);
  dates.slice(1).forEach(({ at: place }, index) => expect(place - dates[index]!.at).toBeGreaterThanOrEqual(70));
});

it('readings of one day are drawn over dates, not over hours without a month', () => {
  const { dates, dateStep } = drawn([made('2015-04-07T10:00:00', 904), made('2015-04-07T10:05:00', 906)], {
    width: 680,
  });
  expect(dates.map(({ value }) => new Date(value).toISOString().slice(11, 19))).toEqual(['00:00:00']);
  expect(dateStep).toBe(86_400_000);
});

test('many lines share the limited number of marks and vertices in a picture', () => {
  const readings = Array.from({ length: 12_000 }, (_, index) =>
    made(new Date(Date.UTC(2015, 0, 1, index)).toISOString().slice(0, 19), index + 1, {
      serial: String(6_001_234 + (index % 24)),
    }),
  );
  const { traces } = drawn(readings);
  expect(traces).toHaveLength(24);
  const marks = traces.reduce((sum, trace) => sum + trace.marks.length, 0);
  expect(marks).toBeLessThan(500);
  expect(traces.every((trace) => trace.marks.length > 5)).toBe(true);
  const vertices = traces.reduce((sum, trace) => sum + trace.vertices.length, 0);
  expect(vertices).toBeLessThan(8_000);
});

describe('thinning', () => {
  it('keeps the first, highest, lowest and last point of a column of pixels', () => {
    const points = [
      [1, 50],
      [1.1, 10],
      [1.2, 40],
      [1.3, 90],
      [1.4, 60],
      [2.1, 5],
    ].map(([time, count]) => ({ time, low: count, high: count }) as Point);
    const kept = thinPoints(points, (time) => Math.floor(time) + 1);
    expect(kept.map(({ low }) => low)).toEqual([50, 10, 90, 60, 5]);
  });

  it('keeps distinguishable marks, including the first and the last', () => {
    const marks = [0, 4, 8, 12, 16, 20, 25].map((x) => at(x, 0));
    expect(thinMarks(marks).map(({ x }) => x)).toEqual([0, 12, 25]);
    expect(thinMarks([at(0, 0), at(3, 0)]).map(({ x }) => x)).toEqual([0, 3]);
    expect(thinMarks([at(0, 0)]).map(({ x }) => x)).toEqual([0]);
  });
});

describe('moving through the points', () => {
  const two = drawn([
    ...['2022-01-01', '2023-01-01', '2024-01-01'].map((date, year) => made(date, 1_000 + year * 40_000)),
    made('2023-06-01', 150_000, { serial: '6009999' }),
  ]);

  it.each([
    ['ArrowRight', { trace: 0, mark: 0 }, { trace: 0, mark: 1 }],
    ['ArrowRight', { trace: 0, mark: 2 }, { trace: 0, mark: 2 }],
    ['ArrowLeft', { trace: 0, mark: 0 }, { trace: 0, mark: 0 }],
    ['End', { trace: 0, mark: 0 }, { trace: 0, mark: 2 }],
    ['Home', { trace: 0, mark: 2 }, { trace: 0, mark: 0 }],
    ['ArrowDown', { trace: 0, mark: 0 }, { trace: 1, mark: 0 }],
    ['ArrowDown', { trace: 1, mark: 0 }, { trace: 0, mark: 1 }],
    ['ArrowUp', { trace: 0, mark: 2 }, { trace: 1, mark: 0 }],
    ['Enter', { trace: 0, mark: 2 }, undefined],
  ] as const)('%s leads from %j to %j', (key, from, to) => expect(moveFocus(two, from, key)).toEqual(to));

  it('picks the point nearest to the pointer', () => {
    const { x, y } = two.traces[0]!.marks[1]!;
    expect(nearestMark(two, x + 3, y - 3)).toEqual({ trace: 0, mark: 1 });
  });
});
