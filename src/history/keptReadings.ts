/**
 * Stores the history that a visitor asked to keep, in IndexedDB. Each reading is a record, so that no tab overwrites
 * records that it has not read. Kept values are returned unchecked, because they may be from a later release. Functions
 * that open the database reject when the browser refuses access.
 */

import { type DBSchema, type IDBPDatabase, openDB, unwrap } from 'idb';
import { readStored, removeStored, writeStored } from '../site/browser/choices';

/** A later release may store a value of any form. */
export interface KeptEntry {
  readonly key: string;
  readonly value: unknown;
}

export type KeptNews = { readonly kind: 'added'; readonly keys: readonly string[] } | { readonly kind: 'deleted' };

const NAME = 'shutter-count-history';
/**
 * The version of the database's layout. A release that changes the layout increments this number. A database of a newer
 * release can't be opened and stays unchanged.
 */
const LAYOUT = 1;

interface Layout extends DBSchema {
  readings: { key: string; value: unknown };
  /** how often everything was deleted */
  marks: { key: 'deletions'; value: number };
}

const READ_AT_ONCE = 1000;
/** Deletions requested at once. More would noticeably block the page. */
const DELETED_AT_ONCE = 250;

let opened: Promise<IDBPDatabase<Layout>> | undefined;

function database(): Promise<IDBPDatabase<Layout>> {
  opened ??= openDB<Layout>(NAME, LAYOUT, {
    upgrade(db) {
      db.createObjectStore('readings');
      db.createObjectStore('marks');
    },
    // Closes the database, so that a later release in another tab can upgrade it.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated: () => (opened = undefined),
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

/** True if a note in the browser's storage says that the visitor asked to keep the history. */
export const isNoted = (): boolean => readStored('keep-history') !== undefined;

/**
 * True if the database exists, even if it is empty. In that case, the visitor once asked to keep the history. The
 * note that `isNoted` looks for may be missing, because a browser that is killed loses the notes of its last seconds,
 * but no readings.
 */
export async function isThere(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === NAME);
  } catch {
    return false;
  }
}

/** How often everything was deleted. A reading from before a deletion must not be written after it. */
export async function deletions(): Promise<number> {
  return (await (await database()).get('marks', 'deletions')) ?? 0;
}

/** All kept entries, in batches. */
export async function* keptEntries(): AsyncGenerator<readonly KeptEntry[]> {
  const db = await database();
  let after: IDBKeyRange | null = null;
  for (;;) {
    const transaction: { store: { getAllKeys: Get<string>; getAll: Get<unknown> } } = db.transaction('readings');
    const [keys, values]: [string[], unknown[]] = await Promise.all([
      transaction.store.getAllKeys(after, READ_AT_ONCE),
      transaction.store.getAll(after, READ_AT_ONCE),
    ]);
    yield keys.map((key, index) => ({ key, value: values[index] }));
    if (keys.length < READ_AT_ONCE) return;
    after = IDBKeyRange.lowerBound(keys.at(-1), true);
  }
}

type Get<Value> = (range: IDBKeyRange | null, count: number) => Promise<Value[]>;

/** The kept entries with these keys. */
export async function keptEntriesOf(keys: readonly string[]): Promise<readonly KeptEntry[]> {
  const { store } = (await database()).transaction('readings');
  const entries = await Promise.all(keys.map(async (key) => ({ key, value: await store.get(key) })));
  return entries.filter(({ value }) => value !== undefined);
}

/**
 * Adds `entries` and removes the keys in `removed`, all or nothing, and notifies the other tabs. A kept entry with the
 * same key stays, unless `doubtOf` gives it more doubt than the new entry. If the whole history was deleted after
 * `since`, changes nothing and returns false.
 */
export async function addEntries(
  entries: readonly KeptEntry[],
  removed: readonly string[],
  since: number,
  doubtOf: (value: unknown) => number,
): Promise<boolean> {
  const transaction = (await database()).transaction(['readings', 'marks'], 'readwrite');
  const store = transaction.objectStore('readings');
  if (((await transaction.objectStore('marks').get('deletions')) ?? 0) !== since) {
    await transaction.done;
    return false;
  }
  try {
    await Promise.all([
      ...entries.map(({ key, value }) => addOne(unwrap(store), key, value, doubtOf)),
      deleteAll(removed, (key) => store.delete(key)),
      transaction.done,
    ]);
  } catch (cause) {
    // A request's error says only that the transaction was aborted, not why.
    throw transaction.error ?? cause;
  }
  writeStored('keep-history', 'true');
  if (entries.length > 0) tell({ kind: 'added', keys: entries.map(({ key }) => key) });
  return true;
}

/**
 * Deletes in batches within one transaction, which stays open because each batch is requested as soon as the previous
 * one has been answered.
 */
async function deleteAll(keys: readonly string[], deleteOne: (key: string) => Promise<void>): Promise<void> {
  for (let at = 0; at < keys.length; at += DELETED_AT_ONCE)
    await Promise.all(keys.slice(at, at + DELETED_AT_ONCE).map(deleteOne));
}

/** Adds an entry without a lookup of its key, which would double the time. */
function addOne(
  store: IDBObjectStore,
  key: string,
  value: unknown,
  doubtOf: (value: unknown) => number,
): Promise<void> {
  return new Promise((added, failed) => {
    const request = store.add(value, key);
    request.addEventListener('success', () => added());
    request.addEventListener('error', (event) => {
      if (request.error?.name !== 'ConstraintError') return failed(request.error!);
      // Without these two calls, the failed request would abort the transaction.
      event.preventDefault();
      event.stopPropagation();
      const kept = store.get(key);
      kept.addEventListener('success', () => {
        if (doubtOf(kept.result) > doubtOf(value)) store.put(value, key);
        added();
      });
    });
  });
}

/** Deletes everything, counts the deletion in `marks`, and notifies the other tabs. */
export async function deleteKept(): Promise<void> {
  const db = await database();
  const transaction = db.transaction(['readings', 'marks'], 'readwrite');
  const marks = transaction.objectStore('marks');
  await Promise.all([
    transaction.objectStore('readings').clear(),
    marks.get('deletions').then((times) => marks.put((times ?? 0) + 1, 'deletions')),
    transaction.done,
  ]);
  removeStored('keep-history');
  tell({ kind: 'deleted' });
}

/** Asks the browser not to clear the kept history when it needs space. False if it may still do so. */
export async function askToPersist(): Promise<boolean> {
  return (await navigator.storage?.persist?.().catch(() => false)) ?? false;
}

/** True if the browser has promised not to clear the kept history. Doesn't ask the visitor. */
export async function isPersistent(): Promise<boolean> {
  return (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
}

let channel: BroadcastChannel | undefined;

/** The channel to the other tabs; undefined if the browser refuses it. */
function tabs(): BroadcastChannel | undefined {
  try {
    channel ??= new BroadcastChannel(NAME);
  } catch {
    // Where Firefox refuses storage, it also refuses channels.
  }
  return channel;
}

function tell(news: KeptNews): void {
  tabs()?.postMessage(news);
}

/** Calls `listener` with other tabs' additions and deletions. */
export function onNews(listener: (news: KeptNews) => void): void {
  tabs()?.addEventListener('message', ({ data }: MessageEvent<KeptNews>) => listener(data));
}
