/**
 * The sum of all recorded runs of the fuzzer, each run by its seed, and the numbers of cases by container and maker.
 */
import { rawText } from '../../src/config/fileText';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadCore } from '../../src/reader/core';
import type { ExtractionResult } from '../../src/reader/result';
import type { Run } from './fuzz';
import { readAlone } from './properties';

/** Cases by container or maker. */
type Spread = Readonly<Record<string, number>>;

interface Part {
  readonly cases: number;
  /** cases in which two files were read in turn on one core */
  readonly pairs: number;
  /** the number of files of each container, before their mutation */
  readonly containers: Spread;
  readonly makers: Spread;
}

export interface Total extends Part {
  readonly seeds: Readonly<Record<string, Part & { readonly commit: string }>>;
}

const NONE = 'none';

/**
 * Adds a run without violations to the file, in place of an earlier run with the same seed. `commit` is the commit
 * whose core was tested.
 */
export async function record(file: string, seed: number, run: Run, commit: string): Promise<void> {
  const { seeds = {} } = existsSync(file) ? readTotal(file) : {};
  const all = { ...seeds, [seed]: { commit, ...(await partOf(run)) } };
  writeFileSync(file, `${JSON.stringify({ ...sumOf(Object.values(all)), seeds: all }, null, 2)}\n`);
}

export const readTotal = (file: string): Total => JSON.parse(readFileSync(file, 'utf8')) as Total;

export function sumOf(parts: readonly Part[]): Part {
  const sum = (of: (part: Part) => number): number => parts.reduce((total, part) => total + of(part), 0);
  return {
    cases: sum(({ cases }) => cases),
    pairs: sum(({ pairs }) => pairs),
    containers: spreadOf(parts.flatMap(({ containers }) => Object.entries(containers))),
    makers: spreadOf(parts.flatMap(({ makers }) => Object.entries(makers))),
  };
}

/** The sum of each name's numbers, in the order of the names. */
function spreadOf(numbers: readonly (readonly [name: string, number: number])[]): Spread {
  const spread = new Map<string, number>();
  for (const [name, number] of numbers) spread.set(name, (spread.get(name) ?? 0) + number);
  return Object.fromEntries([...spread].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

async function partOf({ cases, pairs, picked }: Run): Promise<Part> {
  const core = await loadCore();
  const rows = [...picked].map(([input, number]) => {
    const { container = NONE, make = NONE } = JSON.parse(readAlone(core, input)?.answer ?? '{}') as ExtractionResult;
    return { number, container, maker: rawText(make).trim().split(/\s/)[0]!.toLowerCase() || NONE };
  });
  return {
    cases,
    pairs,
    containers: spreadOf(rows.map(({ container, number }) => [container, number])),
    makers: spreadOf(rows.map(({ maker, number }) => [maker, number])),
  };
}
