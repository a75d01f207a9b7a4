/**
 * Controls a page's timers by their length, so that no test depends on the machine's speed. All functions run in the
 * page.
 */

declare global {
  interface Window {
    heldTimers?: (() => void)[];
    /** Ends the effect of `holdIdle`. */
    beIdle?: () => void;
  }
}

/** Keeps timers of this length from firing. */
export function holdTimers(milliseconds: number): void {
  const { setTimeout } = window;
  const held = (window.heldTimers ??= []);
  window.setTimeout = ((work: () => void, wait?: number, ...rest: unknown[]) =>
    wait === milliseconds ? -held.push(work) : setTimeout(work, wait, ...rest)) as typeof window.setTimeout;
}

/** Fires the held timers now. */
export function releaseTimers(): void {
  for (const work of window.heldTimers!.splice(0)) work();
}

/** Makes timers of this length fire at once. */
export function rushTimers(milliseconds: number): void {
  const { setTimeout } = window;
  window.setTimeout = ((work: () => void, wait?: number, ...rest: unknown[]) =>
    setTimeout(work, wait === milliseconds ? 0 : wait, ...rest)) as typeof window.setTimeout;
}

/**
 * Keeps the browser from being idle until the test allows it. Until then, the page fetches nothing ahead. Call it in an
 * init script.
 */
export function holdIdle(): void {
  let isIdle = false;
  const waiting: IdleRequestCallback[] = [];
  const call = (work: IdleRequestCallback) => setTimeout(() => work({ didTimeout: false, timeRemaining: () => 9 }));
  window.requestIdleCallback = (work) => (isIdle ? call(work) : waiting.push(work)) as unknown as number;
  window.beIdle = () => {
    isIdle = true;
    waiting.splice(0).forEach(call);
  };
}
