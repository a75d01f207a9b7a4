import type { FileText } from '../../config/fileText';

export interface GatheredFile {
  readonly file: File;
  /** path that begins with the dropped or chosen folder; without a folder, the file's name */
  readonly path: FileText;
}

/**
 * The files of an input, with their paths if a folder was chosen. Yields them one by one: there may be tens of
 * thousands.
 */
export function* chosenFiles(files: Iterable<File>): Generator<GatheredFile> {
  for (const file of files) yield { file, path: file.webkitRelativePath || file.name };
}

/** Files and folders that the visitor gave together. */
export type Dropped = readonly (FileSystemEntry | File)[];

export const isFolder = (item: Dropped[number] | undefined): item is FileSystemDirectoryEntry =>
  item !== undefined && !(item instanceof File) && item.isDirectory;

/** Maximum number of folder levels to enter: more than any folder of photos has. */
const MAX_DEPTH = 64;

/**
 * All files of a drop, folder by folder. `onUnreadable` gets the path of each item that can't be opened. Never throws.
 */
export async function* filesOf(
  items: Dropped,
  onUnreadable: (path: string) => void,
  depth = 0,
): AsyncGenerator<GatheredFile> {
  for (const item of items) {
    if (item instanceof File) {
      yield { file: item, path: item.name };
      continue;
    }
    const path = item.fullPath.replace(/^\//, '');
    try {
      if (isFile(item)) yield { file: await fileOf(item), path };
      else if (isFolder(item) && depth < MAX_DEPTH) {
        for await (const inside of entriesOf(item)) yield* filesOf(inside, onUnreadable, depth + 1);
      }
    } catch {
      onUnreadable(path);
    }
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject));

/** A folder's entries in batches. `readEntries` returns some at a time, and an empty batch at the end. */
async function* entriesOf(folder: FileSystemDirectoryEntry): AsyncGenerator<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  for (;;) {
    const entries = await new Promise<readonly FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (entries.length === 0) return;
    yield entries;
  }
}
