/** One page of each kind, hydrated by the development version of React: its warnings fail it. */
import { act, cleanup } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, expect, it, vi } from 'vitest';
import { App } from '../../src/app/App';
import { routes } from '../../src/app/routes';
import { loadTranslator } from '../../src/i18n/translator';
import { prefixVisit } from '../../src/i18n/visit';

const kinds = [...new Set(routes.map(({ kind }) => kind))];
const paths = [...kinds.map((kind) => routes.find((route) => route.kind === kind)!.path), '/nothing'];

afterEach(cleanup);

it.each(paths)('%s is hydrated without a warning', async (path) => {
  vi.stubGlobal('IntersectionObserver', class {
    observe() {}
    disconnect() {}
  });
  vi.stubGlobal('scrollTo', () => undefined);
  localStorage.setItem('cookie-consent', 'necessary');
  window.history.replaceState(null, '', path);
  const start = { ...prefixVisit(path), translator: await loadTranslator('en') };
  const { prelude } = await prerender(<App start={start} />);
  const root = document.createElement('div');
  root.innerHTML = (await new Response(prelude).text()).replace(/^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/, '');
  document.body.append(root);
  const warned = vi.spyOn(console, 'error');
  const problems: unknown[] = [];
  const app = await act(async () =>
    hydrateRoot(root, <App start={start} />, { onRecoverableError: (problem) => problems.push(problem) }),
  );
  await act(async () => vi.waitFor(() => expect(root.querySelector('h1')).not.toBeNull()));
  expect(problems).toEqual([]);
  expect(warned.mock.calls.filter(([message]) => !/^Page not found/.test(String(message)))).toEqual([]);
  await act(async () => app.unmount());
  root.remove();
});
