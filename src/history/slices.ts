/**
 * ms of long work without a pause. The browser handles no input during a slice, so a slice is short enough for the page
 * to respond at once.
 */
const SLICE_MS = 8;
/** The number of items between two checks of the time. This many items take a few milliseconds at most. */
const ITEMS = 200;

/**
 * Starts long work. Between its steps, the work awaits the returned function, which now and then lets the browser
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

/** Calls `visit` for each item, with pauses in which the browser handles input. */
export async function eachInSlices<Item>(items: Iterable<Item>, visit: (item: Item) => void): Promise<void> {
  const pause = startSlices();
  let visited = 0;
  for (const item of items) {
    visit(item);
    visited += 1;
    if (visited % ITEMS === 0) await pause();
  }
}
