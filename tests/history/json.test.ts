import { rawText } from '../../src/config/fileText';
import { describe, expect, it } from 'vitest';
import { bodiesOf, type Body } from '../../src/history/lines';
import { MAX_HISTORY_BYTES, openHistory, writeHistory, writeHistoryParts } from '../../src/history/savedHistory';
import type { Reading } from '../../src/history/reading';
import { made, merged, wrapping } from './made';

const readings: readonly Reading[] = [
  made('2024-05-01', 100),
  made('2024-05-02', 32_000, wrapping),
  made('2024-05-03', [86_001, 87_000], { source: 'cable' }),
  made('2024-05-03', 1733, {
    source: 'cable',
    counts: [{ kind: 'shutter', limits: ['taken-to-be', 'may-wrap', 'halves'], wrapsAt: 65_535 }, { high: 161_204 }],
  }),
  made('2024-05-03', 90_000, { source: 'card-report', dateSource: 'file' }),
  { ...made(undefined, 5), reason: 'no-date' },
  { ...made('2024-05-01', 1), counts: [], reason: 'edited' },
];

function changed(change: object): string {
  const history = JSON.parse(writeHistory([made('2024-05-01', 100)], true)) as { readings: object[] };
  history.readings[0] = { ...history.readings[0], ...change };
  return JSON.stringify(history);
}

const problemOf = (json: string) => {
  const opened = openHistory(json);
  return 'problem' in opened ? opened.problem : undefined;
};

it('a history too large for one file is saved as several, each small enough to be opened', () => {
  const MAX = 2_000;
  // A Japanese character has three bytes in UTF-8.
  const named = Array.from({ length: 40 }, (_, index) => ({
    ...made('2024-05-01', index + 1),
    name: `写真${index}.jpg`,
  }));
  const parts = writeHistoryParts(named, true, MAX);
  expect(parts.length).toBeGreaterThan(2);
  for (const part of parts) expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(MAX);
  const opened = parts.map((part) => openHistory(part, MAX));
  expect(opened.flatMap((one) => ('readings' in one ? one.readings.map(({ name }) => name) : []))).toEqual(
    named.map(({ name }) => name),
  );
});

it.each([
  [true, '2018-08-17'],
  [false, '2018-08'],
])('a history with full serial numbers (%s) gives the day of manufacture %s', (withSerials, day) => {
  const opened = openHistory(writeHistory([made('2024-05-01', 1, { made: '2018-08-17' })], withSerials));
  expect('readings' in opened && opened.readings[0]!.made).toBe(day);
});

it.each(['2018', '2018-8', '17 August'])('a history with the day of manufacture %s is broken', (day) => {
  expect(problemOf(changed({ made: day }))).toBe('broken');
});

describe('a history as JSON', () => {
  it('opens again unchanged, with its readings marked as saved', () => {
    expect(openHistory(writeHistory(readings, true))).toEqual({
      readings: readings.map((reading) => ({ ...reading, saved: true })),
    });
  });

  it('is merged without duplicates', () => {
    const opened = openHistory(writeHistory(readings, true));
    expect('readings' in opened && merged(readings, opened.readings)).toEqual(readings);
    expect('readings' in opened && bodiesOf([...opened.readings, ...readings])).toEqual(bodiesOf(readings));
  });

  it('masks serial numbers unless they are requested', () => {
    expect(writeHistory(readings, false)).not.toContain('6001234');
    expect(writeHistory(readings, true)).toContain('6001234');
    expect(problemOf(writeHistory(readings, false))).toBeUndefined();
  });

  it.each([
    ['other last digits', '6005678'],
    ['the same last digits', '7001234'],
  ])('keeps two bodies of one model apart without their serial numbers, with %s', (_, serial) => {
    const report = made('2024-07-01', 300, { serial, source: 'card-report' });
    delete (report as { model?: unknown }).model;
    const two = [made('2024-05-01', 100), made('2024-06-01', 200), made('2024-05-01', 250, { serial }), report];
    // Opens and saves the history twice, like a visitor who continues it later.
    let saved: readonly Reading[] = two;
    for (const times of [1, 2]) {
      const opened = openHistory(writeHistory(saved, false));
      saved = 'readings' in opened ? opened.readings : [];
      const counts = (body: Body) => body.lines[0]!.points.map(({ low }) => low).join();
      const bodies = bodiesOf(saved).map((body) => `${rawText(body.serial!)}: ${counts(body)}`);
      expect(
        bodies.toSorted((one, other) => one.localeCompare(other)),
        `${times}`,
      ).toEqual(
        ['••••234: 100,200', `••••${serial.slice(-3)}: 250,300`].toSorted((one, other) => one.localeCompare(other)),
      );
    }
  });

  it('does not join bodies of two histories that were saved without serial numbers', () => {
    const opened = [100, 200].map((count) => openHistory(writeHistory([made('2024-05-01', count)], false)));
    expect(bodiesOf(opened.flatMap((one) => ('readings' in one ? one.readings : [])))).toHaveLength(2);
  });
});

describe('an invalid history', () => {
  it.each([
    ['no JSON', 'foreign', 'This is no history.'],
    ['nothing', 'foreign', ''],
    ['a number', 'foreign', '1'],
    ['null', 'foreign', 'null'],
    ['a list', 'foreign', '[]'],
    ['the JSON of another program', 'foreign', '{"format":"other","version":1,"readings":[]}'],
    ['a history that is cut', 'broken', writeHistory(readings, true).slice(0, -20)],
    ['a history of a later version', 'version', '{"format":"shutter-count-history","version":2,"readings":[]}'],
    ['a history without a version', 'version', '{"format":"shutter-count-history","readings":[]}'],
    ['a history without readings', 'broken', '{"format":"shutter-count-history","version":1}'],
    ['invalid readings', 'broken', '{"format":"shutter-count-history","version":1,"readings":[null]}'],
    ['more than 16 MB', 'too-large', 'x'.repeat(MAX_HISTORY_BYTES + 1)],
    ['50 MB of nonsense', 'too-large', `{"format":"shutter-count-history",${'['.repeat(50_000_000)}`],
    ['deep nonsense', 'broken', `{"format":"shutter-count-history","version":1,"readings":${'['.repeat(100_000)}`],
  ])('%s is %s', (_case, problem, json) => expect(problemOf(json)).toBe(problem));

  const count = { kind: 'total', low: 1, high: 1, grade: 'exact', limits: [] };
  it.each([
    ['a count that is text', { counts: [{ ...count, low: '1' }] }],
    ['a count below 0', { counts: [{ ...count, low: -1 }] }],
    ['a count beyond every counter', { counts: [{ ...count, low: 1, high: 1e12 }] }],
    ['a range the wrong way round', { counts: [{ ...count, low: 2, high: 1 }] }],
    ['half a shot', { counts: [{ ...count, low: 0.5 }] }],
    ['an unknown kind', { counts: [{ ...count, kind: 'number' }] }],
    ['a grade that is not drawn', { counts: [{ ...count, grade: 'estimate' }] }],
    ['an unknown limit', { counts: [{ ...count, limits: ['none'] }] }],
    ['too many counts', { counts: Array.from({ length: 4 }, () => count) }],
    ['a day that never was', { date: '2024-02-30T10:00:00' }],
    ['a date that is no text', { date: 20_240_501 }],
    ['a date from an unknown source', { dateSource: 'moon' }],
    ['a source from nowhere', { source: 'rumor' }],
    ['a name without end', { name: 'n'.repeat(10_000) }],
    ['a key that no history has', { extra: 1 }],
    ['no name', { name: undefined }],
  ])('a reading with %s is broken', (_case, change) => expect(problemOf(changed(change))).toBe('broken'));

  it('is read with HTML in names as plain text', () => {
    const name = '<img src=x onerror=alert(1)>';
    expect(openHistory(changed({ name, model: name }))).toMatchObject({ readings: [{ name, model: name }] });
  });

  it('cannot change a prototype', () => {
    expect(problemOf(changed({}).replace('"name"', '"__proto__":{"polluted":1},"name"'))).toBe('broken');
    expect({}).not.toHaveProperty('polluted');
  });
});
