/**
 * Decides when a page may fetch what it doesn't need yet: after everything that the visitor waits for. Once the visitor
 * has given a photo, the page fetches nothing ahead, so the browser's network panel stays empty.
 */

/** Name of the performance mark set when the page has nothing left to fetch ahead. */
export const QUIET = 'page quiet';

let pageIsShown: () => void;
const shown = new Promise<void>((resolve) => {
  pageIsShown = resolve;
});
const loading = new Set<Promise<unknown>>();
let isGiven = false;

/** Call this when the first page is rendered and its first loads have begun. */
export const noteShown = (): void => pageIsShown();

/** Call this when the visitor gives a photo or a card report, or chooses a camera on a cable. */
export function noteGiven(): void {
  isGiven = true;
}

/** Keeps `untilQuiet` waiting until the work has succeeded or failed. Returns the work. */
export function loadFirst<Work extends Promise<unknown>>(work: Work): Work {
  loading.add(work);
  const forget = () => void loading.delete(work);
  work.then(forget, forget);
  return work;
}

/**
 * Waits until nothing is loading and the browser is idle. Resolves to false if the visitor has given something by then.
 */
export async function untilQuiet(): Promise<boolean> {
  await shown;
  do {
    await Promise.allSettled(loading);
    await untilIdle();
  } while (loading.size > 0);
  return !isGiven;
}

/** Waits until the browser is idle, or for a short time if the browser can't report that. */
export function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });
}
