import type { ByteSource } from '../../src/reader/byteSource';
import { loadCore } from '../../src/reader/core';
import { extract } from '../../src/reader/extract';
import { blobSource } from '../../src/reader/ranges';
import type { ExtractionResult } from '../../src/reader/result';

/** The result for a file of these bytes. */
export function read(bytes: Uint8Array, path = ''): Promise<ExtractionResult> {
  return readSource(blobSource(new Blob([bytes.slice()])), path);
}

/** A file of `size` bytes with `pieces` at their offsets and zeros elsewhere. The zeros take no memory. */
export function sparse(size: number, pieces: Readonly<Record<number, Uint8Array>>): ByteSource {
  return {
    size,
    read(offset, length) {
      const bytes = new Uint8Array(Math.max(0, Math.min(length, size - offset)));
      for (const [place, piece] of Object.entries(pieces)) {
        const at = Number(place) - offset;
        const from = Math.max(0, -at);
        const to = Math.min(piece.length, bytes.length - at);
        if (from < to) bytes.set(piece.subarray(from, to), at + from);
      }
      return bytes;
    },
  };
}

interface Read {
  readonly offset: number;
  readonly length: number;
}

export interface Watched extends ByteSource {
  readonly reads: Read[];
}

/** Records each read from `source`. */
export function watched(source: ByteSource): Watched {
  const reads: Read[] = [];
  return {
    size: source.size,
    reads,
    read(offset, length) {
      reads.push({ offset, length });
      return source.read(offset, length);
    },
  };
}

/**
 * Sorts the reads by offset, and returns those that begin before the end of the preceding read, because these read
 * some bytes twice.
 */
export function readTwice(reads: readonly Read[]): Read[] {
  const sorted = reads.toSorted((one, other) => one.offset - other.offset);
  return sorted.filter(
    ({ offset }, index) => index > 0 && offset < sorted[index - 1]!.offset + sorted[index - 1]!.length,
  );
}

/** The result for a source of bytes. */
export async function readSource(source: ByteSource, path = ''): Promise<ExtractionResult> {
  return extract(await loadCore(), source, path);
}
