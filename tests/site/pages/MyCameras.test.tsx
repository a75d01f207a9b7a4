import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { contentOf } from '../../../src/history/historyContent';
import { type HistoryState, NOTHING_READ } from '../../../src/history/historyState';
import type { Joined } from '../../../src/history/historyStore';
import MyCameras from '../../../src/history/views/MyCameras';
import { made } from '../../history/made';
import { renderPart } from '../tool/render';
import { texts } from '../../support/texts/all';

const content = contentOf([made('2024-01-02', 12_000), made('2024-05-01', 15_000)], '2026-01-01');
const page: { progress: HistoryState['progress']; joined: Joined | undefined; given: string[]; leave: () => void } = {
  progress: NOTHING_READ.progress,
  joined: undefined,
  given: [],
  leave: () => undefined,
};
vi.mock('../../../src/history/historyStore', () => ({
  keeper: {},
  addUnreadable: () => undefined,
  loadKept: (onGone: () => void) => {
    page.leave = onGone;
    return () => undefined;
  },
  useHistory: () => ({ content, progress: page.progress }),
  addToKept: async (files: AsyncIterable<{ readonly path: string }>) => {
    page.given = [];
    for await (const { path } of files) page.given.push(path);
    return page.joined;
  },
}));

async function show(onGone = () => undefined as void): Promise<HTMLElement> {
  // `MyCameras` appears only after its texts have loaded.
  await act(async () => void renderPart(<MyCameras onGone={onGone} />));
  return document.querySelector<HTMLElement>('[data-takes-files]')!;
}

const drop = (place: HTMLElement, ...names: readonly string[]) => {
  const files = names.map((name) => new File([], name));
  fireEvent(place, new CustomEvent('files-given', { detail: { files, items: files } }));
};

it('A camera is shown with its count, its wear and the date of its last photo', async () => {
  await show();
  expect(document.querySelector('[data-my-camera]')!.textContent).toMatch(/NIKON D750.*15,000.*10%.*May 1, 2024/);
});

it.each<[title: string, joined: Omit<Joined, 'failure'> & Partial<Joined>, said: string]>([
  ['the number of added counts', { counts: 3, keepProblem: undefined }, 'Added to your history. New counts: 3'],
  ['that it added nothing', { counts: 0, keepProblem: undefined }, texts.en['history.mine.nothing']],
  ['that there is no room', { counts: 1, keepProblem: 'no-room' }, texts.en['history.keep.no-room']],
  [
    'that nothing could be read',
    { counts: 0, keepProblem: undefined, failure: { code: 'unexpected' } as Joined['failure'] },
    texts.en['error.unexpected'],
  ],
])('A drop on the place for photos says %s', async (_title, joined, said) => {
  page.joined = { failure: undefined, ...joined };
  drop(await show(), 'DSC_1.JPG', 'DSC_2.JPG');
  expect(await screen.findByText(said)).toBeTruthy();
  expect(page.given).toEqual(['DSC_1.JPG', 'DSC_2.JPG']);
});

it('Chosen photos take the same way, and the place says that they are being read', async () => {
  page.joined = { counts: 1, failure: undefined, keepProblem: undefined };
  page.progress = { phase: 'reading', done: 3, total: 20, speed: 1 };
  const place = await show();
  fireEvent.change(screen.getByLabelText(/^Add photos/), { target: { files: [new File([], 'DSC_3.JPG')] } });
  await waitFor(() => expect(page.given).toEqual(['DSC_3.JPG']));
  expect(place.querySelector('output')!.textContent).toBe('Reading photos...3 of 20 files');
  page.progress = NOTHING_READ.progress;
});

it('The place disappears when nothing is kept any longer', async () => {
  const onGone = vi.fn<() => void>();
  await show(onGone);
  page.leave();
  expect(onGone).toHaveBeenCalledOnce();
});
