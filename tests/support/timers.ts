/**
 * Controls a page's timers by their length, so that no test depends on the machine's speed. All functions run in the
 * page.
 */

declare global {
  interface Window {
    heldTimers?: (() => void)[];
    /** lets the browser be idle again after `holdIdle` */
    beIdle?: () => void;
  }
}

/** Timers of this length no longer fire. */
export function holdTimers(milliseconds: number): void {
  const { setTimeout } = window;
  const held = (window.heldTimers ??= []);
  window.setTimeout = ((work: () => void, wait?: number, ...rest: unknown[]) =>
    wait === milliseconds ? -held.push(work) : setTimeout(work, wait, ...rest)) as typeof window.setTimeout;
}

/** Fires the timers that `holdTimers` has held so far. */
export function releaseTimers(): void {
  for (const work of window.heldTimers!.splice(0)) work();
}

/** Timers of this length fire at once. */
export function rushTimers(milliseconds: number): void {
  const { setTimeout } = window;
  window.setTimeout = ((work: () => void, wait?: number, ...rest: unknown[]) =>
    setTimeout(work, wait === milliseconds ? 0 : wait, ...rest)) as typeof window.setTimeout;
}

/**
 * The browser is never idle until the test calls `beIdle`, so the page fetches nothing in advance. Call this in an init
 * script.
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
