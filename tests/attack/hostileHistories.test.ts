import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCsv } from '../../src/history/csv';
import { contentOf } from '../../src/history/historyContent';
import type { Reading } from '../../src/history/reading';
import { type OpenedHistory, openHistory, writeHistory, writeHistoryParts } from '../../src/history/savedHistory';
import { made } from '../history/made';
import { formulasIn } from '../support/hostileFacts';
import { HOSTILE_TEXTS, CONTROL_CHARACTERS } from '../support/hostileTexts';
import { holds, mutated } from './property';

const PROBLEMS = ['too-large', 'foreign', 'version', 'broken'];
const NOW = '2026-06-01T12:00:00';
const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'extra'];
const VALUES = [
  'null',
  'true',
  '-1',
  '-0',
  '0.5',
  '1e999',
  '1e15',
  '0',
  '9999999',
  '10000001',
  '"1"',
  '""',
  '[]',
  '{}',
  '[[[[[[]]]]]]',
  '"9999-12-31T23:59:59"',
  '"0000-01-01T00:00:00"',
  '"2024-02-30T10:00:00"',
  '"+275760-09-13T00:00:00"',
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '{"length":1e9}',
  ...Object.values(HOSTILE_TEXTS).map((text) => JSON.stringify(text)),
];

/** Parts of the JSON of every reading, each with an impossible replacement. */
const CONTRADICTIONS: readonly (readonly [claim: RegExp, instead: string])[] = [
  [/"low":\d+,"high":\d+/, '"low":2,"high":1'],
  [/"limits":\[/, '"limits":["none",'],
  [/"kind":"total"/, '"kind":"number"'],
  [/"grade":"exact"/, '"grade":"guess"'],
  [/"counts":\[/, '"date":"2024-02-30T10:00:00","dateSource":"camera","counts":['],
  [/"counts":\[/, '"reason":"because","counts":['],
];

/** Any body, date and count, plausible or not. */
const anyReading: fc.Arbitrary<Reading> = fc
  .record({
    year: fc.constantFrom(2024, 1970, 1999, 2100),
    day: fc.date({ min: new Date('2001-01-01T00:00:00Z'), max: new Date('2001-12-28T23:00:00Z'), noInvalidDate: true }),
    isDated: fc.integer({ min: 0, max: 7 }),
    // A history may contain counts up to ten times the highest valid count.
    low: fc.oneof(fc.nat(9), fc.nat(99_999), fc.nat(9_998_999)),
    range: fc.constantFrom(0, 999),
    number: fc.nat(9999),
    model: fc.constantFrom('NIKON D750', 'Canon EOS R5', 'X-T2', ' ', '__proto__'),
    serial: fc.oneof(fc.nat(3).map(String), fc.nat(999_999_999).map(String), fc.constantFrom('', '__proto__', '0000')),
    source: fc.constantFrom('photo', 'card-report', 'cable'),
    limits: fc.constantFrom([], ['wraps'], ['firmware-reset'], ['may-wrap', 'halves']),
    isDouble: fc.boolean(),
  })
  .map(({ year, day, isDated, low, range, number, model, serial, source, limits, isDouble }) =>
    made(isDated === 7 ? undefined : `${year}${day.toISOString().slice(4, 14)}00:00`, [low, low + range], {
      name: `IMG_${number}.JPG`,
      model,
      serial,
      source,
      counts: [{ limits }, ...(isDouble ? [{ kind: 'mechanical' } as const] : [])],
    }),
  );

const readingsOf = (maxLength: number) => fc.array(anyReading, { minLength: 1, maxLength });

/** The text of a saved history, in which the tests find places by JSON's punctuation, such as ':' and '{'. */
const textOf = (maxLength = 6) => readingsOf(maxLength).map((readings) => writeHistory(readings, true));

const among = <Item>(items: readonly Item[], place: number): Item => items[place % items.length]!;

describe('A saved history', () => {
  it('is read safely with an odd value', () =>
    holds(20, fc.tuple(textOf(), fc.nat(), fc.constantFrom(...VALUES)), ([text, place, value]) => {
      const { 0: old, index } = among([...text.matchAll(/:(?:"[^"]*"|\d+|\[\])/g)], place);
      openSafely(`${text.slice(0, index)}:${value}${text.slice(index + old.length)}`);
    }));

  it('is read safely with a key that means a prototype', () =>
    holds(
      20,
      fc.tuple(textOf(), fc.nat(), fc.constantFrom(...KEYS), fc.constantFrom(...VALUES)),
      ([text, place, key, value]) => {
        const { index } = among([...text.matchAll(/\{/g)], place);
        openSafely(`${text.slice(0, index + 1)}${JSON.stringify(key)}:${value},${text.slice(index + 1)}`);
      },
    ));

  it('is read safely when it was mutated', () =>
    holds(
      30,
      textOf().chain((text) => mutated([new TextEncoder().encode(text)])),
      (bytes) => void openSafely(new TextDecoder().decode(bytes)),
    ));

  it('is refused when it was cut off', () =>
    holds(20, fc.tuple(textOf(), fc.nat()), ([text, end]) =>
      expectRefusal(openSafely(text.slice(0, end % (text.length - 2)))),
    ));

  it('is refused when it is nested', () =>
    holds(
      15,
      fc.tuple(
        textOf(),
        fc.constantFrom('[', '{"readings":', '{"__proto__":'),
        fc.integer({ min: 1000, max: 100_000 }),
      ),
      ([text, piece, depth]) =>
        expectRefusal(openSafely(text.replace('"readings":[', () => `"readings":[${piece.repeat(depth)}`))),
    ));

  it('is refused in another version', () =>
    holds(15, fc.tuple(textOf(), fc.constantFrom('2', '0', '"1"', 'null', '[1]', '1.5', '1e99')), ([text, version]) =>
      expectRefusal(openSafely(text.replace('"version":1', `"version":${version}`))),
    ));

  it('is refused when it contradicts itself', () =>
    holds(15, fc.tuple(textOf(), fc.constantFrom(...CONTRADICTIONS)), ([text, [claim, instead]]) =>
      expectRefusal(openSafely(text.replace(claim, instead))),
    ));

  it('is opened as it was written', () =>
    holds(20, textOf(40), (text) => expect(openSafely(text)).not.toHaveProperty('problem')));

  it('is refused when it is longer than allowed', () =>
    holds(20, fc.tuple(textOf(40), fc.nat()), ([text, length]) =>
      expectRefusal(openSafely(text, 1 + (length % (text.length - 1)))),
    ));

  it('is the same when it was written in parts', () =>
    holds(20, fc.tuple(readingsOf(60), fc.integer({ min: 500, max: 4500 })), ([readings, most]) => {
      const parts = writeHistoryParts(readings, true, most);
      expectSame(
        parts.flatMap((part) => readIn(openHistory(part, Math.max(most, part.length)))),
        readings,
      );
    }));
});

const readIn = (opened: OpenedHistory): readonly Reading[] => ('readings' in opened ? opened.readings : []);

const expectRefusal = (opened: OpenedHistory): void => expect(opened).toHaveProperty('problem');

const expectSame = (opened: readonly Reading[], readings: readonly Reading[]): void =>
  expect(opened.map((one) => ({ ...one, saved: true }))).toEqual(readings.map((one) => ({ ...one, saved: true })));

/** Expects what must hold for any result: a known problem, or readings that can be written and shown safely. */
function openSafely(text: string, maxLength?: number): OpenedHistory {
  const before = Reflect.ownKeys(Object.prototype);
  const opened = openHistory(text, maxLength);
  expect(Reflect.ownKeys(Object.prototype)).toEqual(before);
  expect({}).not.toHaveProperty('polluted');
  if ('problem' in opened) expect(PROBLEMS).toContain(opened.problem);
  else {
    const { readings } = opened;
    expectSame(readIn(openHistory(writeHistory(readings, true))), readings);
    contentOf(readings, NOW);
    const csv = writeCsv(readings, true);
    expect(csv).not.toMatch(CONTROL_CHARACTERS);
    expect(formulasIn(csv)).toEqual([]);
  }
  return opened;
}
