/** Reads one photo or card report. Reads synchronously: of a local disk, that is the fastest. */
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import type { OpenedBy } from './findFiles';
import { fromUrl, isAddress, publicAddress } from '../library/fromUrl';
import { extractFile, type FileReading } from '../reading/extractFile';
import type { Core } from '../extraction/core';
import type { ByteSource } from '../extraction/byteSource';
import { READ_BYTES } from '../extraction/ranges';

export interface DatedReading extends FileReading {
  /** when the file was last written to */
  readonly written: Date;
}

/** Reads the file at `place`, which may be an address. Throws when it cannot be read or is not a regular file. */
export const readFileAt = (core: Core, place: OpenedBy): Promise<DatedReading> =>
  openedAt(place, async (source, written) => ({ ...(await extractFile(core, source, pathOf(place))), written }));

/** What an estimate can be made from. */
const pathOf = (place: OpenedBy): string => (isAddress(place) ? publicAddress(place) : place.toString());

/** Opens the file at `place` until `read` is done. Throws like `readFileAt`. */
export async function openedAt<Result>(
  place: OpenedBy,
  read: (source: ByteSource, written: Date) => Promise<Result>,
): Promise<Result> {
  if (isAddress(place)) {
    const source = await fromUrl(place);
    return read(source, new Date(source.lastModified ?? Date.now()));
  }
  const { file, size, mtime } = timed(() => {
    // Checked first, because opening a pipe blocks until someone writes to it.
    const stats = statSync(place);
    if (!stats.isFile()) throw new Error('not a file');
    return { file: openSync(place, 'r'), size: stats.size, mtime: stats.mtime };
  });
  try {
    return await read(fileSource(file, size), mtime);
  } finally {
    closeSync(file);
  }
}

/** Holds the head of one file after the other: fresh memory costs more than reading into it. */
const head = Buffer.allocUnsafeSlow(READ_BYTES);

/** What is read from the start of the file is there until the next file is read. */
function fileSource(file: number, size: number): ByteSource {
  return {
    size,
    read: (offset, length) => {
      const bytes = offset === 0 && length <= head.length ? head : Buffer.allocUnsafeSlow(length);
      return bytes.subarray(
        0,
        timed(() => readSync(file, bytes, 0, length, offset)),
      );
    },
  };
}

let waited = 0;

/** How many milliseconds were spent waiting for files to be opened and read here, in all. */
export const msWaited = (): number => waited;

function timed<Result>(wait: () => Result): Result {
  const start = performance.now();
  const result = wait();
  waited += performance.now() - start;
  return result;
}
