/** A request's body while it arrives. Waits only for the requested bytes, and keeps no further ones. */
import type { IncomingMessage } from 'node:http';
import type { ByteSource } from '../../reader/byteSource';
import { READ_BYTES } from '../../reader/ranges';
import { KEPT_IN_ALL, KeptBytes } from './keptBytes';
import { RequestProblem } from './problem';

const MB = 1024 * 1024;

export const LIMITS = {
  /** RAW files of the largest sensors have 200 to 300 MB */
  bytes: 512 * MB,
  kept: KEPT_IN_ALL,
  /** ms to wait in total for the needed parts of a body */
  patience: 30_000,
};

const tooLarge = (bytes: number) => new RequestProblem(413, `A request may have at most ${bytes / MB} MB.`);

export class RequestBody {
  /** the total number of bytes, if the request states it */
  private readonly size: number | undefined;
  private readonly kept: KeptBytes;
  private received = 0;
  private isWhole = false;
  private isDiscarded = false;
  private problem: unknown;
  /** bytes that have arrived, but were not requested yet */
  private piece: Buffer | undefined;
  /** ends the wait in `next` */
  private wake = () => {};
  /** ms left to wait */
  private patience: number;

  /** Throws a `RequestProblem` if the stated size is too large. */
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

  /** The next piece of the body, or undefined at the end. Doesn't keep the piece. Rejects with a `RequestProblem`. */
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

  /**
   * Waits for the first bytes, because every reading needs them. If the size is unknown, waits for the whole body.
   * Rejects with a `RequestProblem`.
   */
  async begin(): Promise<void> {
    await this.keep(this.size === undefined ? Infinity : Math.min(READ_BYTES, this.size));
  }

  /**
   * The body as a file, after `begin`. `whileComing` receives a promise that resolves when more bytes are there, or
   * rejects with a `RequestProblem`.
   */
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

  /**
   * Drops the kept bytes, and receives the rest of the body without reading it, because closing the connection too
   * early would lose the answer. Closes the connection after more than twice the allowed number of bytes.
   */
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
    if (this.isDiscarded) {
      if (this.received > 2 * this.limits.bytes) this.request.socket.destroy();
      return;
    }
    this.request.pause();
    this.piece = piece;
    if (this.received > this.limits.bytes) this.fail(tooLarge(this.limits.bytes));
    else this.wake();
  }
}
