import type { Pausing } from './pausing';

/** Short enough for the page to respond at once. */
const SLICE_MS = 8;

/** Starts long work; what it returns is awaited between two steps, and lets the browser handle input now and then. */
export function startSlices(): () => Promise<void> {
  let until = performance.now() + SLICE_MS;
  return async () => {
    if (performance.now() < until) return;
    await new Promise((resume) => setTimeout(resume));
    until = performance.now() + SLICE_MS;
  };
}

/** Runs a generator to its end in slices */
export async function inSlices<Result>(work: Pausing<Result>): Promise<Result> {
  const pause = startSlices();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await pause();
  }
}
