import { describe, expect, it } from 'vitest';
import { bodiesOf, leftOutOf } from '../../src/history/lines';
import { made, namelessReading, onlyBody, onlyLine, wrapping } from './made';

const values = (readings: Parameters<typeof onlyLine>[0]) => onlyLine(readings).points.map(({ low }) => low);

describe('a body', () => {
  it('is identified by make, model and serial number', () => {
    const bodies = bodiesOf([
      made('2024-05-01', 100),
      made('2024-05-02', 110),
      made('2024-05-03', 50, { serial: '6009999' }),
      made('2024-05-04', 60, { model: 'NIKON D850' }),
    ]);
    expect(bodies.map(({ model, serial, lines }) => [model, serial, lines[0]!.points.length])).toEqual([
      ['NIKON D750', '6001234', 2],
      ['NIKON D750', '6009999', 1],
      ['NIKON D850', '6001234', 1],
    ]);
  });

  it('has the earliest day of manufacture of its readings, because service may change it', () => {
    const readings = [
      made('2024-05-01', 100),
      made('2024-05-02', 110, { made: '2019-03-04' }),
      made('2024-05-03', 120, { made: '2017-06-07' }),
      made('2024-05-04', 130, { made: '2018-01-01' }),
    ];
    expect(onlyBody(readings).manufactured).toEqual({ date: '2017-06-07' });
    expect(onlyBody(readings.map(namelessReading))).not.toHaveProperty('manufactured');
  });

  it('has an unset clock if a photo is from before its day of manufacture', () => {
    const readings = [made('2017-06-06', 100, { made: '2017-06-07' }), made('2017-06-07', 100, { made: '2017-06-07' })];
    expect(onlyLine(readings).points.map(({ unsetClock }) => unsetClock)).toEqual([true, false]);
  });

  it('is the same for any spelling of its make', () => {
    const readings = [made('2024-05-01', 100, { make: 'NIKON' }), made('2024-05-02', 110)];
    expect(bodiesOf(readings)).toHaveLength(1);
  });

  it.each(['0000000', '*******', 'XXXXXXX'])('is never joined by the serial number %s', (serial) => {
    expect(onlyBody([made('2024-05-01', 100, { serial })])).not.toHaveProperty('serial');
  });

  it('gathers photos without a serial number by model', () => {
    const bodies = bodiesOf([
      namelessReading(made('2024-05-01', 100)),
      namelessReading(made('2024-05-02', 9)),
      made('2024-05-03', 1),
    ]);
    expect(bodies.map(({ serial, lines }) => [serial, lines[0]!.points.length])).toEqual([
      [undefined, 2],
      ['6001234', 1],
    ]);
  });

  it('gets a card report, which names no camera, by its serial number', () => {
    const { make: _make, model: _model, ...report } = made('2024-06-01', 200, { source: 'card-report' });
    const body = onlyBody([made('2024-05-01', 100), report]);
    expect(body.model).toBe('NIKON D750');
    expect(body.lines[0]!.points.map(({ source }) => source)).toEqual(['photo', 'card-report']);
  });

  it('does not get a card report that could belong to two cameras', () => {
    const { make: _make, model: _model, ...report } = made('2024-06-01', 200, { source: 'card-report' });
    expect(bodiesOf([made('2024-05-01', 1), made('2024-05-01', 1, { model: 'NIKON D850' }), report])).toHaveLength(3);
  });

  it('has a line for each kind of counter', () => {
    const counts = [{ kind: 'total' as const }, { kind: 'mechanical' as const, low: 7, high: 7 }];
    const { lines } = onlyBody([made('2024-05-01', 100, { counts })]);
    expect(lines.map(({ kind, points }) => [kind, points[0]!.low])).toEqual([
      ['mechanical', 7],
      ['total', 100],
    ]);
  });
});

describe('a line', () => {
  it('is ordered by date', () => {
    expect(values([made('2024-05-03', 130), made('2024-05-01', 110), made('2024-05-02', 120)])).toEqual([
      110, 120, 130,
    ]);
  });

  it('has a point only once for the same body, kind, date and value, as in RAW and JPEG of one shot', () => {
    expect(values([made('2024-05-01', 100), made('2024-05-01', 100), made('2024-05-01', 101)])).toEqual([100, 101]);
  });

  it('keeps the point of the photo, not the saved one, if they are the same', () => {
    const line = onlyLine([made('2024-05-01', 100, { saved: true }), made('2024-05-01', 100)]);
    expect(line.points.map(({ saved }) => saved)).toEqual([false]);
  });

  it('keeps a range unchanged', () => {
    const [point] = onlyLine([made('2024-05-01', [86_001, 87_000], { source: 'cable' })]).points;
    expect(point).toMatchObject({ low: 86_001, high: 87_000, source: 'cable' });
  });

  it('uses dates as the camera wrote them, whatever the time zone of the machine', () => {
    const [point] = onlyLine([made('2024-07-01T23:30:00', 1)]).points;
    expect(new Date(point!.time).toISOString()).toBe('2024-07-01T23:30:00.000Z');
  });
});

describe('a counter that rolls over', () => {
  it('continues after its last value, if its layout is known to roll over and the dates show it', () => {
    const line = onlyLine([made('2024-05-01', 32_700, wrapping), made('2024-05-09', 40, wrapping)]);
    expect(line.points.map(({ low, added }) => [low, added])).toEqual([
      [32_700, 0],
      [32_808, 32_768],
    ]);
    expect(line.rollovers).toMatchObject([{ wrapsAt: 32_767, before: { low: 32_700 }, after: { low: 32_808 } }]);
  });

  it('rolls over once if a clock was set back near it', () => {
    const times = ['05-01T08:00:00', '05-01T10:00:00', '05-01T09:30:00', '05-01T11:00:00', '06-15T12:00:00'];
    const counts = [32_700, 32_760, 5, 10, 900];
    const line = onlyLine(times.map((time, at) => made(`2024-${time}`, counts[at]!, wrapping)));
    expect(line.points.map(({ low }) => low)).toEqual([32_700, 32_773, 32_760, 32_778, 33_668]);
    expect(line.rollovers).toHaveLength(1);
  });

  it('has no limit on lower counts if one is above its highest value', () => {
    const counts = [{ limits: ['may-restart' as const], wrapsAt: 65_535 }];
    const line = onlyLine([made('2020-05-01', 50_000, { counts }), made('2022-05-01', 70_000)]);
    expect(line.limits).toEqual([]);
    expect(line).not.toHaveProperty('wrapsAt');
  });

  it('can roll over twice', () => {
    const days = [32_700, 40, 20_000, 32_000, 900].map((count, day) => made(`2024-05-0${day + 1}`, count, wrapping));
    expect(values(days)).toEqual([32_700, 32_808, 52_768, 64_768, 66_436]);
  });

  it.each([
    ['it falls from the middle', 20_000, 40],
    ['it falls to the middle', 32_700, 12_000],
  ])('is left alone if %s: that may be a reset', (_case, high, low) => {
    const line = onlyLine([made('2024-05-01', high, wrapping), made('2024-05-09', low, wrapping)]);
    expect(line.points.map((point) => point.low)).toEqual([high, low]);
    expect(line.rollovers).toEqual([]);
  });

  it('is left alone if only some bodies restart', () => {
    const counts = [{ limits: ['may-restart' as const], wrapsAt: 65_535 }];
    expect(values([made('2024-05-01', 65_500, { counts }), made('2024-05-09', 40, { counts })])).toEqual([65_500, 40]);
  });

  it.each([
    ['before it', ['2025-01-01', '2025-03-01', '2025-05-01'], [32_700, 40, 900], [32_700, 40, 900]],
    ['after it', ['2024-03-01', '2025-01-01', '2024-02-01'], [32_700, 40, 30_000], [30_000, 32_700, 40]],
    ['in between', ['2024-03-01', '2025-01-01', '2025-03-01'], [32_700, 9_000, 900], [32_700, 9_000, 33_668]],
    ['later, out of order', ['2024-03-01', '2024-04-01', '2025-01-01'], [32_700, 40, 32_100], [32_700, 32_808, 32_100]],
    [
      'later, in order',
      ['2024-12-01', '2024-12-09', '2025-01-01', '2025-02-01'],
      [32_700, 40, 90, 200],
      [32_700, 32_808, 32_858, 32_968],
    ],
  ])('is not unwrapped by a clock that was never set: %s', (_case, dates, counts, shown) => {
    expect(values(counts.map((count, index) => made(dates[index], count, wrapping)))).toEqual(shown);
  });

  it('is left alone if two photos have the same date, which shows no order', () => {
    expect(values([made('2024-05-01', 32_700, wrapping), made('2024-05-01', 40, wrapping)])).toEqual([40, 32_700]);
  });
});

describe('a left-out reading', () => {
  it('is listed with its camera and its reason', () => {
    const camera = { make: 'NIKON CORPORATION', model: 'NIKON D750' };
    const edited = { ...made('2024-05-01', 1), counts: [], reason: 'edited' as const, name: 'edited.jpg' };
    const undated = { ...made(undefined, 5), reason: 'no-date' as const, name: 'undated.jpg' };
    expect(leftOutOf([edited, made('2024-05-01', 1), undated])).toEqual([
      { name: 'edited.jpg', ...camera, reason: 'edited' },
      { name: 'undated.jpg', ...camera, reason: 'no-date' },
    ]);
    expect(bodiesOf([edited, undated])).toEqual([]);
  });
});

it('A photo without a count of a model whose other photos have one says nothing about the model', () => {
  const without = {
    ...made('2014-05-01', 1, { make: 'FUJIFILM', model: 'X-T1' }),
    counts: [],
    reason: 'not-stored' as const,
  };
  expect(leftOutOf([without])).toMatchObject([{ reason: 'not-in-this-photo' }]);
});

it('A counter that is only inferred to be the mechanical one has no line, and wear is computed from all shots', () => {
  const limits = ['steps', 'taken-to-be'] as const;
  const counts = [
    { kind: 'total', limits },
    { kind: 'mechanical', low: 40_001, high: 41_000, limits },
  ] as const;
  const [body] = bodiesOf([made('2024-05-01', [86_001, 87_000], { make: 'Canon', model: 'Canon EOS R6', counts })]);
  expect(body!.lines.map(({ kind }) => kind)).toEqual(['total']);
});

it('A reading with only an inferred counter belongs to no body, and affects none of the others', () => {
  const inferred = made('2024-05-01', 40_000, {
    counts: [{ kind: 'mechanical', limits: ['taken-to-be'] }],
    serial: '1',
  });
  expect(bodiesOf([inferred, made('2024-05-01', 100)])).toHaveLength(1);
});

it('Counts of one second across a rollover end with the highest', () => {
  const times = ['10:00:00', '10:00:05', '10:00:05', '10:00:05'];
  const line = onlyLine(times.map((time, at) => made(`2024-05-01T${time}`, [32_760, 32_767, 0, 1][at]!, wrapping)));
  expect(line.points.at(-1)!.low).toBe(Math.max(...line.points.map(({ low }) => low)));
});

it('Points are in order of time even if one clock was set back near a rollover and another was never set', () => {
  const times = ['2019-12-31T10:00:00', '2019-12-31T23:30:00', '2020-01-01T00:10:00', '2020-01-02T00:20:00'];
  const line = onlyLine(times.map((time, at) => made(time, [32_700, 5, 7, 32_760][at]!, wrapping)));
  const shown = line.points.map(({ time }) => time);
  expect(shown).toEqual([...shown].toSorted((one, other) => one - other));
});
