/** Long work that yields now and then, so that a page can do other things before it continues. */
export type Pausing<Result> = Generator<void, Result, void>;

/** Readings between two pauses: a few milliseconds at most. */
export const PAUSE_EVERY = 200;

/** Does all of the work without a pause. */
export function atOnce<Result>(work: Pausing<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
