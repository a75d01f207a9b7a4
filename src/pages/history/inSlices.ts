import type { Pausing } from '../../history/pausing';

/** Short enough for the page to respond at once. */
const SLICE_MS = 8;

/** Runs a generator to its end in slices, and lets the browser handle input in between */
export async function inSlices<Result>(work: Pausing<Result>): Promise<Result> {
  for (;;) {
    const until = performance.now() + SLICE_MS;
    do {
      const { done, value } = work.next();
      if (done) return value;
    } while (performance.now() < until);
    await new Promise((resume) => setTimeout(resume));
  }
}
