/** A page answers at once where no task takes longer than this. */
const SLICE_MS = 8;

/** Runs work that pauses to its end, a slice at a time; whatever the visitor does has its turn in between */
export async function inSlices<Result>(work: Generator<void, Result, void>): Promise<Result> {
  for (;;) {
    const until = performance.now() + SLICE_MS;
    do {
      const { done, value } = work.next();
      if (done) return value;
    } while (performance.now() < until);
    await new Promise((resume) => setTimeout(resume));
  }
}
