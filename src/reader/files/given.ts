/**
 * The visitor's files, in memory until the page is closed. The states of the tool, /verify and /connect and the history
 * keep their own.
 *
 * Of several files at once, the tool reads the first. All of them wait here, so that the history page can take over without
 * making the visitor choose them again.
 */

import type { ExtractionResult } from '../result';
import type { FileReading } from './extractFile';
import { judgeFile } from './acceptFile';
import { chosenFiles, type Dropped, filesOf, type GatheredFile, isFolder } from './gatherFiles';

interface Together {
  readonly first: GatheredFile;
  readonly items: Dropped;
}

interface Given {
  /** The photo that the tool is reading, one at a time, even if the visitor goes to another page */
  reading?: File | undefined;
  /** The latest files that the visitor gave together */
  together?: Together | undefined;
  /** The files that wait for the history page */
  handedOver?: (Together & { readonly reading: FileReading }) | undefined;
  /** The models of this visit's photos, by their serial numbers */
  readonly models: Map<string, string>;
}

const given: Given = { models: new Map() };

/** Stores the photo that the tool now reads. */
export function beginReading(file: File): void {
  given.reading = file;
}

/** Notes that the tool no longer reads `file`; does nothing if it already reads another photo. */
export function endReading(file = given.reading): void {
  if (given.reading === file) given.reading = undefined;
}

/** Whether the tool is reading: this photo, or any. */
export const isReading = (file = given.reading): boolean => file !== undefined && given.reading === file;

/** Remembers a photo's body if it is a Canon, because only Canon's card reports need it. */
export function rememberBody({ container, make, model, serialNumber }: ExtractionResult): void {
  if (container === 'CAM_INFO' || !serialNumber || !model || !/^canon/i.test(make ?? '')) return;
  given.models.set(serialNumber, model);
}

/** The model in the last photo with this serial number; undefined if there was none. */
export const modelSeenWith = (serial: string): string | undefined => given.models.get(serial);

/**
 * Remembers all files that were given together and returns the first. `items`: these files with their folders, if any.
 */
export function takeFirst(files: readonly File[], items: Dropped = files): File | undefined {
  const [first] = chosenFiles(files.slice(0, 1));
  return take(first, items);
}

function take(first: GatheredFile | undefined, items: Dropped): File | undefined {
  given.together = first && { first, items };
  return first?.file;
}

/** Files to search for a photo before giving up on a folder. */
const MAX_SEARCHED = 1000;

/**
 * Like `takeFirst`, for folders: returns the first photo inside. Without one, returns an empty file, which is then
 * refused.
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

/** True if this file was given together with others. */
export const cameWithOthers = (file: File): boolean =>
  given.together?.first.file === file && (given.together.items.length > 1 || isFolder(given.together.items[0]));

/** Leaves all files that were given with this one, and its reading, for the history page. */
export function handOver(file: File, reading: FileReading): void {
  if (given.together?.first.file === file) given.handedOver = { ...given.together, reading };
}

export interface HandedOver {
  readonly first: GatheredFile;
  readonly reading: FileReading;
  readonly files: (onUnreadable: (path: string) => void) => AsyncIterable<GatheredFile>;
}

/** The files that the tool handed over; undefined from the second call on. */
export function takeHandedOver(): HandedOver | undefined {
  if (!given.handedOver) return undefined;
  const { first, items, reading } = given.handedOver;
  given.handedOver = undefined;
  return { first, reading, files: (onUnreadable) => filesOf(items, onUnreadable) };
}
