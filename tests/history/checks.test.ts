import { describe, expect, it } from 'vitest';
import { findSeveralBodies } from '../../src/history/checks';
import { bodiesOf } from '../../src/history/lines';
import { noticesOf } from '../../src/history/bodyNotices';
import type { Reading } from '../../src/history/reading';
import { examined, made, namelessReading, onlyBody, onlyExamined, wrapping } from './made';

const findings = (...readings: readonly Reading[]) => onlyExamined(readings).findings;
const kinds = (...readings: readonly Reading[]) => findings(...readings).map(({ kind }) => kind);

describe('a count that falls while the date rises', () => {
  it('is found, with the two points and the number of falls', () => {
    expect(findings(made('2024-05-01', 60_000), made('2024-06-01', 1_000), made('2024-07-01', 1_500))).toMatchObject([
      { kind: 'falls', before: { low: 60_000 }, after: { low: 1_000 }, times: 1 },
    ]);
  });

  it('is counted each time that it falls', () => {
    const counts = [900, 100, 950, 120];
    const readings = counts.map((count, month) => made(`2024-0${month + 1}-02`, count));
    expect(findings(...readings)).toMatchObject([{ kind: 'falls', times: 2 }]);
  });

  it('is found however many photos lie in between', () => {
    const rising = Array.from({ length: 300 }, (_, minute) =>
      made(
        `2024-06-01T${String(10 + Math.floor(minute / 60))}:${String(minute % 60).padStart(2, '0')}:00`,
        1_000 + minute,
      ),
    );
    expect(findings(made('2024-05-01', 60_000), ...rising)).toMatchObject([{ kind: 'falls', times: 1 }]);
  });

  it.each([
    ['within the same second', made('2024-05-01', 101), made('2024-05-01', 100)],
    ['within 26 hours, as between time zones', made('2024-05-01T12:00:00', 150), made('2024-05-02T14:00:00', 100)],
    ['if it stays the same', made('2024-05-01', 100), made('2024-06-01', 100)],
    ['if ranges overlap', made('2024-05-01', [1_000, 2_000]), made('2024-06-01', [1_500, 1_600])],
    ['for a counter that is known to restart', made('2024-05-01', 20_000, wrapping), made('2024-06-01', 9, wrapping)],
    ['for a counter that may restart', ...restarting('may-restart')],
    ['for a counter that firmware resets', ...restarting('firmware-reset')],
  ])('gives no remark %s', (_case, before, after) => {
    expect(kinds(before, after)).not.toContain('falls');
  });

  it('is found just beyond 26 hours', () => {
    expect(kinds(made('2024-05-01T12:00:00', 150), made('2024-05-02T14:00:01', 100))).toEqual(['falls']);
  });

  it('is never checked across kinds of counters', () => {
    const before = made('2024-05-01', 60_000);
    const after = made('2024-06-01', 20_000, { counts: [{ kind: 'mechanical' }] });
    expect(kinds(before, after)).toEqual([]);
  });
});

describe('a counter that is known to restart', () => {
  it('is reported as restarted, with its highest value: an X-S10 from 6,958 to 2,040', () => {
    const xs10 = { ...wrapping, model: 'X-S10', serial: '0D055270' };
    const readings = [
      made('2023-03-05', 6_958, xs10),
      made('2023-09-12', 2_040, xs10),
      made('2024-10-02', 18_463, xs10),
    ];
    expect(findings(...readings)).toMatchObject([
      { kind: 'restarted', line: { wrapsAt: 32_767 }, before: { low: 6_958 }, after: { low: 2_040 }, times: 1 },
    ]);
  });

  it.each(['may-restart', 'firmware-reset', 'may-wrap'] as const)('is reported as restarted: %s', (limit) => {
    expect(kinds(...restarting(limit))).toEqual(['restarted']);
  });

  it('is not reported as restarted if it rolled over, which is corrected', () => {
    expect(kinds(made('2024-05-01', 32_700, wrapping), made('2024-05-09', 40, wrapping))).toEqual(['rolled-over']);
  });
});

describe('a Sony whose count falls a little', () => {
  const sony = { make: 'SONY', model: 'NEX-5' };
  const named = (date: string, count: number, number: string) =>
    made(date, count, { ...sony, name: `DCIM/DSC0${number}.JPG` });

  it.each([
    ['half an hour later, if the file numbers continue', '2013-05-04T10:00:00', '2013-05-04T10:30:00', '1230', '1234'],
    ['if the file numbers start again', '2013-05-04T10:00:00', '2013-05-04T10:30:00', '9998', '0003'],
    ['weeks later', '2013-05-04', '2013-06-01', '1230', '1234'],
  ])('has lost its last counts: %s', (_case, before, after, from, to) => {
    expect(findings(named(before, 36_768, from), named(after, 36_756, to))).toMatchObject([
      { kind: 'lost', before: { low: 36_768 }, after: { low: 36_756 }, times: 1 },
    ]);
  });

  it('has lost them whatever the names of the files', () => {
    expect(kinds(made('2013-05-04', 36_768, sony), made('2013-06-01', 36_756, sony))).toEqual(['lost']);
  });

  it('has lost them once, however many photos follow', () => {
    const counts = [36_768, 36_756, 36_757, 36_760, 36_900];
    const readings = counts.map((count, day) => named(`2013-05-${10 + 2 * day}`, count, String(1230 + day)));
    expect(findings(...readings)).toMatchObject([{ kind: 'lost', times: 1 }]);
  });

  it.each([
    ['by more than 50', named('2013-05-04', 36_768, '1230'), named('2013-06-01', 36_717, '1234')],
    ['and its file numbers with it', named('2013-05-04', 36_768, '1230'), named('2013-06-01', 36_756, '1218')],
    ['on another maker’s body', made('2016-05-04', 36_768), made('2016-06-01', 36_756)],
  ])('counts as one that falls %s', (_case, before, after) => {
    expect(kinds(before, after)).toEqual(['falls']);
  });

  it('gives no finding within 26 hours if nothing shows which photo was first', () => {
    const unnumbered = { ...sony, name: 'a photo.JPG' };
    const [before, after] = [
      made('2013-05-04T10:00:00', 768, unnumbered),
      made('2013-05-04T10:30:00', 756, unnumbered),
    ];
    expect(kinds(before, after)).toEqual([]);
  });

  it('is also found to fall later', () => {
    const readings = [named('2013-05-04', 36_768, '1230'), named('2013-05-06', 36_756, '1234')];
    expect(kinds(...readings, named('2013-06-01', 900, '1300'))).toEqual(['falls', 'lost']);
  });
});

/** This body came out in November 2025, and its clock starts in 2025. */
const r6 = { make: 'Canon', model: 'Canon EOS R6 Mark III', serial: '012345678901' };
const fileDate = { dateSource: 'file' as const };
const anyModel = { model: 'NIKON D99' };

describe('a count that falls at a clock that was never set', () => {
  it('is not reported, but listed as left out: two photos of an EOS R6 Mark III', () => {
    expect(findings(made('2025-01-01T00:03:11', 2817, r6), made('2025-11-20', 1586, r6))).toEqual([
      { kind: 'unset-clock', times: 1 },
    ]);
  });

  it.each([
    ['on 1 January, before', made('2024-01-01', 900), made('2024-06-01', 100)],
    ['on 1 January, after', made('2023-05-01', 900), made('2024-01-01', 100)],
    ['at the end of 1 January', made('2024-01-01T23:59:59', 900), made('2024-06-01', 100)],
    ['on 1 January of two years', made('2023-01-01', 900), made('2024-01-01', 100)],
    ['before the D750 of 2014', made('2013-12-31', 900), made('2024-06-01', 100)],
    ['on 1 January, by a model without a row', made('2024-01-01', 900, anyModel), made('2024-06-01', 100, anyModel)],
  ])('is not found: %s', (_case, before, after) => {
    expect(findings(before, after)).toMatchObject([{ kind: 'unset-clock' }]);
  });

  it.each([
    ['on 2 January', made('2024-01-02', 900), made('2024-06-01', 100)],
    ['on 31 December', made('2023-12-31', 900), made('2024-06-01', 100)],
    ['in the year of the D750', made('2014-02-01', 900), made('2024-06-01', 100)],
    ['before the year of a model without a row', made('1999-05-01', 900, anyModel), made('2024-06-01', 100, anyModel)],
    ['on 1 January by the clock of a computer', made('2024-01-01', 900, fileDate), made('2024-06-01', 100)],
  ])('is found if the clock was set: %s', (_case, before, after) => {
    expect(kinds(before, after)).toEqual(['falls']);
  });

  it.each([
    ['lower', 50],
    ['in between', 500],
    ['higher', 2_000],
  ])('is found if the other photos show a fall, too, whatever the count at that clock: %s', (_case, count) => {
    const found = findings(made('2023-05-01', 900), made('2024-01-01', count), made('2024-06-01', 100));
    expect(found[0]).toMatchObject({ kind: 'falls', before: { low: 900 }, after: { low: 100 }, times: 1 });
  });

  it('is not found between the other photos if their counts only rise', () => {
    expect(kinds(made('2023-05-01', 900), made('2024-01-01', 5), made('2024-06-01', 950))).toEqual(['unset-clock']);
  });

  it('gives no remark if a counter is known to restart', () => {
    const [before, after] = restarting('firmware-reset');
    expect(kinds(before, { ...after, date: '2025-01-01T00:00:00' })).toEqual([]);
  });

  it('leaves the points in the line', () => {
    const [line] = onlyBody([made('2025-01-01', 2817, r6), made('2025-11-20', 1586, r6)]).lines;
    expect(line!.points.map(({ low, unsetClock }) => [low, unsetClock])).toEqual([
      [2817, true],
      [1586, false],
    ]);
  });
});

describe('a photo that was really taken on 1 January', () => {
  it.each([
    ['first', ['2024-01-01', '2024-02-01', '2024-03-01']],
    ['in between', ['2023-12-01', '2024-01-01', '2024-03-01']],
    ['last', ['2023-11-01', '2023-12-01', '2024-01-01']],
    ['each year', ['2022-01-01', '2023-01-01', '2024-01-01']],
  ])('gives no remark if its count fits: %s', (_case, dates) => {
    expect(kinds(...dates.map((date, index) => made(date, 100 + index)))).toEqual([]);
  });

  it('gives no remark beside a real fall', () => {
    const readings = [made('2023-05-01', 900), made('2024-06-01', 100), made('2025-01-01', 200)];
    expect(kinds(...readings)).toEqual(['falls']);
  });
});

function restarting(limit: 'may-restart' | 'firmware-reset' | 'may-wrap'): [Reading, Reading] {
  const counts = [{ limits: [limit] }];
  return [made('2024-05-01', 60_000, { counts }), made('2024-06-01', 100, { counts })];
}

describe('more shots than the time allows', () => {
  it('are found', () => {
    expect(findings(made('2024-05-01', 1_000), made('2024-05-02', 400_000))).toMatchObject([
      { kind: 'jump', before: { low: 1_000 }, after: { low: 400_000 }, times: 1 },
    ]);
  });

  it('are not found at a clock that was never set', () => {
    const readings = [made('2025-01-01T00:03:00', 1_000), made('2025-01-01T00:09:00', 400_000)];
    expect(findings(...readings)).toEqual([{ kind: 'unset-clock', times: 2 }]);
  });

  it.each([
    ['for a burst within a second', made('2024-05-01', 100), made('2024-05-01', 130)],
    ['for a long day’s work', made('2024-05-01', 100), made('2024-05-02', 20_000)],
    ['if the clock may have been set back by a day', made('2024-05-01', 100), made('2024-05-01T12:00:01', 9_000)],
    ['over years', made('2020-05-01', 100), made('2024-05-01', 900_000)],
  ])('give no remark %s', (_case, before, after) => {
    expect(kinds(before, after)).toEqual([]);
  });
});

describe('a date in the future', () => {
  it('is found: the latest one, and the number of such dates', () => {
    expect(findings(made('2031-01-01', 1), made('2035-06-01', 2))).toEqual([
      { kind: 'future', date: '2035-06-01T12:00:00', times: 2 },
    ]);
  });

  it('gives no finding within 26 hours, because the camera may be in another time zone', () => {
    expect(kinds(made('2026-01-02T02:00:00', 1))).toEqual([]);
    expect(kinds(made('2026-01-02T02:00:01', 1))).toEqual(['future']);
  });
});

describe('several bodies among photos offered as one', () => {
  it('are found by the serial numbers of one model', () => {
    const bodies = bodiesOf([
      ...['2024-05-01', '2024-05-02', '2024-05-03'].map((date, day) => made(date, 100 + day)),
      made('2024-05-04', 50_000, { serial: '6009999' }),
      made('2024-05-04', 7, { model: 'NIKON D850', serial: '3012345' }),
    ]);
    expect(findSeveralBodies(bodies).map((same) => same.bodies.map(({ serial }) => serial))).toEqual([
      ['6001234', '6009999'],
    ]);
  });

  it('give no finding if a history was saved without serial numbers: equal ends may belong to one body', () => {
    const masked = { serial: '••••234', saved: true as const };
    const bodies = bodiesOf([
      made('2024-05-01', 100),
      made('2024-01-01', 50, { ...masked, body: 'a' }),
      made('2024-02-01', 60, { ...masked, body: 'b' }),
    ]);
    expect(bodies).toHaveLength(3);
    expect(findSeveralBodies(bodies)).toEqual([]);
    expect(findSeveralBodies(bodies.slice(1))).toEqual([]);
    const others = bodiesOf([
      made('2024-05-01', 100),
      made('2024-01-01', 50, { ...masked, serial: '••••999', body: 'a' }),
    ]);
    expect(findSeveralBodies(others)).toHaveLength(1);
  });

  it('give no finding if the photos have no serial number', () => {
    const bodies = bodiesOf([made('2024-05-01', 1), namelessReading(made('2024-05-01', 9))]);
    expect(findSeveralBodies(bodies)).toEqual([]);
  });
});

describe('photos without a serial number', () => {
  it('may come from several bodies, so they never lead to a finding', () => {
    const readings = [made('2024-05-01', 60_000), made('2024-06-01', 100), made('2035-06-01', 900_000)].map(
      namelessReading,
    );
    expect(kinds(...readings)).toEqual(['no-serial']);
  });

  it('contradict nothing if there is only one', () => {
    expect(kinds(namelessReading(made('2024-05-01', 60_000)))).toEqual([]);
  });
});

describe('the notices', () => {
  const falling = [made('2024-05-01', 60_000), made('2024-06-01', 1_000)];
  const notices = (...readings: readonly Reading[]) => noticesOf(examined(readings));

  it('list each kind once, the most important first, with the bodies that they concern', () => {
    const other = (date: string, count: number) => made(date, count, { serial: '6009999' });
    const restarted = [made('2023-03-05', 6_958, wrapping), made('2023-09-12', 2_040, wrapping)];
    const found = notices(...restarted, ...falling, other('2024-05-01', 70_000), other('2024-06-01', 10));
    expect(found.map(({ kind, bodies }) => [kind, bodies.map(({ serial }) => serial)])).toEqual([
      ['falls', ['6001234', '6009999']],
      ['several', ['6001234', '6009999']],
      ['restarted', ['6001234']],
    ]);
  });

  it('name a body once, even if both its counters fell', () => {
    const counts = [{}, { kind: 'mechanical' as const }];
    const [notice] = notices(made('2024-05-01', 60_000, { counts }), made('2024-06-01', 1_000, { counts }));
    expect(notice).toMatchObject({ kind: 'falls', bodies: [{ serial: '6001234' }] });
  });

  it('are empty if everything adds up', () => {
    expect(notices(made('2024-05-01', 1), made('2024-06-01', 2))).toEqual([]);
  });
});

describe('other findings', () => {
  it('include rollovers that were corrected', () => {
    expect(findings(made('2024-05-01', 32_700, wrapping), made('2024-05-09', 40, wrapping))).toMatchObject([
      { kind: 'rolled-over', wrapsAt: 32_767 },
    ]);
  });

  it('include points from a saved history', () => {
    expect(findings(made('2024-05-01', 1, { saved: true }), made('2024-05-02', 2))).toEqual([
      { kind: 'saved', times: 1 },
    ]);
  });
});
