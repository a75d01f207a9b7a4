/**
 * Length in ms of a slice: a part of long work that doesn't let the browser handle input. It is short enough for the
 * page to respond at once.
 */
const SLICE_MS = 8;
/** The number of items between two checks of the time. They take a few milliseconds at most. */
const ITEMS = 200;

/**
 * Starts long work. Between two steps, the work awaits the returned function, which now and then lets the browser
 * handle input.
 */
export function startSlices(): () => Promise<void> {
  let until = performance.now() + SLICE_MS;
  return async () => {
    if (performance.now() < until) return;
    await new Promise((resume) => setTimeout(resume));
    until = performance.now() + SLICE_MS;
  };
}

/** Calls `visit` for each item. Lets the browser handle input between slices. */
export async function eachInSlices<Item>(items: Iterable<Item>, visit: (item: Item) => void): Promise<void> {
  const pause = startSlices();
  let visited = 0;
  for (const item of items) {
    visit(item);
    visited += 1;
    if (visited % ITEMS === 0) await pause();
  }
}
