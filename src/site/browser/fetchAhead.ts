/**
 * The time at which a page may fetch ahead of need: after everything that the visitor waits for, and never once a photo
 * was given. From then on, the network panel should stay empty.
 */

/** Name of the performance mark that is set once the page fetches nothing more ahead of need. */
export const QUIET = 'page quiet';

let pageIsShown: () => void;
const shown = new Promise<void>((resolve) => {
  pageIsShown = resolve;
});
const loading = new Set<Promise<unknown>>();
let isGiven = false;

/** Call when the first page is rendered and its first loads have begun. */
export const noteShown = (): void => pageIsShown();

/** Call when a photo, a card report or a camera is given. */
export function noteGiven(): void {
  isGiven = true;
}

/** Keeps the page from counting as quiet until the work has succeeded or failed. Returns the work. */
export function loadFirst<Work extends Promise<unknown>>(work: Work): Work {
  loading.add(work);
  const forget = () => void loading.delete(work);
  work.then(forget, forget);
  return work;
}

/** Waits until nothing is left to load and the browser is idle. False if something was given meanwhile, or before. */
export async function untilQuiet(): Promise<boolean> {
  await shown;
  do {
    await Promise.allSettled(loading);
    await untilIdle();
  } while (loading.size > 0);
  return !isGiven;
}

/** Waits until the browser is idle; a browser that can't report that gets a short wait. */
export function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });
}
