/** Renders the page at a path as the site does, but without its frame. */
import { ThemeProvider } from '@emotion/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense, useEffect } from 'react';
import { expect, vi } from 'vitest';
import { pages } from '../../../src/site/app/routes';
import { findRoute } from '../../../src/site/app/routes';
import { Toasts } from '../../../src/site/app/Toasts';
import { screens } from '../../../src/site/app/screens';
import { LanguageProvider, useLanguage } from '../../../src/site/router/LanguageProvider';
import type { Locale } from '../../../src/config/locales';
import { localizePath } from '../../../src/i18n/paths';
import { everyPart } from '../../../src/i18n/loadText';
import { loadTranslator } from '../../../src/i18n/translator';
import { theme } from '../../../src/site/theme/theme';

function Screen({ onShown }: { readonly onShown: () => void }) {
  const { path } = useLanguage();
  const route = findRoute(path);
  const Page = screens[route.kind];
  return (
    <Suspense>
      <Page {...route} />
      <Shown onShown={onShown} />
    </Suspense>
  );
}

/** Calls `onShown` in its effect, which runs after all effects of the page beside it. */
function Shown({ onShown }: { readonly onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}

/**
 * Renders the page at `path`, with the query `search`, and waits for the page and its effects. Returns helpers for
 * finding its parts.
 */
export async function renderPage(path: string, locale: Locale = 'en', search = '') {
  // happy-dom has no layout, so no element comes into view, and cards stay as in the HTML.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  window.history.replaceState(null, '', localizePath(path, locale) + search);
  const translator = await loadTranslator(locale, everyPart);
  const onShown = vi.fn();
  // `act` waits until the parts of the page have loaded. Slower code and texts arrive later.
  const { container } = await act(async () =>
    render(
      <ThemeProvider theme={theme}>
        <LanguageProvider start={{ path: localizePath(path, locale), locale, translator }} pages={pages}>
          <Screen onShown={onShown} />
          <Toasts />
        </LanguageProvider>
      </ThemeProvider>,
    ),
  );
  await waitFor(() => expect(onShown).toHaveBeenCalled(), { interval: 5 });
  // The page has exactly one main heading.
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  return {
    container,
    /** accepts any text as a key, because tests assemble keys */
    t: translator.t as (key: string, values?: Readonly<Record<string, unknown>>) => string,
    section: (name: string) => within(screen.getByRole('region', { name })),
    headings: (level: number) => screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent),
    /** the address of the first link with these words */
    href: (name: string) => screen.getAllByRole('link', { name })[0]!.getAttribute('href'),
    data: (type: string) => structuredData(document).find((entry) => entry['@type'] === type),
  };
}

export type RenderedPage = Awaited<ReturnType<typeof renderPage>>;

/** The rows of a model page's specification card: values by label. */
export const specifications = (container: HTMLElement) =>
  Object.fromEntries(
    [...container.querySelector('figure + dl')!.querySelectorAll('div')].map((row) => [
      row.querySelector('dt')!.textContent,
      row.querySelector('dd')!.firstChild!.textContent,
    ]),
  );

interface StructuredData {
  readonly '@type': string;
  readonly [key: string]: unknown;
}

/** Every block of structured data in a page. */
export function structuredData(container: ParentNode): readonly StructuredData[] {
  return [...container.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent),
  );
}
