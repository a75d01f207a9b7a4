/** Hostile inputs of one kind after the other, and what must hold for each. */
import { inspect } from 'node:util';
import { hostileCamera } from './hostileCameras';
import { hostileFile } from './hostileFiles';
import { hostileHistory } from './hostileHistories';
import { hostileReport } from './hostileReports';
import { hostileSource } from './hostileSources';
import { hostileString } from './hostileStrings';
import { type Random, seeded } from '../fuzz/random';

/** One hostile input. */
export interface Hostile {
  /** what is done to the project, such as 'cut off' */
  readonly way: string;
  /** Tries it: what was violated, or undefined. An exception is a violation, too. */
  readonly hold: () => Promise<string | undefined>;
}

/** Makes one up. */
export type Generator = (random: Random) => Hostile;

export const ATTACKS = {
  files: hostileFile,
  reports: hostileReport,
  histories: hostileHistory,
  cameras: hostileCamera,
  sources: hostileSource,
  strings: hostileString,
} as const satisfies Readonly<Record<string, Generator>>;

export type AttackKind = keyof typeof ATTACKS;

export interface Attacked {
  /** cases by way */
  readonly ways: ReadonlyMap<string, number>;
  /** what was violated, with the seed and number of the case */
  readonly findings: readonly string[];
}

/** Any two cases of any two seeds differ. */
const caseOf = (kind: AttackKind, seed: number, place: number): Hostile =>
  ATTACKS[kind](seeded(Math.imul(seed, 0x9e3779b1) ^ Math.imul(place + 1, 0x85ebca6b)));

/** Tries the cases from `first` on, numbered from 0; each can be tried again alone. */
export async function attack(kind: AttackKind, seed: number, runs: number, first = 0): Promise<Attacked> {
  const ways = new Map<string, number>();
  const findings: string[] = [];
  let unhandled: string | undefined;
  const onUnhandled = (problem: unknown): void => void (unhandled = inspect(problem));
  process.on('unhandledRejection', onUnhandled);
  try {
    for (let place = first; place < first + runs; place++) {
      const { way, hold } = caseOf(kind, seed, place);
      ways.set(way, (ways.get(way) ?? 0) + 1);
      let violated: string | undefined;
      try {
        violated = await hold();
      } catch (problem) {
        violated = inspect(problem);
      }
      // Node reports a rejection that nobody handled once the microtasks are done.
      await new Promise(setImmediate);
      if (unhandled !== undefined) violated ??= `a rejection that nobody handled: ${unhandled}`;
      unhandled = undefined;
      if (violated !== undefined) findings.push(`${kind}, seed ${seed}, case ${place}, ${way}: ${violated}`);
    }
  } finally {
    process.off('unhandledRejection', onUnhandled);
  }
  return { ways, findings };
}
