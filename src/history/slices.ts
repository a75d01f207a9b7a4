/** Length of a slice in ms: short enough for the page to respond at once. */
const SLICE_MS = 8;
/** Items between two checks of the clock: a few milliseconds at most. */
const ITEMS = 200;

/**
 * Starts long work. The work awaits the returned function between two steps, so that the browser can handle input now
 * and then.
 */
export function startSlices(): () => Promise<void> {
  let until = performance.now() + SLICE_MS;
  return async () => {
    if (performance.now() < until) return;
    await new Promise((resume) => setTimeout(resume));
    until = performance.now() + SLICE_MS;
  };
}

/** `forEach`, in slices. */
export async function eachInSlices<Item>(items: Iterable<Item>, visit: (item: Item) => void): Promise<void> {
  const pause = startSlices();
  let visited = 0;
  for (const item of items) {
    visit(item);
    visited += 1;
    if (visited % ITEMS === 0) await pause();
  }
}
