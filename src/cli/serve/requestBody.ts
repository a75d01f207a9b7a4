/** The body of a request while it comes: only as much of it is waited for, and kept, as is asked for. */
import type { IncomingMessage } from 'node:http';
import type { ByteSource } from '../../extraction/byteSource';
import { READ_BYTES } from '../../extraction/ranges';
import { RequestProblem } from './problem';

const MB = 1024 * 1024;

export const LIMITS = {
  /** bytes of a body. The RAW files of the largest sensors have 200 to 300 MB */
  bytes: 512 * MB,
  /** bytes of all bodies that are kept at the same time. Of most photos 128 KB are */
  kept: 1024 * MB,
  /** how long what is needed of a body is waited for in all, in milliseconds */
  patience: 30_000,
};

const tooLarge = (bytes: number) => new RequestProblem(413, `A request has ${bytes / MB} MB at most.`);

let keptInAll = 0;

export class RequestBody {
  /** bytes in all, if the request says so */
  readonly size: number | undefined;
  private kept = Buffer.alloc(0);
  private received = 0;
  private isWhole = false;
  private isDiscarded = false;
  private problem: unknown;
  /** up to which byte is waited, and what ends the waiting */
  private wanted = 0;
  private wake = () => {};
  /** milliseconds that are left to wait */
  private patience: number;

  /** Throws a `RequestProblem` for one that says it is too large. */
  constructor(
    private readonly request: IncomingMessage,
    private readonly limits = LIMITS,
  ) {
    const stated = request.headers['content-length'];
    this.size = stated === undefined ? undefined : Number(stated);
    if (this.size !== undefined && this.size > limits.bytes) throw tooLarge(limits.bytes);
    this.patience = limits.patience;
    request.pause();
    request.on('data', (chunk: Buffer) => this.take(chunk));
    request.on('end', () => {
      this.isWhole = true;
      this.wake();
    });
    request.on('error', (problem) => this.fail(problem));
  }

  /** Waits for as much as is read first; for all of a body whose size is unknown. Rejects with a `RequestProblem`. */
  async begin(): Promise<void> {
    await this.receive(this.size === undefined ? Infinity : Math.min(READ_BYTES, this.size));
  }

  /** The body as a file; one of unknown size is waited for. Rejects with a `RequestProblem`. */
  async source(): Promise<ByteSource> {
    const size = this.size ?? (await this.whole()).length;
    return {
      size,
      read: async (offset, length) => {
        await this.receive(Math.min(offset + length, size));
        return this.kept.subarray(offset, Math.min(offset + length, this.received));
      },
    };
  }

  /** All of it. Rejects with a `RequestProblem`. */
  async whole(): Promise<Buffer> {
    await this.receive(Infinity);
    return this.kept.subarray(0, this.received);
  }

  /** Lets go of what was kept, and lets the rest come and go: a connection that is closed too early takes its answer with it. */
  discard(): void {
    keptInAll -= this.kept.length;
    this.kept = Buffer.alloc(0);
    this.isDiscarded = true;
    this.request.resume();
  }

  private async receive(bytes: number): Promise<void> {
    this.wanted = bytes;
    if (this.received < bytes && !this.isWhole && this.problem === undefined) {
      const waiting = new Promise<void>((resolve) => (this.wake = resolve));
      const start = performance.now();
      const timer = setTimeout(() => this.fail(this.late()), this.patience);
      this.request.resume();
      await waiting;
      clearTimeout(timer);
      this.patience -= performance.now() - start;
    }
    if (this.problem !== undefined) throw this.problem;
  }

  private late(): RequestProblem {
    const title = `The photo did not come within ${this.limits.patience / 1000} seconds.`;
    return new RequestProblem(408, title, { Connection: 'close' });
  }

  private fail(problem: unknown): void {
    this.problem ??= problem;
    this.wake();
  }

  private take(chunk: Buffer): void {
    const received = this.received + chunk.length;
    if (this.isDiscarded) {
      this.received = received;
      if (received > this.limits.bytes) this.request.socket.destroy();
      return;
    }
    try {
      this.keep(chunk, received);
    } catch (problem) {
      this.fail(problem);
    }
    if (this.received < this.wanted) return;
    this.request.pause();
    this.wake();
  }

  private keep(chunk: Buffer, received: number): void {
    if (received > this.limits.bytes) throw tooLarge(this.limits.bytes);
    if (received > this.kept.length) this.grow(received);
    chunk.copy(this.kept, this.received);
    this.received = received;
  }

  /** Twice as much each time, whatever size the request states: it may not be true. */
  private grow(least: number): void {
    const length = Math.max(least, Math.min(2 * this.kept.length, this.size ?? this.limits.bytes));
    const more = length - this.kept.length;
    if (keptInAll + more > this.limits.kept) throw busy();
    keptInAll += more;
    const grown = Buffer.allocUnsafeSlow(length);
    this.kept.copy(grown, 0, 0, this.received);
    this.kept = grown;
  }
}

export const busy = () =>
  new RequestProblem(503, 'More photos are here already than are read at once. Try again later.', {
    'Retry-After': '5',
  });
