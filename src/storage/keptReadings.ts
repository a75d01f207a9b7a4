/**
 * The history that a visitor asked to keep on the device, in IndexedDB: one record a reading, so that several tabs add to
 * it and none writes over what it has not read. Unless the visitor asked, no database is opened. What is kept is handed
 * over unread: it may be from another release. Every function rejects when the browser refuses access.
 */

import { type DBSchema, type IDBPDatabase, openDB, unwrap } from 'idb';
import { readStored, removeStored, writeStored } from './choices';

/** A reading as it is kept, under the key of its content. From another release it can be anything. */
export interface KeptEntry {
  readonly key: string;
  readonly value: unknown;
}

/** What another tab did. */
export type KeptNews = { readonly kind: 'added'; readonly keys: readonly string[] } | { readonly kind: 'deleted' };

const NAME = 'shutter-count-history';
/** A later release with another layout counts it up; this one then leaves the database alone. */
const LAYOUT = 1;
/** How releases before this one kept a history: as one text. */
const OLDER = { name: 'shutter-count', store: 'kept', key: 'history' } as const;

interface Layout extends DBSchema {
  readings: { key: string; value: unknown };
  marks: {
    key: 'deletions' | 'imported';
    /** how often everything was deleted; the digest of the older release's text that was imported last */
    value: number | string;
  };
}

/** Records that are read in one transaction. */
const READ_AT_ONCE = 1000;

let opened: Promise<IDBPDatabase<Layout>> | undefined;

function database(): Promise<IDBPDatabase<Layout>> {
  opened ??= openDB<Layout>(NAME, LAYOUT, {
    upgrade(db) {
      db.createObjectStore('readings');
      db.createObjectStore('marks');
    },
    // A later release, in another tab, may change the layout.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated: () => (opened = undefined),
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

/** True if it is noted that the visitor asked to keep the history. */
export const isNoted = (): boolean => readStored('keep-history') !== undefined;

/**
 * True if the visitor asked to keep the history once: there is a database then, perhaps an empty one. A browser that is
 * killed loses what was noted in the seconds before, but no readings.
 */
export async function isThere(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === NAME);
  } catch {
    return false;
  }
}

/** How often everything was deleted: what was read before a deletion must not be written after it. */
export async function deletions(): Promise<number> {
  return Number((await (await database()).get('marks', 'deletions')) ?? 0);
}

/** Everything that is kept, batch by batch. */
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

/** The entries with these keys, without those that are gone. */
export async function keptEntriesOf(keys: readonly string[]): Promise<readonly KeptEntry[]> {
  const { store } = (await database()).transaction('readings');
  const entries = await Promise.all(keys.map(async (key) => ({ key, value: await store.get(key) })));
  return entries.filter(({ value }) => value !== undefined);
}

/**
 * Adds entries and takes out those of `removed`, all or nothing; what has an entry's key already stays, unless `doubtOf` puts
 * it above the entry. False, without a change, when everything was deleted since `since`. Tells the other tabs.
 */
export async function addEntries(
  entries: readonly KeptEntry[],
  removed: readonly string[],
  since: number,
  doubtOf: (value: unknown) => number,
): Promise<boolean> {
  const transaction = (await database()).transaction(['readings', 'marks'], 'readwrite');
  const store = transaction.objectStore('readings');
  if (Number((await transaction.objectStore('marks').get('deletions')) ?? 0) !== since) {
    await transaction.done;
    return false;
  }
  try {
    await Promise.all([
      ...entries.map(({ key, value }) => addOne(unwrap(store), key, value, doubtOf)),
      ...removed.map((key) => store.delete(key)),
      transaction.done,
    ]);
  } catch (cause) {
    // Each request only says that the transaction was given up, the transaction says why.
    throw transaction.error ?? cause;
  }
  writeStored('keep-history', 'true');
  if (entries.length > 0) tell({ kind: 'added', keys: entries.map(({ key }) => key) });
  return true;
}

/** Looking first whether the key is there would take twice as long. */
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
      // Else the transaction would be given up.
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

/** Deletes everything, the older release's text too, and leaves a mark. Tells the other tabs. */
export async function deleteKept(): Promise<void> {
  const db = await database();
  const transaction = db.transaction(['readings', 'marks'], 'readwrite');
  const marks = transaction.objectStore('marks');
  await Promise.all([
    transaction.objectStore('readings').clear(),
    marks.get('deletions').then((times) => marks.put(Number(times ?? 0) + 1, 'deletions')),
    marks.delete('imported'),
    transaction.done,
  ]);
  removeStored('keep-history');
  tell({ kind: 'deleted' });
  const older = await openOlder();
  await older?.delete(OLDER.store, OLDER.key);
  older?.close();
}

/**
 * What a release before this one kept, if it was not imported yet: its value, and a digest for `noteImported`. After a
 * deletion nothing: a tab of such a release could bring back what was deleted.
 */
export async function olderHistory(): Promise<{ readonly value: unknown; readonly digest: string } | undefined> {
  if ((await deletions()) > 0) return undefined;
  const older = await openOlder();
  const value: unknown = await older?.get(OLDER.store, OLDER.key);
  older?.close();
  if (value === undefined) return undefined;
  const digest = await digestOf(value);
  return digest === (await (await database()).get('marks', 'imported')) ? undefined : { value, digest };
}

/** Notes that what an older release kept is part of what is kept now. It stays where it is, for a tab of that release. */
export async function noteImported(digest: string): Promise<void> {
  await (await database()).put('marks', digest, 'imported');
}

/** The older release's database; undefined if there is none. It is never created. */
async function openOlder(): Promise<IDBPDatabase | undefined> {
  let isNew = false;
  try {
    const db = await openDB(OLDER.name, undefined, {
      upgrade(_db, before, _after, transaction) {
        isNew = before === 0;
        if (!isNew) return;
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
    });
    if (db.objectStoreNames.contains(OLDER.store)) return db;
    db.close();
    return undefined;
  } catch (cause) {
    if (isNew) return undefined;
    throw cause;
  }
}

/** Without a secure context there is no digest, and each visit imports once more what adds nothing. */
async function digestOf(value: unknown): Promise<string> {
  if (typeof value !== 'string' || !globalThis.crypto.subtle) return '';
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(value));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Asks the browser not to clear what is kept when it needs room. False if it may. */
export async function askToPersist(): Promise<boolean> {
  return (await navigator.storage?.persist?.().catch(() => false)) ?? false;
}

/** Whether the browser has promised that. Asks nobody. */
export async function isPersistent(): Promise<boolean> {
  return (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
}

let channel: BroadcastChannel | undefined;

/** The other tabs; none where the browser refuses storage, or is not there. */
function tabs(): BroadcastChannel | undefined {
  try {
    channel ??= new BroadcastChannel(NAME);
  } catch {
    // Firefox refuses channels together with storage.
  }
  return channel;
}

function tell(news: KeptNews): void {
  tabs()?.postMessage(news);
}

/** Calls `listener` with what other tabs add and delete. */
export function onNews(listener: (news: KeptNews) => void): void {
  tabs()?.addEventListener('message', ({ data }: MessageEvent<KeptNews>) => listener(data));
}
