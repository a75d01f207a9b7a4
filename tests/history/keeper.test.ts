/** Storage on a fake device that several tabs share, like IndexedDB. */
import { rawText } from '../../src/config/fileText';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resultOfReport } from '../../src/reader/cardReport/judge';
import { parseReport } from '../../src/reader/cardReport/parseReport';
import { Collection } from '../../src/history/collection';
import { createHistoryStore } from '../../src/history/historyState';
import { type Device, Keeper } from '../../src/history/keeper';
import type { Reading } from '../../src/history/reading';
import type { KeptNews } from '../../src/history/keptReadings';
import { cardReport } from '../support/cardReport';
import { made } from './made';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

/** A fake device: its disk, and the tabs, which learn of each other's changes. */
class Disk {
  readonly entries = new Map<string, unknown>();
  readonly listeners = new Map<object, (news: KeptNews) => void>();
  isKept = false;
  isPersistent = true;
  deletions = 0;
  /** how many more entries fit on the device */
  room = Infinity;
  refusal: DOMException | undefined;

  /** the device as one tab sees it */
  tab(): Device {
    const tab = {};
    const tell = (news: KeptNews) => {
      for (const [other, listener] of this.listeners) if (other !== tab) listener(news);
    };
    const check = () => (this.refusal ? Promise.reject(this.refusal) : Promise.resolve());
    const add: Device['addEntries'] = async (added, removed, since, doubtOf) => {
      await check();
      if (since !== this.deletions) return false;
      const fresh = added.filter(
        ({ key, value }) => !this.entries.has(key) || doubtOf(this.entries.get(key)) > doubtOf(value),
      );
      if (fresh.length > this.room) throw new DOMException('full', 'QuotaExceededError');
      this.room -= fresh.length;
      for (const { key, value } of fresh) this.entries.set(key, structuredClone(value));
      for (const key of removed) this.entries.delete(key);
      this.isKept = true;
      tell({ kind: 'added', keys: added.map(({ key }) => key) });
      return true;
    };
    const all = () => [...this.entries].map(([key, value]) => ({ key, value: structuredClone(value) }));
    return {
      isNoted: () => this.isKept,
      isThere: () => Promise.resolve(this.entries.size > 0 || this.deletions > 0),
      deletions: () => check().then(() => this.deletions),
      keptEntries: async function* () {
        await check();
        yield all();
      },
      keptEntriesOf: (keys) => Promise.resolve(all().filter(({ key }) => keys.includes(key))),
      addEntries: add,
      deleteKept: async () => {
        await check();
        this.entries.clear();
        this.isKept = false;
        this.deletions += 1;
        tell({ kind: 'deleted' });
      },
      askToPersist: () => Promise.resolve(true),
      isPersistent: () => Promise.resolve(this.isPersistent),
      onNews: (listener) => void this.listeners.set(tab, listener),
    };
  }
}

function open(disk: Disk) {
  const store = createHistoryStore();
  const collection = new Collection(store);
  const keeper = new Keeper(store, collection, disk.tab());
  return {
    state: store.getState,
    keeper,
    isOpened: () => [...collection.entries().values()].some(({ saved }) => saved),
    names: () => [...collection.entries().values()].map(({ name }) => rawText(name)).toSorted(),
    clear: () => collection.clear(),
    async published() {
      await collection.publish();
      return store.getState();
    },
    addReport(serial: string) {
      const report = parseReport(cardReport({ serial }));
      if (typeof report === 'string') throw new Error(report);
      return collection.addFile(
        { file: new File([], 'r.xml'), path: 'r.xml' },
        {
          result: { ...resultOfReport(report), bytesRead: 0, reads: 0 },
          report,
        },
      );
    },
    async add(...readings: readonly Reading[]) {
      collection.add(readings);
      await keeper.update();
    },
  };
}

const photo = (name: string, count = 1): Reading => ({ ...made('2024-05-01', count), name });

/** A tab that has stored one photo. */
async function keeping(disk: Disk, name = 'first.jpg') {
  const tab = open(disk);
  await tab.add(photo(name));
  await tab.keeper.keep();
  return tab;
}

describe('a history that a visitor asked to keep', () => {
  it('is not on the device before the request', async () => {
    const disk = new Disk();
    const tab = open(disk);
    await tab.keeper.load();
    await tab.add(photo('first.jpg'));
    expect(disk.entries.size).toBe(0);
  });

  it('is there on the next visit, with later additions', async () => {
    const disk = new Disk();
    const tab = await keeping(disk);
    await tab.add(photo('second.jpg', 2));
    const next = open(disk);
    await next.keeper.load();
    expect(next.names()).toEqual(['first.jpg', 'second.jpg']);
    expect(next.state().isKept).toBe(true);
  });

  it('includes readings that were added before it was loaded', async () => {
    const disk = new Disk();
    await keeping(disk);
    const next = open(disk);
    await next.add(photo('cable.jpg', 3));
    await next.keeper.load();
    expect(disk.entries.size).toBe(2);
  });

  it('loses nothing when photos are added while it loads', async () => {
    const disk = new Disk();
    await keeping(disk);
    const next = open(disk);
    const loading = next.keeper.load();
    const adding = next.add(photo('meanwhile.jpg', 4));
    await Promise.all([loading, adding]);
    await next.keeper.update();
    expect(disk.entries.size).toBe(2);
  });
});

describe('a camera that the visitor takes out', () => {
  const other = { serial: '6005678' };
  const silent: Reading = { ...made('2024-05-03', 0), name: 'silent.jpg', counts: [], reason: 'silent-shot' };

  /** Stores photos of two bodies, and a photo of the first body without a count. */
  async function withTwo(disk: Disk) {
    const tab = await keeping(disk);
    await tab.add(silent, { ...photo('other.jpg', 2), ...other });
    await tab.keeper.load();
    const first = tab.state().content.bodies.find(({ serial }) => serial === '6001234')!;
    return { tab, first };
  }

  it('disappears with all its photos, here and on the next visit, and leaves the others', async () => {
    const disk = new Disk();
    const { tab, first } = await withTwo(disk);
    await tab.keeper.remove(first);
    expect(tab.names()).toEqual(['other.jpg']);
    expect(tab.state().content.bodies.map(({ serial }) => serial)).toEqual([other.serial]);
    const next = open(disk);
    await next.keeper.load();
    expect(next.names()).toEqual(['other.jpg']);
  });

  it('comes back, here and on the device', async () => {
    const disk = new Disk();
    const { tab, first } = await withTwo(disk);
    const restore = await tab.keeper.remove(first);
    await restore();
    expect(tab.names()).toEqual(['first.jpg', 'other.jpg', 'silent.jpg']);
    expect(disk.entries.size).toBe(3);
  });

  it('does not come back after the history was started again', async () => {
    const { tab, first } = await withTwo(new Disk());
    const restore = await tab.keeper.remove(first);
    tab.clear();
    await restore();
    expect(tab.names()).toEqual([]);
  });

  it('disappears together with its card report', async () => {
    const tab = open(new Disk());
    await tab.add({ ...photo('r6.jpg'), make: 'Canon', model: 'Canon EOS 5D', serial: '012345678901' });
    await tab.addReport('012345678901');
    await tab.add({ ...photo('other.jpg', 2), ...other });
    const { content } = await tab.published();
    await tab.keeper.remove(content.bodies.find(({ make }) => make === 'Canon')!);
    expect(tab.names()).toEqual(['other.jpg']);
    expect(content.readings).toHaveLength(3);
  });
});

describe('several tabs', () => {
  it('add to one history, and all show the same', async () => {
    const disk = new Disk();
    await keeping(disk, 'a.jpg');
    const tabs = Array.from({ length: 5 }, () => open(disk));
    await Promise.all(tabs.map(({ keeper }) => keeper.load()));
    await Promise.all(tabs.map((tab, index) => tab.add(photo(`tab-${index}.jpg`, index + 2))));
    const all = ['a.jpg', 'tab-0.jpg', 'tab-1.jpg', 'tab-2.jpg', 'tab-3.jpg', 'tab-4.jpg'];
    expect(disk.entries.size).toBe(all.length);
    for (const tab of tabs) await expect.poll(tab.names).toEqual(all);
  });

  it('stop keeping when one of them deletes, and restore nothing', async () => {
    const disk = new Disk();
    const [one, other] = [await keeping(disk), open(disk)];
    await other.keeper.load();
    await one.keeper.forget();
    await expect.poll(() => other.state().isKept).toBe(false);
    await other.add(photo('later.jpg', 5));
    expect(disk.entries.size).toBe(0);
  });

  it('restore nothing even if the news of a deletion did not reach one of them', async () => {
    const disk = new Disk();
    const [one, other] = [await keeping(disk), open(disk)];
    await other.keeper.load();
    disk.listeners.clear();
    await one.keeper.forget();
    await other.add(photo('later.jpg', 5));
    expect(disk.entries.size).toBe(0);
    expect(other.state().isKept).toBe(false);
  });
});

describe('after a deletion', () => {
  it('a tab that still shows the deleted readings does not keep them when another tab keeps something new', async () => {
    const disk = new Disk();
    const [one, other] = [await keeping(disk, 'deleted.jpg'), open(disk)];
    await other.keeper.load();
    await one.keeper.forget();
    await expect.poll(() => other.state().isKept).toBe(false);
    const third = await keeping(disk, 'new.jpg');
    await other.keeper.load();
    await other.add(photo('later.jpg', 5));
    expect(third.names()).toEqual(['new.jpg']);
    expect(disk.entries.size).toBe(1);
    expect(other.state().isKept).toBe(false);
    await other.keeper.keep();
    expect(disk.entries.size).toBe(3);
  });

  it('readings that another tab keeps are shown in a tab that was opened while there were none', async () => {
    const disk = new Disk();
    await (await keeping(disk)).keeper.forget();
    const next = open(disk);
    await next.keeper.load();
    await keeping(disk, 'new.jpg');
    await expect.poll(next.names).toEqual(['new.jpg']);
    expect(next.state().isKept).toBe(true);
  });
});

it('A kept history is found again even if the browser was killed before noting it', async () => {
  const disk = new Disk();
  await keeping(disk);
  disk.isKept = false;
  const next = open(disk);
  await next.keeper.load();
  expect(next.names()).toEqual(['first.jpg']);
  expect(next.state().isKept).toBe(true);
  expect(disk.isKept).toBe(true);
});

it('A large history is kept in parts: if there is no room for all, the first parts stay and are not written again', async () => {
  const disk = new Disk();
  disk.room = 2600;
  const tab = open(disk);
  await tab.add(...Array.from({ length: 4000 }, (_, index) => photo(`${index}.jpg`, index + 1)));
  await tab.keeper.keep();
  expect(tab.state()).toMatchObject({ isKept: true, isKeeping: false, keepProblem: 'no-room' });
  expect(disk.entries.size).toBe(2500);
  disk.room = Infinity;
  await tab.keeper.keep();
  expect(tab.state()).toMatchObject({ isKept: true, keepProblem: undefined });
  expect(disk.entries.size).toBe(4000);
});

it('Later visits also know whether the browser may clear the history, without asking the visitor', async () => {
  const disk = new Disk();
  await keeping(disk);
  disk.isPersistent = false;
  const next = open(disk);
  await next.keeper.load();
  expect(next.state().isPersistent).toBe(false);
});

describe('entries that this release cannot read', () => {
  const foreign = { form: 2, what: 'a later release knows' };

  it('stay unchanged, are counted, and can be saved', async () => {
    const disk = new Disk();
    await keeping(disk);
    disk.entries.set('later', foreign);
    disk.entries.set('broken', { form: 1, reading: { name: 7 } });
    const next = open(disk);
    await next.keeper.load();
    expect(next.state().unreadEntries).toBe(2);
    await next.add(photo('second.jpg', 2));
    expect(disk.entries.get('later')).toEqual(foreign);
    expect(JSON.parse([...next.keeper.unreadJson()].join(''))).toContainEqual(foreign);
  });

  it('do not give up a reading’s place to others', async () => {
    const disk = new Disk();
    await keeping(disk);
    const [key] = disk.entries.keys();
    disk.entries.set(key!, foreign);
    const next = open(disk);
    await next.keeper.load();
    await next.add(photo('first.jpg'));
    expect(disk.entries.get(key!)).toEqual(foreign);
  });
});

describe('a reading from a photo after a history with it was opened', () => {
  it('is kept in place of the opened one', async () => {
    const disk = new Disk();
    const tab = await keeping(disk);
    await tab.add({ ...photo('opened.jpg', 2), saved: true });
    await tab.add(photo('opened.jpg', 2));
    expect([...disk.entries.values()].map((value) => (value as { reading: Reading }).reading.saved)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is shown in place of the opened one in another tab', async () => {
    const disk = new Disk();
    const tab = await keeping(disk);
    await tab.add({ ...photo('opened.jpg', 2), saved: true });
    const other = open(disk);
    await other.keeper.load();
    expect(other.isOpened()).toBe(true);
    await tab.add(photo('opened.jpg', 2));
    await expect.poll(other.isOpened).toBe(false);
  });

  it('is not written again if it was found kept, but only in place of an opened one', () => {
    const reading = photo('first.jpg');
    const known = (kept: Reading) => {
      const collection = new Collection(createHistoryStore());
      collection.add([reading]);
      for (const key of collection.entries().keys()) collection.addKept(key, kept);
      return collection.nextUnkept(9).map(([, { name }]) => name);
    };
    expect(known(reading)).toEqual([]);
    expect(known({ ...reading, saved: true })).toEqual(['first.jpg']);
  });
});

describe('a browser that refuses', () => {
  it.each([
    ['no-room', new DOMException('full', 'QuotaExceededError')],
    ['no-room', new DOMException('IO error: 000003.log: FILE_ERROR_NO_SPACE', 'UnknownError')],
    ['refused', new DOMException('denied', 'SecurityError')],
    ['newer', new DOMException('version', 'VersionError')],
  ])('is reported at once: %s', async (problem, refusal) => {
    const disk = new Disk();
    disk.refusal = refusal;
    const tab = await keeping(disk);
    expect(tab.state()).toMatchObject({ isKept: false, keepProblem: problem });
    disk.refusal = undefined;
    await tab.keeper.keep();
    expect(tab.state()).toMatchObject({ isKept: true, keepProblem: undefined });
    expect(disk.entries.size).toBe(1);
  });

  it('for lack of room keeps the stored readings, says so, and stores the rest once there is room', async () => {
    const disk = new Disk();
    const tab = await keeping(disk);
    disk.room = 0;
    await tab.add(photo('second.jpg', 2));
    expect(tab.state()).toMatchObject({ isKept: true, keepProblem: 'no-room' });
    expect(disk.entries.size).toBe(1);
    disk.room = Infinity;
    await tab.add(photo('third.jpg', 3));
    expect(tab.state().keepProblem).toBeUndefined();
    expect(disk.entries.size).toBe(3);
  });
});

it('The same card report with another picked camera replaces the first', async () => {
  const collection = new Collection(createHistoryStore());
  const report = parseReport(cardReport({ serial: '012345678901' }));
  if (typeof report === 'string') throw new Error(report);
  const file = (lastModified: number) => ({ file: new File([], 'r.xml', { lastModified }), path: 'r.xml' });
  for (const model of ['Canon EOS 5D Mark III', 'Canon EOS 6D']) {
    const result = { ...resultOfReport(report, model), bytesRead: 0, reads: 0 };
    await collection.addFile(file(0), { result, report });
  }
  const models = () => [...collection.entries().values()].map(({ model }) => model);
  expect(models()).toEqual(['Canon EOS 6D']);
  // If the visitor adds the report again without choosing a camera, the report keeps its earlier camera. If the file's
  // date differs, the report becomes a separate reading.
  const again = { result: { ...resultOfReport(report), bytesRead: 0, reads: 0 }, report };
  await collection.addFile(file(0), again);
  expect(models()).toEqual(['Canon EOS 6D']);
  await collection.addFile(file(86_400_000), again);
  expect(models()).toHaveLength(2);
});
