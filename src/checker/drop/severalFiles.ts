/**
 * Several files at once: the tool reads the first of them. All of them wait here in memory, for the history page to
 * take over without a second choosing.
 */

import type { FileReading } from '../../cardReport/extractFile';
import { judgeFile } from './acceptFile';
import { chosenFiles, type Dropped, filesOf, type GatheredFile, isFolder } from './gatherFiles';

interface Given {
  readonly first: File;
  readonly items: Dropped;
}

let given: Given | undefined;
let handedOver: (Given & { readonly reading: FileReading }) | undefined;

/** The first of the files that were given together; remembers them all. `items` may hold folders too. */
export function takeFirst(files: Iterable<File> | null | undefined, items?: Dropped): File | undefined {
  const all = [...(files ?? [])];
  const [first] = all;
  given = first && { first, items: items ?? all };
  return first;
}

/** A folder of anything else is not searched to its end. */
const MAX_SEARCHED = 1000;

/** Of a folder, the first photo in it is the first file; of one without any, an empty file that is none. */
export async function takeFirstInside(items: Dropped): Promise<File | undefined> {
  let searched = 0;
  for await (const { file } of filesOf(items, () => undefined)) {
    const isPhoto = (await judgeFile(file).catch(() => 'not-an-image')) !== 'not-an-image';
    if (isPhoto) return takeFirst([file], items);
    if ((searched += 1) === MAX_SEARCHED) break;
  }
  return takeFirst([new File([], '')], items);
}

/** True where this file came with others */
export const cameWithOthers = (file: File): boolean =>
  given?.first === file && (given.items.length > 1 || isFolder(given.items[0]));

/** Lays everything that was given ready for the history page, with what was read of the first */
export function handOver(file: File, reading: FileReading): void {
  if (given?.first === file) handedOver = { ...given, reading };
}

export interface HandedOver {
  readonly first: GatheredFile;
  readonly reading: FileReading;
  readonly files: (onUnreadable: (path: string) => void) => AsyncIterable<GatheredFile>;
}

/** What the tool handed over, once */
export function takeHandedOver(): HandedOver | undefined {
  if (!handedOver) return undefined;
  const { first, items, reading } = handedOver;
  handedOver = undefined;
  const [gathered] = chosenFiles([first]);
  return { first: gathered!, reading, files: (onUnreadable) => filesOf(items, onUnreadable) };
}
