import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { OpenedHistory } from '../../../src/history/json';
import type { Pausing } from '../../../src/history/pausing';
import { addFiles, clearHistory, useHistory } from '../../../src/pages/history/historyStore';
import { made } from '../../history/made';

const readings = Array.from({ length: 500 }, (_, index) => made('2024-05-01', index + 1));
/** What the visitor does while a history is being opened */
const meanwhile = vi.fn();

vi.mock('../../../src/extraction/core', () => ({ loadCore: () => Promise.resolve({}) }));
vi.mock('../../../src/history/json', () => ({
  MAX_HISTORY_BYTES: 1,
  *openHistory(): Pausing<OpenedHistory> {
    yield;
    meanwhile();
    yield;
    return { readings };
  },
}));

/** Opens a saved history; returns how many readings the page has then. */
async function open(): Promise<number> {
  const { result, unmount } = renderHook(useHistory);
  await act(() => addFiles([{ file: new File(['1'], 'history.json'), path: 'history.json' }]));
  const { length } = result.current.content.readings;
  unmount();
  return length;
}

afterEach(clearHistory);

it('A saved history is added whole', async () => {
  expect(await open()).toBe(500);
});

it('A saved history that is being opened does not come back when everything is cleared', async () => {
  meanwhile.mockImplementation(clearHistory);
  expect(await open()).toBe(0);
});
