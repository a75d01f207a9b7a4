/** A draft, for which German stands in: it has the pages whose texts are whole; in place of the others there is English. */
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../src/app/App';
import { hasPage, pages, textFiles } from '../../src/app/languages';
import { findRoute, kinds, type Route, routes } from '../../src/app/routes';
import { sitemapXml } from '../../src/app/sitemap';
import { draftLocales } from '../../src/config/locales';
import { loadTranslator } from '../../src/i18n/translator';
import { loadVisit } from '../../src/i18n/visit';
import { readStored } from '../../src/storage/choices';
import { parseSitemap } from '../support/parse';
import { texts } from '../support/texts/all';

const everyFile = () => [...new Set(routes.flatMap(textFiles))];

/** The files that the draft lacks. */
const draft = vi.hoisted(() => ({ lacks: [] as readonly string[] }));
/** A real draft beside it has no page here. */
const WITHOUT_PAGES = ['frame'];
vi.mock('virtual:draft-files', () => ({
  draftFiles: new Proxy<Record<string, readonly string[]>>(
    {},
    {
      get: (_, code) =>
        code === 'de' ? draft.lacks : draftLocales.some((other) => other === code) ? WITHOUT_PAGES : undefined,
    },
  ),
}));

/** Loads the page of an address for which there is no file. */
async function renderAt(address: string) {
  window.history.replaceState(null, '', address);
  const visit = loadVisit(address, readStored('language'), pages);
  const translator = await loadTranslator(visit.locale, kinds[findRoute(address).kind].texts);
  await act(async () => render(<App start={{ ...visit, translator }} />));
  await screen.findByRole('heading', { level: 1 });
}

const main = () => screen.getByRole('main');
const here = () => [window.location.pathname, document.documentElement.lang];
const choose = (name: string) => act(async () => screen.getAllByRole('button', { name })[0]!.click());
const header = () => within(screen.getAllByRole('banner')[0]!);
const listed = () => parseSitemap(sitemapXml('https://site.test', '2026-11-21', () => false));
const inGerman = () => routes.filter((route) => hasPage(route, 'de'));
/** What the page says about its language, by language. */
const said = () =>
  screen
    .queryAllByRole('status')
    .flatMap((status) => [...status.querySelectorAll('[lang]')])
    .map((sentence) => [sentence.getAttribute('lang'), sentence.textContent]);

const IN_ENGLISH = ['en', texts.en['frame.notTranslated'].replace('{{language}}', 'German')];
const IN_GERMAN = ['de', texts.de['frame.notTranslated'].replace('{{language}}', 'Deutsch')];

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

describe('a draft of which nothing is translated', () => {
  beforeEach(() => void (draft.lacks = everyFile()));

  it('has no page', () => {
    expect(inGerman()).toEqual([]);
    for (const { loc, alternates } of listed()) {
      expect(loc).not.toMatch(/\/de(?:\/|$)/);
      expect(Object.keys(alternates)).toEqual(['en', 'ja', 'x-default']);
    }
  });

  it('leads to the English page, which says so in English', async () => {
    await renderAt('/de/blog');
    expect(here()).toEqual(['/blog', 'en']);
    await waitFor(() => expect(said()).toEqual([IN_ENGLISH]));
    expect(main().textContent).toContain(texts.en['blog.heading']);
    expect(document.head.querySelectorAll('link[hreflang=de], meta[content=de_DE]')).toHaveLength(0);
  });

  it('says in English, too, that there is nothing at an address', async () => {
    await renderAt('/de/nothing');
    expect(here()).toEqual(['/nothing', 'en']);
    expect(main().textContent).toContain(texts.en['notFound.title']);
    expect(said()).toEqual([]);
  });
});

describe('a draft of which one page is whole', () => {
  const whole = findRoute('/verify');
  beforeEach(() => void (draft.lacks = everyFile().filter((file) => !textFiles(whole).includes(file))));

  it('has that page, and those that need no more than the search in its header', () => {
    const { path } = whole;
    expect(inGerman().filter(({ kind }) => kind !== 'allModels')).toEqual([whole]);
    const ofDraft = listed().filter(({ loc }) => loc === `https://site.test/de${path}`);
    expect(ofDraft.map(({ alternates }) => Object.keys(alternates))).toEqual([['en', 'ja', 'de', 'x-default']]);
    expect(listed().filter(({ loc }) => /\/de(?:\/|$)/.test(loc))).toHaveLength(inGerman().length);
  });

  it('shows it whole, with links to English where it has no page', async () => {
    await renderAt('/de/verify');
    expect(here()).toEqual(['/de/verify', 'de']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.de['verify.heading']);
    expect(document.head.querySelector('meta[name=robots]')).toBeNull();
    expect(header().getByRole('link', { name: texts.de['nav.home'] }).getAttribute('href')).toBe('/');
    expect(header().getByRole('link', { name: texts.de['nav.blog'] }).getAttribute('href')).toBe('/blog');
    const own = screen.getByRole('link', { name: texts.de['footer.verify'] });
    expect(own.getAttribute('href')).toBe('/de/verify');
  });

  it('can be chosen on every page, says in both languages that it lacks this one, and leads to what it has', async () => {
    await renderAt('/blog');
    await choose('Deutsch');
    await waitFor(() => expect(said()).toEqual([IN_GERMAN, IN_ENGLISH]));
    expect(here()).toEqual(['/blog', 'en']);
    await waitFor(() => expect(readStored('language')).toBe('de'));
    const link = screen.getByRole('link', { name: texts.en['footer.verify'] });
    await act(async () => link.click());
    await waitFor(() => expect(here()).toEqual(['/de/verify', 'de']));
    expect(said()).toEqual([]);
  });

  it('can be left again', async () => {
    await renderAt('/de/blog');
    await waitFor(() => expect(said()).toEqual([IN_GERMAN, IN_ENGLISH]));
    await choose('English');
    await waitFor(() => expect(said()).toEqual([]));
    expect(here()).toEqual(['/blog', 'en']);
  });
});

it('a draft that is whole has every page', () => {
  draft.lacks = [];
  expect(inGerman()).toHaveLength(routes.length);
  expect(listed().every(({ alternates }) => 'de' in alternates)).toBe(true);
});

it('a draft that lacks one entry lacks the pages that can show its file', () => {
  draft.lacks = ['models/nikon'];
  const isOfNikon = (route: Route) => route.kind === 'model' && route.brand.id === 'nikon';
  expect(routes.filter((route) => !hasPage(route, 'de'))).toEqual(routes.filter(isOfNikon));
});
