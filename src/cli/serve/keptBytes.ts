/** Keeps received bytes until they are read. One limit applies to all requests together. */
import type { ByteSource } from '../../reader/byteSource';
import { busy } from './problem';

const MB = 1024 * 1024;

/** The most bytes that all requests together may keep. For most photos, a request keeps 56 KB. */
export const KEPT_IN_ALL = 1024 * MB;

/** The most bytes to allocate at once, because the rest of a body may never arrive. */
const BLOCK_BYTES = 4 * MB;

let keptInAll = 0;

export class KeptBytes implements ByteSource {
  size = 0;
  /** bytes that the blocks can hold */
  private room = 0;
  private blocks: Buffer[] = [];
  private isDropped = false;

  constructor(private readonly limit = KEPT_IN_ALL) {}

  /**
   * Copies the bytes, because pieces may be tiny, and keeping each would take too much memory. Throws a
   * `RequestProblem` if the service already keeps too much.
   */
  append(bytes: Uint8Array): void {
    if (this.isDropped) return;
    let start = 0;
    while (start < bytes.length) {
      if (this.size === this.room) this.grow(bytes.length - start);
      const block = this.blocks.at(-1)!;
      const copied = Math.min(this.room - this.size, bytes.length - start);
      block.set(bytes.subarray(start, start + copied), block.length - (this.room - this.size));
      this.size += copied;
      start += copied;
    }
  }

  read(offset: number, length: number): Uint8Array {
    const end = Math.min(offset + length, this.size);
    const parts: Uint8Array[] = [];
    let start = 0;
    for (const block of this.blocks) {
      if (offset < start + block.length && end > start)
        parts.push(block.subarray(Math.max(0, offset - start), end - start));
      start += block.length;
    }
    return parts.length === 1 ? parts[0]! : Buffer.concat(parts);
  }

  /** Drops the bytes. Afterward, `append` keeps none. */
  drop(): void {
    this.isDropped = true;
    keptInAll -= this.room;
    this.room = 0;
    this.blocks = [];
  }

  /**
   * Adds a block as long as all earlier blocks together, but at least `least` and at most `BLOCK_BYTES` long. The size
   * that a request states may be false, so it is ignored.
   */
  private grow(least: number): void {
    const length = Math.min(Math.max(least, this.room), BLOCK_BYTES);
    if (keptInAll + length > this.limit) throw busy();
    keptInAll += length;
    this.room += length;
    this.blocks.push(Buffer.allocUnsafeSlow(length));
  }
}
