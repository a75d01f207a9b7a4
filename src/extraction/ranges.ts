/** File → the byte ranges that the core asks for: few reads, small copies, all of it bounded. */
import { Codec, Limit } from '../../assembly/schema';
import type { Need, Window } from './core';
import { unpack } from './unpack';

/** Bytes of a photo, wherever they are kept. */
export interface ByteSource {
  readonly size: number;
  /** `length` bytes from `offset` on, fewer at the end. */
  read(offset: number, length: number): Promise<Uint8Array> | Uint8Array;
}

/** A `Blob` or `File` of the browser (or of Node). */
export function blobSource(blob: Blob): ByteSource {
  return {
    size: blob.size,
    read: async (offset, length) => new Uint8Array(await blob.slice(offset, offset + length).arrayBuffer()),
  };
}

/**
 * What is read at once. One read of this size costs about the same as one of a few bytes, and in a Nikon's JPEG the
 * picture begins behind 64 KB of metadata.
 */
export const READ_BYTES = 128 * 1024;
/** What is handed over at once: copying costs more than scanning, and most metadata lies in the first piece. */
const PIECE_BYTES = 16 * 1024;
/** A read begins this far before the range that is needed: in a NEF the position lies 57 KB before the picture's directory. */
const LEAD_BYTES = 64 * 1024;

export interface Ranges {
  readonly windows: readonly Window[];
  /** No more reads are allowed: what is missing now stays missing. */
  readonly exhausted: boolean;
  readonly reads: number;
  readonly bytesRead: number;
  /** Adds the needed range to the windows. */
  supply(need: Need): Promise<void>;
}

interface Chunk {
  readonly offset: number;
  readonly bytes: Uint8Array;
}

/** Reads the head of the file and hands over its first piece. */
export async function openRanges(source: ByteSource): Promise<Ranges> {
  const windows: Window[] = [];
  const chunks: Chunk[] = [];
  let reads = 0;
  let bytesRead = 0;
  let exhausted = false;

  async function read(offset: number, length: number): Promise<Chunk | undefined> {
    const wanted = Math.min(length, source.size - offset);
    if (reads >= Limit.HostReads || wanted <= 0 || wanted > Limit.HostBytes - bytesRead) return undefined;
    const bytes = await source.read(offset, wanted);
    reads += 1;
    bytesRead += bytes.length;
    const chunk = { offset, bytes };
    chunks.push(chunk);
    return chunk;
  }

  /** The bytes of a range, read if need be; undefined when the bounds on reading leave no room for it. */
  async function rangeIn(offset: number, length: number): Promise<Chunk | undefined> {
    const holds = (chunk: Chunk): boolean =>
      chunk.offset <= offset && offset + length <= chunk.offset + chunk.bytes.length;
    const known = chunks.find(holds);
    if (known) return known;
    const wanted = Math.max(READ_BYTES, LEAD_BYTES + length);
    const chunk = await read(Math.max(0, Math.min(offset - LEAD_BYTES, source.size - wanted)), wanted);
    return chunk && holds(chunk) ? chunk : undefined;
  }

  /** Hands over the pieces of `chunk` that hold the range. */
  function handOver(chunk: Chunk, offset: number, length: number): void {
    const from = Math.floor((offset - chunk.offset) / PIECE_BYTES) * PIECE_BYTES;
    const to = Math.ceil((offset - chunk.offset + length) / PIECE_BYTES) * PIECE_BYTES;
    windows.push({ position: chunk.offset + from, bytes: chunk.bytes.subarray(from, to) });
    if (windows.length >= Limit.Windows) exhausted = true;
  }

  const head = await read(0, READ_BYTES);
  if (head) handOver(head, 0, 1);

  return {
    windows,
    get exhausted() {
      return exhausted;
    },
    get reads() {
      return reads;
    },
    get bytesRead() {
      return bytesRead;
    },
    async supply({ offset, length, codec, target }) {
      const chunk = await rangeIn(offset, length);
      if (!chunk) exhausted = true;
      else if (codec === Codec.Plain) handOver(chunk, offset, length);
      else {
        const packed = chunk.bytes.subarray(offset - chunk.offset, offset - chunk.offset + length);
        windows.push({ position: target, bytes: await unpack(packed, codec) });
      }
    },
  };
}
