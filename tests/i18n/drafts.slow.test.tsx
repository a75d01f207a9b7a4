/** A draft, for which German stands in: what its files lack is shown in English. */
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../src/app/App';
import { sitemapXml } from '../../src/app/sitemap';
import type * as locales from '../../src/config/locales';
import { legalSite } from '../../src/config/site';
import { writtenIn } from '../../src/config/written';
import { loadLegal } from '../../src/content/content';
import { formatDate } from '../../src/i18n/format';
import { loadTranslator } from '../../src/i18n/translator';
import { prefixVisit } from '../../src/i18n/visit';
import { parseSitemap } from '../support/parse';
import { texts } from '../support/texts/all';

vi.mock('virtual:draft-files', () => ({
  draftFiles: {
    de: {
      'home.json': [],
      'tool.json': [],
      'legal.ts': [],
      'articles/shutter-lifespan.ts': [],
      'brands.ts': ['nikon'],
    },
  },
}));
vi.mock('../../src/config/locales', async (original) => ({
  ...(await original<typeof locales>()),
  isFinished: (code: string) => code !== 'de',
  finishedLocales: ['en', 'ja'],
}));

async function renderAt(path: string) {
  window.history.replaceState(null, '', path);
  const visit = prefixVisit(path);
  const start = { ...visit, translator: await loadTranslator(visit.locale) };
  await act(async () => render(<App start={start} />));
  await screen.findByRole('heading', { level: 1 });
}

const main = () => screen.getByRole('main');
const heading = () => screen.getByRole('heading', { level: 1 });
const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('cookie-consent', 'necessary');
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

describe('a region', () => {
  it('is in the draft’s language if all its files are whole, and else in English', () => {
    expect(writtenIn('de', ['frame.json', 'posts.ts'])).toBe('de');
    expect(writtenIn('de', ['frame.json', 'home.json'])).toBe('en');
    expect(writtenIn('ja', ['home.json'])).toBe('ja');
  });

  it('about a maker is in the draft’s language if the entry is whole', () => {
    expect(writtenIn('de', ['brands.ts#nikon'])).toBe('de');
    expect(writtenIn('de', ['brands.ts#canon'])).toBe('en');
    expect(writtenIn('de', ['brands.ts'])).toBe('en');
  });
});

describe('a page of a draft', () => {
  it('is marked as English between a header and footer in its own language', async () => {
    await renderAt('/de');
    expect(document.documentElement.lang).toBe('de');
    expect(main().getAttribute('lang')).toBe('en');
    expect(heading().textContent).toBe(texts.en['home.heading']);
    expect(main().textContent).toContain(texts.en['dropZone.heading']);
    expect(within(screen.getAllByRole('banner')[0]!).getByRole('link', { name: 'Startseite' })).toBeTruthy();
    // Its links lead to pages of the draft.
    for (const link of within(main()).getAllByRole('link', { name: 'Nikon' }))
      expect(link.getAttribute('href')).toBe('/de/nikon');
  });

  it('marks the one text in it that is English', async () => {
    await renderAt('/de/blog/shutter-lifespan');
    expect(languageOf(heading())).toBe('de');
    const contents = await screen.findByRole('navigation', { name: texts.en['article.contents'] });
    expect(languageOf(contents)).toBe('en');
  });

  it('has its dates as its text does', async () => {
    await renderAt('/de/privacy-policy');
    expect(main().getAttribute('lang')).toBe('en');
    const { updated } = (await loadLegal('en'))(legalSite)['privacy-policy'];
    expect(main().textContent).toContain(texts.en['legal.updated'].replace('{{date}}', formatDate(updated!, 'en')));
  });

  it('is hidden from search engines, and no page names it as its translation', async () => {
    await renderAt('/de/nikon');
    const { head } = document;
    expect(head.querySelector('meta[name=robots]')!.getAttribute('content')).toBe('noindex');
    expect(head.querySelectorAll('link[rel=alternate]')).toHaveLength(0);
    for (const { loc, alternates } of parseSitemap(sitemapXml('https://site.test', '2026-11-21', () => false))) {
      expect(loc).not.toMatch(/\/de(?:\/|$)/);
      expect(Object.keys(alternates)).toEqual(['en', 'ja', 'x-default']);
    }
  });

  it('can be chosen, and left again', async () => {
    await renderAt('/');
    const choose = (name: string) => act(async () => screen.getAllByRole('button', { name })[0]!.click());
    await choose('Deutsch');
    await waitFor(() => expect(document.documentElement.lang).toBe('de'));
    expect([window.location.pathname, main().getAttribute('lang')]).toEqual(['/de', 'en']);
    await choose('日本語');
    await waitFor(() => expect(heading().textContent).toBe(texts.ja['home.heading']));
    expect([window.location.pathname, main().getAttribute('lang')]).toEqual(['/ja', null]);
  });
});
