/** Photos on a disk, for programs in Node, Bun and Deno. */
import type { ByteSource } from '../reader/byteSource';
import { WrongUse } from './photoSource';

/** A photo on a disk. */
export interface FileSource extends ByteSource {
  /** the path as given; if the photo has no count, the path may give an estimate */
  readonly name: string;
  /** the time of the last change, in milliseconds since 1970 */
  readonly lastModified: number;
}

interface Handle {
  stat(): Promise<{ isFile(): boolean; readonly size: number; readonly mtimeMs: number }>;
  read(bytes: Uint8Array, offset: number, length: number, position: number): Promise<{ readonly bytesRead: number }>;
  close(): Promise<void>;
}
interface Files {
  stat(path: string | URL | Uint8Array): ReturnType<Handle['stat']>;
  open(path: string | URL | Uint8Array, flags: 'r'): Promise<Handle>;
}

/**
 * Opens a photo on a disk for `readPhoto`: `readPhoto(await fromFile('DSC_0042.NEF'))`. `path` is a path, its bytes if
 * it is not UTF-8, or a `file:` URL. `readPhoto` reads only the ranges with metadata, and keeps the file open only
 * during a read. Rejects with the system's error if there is no such file, and with a `TypeError` in a page, which has
 * no files.
 */
export async function fromFile(path: string | URL | Uint8Array): Promise<FileSource> {
  const files = filesOfPlatform();
  // Check the path first: opening a pipe would wait for a writer.
  const stats = await files.stat(path);
  if (!stats.isFile()) throw new Error('it is not a file');
  const { size, mtimeMs } = stats;
  const read = async (offset: number, length: number): Promise<Uint8Array> => {
    const bytes = new Uint8Array(Math.max(0, Math.min(length, size - offset)));
    const handle = await files.open(path, 'r');
    try {
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, offset);
      return bytes.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  };
  const name = path instanceof Uint8Array ? new TextDecoder().decode(path) : String(path);
  return { size, name, lastModified: mtimeMs, read };
}

/** Looks up the platform's `fs` at run time, because an import would also have to work in bundles for pages. */
function filesOfPlatform(): Files {
  const { process } = globalThis as { process?: { getBuiltinModule?: (name: string) => unknown } };
  const files = process?.getBuiltinModule?.('fs/promises');
  if (!files)
    throw new WrongUse('fromFile needs Node 20.16 or newer, Bun or Deno: in a page, readPhoto takes the File itself.');
  return files as Files;
}
