/** Reads the byte ranges that the core requests, with few reads and small copies, both limited. */
import { Codec, Limit } from '../../assembly/schema';
import type { ByteSource } from './byteSource';
import type { FileView, Need, Window } from './core';
import { unpack } from './unpack';

/** Reads from a `Blob` or `File`, in the browser or in Node. */
export function blobSource(blob: Blob): ByteSource {
  const { size } = blob;
  // If a file is deleted before its size is read, Chromium reports it and its slices as empty. Only reading the whole
  // blob shows that the file is gone.
  const part = (from: number, to: number) => (size === 0 ? blob : blob.slice(from, to));
  return {
    size,
    read: async (offset, length) => new Uint8Array(await part(offset, offset + length).arrayBuffer()),
  };
}

/**
 * Reads from several files. Reads their heads together: for a browser, that takes far less time than many reads. An
 * unreadable file throws only when it is read.
 */
export async function blobSources(blobs: readonly Blob[]): Promise<ByteSource[]> {
  const heads = blobs.map((blob) => blob.slice(0, READ_BYTES));
  const joined = await new Blob(heads).arrayBuffer().catch(() => undefined);
  // An unreadable file makes the whole read fail, and a file that has become shorter moves the heads after it.
  if (joined?.byteLength !== heads.reduce((sum, { size }) => sum + size, 0)) return blobs.map(blobSource);
  let start = 0;
  return blobs.map((blob, index) => {
    const head = new Uint8Array(joined, start, heads[index]!.size);
    start += head.length;
    return head.length === 0 ? blobSource(blob) : withHead(blobSource(blob), head);
  });
}

function withHead(source: ByteSource, head: Uint8Array): ByteSource {
  return {
    size: source.size,
    read: (offset, length) =>
      offset + length <= head.length ? head.subarray(offset, offset + length) : source.read(offset, length),
  };
}

/** Reads from bytes in memory, without copying or waiting. */
export function memorySource(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: (offset, length) => bytes.subarray(offset, offset + length) };
}

/** Bytes of the first read. Most photos need no second read, and nine of ten need less than 64 KB in total. */
export const READ_BYTES = 56 * 1024;
/**
 * Each later read takes this many extra bytes, because values follow their directory. In a Nikon's JPEG, 6 KB of other
 * segments follow an Exif block of 64 KB. The number doubles each time, because scattered data would otherwise take
 * many reads.
 */
const AHEAD_BYTES = 7 * 1024;
const MAX_AHEAD_BYTES = 16 * AHEAD_BYTES;

/** `exhausted`: no more reads are allowed; missing ranges stay missing. */
export interface Ranges extends FileView {
  readonly reads: number;
  readonly bytesRead: number;
  supply(need: Need): Promise<void>;
}

interface Chunk {
  readonly offset: number;
  /** one past its last byte */
  readonly end: number;
  readonly bytes: Uint8Array;
}

/** Reads the head of the file. Throws if the file can't be read. */
export async function openRanges(source: ByteSource): Promise<Ranges> {
  const ranges = new FileRanges(source);
  await ranges.begin();
  return ranges;
}

class FileRanges implements Ranges {
  readonly windows: Window[] = [];
  exhausted = false;
  reads = 0;
  bytesRead = 0;
  /** Chunks never overlap. */
  private readonly chunks: Chunk[] = [];
  private ahead = AHEAD_BYTES;

  constructor(private readonly source: ByteSource) {}

  get size(): number {
    return this.source.size;
  }

  async begin(): Promise<void> {
    const end = await this.fetch(0, Math.min(READ_BYTES, this.size));
    if (end > 0) this.add({ position: 0, bytes: this.known(0, end) });
  }

  async supply({ offset, length, codec, target }: Need): Promise<void> {
    const needed = offset + length;
    const end = await this.fetch(offset, needed, codec === Codec.Plain ? needed + this.ahead : needed);
    if (codec === Codec.Plain) this.ahead = Math.min(2 * this.ahead, MAX_AHEAD_BYTES);
    if (end < needed) this.exhausted = true;
    else if (codec === Codec.Plain || codec === Codec.Alone) {
      this.add({ position: target, bytes: this.known(offset, end) });
    } else this.add({ position: target, bytes: await unpack(this.known(offset, needed), codec) });
  }

  private add(window: Window): void {
    this.windows.push(window);
    if (this.windows.length >= Limit.Windows) this.exhausted = true;
  }

  /**
   * Reads the unknown parts of a range and continues up to `wanted`. Reads no byte twice. Returns the end of the known
   * bytes: before `needed` if the file ends or a read limit is reached.
   */
  private async fetch(offset: number, needed: number, wanted = needed): Promise<number> {
    let at = offset;
    while (at < needed) {
      const chunk = this.chunks.find((known) => known.offset <= at && at < known.end);
      if (chunk) at = Math.min(chunk.end, needed);
      else {
        const end = this.chunks.reduce(
          (least, known) => (known.offset > at ? Math.min(least, known.offset) : least),
          this.size,
        );
        const left = Limit.HostBytes - this.bytesRead;
        if (this.reads >= Limit.HostReads || Math.min(needed, end) - at > left) break;
        const length = Math.min(Math.max(needed, wanted), end, at + left) - at;
        // The range is beyond the end of the file.
        if (length <= 0) break;
        const bytes = await this.source.read(at, length);
        this.reads += 1;
        this.bytesRead += bytes.length;
        this.chunks.push({ offset: at, end: at + bytes.length, bytes });
        at += bytes.length;
        if (bytes.length < length) break;
      }
    }
    return at;
  }

  private known(offset: number, end: number): Uint8Array {
    const chunk = this.chunks.find((one) => one.offset <= offset && end <= one.end);
    if (chunk) return chunk.bytes.subarray(offset - chunk.offset, end - chunk.offset);
    const bytes = new Uint8Array(end - offset);
    for (const one of this.chunks) {
      const [from, to] = [Math.max(offset, one.offset), Math.min(end, one.end)];
      if (from < to) bytes.set(one.bytes.subarray(from - one.offset, to - one.offset), from - offset);
    }
    return bytes;
  }
}
