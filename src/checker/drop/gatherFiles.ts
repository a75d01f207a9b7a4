/** What a visitor drops or chooses → the files in it, folders and all. */

export interface GatheredFile {
  readonly file: File;
  /** from the folder that was given, where one was */
  readonly path: string;
}

/** Files of an input; those of a folder bring their path */
export const chosenFiles = (files: Iterable<File>): GatheredFile[] =>
  Array.from(files, (file) => ({ file, path: file.webkitRelativePath || file.name }));

export type Dropped = readonly (FileSystemEntry | File)[];

/** What was dropped; to be asked during the event itself, after which the list is empty */
export function droppedItems({ items, files }: DataTransfer): Dropped {
  const entries = Array.from(items ?? []).flatMap((item) => {
    if (item.kind !== 'file') return [];
    const entry = item.webkitGetAsEntry() ?? item.getAsFile();
    return entry ? [entry] : [];
  });
  // What is pasted need not be listed as items.
  return entries.length > 0 ? entries : Array.from(files);
}

/** True for a folder, which is several files */
export const isFolder = (item: Dropped[number] | undefined): item is FileSystemDirectoryEntry =>
  item !== undefined && !(item instanceof File) && item.isDirectory;

/** Deeper than any folder of photos */
const MAX_DEPTH = 64;

/** The files of all that was dropped; `onUnreadable` is told what could not be opened */
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

/** A folder hands out its entries some at a time, and none once there are no more. */
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
