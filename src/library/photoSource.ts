import type { ByteSource } from '../reader/byteSource';
import { blobSource, memorySource } from '../reader/ranges';

/** A file: picked, fetched, in memory, or any object that can read ranges of its bytes. */
export type PhotoSource = Blob | ArrayBuffer | Uint8Array | ByteSource;

/**
 * The error for a caller's mistake, as opposed to a problem of the file. It is a `TypeError`, because platforms throw
 * one for such mistakes.
 */
export class WrongUse extends TypeError {}

/**
 * Opens a caller's file. Throws a `WrongUse` for anything else. Checks an object's string tag instead of `instanceof`,
 * to accept objects from other realms.
 */
export function openSource(file: PhotoSource): ByteSource {
  switch (Object.prototype.toString.call(file)) {
    case '[object Blob]':
    case '[object File]': {
      // A subclass of Blob may give any size, and Node's process aborts on a `slice` with NaN as its end.
      const { size } = file as Blob;
      checkSize(size);
      return { ...blobSource(file as Blob), size };
    }
    case '[object ArrayBuffer]':
      return memorySource(new Uint8Array(file as ArrayBuffer));
    case '[object Uint8Array]':
      return memorySource(file as Uint8Array);
    default:
      return checkedSource(file as Partial<ByteSource> | null | undefined);
  }
}

/** A `File`'s path if a folder was picked, else its name; empty for anything else. */
export function photoPath(file: PhotoSource): string {
  const { webkitRelativePath, name } = file as Partial<File>;
  return [webkitRelativePath, name].find((path) => typeof path === 'string' && path !== '') ?? '';
}

const EXPECTED = 'a Blob, a File, an ArrayBuffer, a Uint8Array, or an object with a size and a read(offset, length)';

/** Checks a caller's own source, now and at every read. Throws a `WrongUse`. */
function checkedSource(source: Partial<ByteSource> | null | undefined): ByteSource {
  if (typeof source === 'string' || Object.prototype.toString.call(source) === '[object URL]')
    throw new WrongUse('Expected a file; got its name. A path goes through fromFile, an http address through fromUrl.');
  if (typeof source?.read !== 'function') throw new WrongUse(`Expected ${EXPECTED}; got ${nameOf(source)}.`);
  const { size } = source;
  // Node's open files and streams have no size.
  if (size === undefined)
    throw new WrongUse(`Expected ${EXPECTED}; got one without a size. A file on a disk goes through fromFile.`);
  checkSize(size);
  return {
    size,
    read: async (offset, length) => {
      const first = await readOnce(source, offset, length);
      const wanted = Math.min(length, size - offset);
      return first.length < wanted ? readOn(source, offset, wanted, first) : first;
    },
  };
}

async function readOnce(source: Partial<ByteSource>, offset: number, length: number): Promise<Uint8Array> {
  const bytes: unknown = await source.read!(offset, length);
  if (Object.prototype.toString.call(bytes) !== '[object Uint8Array]')
    throw new WrongUse(`The read of a source has to return a Uint8Array; got ${nameOf(bytes)}.`);
  return (bytes as Uint8Array).subarray(0, length);
}

/**
 * Reads until all requested bytes are there, because a POSIX read may return fewer. Throws if the source ends before
 * its size.
 */
async function readOn(
  source: Partial<ByteSource>,
  offset: number,
  wanted: number,
  first: Uint8Array,
): Promise<Uint8Array> {
  const all = new Uint8Array(wanted);
  all.set(first);
  let there = first.length;
  while (there < wanted) {
    const more = await readOnce(source, offset + there, wanted - there);
    if (more.length === 0) throw new Error(`the source has no byte ${offset + there}, though its size says so`);
    all.set(more, there);
    there += more.length;
  }
  return all;
}

function checkSize(size: unknown): asserts size is number {
  if (!Number.isSafeInteger(size) || (size as number) < 0)
    throw new WrongUse(`The size of a source has to be its number of bytes; got ${String(size)}.`);
}

function nameOf(value: unknown): string {
  if (value === null) return 'null';
  return typeof value === 'object' ? Object.prototype.toString.call(value).slice(8, -1) : typeof value;
}
