/**
 * All limits of a visit to a camera. They exist because a camera may never stop answering: it can send data without a
 * response, a new event before each time limit, or an endless list. Every real camera stays within the limits: the
 * longest recorded answer has 5,941 bytes (an EOS 1300D's state), and we request at most 128 KiB at once (a piece of a
 * photo).
 */
import { CableFailure, type FailureKind } from './failure';

/** The most bytes of content in a container: enough for the list of a card with 260,000 photos. */
export const MAX_DATA_BYTES = 1 << 20;

/** Bodies have one or two cards, and some have internal memory. */
export const MAX_STORAGES = 16;

/**
 * After this many empty reads in a row, no answer is coming. One empty packet is normal after data that ends with a
 * full packet.
 */
export const MAX_EMPTY_READS = 100;

export const BUSY_TRIES = 10;

interface Size {
  readonly reads: number;
  readonly bytes: number;
}

/**
 * The limits of one answer, from command to response. An answer of 1 MiB takes 65 reads of 16 KiB, or 2,049 reads of a
 * 512-byte packet. Events and leftovers of another program's interrupted visit may come first.
 */
export const ANSWER: Size = { reads: 5000, bytes: 16 << 20 };

/**
 * The limits of the whole visit, except for leaving. Two full cards take some 500 answers of three reads each. A
 * photo's metadata takes a few hundred kilobytes.
 */
export const VISIT: Size = { reads: 20_000, bytes: 64 << 20 };

/** Time limits and pauses, in ms. */
export interface Patience {
  /** for a whole answer: command, data and response */
  readonly answer: number;
  /** for an answer with the whole list of a full card */
  readonly slowAnswer: number;
  /** for the visit, except for leaving; also for opening the camera, because the system may ask the visitor first */
  readonly visit: number;
  /** for the answer in transit when the visitor stops; without this time, the pipe would have to be reopened */
  readonly lastAnswer: number;
  /** for all steps of leaving together */
  readonly leaving: number;
  /** for one try of one step of leaving, and for closing the device */
  readonly leavingStep: number;
  /** before the next try with a busy camera */
  readonly busy: number;
  /** before the next request to a camera that has nothing to report yet */
  readonly quiet: number;
  /** wait for the `disconnect` event after a failed transfer */
  readonly gone: number;
}

export const PATIENCE: Patience = {
  answer: 5000,
  slowAnswer: 20_000,
  visit: 120_000,
  lastAnswer: 1000,
  leaving: 8000,
  leavingStep: 2000,
  busy: 100,
  quiet: 50,
  gone: 500,
};

/** The reads, bytes and time left for an answer or a visit. The time runs from the object's construction. */
export class Allowance {
  private reads = 0;
  private bytes = 0;
  private ends: number;
  private onShorter = (): void => undefined;

  constructor(
    private readonly most: Size,
    milliseconds: number,
    private kinds: { readonly late: FailureKind; readonly full: FailureKind },
  ) {
    this.ends = performance.now() + milliseconds;
  }

  /** The remaining time in ms. */
  get left(): number {
    return Math.max(0, this.ends - performance.now());
  }

  spend(bytes: number): void {
    this.reads += 1;
    this.bytes += bytes;
  }

  /** Throws a `CableFailure` when no reads, bytes or time are left. */
  check(): void {
    const { reads, bytes, most } = this;
    if (reads >= most.reads || bytes >= most.bytes)
      throw new CableFailure(this.kinds.full, `No end after ${reads} reads and ${bytes} bytes`);
    if (this.left === 0) throw this.late();
  }

  /** Cuts the remaining time to at most this many ms. Any later failure is of `kind`. */
  shorten(milliseconds: number, kind: FailureKind): void {
    this.ends = Math.min(this.ends, performance.now() + milliseconds);
    this.kinds = { late: kind, full: kind };
    this.onShorter();
  }

  /** The result of `work`. Throws a `CableFailure` if the time ends first. Allows one call at a time. */
  async limit<Result>(work: Promise<Result>): Promise<Result> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      this.onShorter = () => {
        clearTimeout(timer);
        timer = setTimeout(() => reject(this.late()), this.left);
      };
      this.onShorter();
    });
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
      this.onShorter = () => undefined;
      // After a timeout, `work` rejects when the camera is closed.
      work.catch(() => undefined);
    }
  }

  private late(): CableFailure {
    return new CableFailure(this.kinds.late, 'The time is over');
  }
}

/** Resolves after this many milliseconds. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Waits at most this many milliseconds for the work. Clears its timer, which would keep Node running. */
export async function waitFor(work: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
