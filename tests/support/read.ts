/** Reads built bytes the way the page and the command-line program do. */
import type { ByteSource } from '../../src/extraction/byteSource';
import { loadCore } from '../../src/extraction/core';
import { extract } from '../../src/extraction/extract';
import { blobSource } from '../../src/extraction/ranges';
import type { ExtractionResult } from '../../src/extraction/result';

/** The result for a file of these bytes. */
export function read(bytes: Uint8Array, path = ''): Promise<ExtractionResult> {
  return readSource(blobSource(new Blob([bytes.slice()])), path);
}

/** A file of `size` zeros with `pieces` at their offsets; takes no memory, so it can be of any size. */
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

/** The result for any source of bytes. */
export async function readSource(source: ByteSource, path = ''): Promise<ExtractionResult> {
  return extract(await loadCore(), source, path);
}
