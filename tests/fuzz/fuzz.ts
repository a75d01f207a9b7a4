/** Runs the fuzzer. */
import { loadCore } from '../../src/extraction/core';
import { mutate } from './mutate';
import { checkAnswers, checkHost } from './properties';
import { seeded } from './random';

/** The more expensive properties are checked once in this many cases. */
const THOROUGH_EVERY = 8;
const HOST_EVERY = 16;

export interface Run {
  readonly cases: number;
  readonly seconds: number;
}

export interface Bounds {
  readonly runs: number;
  readonly seconds: number;
}

/** A violated property with the input that violates it. */
export class FuzzFailure extends Error {
  constructor(
    where: string,
    readonly bytes: Uint8Array,
    problem: unknown,
  ) {
    super(`${where}: ${String(problem)}`, { cause: problem });
  }
}

/** Mutates the inputs until a bound is reached. Throws at the first violation, with the seed and the number of the case. */
export async function fuzz(inputs: readonly Uint8Array[], seed: number, bounds: Bounds): Promise<Run> {
  const core = await loadCore();
  const random = seeded(seed);
  const started = performance.now();
  const elapsed = (): number => (performance.now() - started) / 1000;
  let cases = 0;
  for (; cases < bounds.runs; cases++) {
    if (cases % 1024 === 0 && elapsed() > bounds.seconds) break;
    const bytes = mutate(random.pick(inputs), random, inputs);
    try {
      checkAnswers(core, bytes, random, cases % THOROUGH_EVERY === 0);
      if (cases % HOST_EVERY === 0) await checkHost(core, bytes);
    } catch (problem) {
      throw new FuzzFailure(`seed ${seed}, case ${cases}, ${bytes.length} bytes`, bytes, problem);
    }
  }
  return { cases, seconds: elapsed() };
}
