/** Time, and what is made of it. */

/** Calls until about this long has passed: one call alone is shorter than the clock is exact. */
const SPAN_MS = 4;
const MAX_CALLS = 2000;

/** Microseconds of one call, over as many calls as fill a span. */
export async function timed(call: () => unknown): Promise<number> {
  const started = performance.now();
  let calls = 0;
  do {
    await call();
    calls++;
  } while (calls < MAX_CALLS && performance.now() - started < SPAN_MS);
  return ((performance.now() - started) * 1000) / calls;
}

/** NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** '12.3x' */
export function ratio(value: number, base: number): string {
  return `${(value / base).toFixed(1)}x`;
}
