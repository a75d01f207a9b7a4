import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
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

vi.mock('../../../src/extraction/core', () => ({ loadCore: () => Promise.resolve({}) }));
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
  await act(async () => {
    const loading = store.loadKept();
    const adding = store.addReading(made('2024-06-01', 900));
    await vi.waitFor(() => expect(result.current.content.readings).toHaveLength(1));
    // Time to keep it, for a store that does not wait.
    await new Promise((resume) => setTimeout(resume, 50));
    give('1');
    await Promise.all([loading, adding]);
  });
  expect(result.current.content.readings).toHaveLength(501);
  expect(kept).toEqual([501]);
});
