/** Time that passes only where everything waits for it, so that a visit of minutes takes none. */

interface Timer {
  readonly at: number;
  readonly work: () => void;
}

/** Rounds of the event loop without work after which everything waits for the clock. */
const IDLE_ROUNDS = 3;

/** The result of `work`, whose timers all belong to this clock, and how many milliseconds it believes to have taken. */
export async function onVirtualClock<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly outcome: PromiseSettledResult<Result>; readonly milliseconds: number }> {
  const { setTimeout, clearTimeout, performance } = globalThis;
  const { now } = performance;
  const timers = new Map<number, Timer>();
  const start = now.call(performance);
  let time = start;
  let last = 0;
  const set = (one: () => void, wait = 0): number => {
    timers.set(++last, { at: time + Math.max(0, wait), work: one });
    return last;
  };
  Object.assign(globalThis, { setTimeout: set, clearTimeout: (timer: number) => timers.delete(timer) });
  performance.now = () => time;
  try {
    const settled: PromiseSettledResult<Result>[] = [];
    void Promise.allSettled([work()]).then((all) => settled.push(...all));
    for (;;) {
      for (let round = 0; round < IDLE_ROUNDS && settled.length === 0; round++) await new Promise(setImmediate);
      const [outcome] = settled;
      if (outcome) return { outcome, milliseconds: time - start };
      const [next] = [...timers].toSorted(([a, one], [b, other]) => one.at - other.at || a - b);
      if (!next) throw new Error('waits for something that never comes');
      const [timer, { at, work: due }] = next;
      timers.delete(timer);
      time = Math.max(time, at);
      due();
    }
  } finally {
    Object.assign(globalThis, { setTimeout, clearTimeout });
    performance.now = now;
  }
}
