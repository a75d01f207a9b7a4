/** Reads one photo or card report. */
import { close, closeSync, open, openSync, read, readSync, type Stats, stat, statSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import type { OpenedBy } from './findFiles';
import { fromUrl, isAddress, publicAddress } from '../library/fromUrl';
import { extractFile, type FileReading } from '../reader/files/extractFile';
import type { Core } from '../reader/core';
import type { ByteSource } from '../reader/byteSource';
import { READ_BYTES } from '../reader/ranges';

export interface DatedReading extends FileReading {
  /** when the file was last written to */
  readonly written: Date;
}

/** The system's calls that open and read a file. */
export interface FileCalls {
  stat(place: OpenedBy): Stats | Promise<Stats>;
  open(place: OpenedBy, flags: 'r'): number | Promise<number>;
  /** Returns the number of bytes read. */
  read(file: number, bytes: Buffer, offset: number, length: number, position: number): number | Promise<number>;
  close(file: number): void | Promise<void>;
}

/** Synchronous calls, the fastest for a local disk. */
const AT_ONCE: FileCalls = { stat: statSync, open: openSync, read: readSync, close: closeSync };

const readLater = promisify(read);

/** Calls that wait in Node's threads, so that the program can read many files at once. */
export const IN_THREADS: FileCalls = {
  stat: promisify(stat),
  open: promisify(open),
  read: async (...parameters) => (await readLater(...parameters)).bytesRead,
  close: promisify(close),
};

/** Reads the file at `place`, which may be an address. Throws if it cannot be read or is not a regular file. */
export const readFileAt = (core: Core, place: OpenedBy, calls?: FileCalls): Promise<DatedReading> =>
  openedAt(place, async (source, written) => ({ ...(await extractFile(core, source, pathOf(place))), written }), calls);

/** The file's path. Numbers in a photo's path may give an estimate of its count. */
const pathOf = (place: OpenedBy): string => (isAddress(place) ? publicAddress(place) : place.toString());

let headers: Readonly<Record<string, string>> = {};

/** Sets the headers of all requests to addresses. */
export const sendHeaders = (given: Readonly<Record<string, string>>): void => void (headers = given);

/** Buffers for the heads of files, kept because allocating one takes longer than reading into it. */
const heads: Buffer[] = [];

/** Opens the file at `place`, and closes it when `task` is done. Throws like `readFileAt`. */
export async function openedAt<Result>(
  place: OpenedBy,
  task: (source: ByteSource, written: Date) => Promise<Result>,
  calls = AT_ONCE,
): Promise<Result> {
  if (isAddress(place)) {
    const source = await fromUrl(place, { headers });
    return task(source, new Date(source.lastModified ?? Date.now()));
  }
  const { file, size, mtime } = await timed(async () => {
    // Checks the kind of file first, because opening a pipe blocks until someone writes to the pipe.
    const stats = await calls.stat(place);
    if (!stats.isFile()) throw new Error('not a file');
    return { file: await calls.open(place, 'r'), size: stats.size, mtime: stats.mtime };
  });
  const head = heads.pop() ?? Buffer.allocUnsafeSlow(READ_BYTES);
  const readAt = async (offset: number, length: number): Promise<Uint8Array> => {
    const bytes = offset === 0 && length <= head.length ? head : Buffer.allocUnsafeSlow(length);
    return bytes.subarray(0, await timed(() => calls.read(file, bytes, 0, length, offset)));
  };
  try {
    return await task({ size, read: readAt }, mtime);
  } finally {
    heads.push(head);
    await calls.close(file);
  }
}

let waited = 0;

/** Milliseconds spent so far waiting for files to be opened and read. */
export const msWaited = (): number => waited;

async function timed<Result>(wait: () => Result | Promise<Result>): Promise<Result> {
  const start = performance.now();
  try {
    return await wait();
  } finally {
    waited += performance.now() - start;
  }
}
