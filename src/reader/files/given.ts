/**
 * What a visitor gave, beside what the states of the tool, /verify and /connect show and what the history collects. In memory
 * only, gone when the page is closed.
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
  /** The photo that the tool is reading, one at a time, whatever page the visitor goes to meanwhile */
  reading?: File | undefined;
  /** The files that came last, together */
  together?: Together | undefined;
  /** What waits for the history page */
  handedOver?: (Together & { readonly reading: FileReading }) | undefined;
  /** The models of this visit's photos, by their serial numbers */
  readonly models: Map<string, string>;
}

const given: Given = { models: new Map() };

/** Notes the photo that the tool reads from now on. */
export function beginReading(file: File): void {
  given.reading = file;
}

/** Notes that the tool reads none, unless it is another photo that `file` has made way for. */
export function endReading(file = given.reading): void {
  if (given.reading === file) given.reading = undefined;
}

/** Whether the tool is reading: this photo, or any. */
export const isReading = (file = given.reading): boolean => file !== undefined && given.reading === file;

/** Remembers a photo's body, if it is a Canon: only Canon's card reports need it. */
export function rememberBody({ container, make, model, serialNumber }: ExtractionResult): void {
  if (container === 'CAM_INFO' || !serialNumber || !model || !/^canon/i.test(make ?? '')) return;
  given.models.set(serialNumber, model);
}

/** The model in the last photo with this serial number; undefined when there was none. */
export const modelSeenWith = (serial: string): string | undefined => given.models.get(serial);

/** Remembers all files that were given together and returns the first. `items`: the same with folders, if any. */
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
 * Like `takeFirst`, for folders: returns the first photo inside, or without one an empty file, which is then refused.
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

/** Leaves all files that came with this one, and its reading, for the history page. */
export function handOver(file: File, reading: FileReading): void {
  if (given.together?.first.file === file) given.handedOver = { ...given.together, reading };
}

export interface HandedOver {
  readonly first: GatheredFile;
  readonly reading: FileReading;
  readonly files: (onUnreadable: (path: string) => void) => AsyncIterable<GatheredFile>;
}

/** What the tool has handed over; undefined from the second call on. */
export function takeHandedOver(): HandedOver | undefined {
  if (!given.handedOver) return undefined;
  const { first, items, reading } = given.handedOver;
  given.handedOver = undefined;
  return { first, reading, files: (onUnreadable) => filesOf(items, onUnreadable) };
}
