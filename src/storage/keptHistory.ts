/** The history that a visitor asked to keep on the device, in IndexedDB. Unless they asked, no database is opened. */

import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { readStored, removeStored, writeStored } from './choices';

const KEY = 'history';

let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= createStore('shutter-count', 'kept'));

/** True if the visitor asked to keep the history. */
export const isHistoryKept = (): boolean => readStored('keep-history') !== undefined;

/** The kept history as JSON; undefined when there is none. Rejects when the browser refuses access. */
export async function readKeptHistory(): Promise<string | undefined> {
  const kept: unknown = isHistoryKept() ? await get(KEY, store()) : undefined;
  return typeof kept === 'string' ? kept : undefined;
}

/** Keeps the history, replacing the previous one. Rejects when the browser refuses access. */
export async function keepHistory(json: string): Promise<void> {
  await set(KEY, json, store());
  writeStored('keep-history', 'true');
}

/** Deletes the history from the device. Rejects when the browser refuses access. */
export async function forgetHistory(): Promise<void> {
  await del(KEY, store());
  removeStored('keep-history');
}
