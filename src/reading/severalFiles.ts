/**
 * Several files at once: the tool reads the first of them. All of them wait here, in memory, so that the history page
 * can take over without making the visitor choose them again.
 */

import type { FileReading } from './extractFile';
import { judgeFile } from './acceptFile';
import { chosenFiles, type Dropped, filesOf, type GatheredFile, isFolder } from './gatherFiles';

interface Given {
  readonly first: File;
  readonly items: Dropped;
}

let given: Given | undefined;
let handedOver: (Given & { readonly reading: FileReading }) | undefined;

/** Remembers all files that were given together and returns the first. `items`: the same with folders, if any. */
export function takeFirst(files: readonly File[], items: Dropped = files): File | undefined {
  const [first] = files;
  given = first && { first, items };
  return first;
}

/** Files to search for a photo before giving up on a folder. */
const MAX_SEARCHED = 1000;

/**
 * Like `takeFirst`, for folders: returns the first photo inside, or without one an empty file, which is then refused.
 */
export async function takeFirstInside(items: Dropped): Promise<File | undefined> {
  let searched = 0;
  for await (const { file } of filesOf(items, () => undefined)) {
    const isPhoto = (await judgeFile(file).catch(() => 'not-an-image')) !== 'not-an-image';
    if (isPhoto) return takeFirst([file], items);
    if ((searched += 1) === MAX_SEARCHED) break;
  }
  return takeFirst([new File([], '')], items);
}

/** True if this file was given together with others. */
export const cameWithOthers = (file: File): boolean =>
  given?.first === file && (given.items.length > 1 || isFolder(given.items[0]));

/** Leaves all files that came with this one, and its reading, for the history page. */
export function handOver(file: File, reading: FileReading): void {
  if (given?.first === file) handedOver = { ...given, reading };
}

export interface HandedOver {
  readonly first: GatheredFile;
  readonly reading: FileReading;
  readonly files: (onUnreadable: (path: string) => void) => AsyncIterable<GatheredFile>;
}

/** What the tool has handed over; undefined from the second call on. */
export function takeHandedOver(): HandedOver | undefined {
  if (!handedOver) return undefined;
  const { first, items, reading } = handedOver;
  handedOver = undefined;
  const [gathered] = chosenFiles([first]);
  return { first: gathered!, reading, files: (onUnreadable) => filesOf(items, onUnreadable) };
}
