/** What callers hand over → the bytes that the extraction asks for. */
import type { ByteSource } from '../extraction/byteSource';
import { blobSource, memorySource } from '../extraction/ranges';

/** A file: picked, fetched, in memory, or anything that gives ranges of its bytes. */
export type PhotoSource = Blob | ArrayBuffer | Uint8Array | ByteSource;

/** The caller's mistake, not the file's: a TypeError like the platform's own. */
export class WrongUse extends TypeError {}

/** Throws a `WrongUse` for anything else. Objects of other frames and realms are taken as well, so none is asked for its class. */
export function openSource(file: PhotoSource): ByteSource {
  switch (Object.prototype.toString.call(file)) {
    case '[object Blob]':
    case '[object File]':
      return blobSource(file as Blob);
    case '[object ArrayBuffer]':
      return memorySource(new Uint8Array(file as ArrayBuffer));
    case '[object Uint8Array]':
      return memorySource(file as Uint8Array);
    default:
      return checkedSource(file as Partial<ByteSource> | null | undefined);
  }
}

/** A `File` knows its own name, and its path where a folder was picked; anything else has none. */
export function pathOf(file: PhotoSource): string {
  const { webkitRelativePath, name } = file as Partial<File>;
  return [webkitRelativePath, name].find((path) => typeof path === 'string' && path !== '') ?? '';
}

const EXPECTED = 'a Blob, a File, an ArrayBuffer, a Uint8Array, or an object with a size and a read(offset, length)';

/** Holds a caller's own source to its word. */
function checkedSource(source: Partial<ByteSource> | null | undefined): ByteSource {
  if (typeof source?.read !== 'function') throw new WrongUse(`Expected ${EXPECTED}; got ${nameOf(source)}.`);
  const { size } = source;
  if (!Number.isSafeInteger(size) || size! < 0)
    throw new WrongUse(`The size of a source is its number of bytes; got ${String(size)}.`);
  return {
    size: size!,
    read: async (offset, length) => {
      const bytes: unknown = await source.read!(offset, length);
      if (Object.prototype.toString.call(bytes) !== '[object Uint8Array]')
        throw new WrongUse(`The read of a source gives a Uint8Array; got ${nameOf(bytes)}.`);
      return (bytes as Uint8Array).subarray(0, length);
    },
  };
}

function nameOf(value: unknown): string {
  if (value === null) return 'null';
  return typeof value === 'object' ? Object.prototype.toString.call(value).slice(8, -1) : typeof value;
}
