import { readFile } from 'node:fs/promises';
import { CORE_WASM } from '../../scripts/compileCore';
import { instantiateCore, loadCore } from '../../src/reader/core';
import { mutate } from './mutate';
import { type Alone, checkAnswers, checkHost, checkInterleaved, readAlone } from './properties';
import { type Random, seeded } from './random';

/** Each of the more expensive checks runs only once in this many cases. */
const THOROUGH_EVERY = 8;
const HOST_EVERY = 16;
const PAIR_EVERY = 6;
/**
 * The number of mutated files that are read both on a separate core and interleaved with another file. It is small,
 * because each of these files needs a new core.
 */
const MUTATED_ALONE = 500;
/** When two photos are read in turn, at most this many ranges of the first are read before the second. */
const MAX_RANGES = 60;

export interface Run {
  readonly cases: number;
  /** cases in which two files were read in turn on one core */
  readonly pairs: number;
  readonly seconds: number;
  /** the number of cases that started from each input */
  readonly picked: ReadonlyMap<Uint8Array, number>;
}

export interface Bounds {
  readonly runs: number;
  readonly seconds: number;
}

/** A violated property, with the input that violates it. */
export class FuzzFailure extends Error {
  constructor(
    where: string,
    readonly bytes: Uint8Array,
    problem: unknown,
  ) {
    super(`${where}: ${String(problem)}`, { cause: problem });
  }
}

/**
 * Mutates the inputs until it reaches one of the `bounds`. Throws at the first violation; the error has the seed and
 * the number of the case.
 */
export async function fuzz(inputs: readonly Uint8Array[], seed: number, bounds: Bounds): Promise<Run> {
  const core = await loadCore();
  const random = seeded(seed);
  const alone = await readEachAlone(inputs, random);
  const started = performance.now();
  const elapsed = (): number => (performance.now() - started) / 1000;
  let cases = 0;
  let pairs = 0;
  const picked = new Map<Uint8Array, number>();
  for (; cases < bounds.runs; cases++) {
    if (cases % 1024 === 0 && elapsed() > bounds.seconds) break;
    const input = random.pick(inputs);
    picked.set(input, (picked.get(input) ?? 0) + 1);
    const bytes = mutate(input, random, inputs);
    try {
      checkAnswers(core, bytes, random, cases % THOROUGH_EVERY === 0);
      if (cases % HOST_EVERY === 0) await checkHost(core, bytes);
      if (cases % PAIR_EVERY === 0) {
        const maker = random.pick(alone);
        const other = random.pick(random.integer(2) === 0 ? maker : random.pick(alone));
        checkInterleaved(core, random.pick(maker), other, random.integer(MAX_RANGES));
        pairs++;
      }
    } catch (problem) {
      throw new FuzzFailure(`seed ${seed}, case ${cases}, ${bytes.length} bytes`, bytes, problem);
    }
  }
  return { cases, pairs, seconds: elapsed(), picked };
}

/** The inputs and some mutated inputs, by maker, each with the answer of a new core that has read no other file. */
async function readEachAlone(inputs: readonly Uint8Array[], random: Random): Promise<Alone[][]> {
  const module = await WebAssembly.compile(await readFile(CORE_WASM));
  const mutated = Array.from({ length: MUTATED_ALONE }, () => mutate(random.pick(inputs), random, inputs));
  const byMaker = new Map<string, Alone[]>();
  for (const bytes of [...inputs, ...mutated]) {
    const read = readAlone(await instantiateCore(module), bytes);
    if (!read) continue;
    const { make = '' } = JSON.parse(read.answer) as { make?: string };
    byMaker.set(make, [...(byMaker.get(make) ?? []), read]);
  }
  return [...byMaker.values()];
}
