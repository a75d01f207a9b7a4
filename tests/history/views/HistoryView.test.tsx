import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contentOf } from '../../../src/history/historyContent';
import type { Reading } from '../../../src/history/reading';
import { addReading, noteSaved, queue } from '../../../src/history/historyStore';
import HistoryView from '../../../src/history/views/HistoryView';
import { renderPart } from '../../site/tool/render';
import { texts } from '../../support/texts/all';
import { made, namelessReading } from '../made';

const unusable: Reading = {
  name: 'DSC_0001.JPG',
  source: 'photo',
  make: 'NIKON CORPORATION',
  model: 'NIKON D750',
  counts: [],
  reason: 'edited',
};

const viewOf = (readings: readonly Reading[], isReading = false) => (
  <HistoryView
    content={contentOf(readings, '2024-05-01T12:00:00')}
    keeping={{ isKept: false, isKeeping: false, keepProblem: undefined, isPersistent: true, unreadEntries: 0 }}
    isReading={isReading}
  />
);

const show = (readings: readonly Reading[], isReading: boolean) => renderPart(viewOf(readings, isReading));

it('The message that nothing is usable appears only once all photos are read', async () => {
  const { unmount } = show([unusable], true);
  expect(await screen.findByText('DSC_0001.JPG')).toBeTruthy();
  expect(screen.queryByText(texts.en['history.none.heading'])).toBeNull();
  unmount();
  show([unusable], false);
  expect(screen.getByText(texts.en['history.none.heading'])).toBeTruthy();
});

it('A file that is left out is listed with its camera', async () => {
  show([unusable], false);
  expect((await screen.findByText('DSC_0001.JPG')).closest('tr')?.textContent).toContain('NIKON D750');
});

it('A row shows the count of all shots, as a result does, and names the mechanical one that the wear is of', () => {
  const counts = [{ kind: 'total' as const }, { kind: 'mechanical' as const, low: 31_480, high: 31_480 }];
  const d850 = made('2024-01-01', 45_213, { model: 'NIKON D850', serial: '6001111', counts });
  show([d850, made('2024-01-01', 1000, { serial: '6002222' })], false);
  const [, count, worn] = document.querySelectorAll('[data-body*="6001111"] td');
  expect(count!.textContent).toContain('45,213');
  expect(count!.textContent).toContain(`${texts.en['kind.total']} · 31,480 mechanical`);
  expect(worn!.textContent).toContain('16%');
});

it('A number that may be wrong has no bar', () => {
  const doubtful = made('2024-01-01', 1000, { serial: '6002222', counts: [{ limits: ['unconfirmed'] }] });
  show([made('2024-01-01', 1000, { serial: '6001111' }), doubtful], false);
  const bars = ['6001111', '6002222'].map(
    (serial) =>
      [...document.querySelectorAll('[data-body]')]
        .find(({ textContent }) => textContent.includes(serial))!
        .querySelectorAll('td svg[aria-hidden] line').length,
  );
  expect(bars[0]).toBeGreaterThan(0);
  expect(bars[1]).toBe(0);
});

it('A count of a re-saved file comes before those without notes, and its bar has no color', async () => {
  const clean = made('2024-01-01', 1000, { serial: '6001111' });
  const resaved = made('2024-01-01', 1000, { serial: '6002222', savedAgain: true });
  show([clean, resaved], false);
  const rows = () => [...document.querySelectorAll('[data-body]')];
  await expect
    .poll(() => rows().map(({ textContent }) => textContent))
    .toEqual([expect.stringContaining('6002222'), expect.stringContaining('6001111')]);
  const [uncolored, colored] = rows().map((row) => row.querySelectorAll('td svg[aria-hidden] line')[1]!);
  expect(uncolored!.getAttribute('x2')).toBe(colored!.getAttribute('x2'));
  expect(uncolored!.getAttribute('class')).not.toBe(colored!.getAttribute('class'));
});

it('A mark is half filled if its count may not be the camera’s', () => {
  const clean = made('2024-01-01', 1000, { serial: '6001111' });
  show([clean, made('2024-01-01', 1000, { serial: '6002222', savedAgain: true })], false);
  const isHalf = (serial: string) =>
    [...document.querySelectorAll('[data-body]')]
      .find(({ textContent }) => textContent.includes(serial))!
      .querySelector('[title] clipPath') !== null;
  expect([isHalf('6001111'), isHalf('6002222')]).toEqual([false, true]);
});

it('Photos without a serial number say why they have no wear', () => {
  const nameless = [made('2024-01-01', 1000), made('2024-02-01', 2000)].map(namelessReading);
  show([...nameless, made('2024-01-01', 1000, { model: 'NIKON D850' })], false);
  expect(screen.getAllByText(texts.en['history.bodies.mixed']).length).toBeGreaterThan(0);
});

it('The list leads to the chosen body if that is below it, and back', () => {
  const seen: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.tagName);
  });
  show([made('2024-01-01', 1000, { serial: '6001111' }), made('2024-01-01', 900, { serial: '6002222' })], false);
  const row = () => document.querySelector<HTMLElement>('[data-body*="6002222"] th button')!;
  fireEvent.click(row());
  expect(document.activeElement!.textContent).toContain('6002222');
  fireEvent.click(screen.getByRole('button', { name: texts.en['history.bodies.back'] }));
  expect(document.activeElement).toBe(row());
  expect(seen).toEqual(['DIV', 'BUTTON']);
  vi.restoreAllMocks();
});

it('A body without wear says why, on a phone too', () => {
  const d2hs = made('2005-03-18', 2, { serial: '3001006', model: 'NIKON D2Hs' });
  show([d2hs, made('2024-01-01', 1000, { serial: '6001111' })], false);
  const row = document.querySelector('[data-body] small')!.closest('table')!;
  expect(row.textContent.split(texts.en['wear.short.unsourced'])).toHaveLength(3);
});

it('Every reading has three columns, with its kind of count, its file and its source', () => {
  show([made('2024-01-01', 1000, { name: 'A.NEF' })], false);
  const row = screen.getByText('A.NEF').closest('tr')!;
  expect([...row.children].map(({ textContent }) => textContent)).toEqual([
    'NIKON D750 ••••234A.NEF',
    '1,000All shots',
    'January 1, 2024 at 12:00 PMPhoto',
  ]);
});

it('The search field stays while it filters bodies, however few remain', async () => {
  const bodies = Array.from({ length: 10 }, (_, at) => made('2024-01-01', 1000 + at, { serial: `600${1000 + at}` }));
  function Shrinking() {
    const [left, setLeft] = useState(10);
    return (
      <>
        {viewOf(bodies.slice(0, left))}
        <button type="button" onClick={() => setLeft(9)}>
          Fewer
        </button>
      </>
    );
  }
  renderPart(<Shrinking />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '6001001' } });
  await expect.poll(() => document.querySelectorAll('[data-body]')).toHaveLength(1);
  fireEvent.click(screen.getByText('Fewer'));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('6001001');
});

it('The picture stays while its place is hidden and has no width', () => {
  let tell!: (width: number) => void;
  vi.spyOn(window, 'ResizeObserver').mockImplementation(function (this: ResizeObserver, report) {
    tell = (width) => report([{ contentRect: { width } } as ResizeObserverEntry], this);
    this.observe = this.disconnect = () => undefined;
  });
  show([made('2022-01-01', 1000), made('2023-01-01', 2000)], false);
  const width = () => document.querySelector('[data-picture]')?.getAttribute('width');
  expect(width()).toBeUndefined();
  act(() => tell(500));
  expect(width()).toBe('500');
  act(() => tell(0));
  expect(width()).toBe('500');
});

describe('Closing the tab', () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  async function addSome(times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) await addReading(made('2024-05-01', 1000 + time, { source: 'cable' }));
  }
  beforeEach(() => queue.clear());

  it('asks once many readings were added one by one, which would be lost', async () => {
    await addSome(2);
    expect(isAsked()).toBe(false);
    await addSome(1);
    expect(isAsked()).toBe(true);
  });

  it('asks nothing once it is saved, or all is cleared', async () => {
    await addSome(3);
    noteSaved();
    expect(isAsked()).toBe(false);
    await addSome(3);
    expect(isAsked()).toBe(true);
    queue.clear();
    expect(isAsked()).toBe(false);
  });
});
