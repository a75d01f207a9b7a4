/** Hostile saved histories: odd values, keys of prototypes, nesting, other versions, mutations, cuts. */
import { writeCsv } from '../../src/history/csv';
import { contentOf } from '../../src/history/historyContent';
import type { Reading } from '../../src/history/reading';
import { type OpenedHistory, openHistory, writeHistory, writeHistoryParts } from '../../src/history/savedHistory';
import { mutate } from '../fuzz/mutate';
import type { Random } from '../fuzz/random';
import { made } from '../history/made';
import { formulasIn } from '../support/hostileFacts';
import { HOSTILE_TEXTS, STEERING } from '../support/hostileTexts';
import type { Hostile } from './attack';

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

export function hostileHistory(random: Random): Hostile {
  return random.pick(WAYS)(random);
}

/** A reading of a body, a date and a count that nobody would expect. */
function reading(random: Random): Reading {
  const two = (below: number, from = 0): string => String(from + random.integer(below)).padStart(2, '0');
  const date = `${random.pick([1970, 1999, 2024, 2024, 2024, 2100])}-${two(12, 1)}-${two(28, 1)}T${two(24)}:00:00`;
  // Up to the highest that a history may hold: ten times the highest count.
  const low = random.integer(random.pick([10, 100_000, 9_999_000]));
  return made(random.integer(8) === 0 ? undefined : date, [low, low + random.pick([0, 0, 999])], {
    name: `IMG_${random.integer(1e4)}.JPG`,
    model: random.pick(['NIKON D750', 'Canon EOS R5', 'X-T2', ' ', '__proto__']),
    serial: random.pick([String(random.integer(4)), String(random.integer(1e9)), '', '__proto__', '0000']),
    source: random.pick(['photo', 'photo', 'card-report', 'cable']),
    counts: [
      { limits: random.pick([[], ['wraps'], ['firmware-reset'], ['may-wrap', 'halves']]) },
      ...random.pick([[], [{ kind: 'mechanical' } as const]]),
    ],
  });
}

/** What every reading claims, and what cannot be true. */
const CONTRADICTIONS: readonly (readonly [claim: RegExp, instead: string])[] = [
  [/"low":\d+,"high":\d+/, '"low":2,"high":1'],
  [/"limits":\[/, '"limits":["none",'],
  [/"kind":"total"/, '"kind":"number"'],
  [/"grade":"exact"/, '"grade":"guess"'],
  [/"counts":\[/, '"date":"2024-02-30T10:00:00","dateSource":"camera","counts":['],
  [/"counts":\[/, '"reason":"because","counts":['],
];

const readingsOf = (random: Random, most: number): Reading[] =>
  Array.from({ length: 1 + random.integer(most) }, () => reading(random));

/** The text of a history, in which values are found by JSON's own marks. */
const textOf = (random: Random, most = 6): string => writeHistory(readingsOf(random, most), true);

const WAYS: readonly ((random: Random) => Hostile)[] = [
  (random) => {
    const text = textOf(random);
    const values = [...text.matchAll(/:(?:"[^"]*"|\d+|\[\])/g)];
    const { 0: old, index } = random.pick(values);
    return held('with an odd value', `${text.slice(0, index)}:${random.pick(VALUES)}${text.slice(index + old.length)}`);
  },
  (random) => {
    const text = textOf(random);
    const { index } = random.pick([...text.matchAll(/\{/g)]);
    const entry = `${JSON.stringify(random.pick(KEYS))}:${random.pick(VALUES)},`;
    return held('with a key of a prototype', text.slice(0, index + 1) + entry + text.slice(index + 1));
  },
  (random) => {
    const bytes = new TextEncoder().encode(textOf(random));
    return held('mutated', new TextDecoder().decode(mutate(bytes, random, [bytes])));
  },
  (random) => {
    const text = textOf(random);
    return held('cut off', text.slice(0, random.integer(text.length - 2)), 'refused');
  },
  (random) => {
    const deep = random.pick(['[', '{"readings":', '{"__proto__":']).repeat(1000 + random.integer(100_000));
    return held(
      'nested',
      textOf(random).replace('"readings":[', () => `"readings":[${deep}`),
      'refused',
    );
  },
  (random) => {
    const version = random.pick(['2', '0', '"1"', 'null', '[1]', '1.5', '1e99']);
    return held('of another version', textOf(random).replace('"version":1', `"version":${version}`), 'refused');
  },
  (random) => {
    const [claim, instead] = random.pick(CONTRADICTIONS);
    return held('that contradicts itself', textOf(random).replace(claim, instead), 'refused');
  },
  (random) => held('as it was written', textOf(random, 40), 'opened'),
  (random) => {
    const text = textOf(random, 40);
    return held('longer than allowed', text, 'refused', 1 + random.integer(text.length - 1));
  },
  (random) => {
    const readings = readingsOf(random, 60);
    const most = 500 + random.integer(4000);
    return {
      way: 'written in parts',
      hold: async () => {
        const parts = writeHistoryParts(readings, true, most);
        const opened = parts.flatMap((part) => readIn(openHistory(part, Math.max(most, part.length))));
        return same(opened, readings);
      },
    };
  },
];

const readIn = (opened: OpenedHistory): readonly Reading[] => ('readings' in opened ? opened.readings : []);

/** What of readings, as opened, is not as they were. */
function same(opened: readonly Reading[], readings: readonly Reading[]): string | undefined {
  const plain = (list: readonly Reading[]): string =>
    JSON.stringify(list.map((one) => sorted({ ...one, saved: true })));
  return plain(opened) === plain(readings) ? undefined : `${opened.length} of ${readings.length} readings are the same`;
}

const sorted = (one: Reading): object =>
  Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)));

function held(way: string, text: string, wanted?: 'opened' | 'refused', maxLength?: number): Hostile {
  return {
    way,
    hold: async () => {
      const before = Reflect.ownKeys(Object.prototype).length;
      const result = openHistory(text, maxLength);
      if (Reflect.ownKeys(Object.prototype).length !== before || 'polluted' in {}) return 'a prototype is changed';
      if ('problem' in result) {
        if (!PROBLEMS.includes(result.problem)) return `the problem ${result.problem as string}`;
        return wanted === 'opened' ? `is ${result.problem}` : undefined;
      }
      const { readings } = result;
      if (wanted === 'refused') return `is opened: ${readings.length} readings`;
      const again = readIn(openHistory(writeHistory(readings, true)));
      return same(again, readings) ?? shown(readings);
    },
  };
}

/** All that the page works out of readings. */
function shown(readings: readonly Reading[]): string | undefined {
  contentOf(readings, NOW);
  const csv = writeCsv(readings, true);
  if (STEERING.test(csv)) return 'the CSV has a character that steers';
  const [formula] = formulasIn(csv);
  return formula && `the CSV has the formula ${formula}`;
}
