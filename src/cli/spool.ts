/** Keeps texts until all have been added. If they need too much memory, moves them into a temporary file. */
import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The most bytes in memory. The texts of 10,000 photos have fewer. */
const MEMORY_BYTES = 16 * 1024 * 1024;

export class Spool {
  /** the start of each text, and the end of the last one */
  private readonly starts: number[] = [0];
  private memory = Buffer.alloc(64 * 1024);
  /** bytes in the file; the bytes in memory follow these */
  private inFile = 0;
  private file: number | undefined;

  /** `most`: the most bytes to keep in memory */
  constructor(private readonly most = MEMORY_BYTES) {}

  get size(): number {
    return this.starts.length - 1;
  }

  /** Throws if the temporary file cannot be written. */
  add(text: string): void {
    const bytes = Buffer.from(text);
    const end = this.starts[this.size]!;
    if (end - this.inFile + bytes.length > this.most) this.save(end);
    const at = end - this.inFile;
    if (at + bytes.length > this.memory.length) {
      const larger = Buffer.alloc(Math.max(2 * this.memory.length, at + bytes.length));
      this.memory.copy(larger);
      this.memory = larger;
    }
    bytes.copy(this.memory, at);
    this.starts.push(end + bytes.length);
  }

  /** The text that was added at this index. */
  text(place: number): string {
    const from = this.starts[place]!;
    const to = this.starts[place + 1]!;
    if (from >= this.inFile) return this.memory.toString('utf8', from - this.inFile, to - this.inFile);
    const bytes = Buffer.alloc(to - from);
    readSync(this.file!, bytes, 0, bytes.length, from);
    return bytes.toString();
  }

  close(): void {
    if (this.file !== undefined) closeSync(this.file);
  }

  private save(end: number): void {
    if (this.file === undefined) {
      const path = join(tmpdir(), `shutter-count-${randomUUID()}`);
      // Only this user may read the file, because it has names and serial numbers. It is removed at once, so it never
      // outlives the program.
      this.file = openSync(path, 'wx+', 0o600);
      rmSync(path);
    }
    for (let from = 0; this.inFile < end;) {
      const written = writeSync(this.file, this.memory, from, end - this.inFile, this.inFile);
      from += written;
      this.inFile += written;
    }
  }
}
