/** Measures median times with tinybench, and finds quantiles of any list of numbers. */
import { Bench } from 'tinybench';

/**
 * The median time of each function, in ms. The functions take turns, so that other work on the machine affects all
 * equally. The first turn doesn't count.
 */
export async function timeInTurns(
  ways: Readonly<Record<string, () => unknown>>,
  rounds: number,
): Promise<Record<string, number>> {
  const bench = new Bench({ iterations: 1, time: 0, warmupIterations: 1, warmupTime: 0, throws: true });
  for (const [name, way] of Object.entries(ways)) bench.add(name, way, { async: true });
  for (const task of bench.tasks) await task.warmup();
  const times = bench.tasks.map(({ name }) => ({ name, medians: [] as number[] }));
  for (let round = 0; round < rounds; round++) {
    for (const [index, task] of bench.tasks.entries()) {
      const { result } = await task.run();
      if ('latency' in result) times[index]!.medians.push(result.latency.p50);
    }
  }
  return Object.fromEntries(times.map(({ name, medians }) => [name, median(medians)]));
}

/** The smallest value that is at least as large as `part` of the values; NaN without values. */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(values.length * part) - 1)] ?? Number.NaN;

export const median = (values: readonly number[]): number => quantile(values, 0.5);
