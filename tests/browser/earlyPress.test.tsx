/** public/first.js repeats the press of a button that React had not hydrated yet. */
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Deferred } from '../../src/site/ui/Deferred';

const presses = { ofPage: vi.fn(), ofPart: vi.fn() };
/** stands for loading the deferred part's code; pending until a test calls `arrive` */
let code: Promise<void>;
let arrive: () => void;

function Page() {
  return (
    <>
      <button type="button" onClick={presses.ofPage}>
        <span>Menu</span>
      </button>
      <Deferred load={() => code}>
        <button type="button" onClick={presses.ofPart}>
          <span>Copy</span>
        </button>
      </Deferred>
    </>
  );
}

/** Restores the built page as it is before any script runs. */
beforeEach(async () => {
  code = Promise.resolve();
  const { prelude } = await prerender(<Page />);
  document.body.innerHTML = `<div id="root">${await new Response(prelude).text()}</div>`;
  code = new Promise((resolve) => (arrive = resolve));
});
/** Records the listeners that public/first.js adds. `afterEach` removes them, because the tests share one window. */
const added = vi.spyOn(window, 'addEventListener');
afterEach(() => {
  for (const [type, listener] of added.mock.calls) window.removeEventListener(type, listener);
  vi.clearAllMocks();
});

const word = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('#root span')].find(({ textContent }) => textContent === text)!;
const press = (text: string) => act(async () => word(text).click());
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

async function start() {
  await act(async () => {
    hydrateRoot(document.getElementById('root')!, <Page />);
    window.dispatchEvent(new Event('page-started'));
  });
  await settled();
}

it('a button that was pressed too early is pressed again, once, as soon as the page has started', async () => {
  await press('Menu');
  await press('Menu');
  expect(presses.ofPage).not.toHaveBeenCalled();
  await start();
  expect(presses.ofPage).toHaveBeenCalledOnce();
  await act(async () => arrive());
  await settled();
  expect(presses.ofPage).toHaveBeenCalledOnce();
});

it.each(['before', 'after'])(
  'a button in a deferred part is pressed again, once, as soon as the part is there: pressed %s the start',
  async (when) => {
    if (when === 'before') await press('Copy');
    await start();
    if (when === 'after') await press('Copy');
    expect(presses.ofPart).not.toHaveBeenCalled();
    await act(async () => arrive());
    await settled();
    expect(presses.ofPart).toHaveBeenCalledOnce();
  },
);

it('a button is pressed only once if the press itself makes React hydrate it', async () => {
  await start();
  await act(async () => {
    arrive();
    // React now knows that the code has arrived, but hydrates the deferred part only after this callback.
    await new Promise((resolve) => setTimeout(resolve));
    word('Copy').click();
  });
  await settled();
  expect(presses.ofPart).toHaveBeenCalledOnce();
});

it('a button is not pressed again if it works already, or if something else was pressed after it', async () => {
  await start();
  await press('Copy');
  await press('Menu');
  await act(async () => arrive());
  await settled();
  expect(presses.ofPart).not.toHaveBeenCalled();
  expect(presses.ofPage).toHaveBeenCalledOnce();
  await press('Copy');
  await settled();
  expect(presses.ofPart).toHaveBeenCalledOnce();
});
