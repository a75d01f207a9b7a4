/** File → the byte ranges that the core asks for: few reads, small copies, both bounded. */
import { Codec, Limit } from '../../assembly/schema';
import type { ByteSource } from './byteSource';
import type { FileView, Need, Window } from './core';
import { unpack } from './unpack';

/** Reads from a `Blob` or `File`, in the browser or in Node. */
export function blobSource(blob: Blob): ByteSource {
  const { size } = blob;
  // To Chromium, a file that was deleted before anyone asked for its size is empty, and so are its slices: only reading
  // all of it says that it is gone.
  const part = (from: number, to: number) => (size === 0 ? blob : blob.slice(from, to));
  return {
    size,
    read: async (offset, length) => new Uint8Array(await part(offset, offset + length).arrayBuffer()),
  };
}

/**
 * Reads from several files, whose heads are read together here: one read of many heads takes a browser far less time
 * than many reads. A file that cannot be read throws only when it is read.
 */
export async function blobSources(blobs: readonly Blob[]): Promise<ByteSource[]> {
  const heads = blobs.map((blob) => blob.slice(0, READ_BYTES));
  const joined = await new Blob(heads).arrayBuffer().catch(() => undefined);
  // A file that cannot be read fails all of them, and one that has become shorter moves those behind it.
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

/**
 * Bytes per read. A read of this size costs about as much as one of a few bytes, and in a Nikon's JPEG the picture
 * begins after 64 KB of metadata.
 */
export const READ_BYTES = 128 * 1024;
/**
 * Bytes handed to the core at first: copying costs more than scanning, and most metadata lies in the first piece. Each
 * later piece is twice as long as the one before, because every new piece means scanning again from the start.
 */
const PIECE_BYTES = 16 * 1024;
/**
 * This part of a read lies before the needed range: in a NEF the GPS directory lies 57 KB before the picture's directory.
 */
const LEAD = 1 / 2;

/** `exhausted`: no more reads are allowed; what is missing now stays missing. */
export interface Ranges extends FileView {
  readonly reads: number;
  readonly bytesRead: number;
  /** Adds the needed range to the windows. */
  supply(need: Need): Promise<void>;
}

export interface Chunk {
  readonly offset: number;
  readonly bytes: Uint8Array;
}

/** Reads the head of the file and hands over its first piece. Throws when the file cannot be read. */
export async function openRanges(source: ByteSource): Promise<Ranges> {
  const ranges = new FileRanges(source);
  const head = ranges.plan(0, ranges.usual);
  if (head > 0) ranges.handOver(ranges.keep(0, await source.read(0, head)), 0, 1);
  return ranges;
}

class FileRanges implements Ranges {
  readonly windows: Window[] = [];
  exhausted = false;
  reads = 0;
  bytesRead = 0;
  private readonly chunks: Chunk[] = [];

  constructor(private readonly source: ByteSource) {}

  get size(): number {
    return this.source.size;
  }

  /** Bytes of the next read, unless more or less is needed. */
  get usual(): number {
    return Math.min(READ_BYTES, (this.source.firstRead ?? READ_BYTES) * 2 ** this.reads);
  }

  async supply({ offset, length, codec, target }: Need): Promise<void> {
    const chunk = this.known(offset, length) ?? (await this.fetch(offset, length, codec === Codec.Alone));
    if (!chunk) this.exhausted = true;
    else if (codec === Codec.Plain) this.handOver(chunk, offset, length);
    else {
      const bytes = chunk.bytes.subarray(offset - chunk.offset, offset - chunk.offset + length);
      this.add({ position: target, bytes: codec === Codec.Alone ? bytes : await unpack(bytes, codec) });
    }
  }

  /**
   * How many bytes of a range may be read: what the file has of it, or 0 when that would exceed the bounds on reading.
   */
  plan(offset: number, length: number): number {
    const wanted = Math.min(length, this.source.size - offset);
    return this.reads >= Limit.HostReads || wanted > Limit.HostBytes - this.bytesRead ? 0 : Math.max(0, wanted);
  }

  keep(offset: number, bytes: Uint8Array): Chunk {
    this.reads += 1;
    this.bytesRead += bytes.length;
    const chunk = { offset, bytes };
    this.chunks.push(chunk);
    return chunk;
  }

  /** Hands over a piece of `chunk` that holds the range. */
  handOver(chunk: Chunk, offset: number, length: number): void {
    this.add(pieceOf(chunk, offset, length, this.windows.length));
  }

  private add(window: Window): void {
    this.windows.push(window);
    if (this.windows.length >= Limit.Windows) this.exhausted = true;
  }

  private known(offset: number, length: number): Chunk | undefined {
    return this.chunks.find((chunk) => holds(chunk, offset, length));
  }

  /** Reads a range, and unless `alone` the bytes around it; undefined when the bounds or the file end before it. */
  private async fetch(offset: number, length: number, alone: boolean): Promise<Chunk | undefined> {
    const { source, usual } = this;
    const lead = usual * LEAD;
    const wanted = alone ? length : Math.max(usual, lead + length);
    const from = alone ? offset : Math.max(0, Math.min(offset - lead, source.size - wanted));
    const planned = this.plan(from, wanted);
    if (planned === 0) return undefined;
    const chunk = this.keep(from, await source.read(from, planned));
    return holds(chunk, offset, length) ? chunk : undefined;
  }
}

/** The window in which a range of `chunk` is handed over, after `before` other windows. */
export function pieceOf(chunk: Chunk, offset: number, length: number, before: number): Window {
  const from = Math.floor((offset - chunk.offset) / PIECE_BYTES) * PIECE_BYTES;
  const to = Math.max(offset - chunk.offset + length, from + PIECE_BYTES * 2 ** before);
  return { position: chunk.offset + from, bytes: chunk.bytes.subarray(from, to) };
}

function holds(chunk: Chunk, offset: number, length: number): boolean {
  return chunk.offset <= offset && offset + length <= chunk.offset + chunk.bytes.length;
}
