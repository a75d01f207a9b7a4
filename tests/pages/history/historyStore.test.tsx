import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { FileReading } from '../../../src/reading/extractFile';
import type { OpenedHistory } from '../../../src/history/json';
import type { Pausing } from '../../../src/history/pausing';
import type { Reading } from '../../../src/history/reading';
import type * as Store from '../../../src/pages/history/historyStore';
import { made } from '../../history/made';

const readings = Array.from({ length: 500 }, (_, index) => made('2024-05-01', index + 1));
/** What happens while a history is being opened */
const meanwhile = vi.fn();
/** Reads the history that is kept on the device */
const readKept = vi.fn<() => Promise<string>>();
/** How many readings were kept on the device, each time */
const kept: number[] = [];
/** Waited for before a photo's reading ends */
const readPhoto = vi.fn<(path: string) => Promise<void>>();

vi.mock('../../../src/extraction/core', () => ({ loadCore: () => Promise.resolve({}) }));
vi.mock('../../../src/reading/extractFile', () => ({
  async extractFile(_core: unknown, _source: unknown, path: string): Promise<FileReading> {
    await readPhoto(path);
    return { result: { container: 'JPEG', counters: [], hasGps: false, reason: 'not-stored', bytesRead: 0, reads: 1 } };
  },
}));
vi.mock('../../../src/history/json', () => ({
  MAX_HISTORY_BYTES: 1,
  *openHistory(): Pausing<OpenedHistory> {
    yield;
    meanwhile();
    yield;
    return { readings };
  },
  writeHistory: ({ length }: readonly Reading[]) => String(length),
}));
vi.mock('../../../src/config/keptHistory', () => ({
  isHistoryKept: () => true,
  readKeptHistory: () => readKept(),
  keepHistory: (json: string) => Promise.resolve(void kept.push(Number(json))),
}));

let store: typeof Store;

// Each test has a store of its own, as after the page was loaded.
beforeEach(async () => {
  vi.resetModules();
  meanwhile.mockReset();
  readPhoto.mockReset();
  kept.length = 0;
  store = await import('../../../src/pages/history/historyStore');
});

/** How many readings the page has once this is done */
async function lengthAfter(work: () => Promise<unknown>): Promise<number> {
  const { result } = renderHook(store.useHistory);
  await act(work);
  return result.current.content.readings.length;
}

const openSaved = () => store.addFiles([{ file: new File(['1'], 'history.json'), path: 'history.json' }]);

it('A saved history is added whole', async () => {
  expect(await lengthAfter(openSaved)).toBe(500);
});

it('A saved history that is being opened does not come back when everything is cleared', async () => {
  meanwhile.mockImplementation(store.clearHistory);
  expect(await lengthAfter(openSaved)).toBe(0);
});

it('What is added while the kept history loads never replaces it', async () => {
  let give!: (json: string) => void;
  readKept.mockReturnValue(new Promise((resolve) => (give = resolve)));
  const { result } = renderHook(store.useHistory);
  const work = [store.loadKept(), store.addReading(made('2024-06-01', 900))];
  await waitFor(() => expect(result.current.content.readings).toHaveLength(1));
  // Time to keep it, for a store that does not wait.
  await new Promise((resume) => setTimeout(resume, 50));
  await act(async () => {
    give('1');
    await Promise.all(work);
  });
  expect(result.current.content.readings).toHaveLength(501);
  expect(kept).toEqual([501]);
});

/** Adds photos with these names; ends with the reading unless one is under way */
const addPhotos = (names: readonly string[]) =>
  store.addFiles(names.map((name) => ({ file: new File([name], name, { lastModified: 1 }), path: name })));

const numberedNames = (number: number) => Array.from({ length: number }, (_, index) => `DSC_${index}.JPG`);

it('Every photo is read once, however many are given', async () => {
  const names = numberedNames(100);
  expect(await lengthAfter(() => addPhotos([...names, ...names]))).toBe(100);
  expect(readPhoto.mock.calls.map(([path]) => path).toSorted()).toEqual(names.toSorted());
});

it('A photo that cannot be read takes no other with it', async () => {
  readPhoto.mockImplementation((path) =>
    path === 'DSC_5.JPG' ? Promise.reject(new Error('gone')) : Promise.resolve(),
  );
  const { result } = renderHook(store.useHistory);
  await act(() => addPhotos(numberedNames(20)));
  const { readings: all } = result.current.content;
  expect(all).toHaveLength(20);
  expect(all.filter(({ reason }) => reason === 'unreadable').map(({ name }) => name)).toEqual(['DSC_5.JPG']);
});

it('Photos added while the last one is being read are read too', async () => {
  readPhoto.mockImplementationOnce(() => addPhotos(['later.JPG', 'last.JPG']));
  expect(await lengthAfter(() => addPhotos(['first.JPG']))).toBe(3);
});

it('Photos that are being read do not come back when everything is cleared', async () => {
  readPhoto.mockImplementationOnce(() => Promise.resolve(store.clearHistory()));
  expect(await lengthAfter(() => addPhotos(numberedNames(40)))).toBe(0);
});

it('Photos added right after everything is cleared are the only ones', async () => {
  readPhoto.mockImplementationOnce(() => {
    store.clearHistory();
    return addPhotos(['new.JPG']);
  });
  expect(await lengthAfter(() => addPhotos(numberedNames(40)))).toBe(1);
});
