import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { doubtOfEntry } from '../../src/history/keeper';
import type { KeptEntry } from '../../src/history/keptReadings';

// Also defines IndexedDB's other classes, for which the library `idb` checks.
await import('fake-indexeddb/auto');

/** A new tab shares the database with other tabs. */
async function newTab() {
  vi.resetModules();
  const tab = await import('../../src/history/keptReadings');
  const addEntries = (entries: readonly KeptEntry[], removed: readonly string[], since: number) =>
    tab.addEntries(entries, removed, since, doubtOfEntry);
  return { ...tab, addEntries };
}

const entry = (key: string, reading: object = {}) => ({ key, value: { form: 1, reading } });

async function all({ keptEntries }: Awaited<ReturnType<typeof newTab>>) {
  const found = [];
  for await (const some of keptEntries()) found.push(...some);
  return found;
}

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.indexedDB = new IDBFactory();
});

describe('a kept history', () => {
  it('is complete, without duplicates, however many pages of keys it takes', async () => {
    const tab = await newTab();
    const many = Array.from({ length: 2_001 }, (_, at) => entry(String(at).padStart(5, '0')));
    expect(await tab.addEntries(many, [], 0)).toBe(true);
    expect((await all(tab)).map(({ key }) => key)).toEqual(many.map(({ key }) => key));
  });

  it('stays unchanged if a key is added again', async () => {
    const tab = await newTab();
    await tab.addEntries([entry('a', { name: 'first' })], [], 0);
    await tab.addEntries([entry('a', { name: 'second' }), entry('b')], [], 0);
    expect(await all(tab)).toEqual([entry('a', { name: 'first' }), entry('b')]);
  });

  it('is no longer marked as opened once it was read from its photo', async () => {
    const tab = await newTab();
    await tab.addEntries([entry('a', { saved: true })], [], 0);
    await tab.addEntries([entry('a')], [], 0);
    await tab.addEntries([entry('a', { saved: true })], [], 0);
    expect(await all(tab)).toEqual([entry('a')]);
  });

  it('no longer has the reading of a re-saved file once the untouched file was read', async () => {
    const tab = await newTab();
    await tab.addEntries([entry('a', { savedAgain: true })], [], 0);
    await tab.addEntries([entry('a')], [], 0);
    await tab.addEntries([entry('a', { savedAgain: true })], [], 0);
    expect(await all(tab)).toEqual([entry('a')]);
  });

  it('is removed, however many keys that takes', async () => {
    const tab = await newTab();
    const many = Array.from({ length: 600 }, (_, at) => entry(String(at)));
    await tab.addEntries(many, [], 0);
    expect(
      await tab.addEntries(
        [entry('new')],
        many.map(({ key }) => key),
        0,
      ),
    ).toBe(true);
    expect(await all(tab)).toEqual([entry('new')]);
  });

  it('gets no additions after a deletion that the tab has not heard of', async () => {
    const tab = await newTab();
    await tab.deleteKept();
    expect(await tab.addEntries([entry('a')], [], 0)).toBe(false);
    expect(await all(tab)).toEqual([]);
  });

  it.each(['added', 'deleted'] as const)('tells the other tabs which readings were %s', async (kind) => {
    const tab = await newTab();
    const other = new BroadcastChannel('shutter-count-history');
    const news = new Promise((heard) => {
      other.addEventListener('message', ({ data }) => heard(data));
    });
    await (kind === 'added' ? tab.addEntries([entry('a')], [], 0) : tab.deleteKept());
    expect(await news).toEqual(kind === 'added' ? { kind, keys: ['a'] } : { kind });
    other.close();
  });

  it('leaves only the number of deletions after a deletion', async () => {
    const tab = await newTab();
    await tab.addEntries([entry('a')], [], 0);
    await tab.deleteKept();
    const db = await openDB('shutter-count-history');
    expect([await db.getAllKeys('readings'), await db.getAllKeys('marks')]).toEqual([[], ['deletions']]);
    db.close();
  });
});
