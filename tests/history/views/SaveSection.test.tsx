import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Reading } from '../../../src/history/reading';
import { SaveSection } from '../../../src/history/views/SaveSection';
import { examined, made, namelessReading } from '../made';
import { texts } from '../../support/texts/all';
import { renderPart } from '../../site/tool/render';

// happy-dom cannot draw or decode pictures.
vi.mock('../../../src/site/tool/sheet/proofDrawing', () => ({
  drawnProof: () => Promise.resolve(new Blob(['drawn'])),
}));
Image.prototype.decode = () => Promise.resolve();

const one = [made('2024-05-01', 1_000), made('2024-06-01', 2_000)];
const two = [...one, made('2024-05-01', 70_000, { serial: '6009999' })];

const show = (readings: readonly Reading[] = two) =>
  renderPart(
    <SaveSection
      readings={readings}
      bodies={examined(readings)}
      asOf="2026-01-01T00:00:00"
      picture={{ current: document.createElementNS('http://www.w3.org/2000/svg', 'svg') }}
      drawn={examined(readings)}
    />,
  );

const menu = () => screen.getByRole('button', { name: texts.en['history.save.choose'] });
const choices = () => screen.getAllByRole('button').filter((button) => button !== menu());
const choose = (key: 'csv' | 'bodies' | 'json' | 'print' | 'printTable' | 'printTags') => {
  fireEvent.click(menu());
  fireEvent.click(screen.getByRole('button', { name: texts.en[`history.save.${key}`] }));
};
const sheet = () => document.querySelector('body > [data-sheet]');

afterEach(() => vi.unstubAllGlobals());

describe('the menu of exports', () => {
  it('is one button, which lists all exports', () => {
    show();
    expect(choices()).toEqual([]);
    fireEvent.click(menu());
    expect(menu().getAttribute('aria-expanded')).toBe('true');
    expect(choices().map(({ textContent }) => textContent)).toEqual(
      (['json', 'csv', 'bodies', 'svg', 'png', 'printTable', 'print', 'printTags'] as const).map(
        (key) => texts.en[`history.save.${key}`],
      ),
    );
  });

  it('is closed with Escape, which gives the focus back', () => {
    show();
    fireEvent.click(menu());
    act(() => choices()[2]!.focus());
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(choices()).toEqual([]);
    expect(document.activeElement).toBe(menu());
  });

  it('closes when the focus moves past it', () => {
    show();
    fireEvent.click(menu());
    act(() => screen.getByLabelText(texts.en['history.save.serials']).focus());
    expect(choices()).toEqual([]);
  });
});

it.each([
  [
    'several photos without a serial number',
    [made('2024-07-01', 5_000), made('2024-08-01', 6_000)].map(namelessReading),
  ],
  [
    'a count that falls',
    [made('2024-07-01', 9_000, { serial: '6001111' }), made('2024-08-01', 6_000, { serial: '6001111' })],
  ],
  [
    'a count that its file contradicts',
    [made('2024-07-01', 5_000, { serial: '6001111', counts: [{ limits: ['lens-differs'] }] })],
  ],
])('prints no tag for %s, and gives the number of tags', async (_, untold) => {
  vi.stubGlobal('print', vi.fn());
  show(untold);
  fireEvent.click(menu());
  expect(screen.queryByRole('button', { name: texts.en['history.save.printTags'] })).toBeNull();
  cleanup();
  show([...two, ...untold]);
  screen.getByText(/^Tags for 2 of 3 cameras/);
  screen.getByText(/^Codes to scan on 0 of 2 tags/);
  choose('printTags');
  await waitFor(() => expect(sheet()?.querySelectorAll('li').length).toBe(2));
  expect([...sheet()!.querySelectorAll('img')].map(({ alt }) => alt)).toEqual([
    expect.stringContaining('2,000'),
    expect.stringContaining('70,000'),
  ]);
});

describe('the history', () => {
  it.each([
    ['json', 'shutter-history-2026-01-01.json', '"format":"shutter-count-history"'],
    ['csv', 'shutter-history-2026-01-01.csv', 'DSC_'],
    ['bodies', 'shutter-history-2026-01-01-cameras.csv', 'made_at_least'],
  ] as const)('is saved as %s', async (key, name, content) => {
    const saved: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (saved.push(blob as Blob), 'blob:1'));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    show();
    choose(key);
    await waitFor(() => expect(names).toEqual([name]));
    expect(await saved[0]!.text()).toContain(content);
    expect(choices()).toEqual([]);
  });

  it.each([
    ['printTable', 'table'],
    ['print', 'article:nth-of-type(2)'],
    ['printTags', 'li:nth-of-type(2)'],
  ] as const)('is printed: %s', async (key, part) => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    show();
    choose(key);
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(sheet()!.querySelector(part)).not.toBeNull();
  });

  it.each([
    ['the table of several cameras', two, 'table'],
    ['the page of a single one', one, 'dl'],
  ] as const)('prints %s by the browser’s own command', (_what, readings, part) => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    show(readings);
    fireEvent(window, new Event('beforeprint'));
    expect(sheet()!.querySelector(part)).not.toBeNull();
    expect(print).not.toHaveBeenCalled();
    fireEvent(window, new Event('afterprint'));
    expect(sheet()).toBeNull();
  });

  it.each(['printTable', 'print'] as const)('is printed with the ends of serial numbers, or all of them: %s', (key) => {
    vi.stubGlobal('print', vi.fn());
    const sony = made('2024-05-01', 900, { make: 'SONY', model: 'ILCE-7CM2', serial: '8 8 194 34 102' });
    show([...two, sony]);
    choose(key);
    expect(sheet()!.textContent).toContain('••••999');
    expect(sheet()!.textContent).not.toContain('6009999');
    expect(sheet()!.textContent).toContain('Sony A7C II');
    fireEvent(window, new Event('afterprint'));
    fireEvent.click(screen.getByLabelText(texts.en['history.save.serials']));
    choose(key);
    expect(sheet()!.textContent).toContain('6009999');
    expect(sheet()!.textContent).toContain('0808c22266');
    fireEvent(window, new Event('afterprint'));
  });

  it('is printed on tags with the ends of serial numbers, or all of them', async () => {
    vi.stubGlobal('print', vi.fn());
    const alts = () => [...sheet()!.querySelectorAll('img')].map(({ alt }) => alt).join();
    show();
    choose('printTags');
    await waitFor(() => expect(sheet()).not.toBeNull());
    expect(alts()).not.toContain('6009999');
    fireEvent(window, new Event('afterprint'));
    fireEvent.click(screen.getByLabelText(texts.en['history.save.serials']));
    choose('printTags');
    await waitFor(() => expect(sheet()).not.toBeNull());
    expect(alts()).toContain('6009999');
  });
});
