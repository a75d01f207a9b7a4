/** One page of each kind must be the same after hydration as built. */
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { App } from '../../../src/site/app/App';
import { kinds } from '../../../src/site/app/routes';
import { render } from '../../../src/entry-server';
import { prefixVisit } from '../../../src/site/router/visit';
import { loadTranslator } from '../../../src/i18n/translator';

/**
 * The last page of each kind, because its lists are short. Another test hydrates /cameras in a browser, because its
 * rows take as long as all other pages together.
 */
const LAST = Object.values(kinds)
  .filter(({ kind }) => kind !== 'cameras')
  .map(({ kind, pages }) => [kind, pages.at(-1)?.path ?? '/404'] as const);

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

it.each(LAST)('the page of kind %s hydrates unchanged (%s)', async (kind, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const rendered = await render(kind === 'notFound' ? undefined : path);
  expect(rendered.errors).toEqual([]);
  const container = document.createElement('div');
  container.innerHTML = rendered.body;
  document.body.append(container);
  const main = container.querySelector('main');

  window.history.replaceState(null, '', path);
  const visit = prefixVisit(path);
  const { load, texts } = kinds[kind];
  const [translator] = await Promise.all([loadTranslator(visit.locale, texts), load()]);
  const mended: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(container, <App start={{ ...visit, translator }} />, {
      onRecoverableError: (problem) => void mended.push(problem),
    });
  });
  expect(mended).toEqual([]);
  // React must keep the built page's elements.
  expect(main).not.toBeNull();
  expect(container.querySelector('main')).toBe(main);
});
