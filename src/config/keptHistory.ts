/** The history that a visitor asked to keep on the device, in IndexedDB. Without that wish no database is opened. */

import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { readStored, removeStored, writeStored } from './storage';

const KEY = 'history';

let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= createStore('shutter-count', 'kept'));

/** True where the visitor asked for it */
export const isHistoryKept = (): boolean => readStored('keep-history') !== undefined;

/** What is kept, if anything is; rejects where the browser refuses */
export async function readKeptHistory(): Promise<string | undefined> {
  const kept: unknown = isHistoryKept() ? await get(KEY, store()) : undefined;
  return typeof kept === 'string' ? kept : undefined;
}

/** Keeps the history in place of the one before; rejects where the browser refuses */
export async function keepHistory(json: string): Promise<void> {
  await set(KEY, json, store());
  writeStored('keep-history', 'true');
}

/** Deletes it from the device */
export async function forgetHistory(): Promise<void> {
  await del(KEY, store());
  removeStored('keep-history');
}
