/** A page's timers, by their length: nothing hangs on how busy the machine is. Each function runs in the page. */

declare global {
  interface Window {
    heldTimers?: (() => void)[];
  }
}

/** Timers of this length do not run out. */
export function holdTimers(milliseconds: number): void {
  const { setTimeout } = window;
  const held = (window.heldTimers ??= []);
  window.setTimeout = ((work: () => void, wait?: number, ...rest: unknown[]) =>
    wait === milliseconds ? -held.push(work) : setTimeout(work, wait, ...rest)) as typeof window.setTimeout;
}

/** Lets the timers that were held run out now. */
export function releaseTimers(): void {
  for (const work of window.heldTimers!.splice(0)) work();
}

/** Timers of this length run out at once. */
export function rushTimers(milliseconds: number): void {
  const { setTimeout } = window;
  window.setTimeout = ((work: () => void, wait?: number, ...rest: unknown[]) =>
    setTimeout(work, wait === milliseconds ? 0 : wait, ...rest)) as typeof window.setTimeout;
}
