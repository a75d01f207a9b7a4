/**
 * Remembers the files that a visitor gave together, of which the tool reads the first. They stay in memory until the
 * page is closed, so that the history page can take them over.
 */

import type { FileReading } from './extractFile';
import { judgeFile } from './acceptFile';
import { chosenFiles, type Dropped, filesOf, type GatheredFile, isFolder } from './gatherFiles';

interface Together {
  readonly first: GatheredFile;
  readonly items: Dropped;
}

/** the latest files that the visitor gave together */
let together: Together | undefined;
let handedOver: (Together & { readonly reading: FileReading }) | undefined;

/** Remembers all files given together and returns the first. `items`: the files, or the folders that hold them. */
export function takeFirst(files: readonly File[], items: Dropped = files): File | undefined {
  const [first] = chosenFiles(files.slice(0, 1));
  return take(first, items);
}

function take(first: GatheredFile | undefined, items: Dropped): File | undefined {
  together = first && { first, items };
  return first?.file;
}

/** Files to search for a photo before giving up on a folder. */
const MAX_SEARCHED = 1000;

/**
 * Like `takeFirst`, for folders: returns the first photo inside. If there is none, returns an empty file, which the
 * tool refuses.
 */
export async function takeFirstInside(items: Dropped): Promise<File | undefined> {
  let searched = 0;
  for await (const gathered of filesOf(items, () => undefined)) {
    const isPhoto = (await judgeFile(gathered.file).catch(() => 'not-an-image')) !== 'not-an-image';
    if (isPhoto) return take(gathered, items);
    if ((searched += 1) === MAX_SEARCHED) break;
  }
  return takeFirst([new File([], '')], items);
}

/** True if the visitor gave this file together with others, or inside a folder. */
export const cameWithOthers = (file: File): boolean =>
  together?.first.file === file && (together.items.length > 1 || isFolder(together.items[0]));

/** Hands this file's reading, and all files given with it, over to the history page. */
export function handOver(file: File, reading: FileReading): void {
  if (together?.first.file === file) handedOver = { ...together, reading };
}

export interface HandedOver {
  readonly first: GatheredFile;
  readonly reading: FileReading;
  readonly files: (onUnreadable: (path: string) => void) => AsyncIterable<GatheredFile>;
}

/** The files that the tool handed over; undefined from the second call on. */
export function takeHandedOver(): HandedOver | undefined {
  if (!handedOver) return undefined;
  const { first, items, reading } = handedOver;
  handedOver = undefined;
  return { first, reading, files: (onUnreadable) => filesOf(items, onUnreadable) };
}
