/** Limits how many requests are read at the same time. The others wait. */
import { busy } from './problem';

/** The most photos to read at the same time. `WAITING` more may wait. */
const AT_ONCE = 64;
const WAITING = 1000;
const WAITING_MS = 30_000;

/** Lets another request be read until `coming` settles. */
export type GiveAway = (coming: Promise<void>) => Promise<void>;

export class Places {
  private taken = 0;
  private readonly waiting = new Set<() => void>();

  /**
   * Runs `work` when fewer than `AT_ONCE` photos are being read. Rejects with a `RequestProblem` if that takes too
   * long, or if too many requests are waiting.
   */
  async hold<T>(work: (giveAway: GiveAway) => Promise<T>): Promise<T> {
    await this.take();
    let isHeld = true;
    const leave = () => {
      if (isHeld) this.leave();
      isHeld = false;
    };
    try {
      return await work(async (coming) => {
        leave();
        await coming;
        await this.take();
        isHeld = true;
      });
    } finally {
      leave();
    }
  }

  private async take(): Promise<void> {
    if (this.taken === AT_ONCE) await this.turn();
    else this.taken += 1;
  }

  private leave(): void {
    const [next] = this.waiting;
    if (next) next();
    else this.taken -= 1;
  }

  private turn(): Promise<void> {
    if (this.waiting.size === WAITING) throw busy();
    return new Promise((resolve, reject) => {
      const come = () => {
        clearTimeout(timer);
        this.waiting.delete(come);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.delete(come);
        reject(busy());
      }, WAITING_MS);
      this.waiting.add(come);
    });
  }
}
