/**
 * The history of this tab. It stays when the visitor follows a link within the site or changes the language. Closing
 * the tab loses it, unless the visitor asked to keep it.
 */

import { startTransition, useEffect, useState } from 'react';
import { Collection, preloadCollection } from './collection';
import { createHistoryStore, type HistoryState } from './historyState';
import { Keeper } from './keeper';
import type { Body } from './lines';
import { type PhotoReader, ReadingQueue } from './queue';
import type { Reading } from './reading';
import type { FileReading } from '../reader/files/extractFile';
import type { GatheredFile } from '../reader/files/gatherFiles';
import * as device from './keptReadings';
import { noteGiven } from '../site/browser/fetchAhead';
import { counted } from './countedFiles';
import { uncounted } from './uncounted';
import { workApart } from './workApart';
import { importReader } from '../reader/files/loadReader';

const store = createHistoryStore();
const collection = new Collection(store, workApart, {
  async see(gathered, result) {
    await Promise.all([counted.see(gathered, result), uncounted.see(gathered, result)]);
  },
  forget() {
    counted.forget();
    uncounted.forget();
  },
});

export const keeper = new Keeper(store, collection, device);
// Keeps readings while more photos are read, so that closing the tab loses few readings.
store.subscribe(({ content }, before) => {
  if (content !== before.content) void keeper.update();
});

/**
 * With at least this many unsaved additions, the browser asks before it closes the tab. A single addition, such as a
 * folder, is quickly repeated.
 */
const MANY = 3;
/** Additions that are neither kept nor saved as a file */
let unsaved = 0;

function noteAdded(): void {
  unsaved += 1;
  askBeforeLeaving();
}

/** Call this when the visitor has saved the history as a file. */
export function noteSaved(): void {
  unsaved = 0;
  askBeforeLeaving();
}

/** Makes the browser ask before it closes or reloads a tab whose history would take long to collect again. */
function askBeforeLeaving(): void {
  if (store.getState().isKeeping || unsaved >= MANY) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}
store.subscribe(({ content, isKept, keepProblem }) => {
  if (content.readings.length === 0 || (isKept && !keepProblem)) unsaved = 0;
  askBeforeLeaving();
});

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Loads the kept history. Calls `onGone` if nothing is kept, and again whenever the history stops being kept. The
 * returned function ends these calls.
 */
export function loadKept(onGone: () => void): () => void {
  void keeper.load().then(() => (store.getState().isKept ? undefined : onGone()));
  return store.subscribe(({ isKept }, before) => {
    if (before.isKept && !isKept) onGone();
  });
}

/** To add files, pages call `addFiles` instead of `queue.add`. */
export const queue = new ReadingQueue(store, collection, loadReader);

/** Loads the reader's code and the WebAssembly core, which all reads share. */
async function loadReader(): Promise<PhotoReader> {
  const { extractFile, loadCore, blobSources } = await importReader();
  const core = await loadCore();
  return { open: blobSources, read: (source, path) => extractFile(core, source, path) };
}

/** Gathers and reads files. Files may be added while an earlier call is still reading. */
export async function addFiles(files: Iterable<GatheredFile> | AsyncIterable<GatheredFile>): Promise<void> {
  noteGiven();
  noteAdded();
  await queue.add(files);
}

export interface Joined {
  /** points added to the history */
  readonly counts: number;
  /** why the reader could not start, so that no file was read */
  readonly failure: HistoryState['failure'];
  /** why the files are not kept */
  readonly keepProblem: HistoryState['keepProblem'];
}

/**
 * Reads files into a kept history. Resolves after the files are kept. If an earlier call is still running, that call
 * reads these files, and this call resolves to undefined.
 */
export async function addToKept(
  files: Iterable<GatheredFile> | AsyncIterable<GatheredFile>,
): Promise<Joined | undefined> {
  noteGiven();
  await keeper.load();
  const before = store.getState().content.points;
  const isDone = await queue.add(files);
  await keeper.update();
  const { content, failure, keepProblem } = store.getState();
  return isDone || failure ? { counts: content.points - before, failure, keepProblem } : undefined;
}

/** Adds one reading, such as that of a camera on USB. Resolves to the number of cameras. */
export async function addReading(reading: Reading): Promise<number> {
  noteAdded();
  collection.add([reading]);
  await collection.publish();
  return joined();
}

/** Fetches the code that `addRead` needs, and resolves to `addRead`. */
export async function loadAddRead(): Promise<typeof addRead> {
  await preloadCollection();
  return addRead;
}

/** Adds a file and its result. Resolves to the number of cameras. */
async function addRead(file: File, found: FileReading): Promise<number> {
  noteAdded();
  await queue.addRead({ file, path: file.name }, found);
  return joined();
}

/** Removes a camera from the history and from the browser's database. Resolves to a function that restores it. */
export function removeBody(body: Body): Promise<() => Promise<void>> {
  queue.readAgain();
  return keeper.remove(body);
}

/** Loads the kept history if necessary, keeps new readings in it, and resolves to the number of cameras. */
async function joined(): Promise<number> {
  await keeper.load();
  return store.getState().content.bodies.length;
}

/** Adds a file or folder that could not be opened. */
export const addUnreadable = (path: string): void => collection.addUnreadable(path);

/**
 * The current history. Each update is a transition, because an urgent update would discard React's unfinished rendering
 * of a large history. While files are read, updates come four times a second.
 */
export function useHistory(): HistoryState {
  const [shown, show] = useState(store.getState);
  useEffect(() => {
    const update = () => startTransition(() => show(store.getState()));
    update();
    return store.subscribe(update);
  }, []);
  return shown;
}
