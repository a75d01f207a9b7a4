/** The body of a request while it comes: only as much of it is waited for, and kept, as is asked for. */
import type { IncomingMessage } from 'node:http';
import type { ByteSource } from '../../reader/byteSource';
import { READ_BYTES } from '../../reader/ranges';
import { KEPT_IN_ALL, KeptBytes } from './keptBytes';
import { RequestProblem } from './problem';

const MB = 1024 * 1024;

export const LIMITS = {
  /** bytes of a body. The RAW files of the largest sensors have 200 to 300 MB */
  bytes: 512 * MB,
  kept: KEPT_IN_ALL,
  /** how long what is needed of a body is waited for in all, in milliseconds */
  patience: 30_000,
};

const tooLarge = (bytes: number) => new RequestProblem(413, `A request may have at most ${bytes / MB} MB.`);

export class RequestBody {
  /** bytes in all, if the request says so */
  private readonly size: number | undefined;
  private readonly kept: KeptBytes;
  private received = 0;
  private isWhole = false;
  private isDiscarded = false;
  private problem: unknown;
  /** what came and was not asked for yet */
  private piece: Buffer | undefined;
  /** ends the waiting */
  private wake = () => {};
  /** milliseconds that are left to wait */
  private patience: number;

  /** Throws a `RequestProblem` for one that says it is too large. */
  constructor(
    private readonly request: IncomingMessage,
    readonly limits = LIMITS,
  ) {
    const stated = request.headers['content-length'];
    this.size = stated === undefined ? undefined : Number(stated);
    if (this.size !== undefined && this.size > limits.bytes) throw tooLarge(limits.bytes);
    this.kept = new KeptBytes(limits.kept);
    this.patience = limits.patience;
    request.pause();
    request.on('data', (piece: Buffer) => this.take(piece));
    request.on('end', () => {
      this.isWhole = true;
      this.wake();
    });
    request.on('error', (problem) => this.fail(problem));
  }

  /** Waits for the next piece of it, which is not kept; undefined at its end. Rejects with a `RequestProblem`. */
  async next(): Promise<Buffer | undefined> {
    if (!this.isWhole && this.problem === undefined) {
      const waiting = new Promise<void>((resolve) => (this.wake = resolve));
      const start = performance.now();
      const timer = setTimeout(() => this.fail(this.late()), this.patience);
      this.request.resume();
      await waiting;
      clearTimeout(timer);
      this.patience -= performance.now() - start;
    }
    if (this.problem !== undefined) throw this.problem;
    const { piece } = this;
    this.piece = undefined;
    return piece;
  }

  /** Waits for as much as is read first; for all of a body whose size is unknown. Rejects with a `RequestProblem`. */
  async begin(): Promise<void> {
    await this.keep(this.size === undefined ? Infinity : Math.min(READ_BYTES, this.size));
  }

  /** The body as a file, once it has begun. `whileComing` is given the waiting for more of it, which may reject with a `RequestProblem`. */
  source(whileComing: (coming: Promise<void>) => Promise<void>): ByteSource {
    const size = this.size ?? this.kept.size;
    return {
      size,
      read: async (offset, length) => {
        const end = Math.min(offset + length, size);
        if (end > this.kept.size) await whileComing(this.keep(end));
        return this.kept.read(offset, length);
      },
    };
  }

  /** Lets go of what was kept, and lets the rest come and go: a connection that is closed too early takes its answer with it. */
  discard(): void {
    this.kept.drop();
    this.isDiscarded = true;
    this.request.resume();
  }

  private async keep(end: number): Promise<void> {
    while (this.kept.size < end) {
      const piece = await this.next();
      if (!piece) return;
      this.kept.append(piece);
    }
  }

  private late(): RequestProblem {
    const detail = `The photo did not arrive within ${this.limits.patience / 1000} seconds.`;
    return new RequestProblem(408, detail, { Connection: 'close' });
  }

  private fail(problem: unknown): void {
    this.problem ??= problem;
    this.wake();
  }

  private take(piece: Buffer): void {
    this.received += piece.length;
    const isTooLarge = this.received > this.limits.bytes;
    if (this.isDiscarded) {
      if (isTooLarge) this.request.socket.destroy();
      return;
    }
    this.request.pause();
    this.piece = piece;
    if (isTooLarge) this.fail(tooLarge(this.limits.bytes));
    else this.wake();
  }
}
