/** Every page as prerendered, before any script runs. */
import { beforeAll, describe, expect, test } from 'vitest';
import { describePage } from '../../src/app/describePage';
import { isKnownPath, routes } from '../../src/app/routes';
import { site } from '../../src/config/site';
import { finishedLocales, type Locale } from '../../src/config/locales';
import { localizePath, stripLocale } from '../../src/i18n/paths';
import { loadTranslator } from '../../src/i18n/translator';
import { parseHtml, parseSitemap } from '../support/parse';
import { origin } from './site';
import { stops } from './walk';

const documents = new Map<string, Document>();
const statuses = new Map<string, number>();

beforeAll(async () => {
  for (const { address } of stops) {
    const response = await fetch(origin + address);
    statuses.set(address, response.status);
    documents.set(address, parseHtml(await response.text()));
  }
}, 120_000);

/** Runs the check on every page; fails with the addresses where it finds something wrong. */
async function everyPage(check: (page: Document, stop: (typeof stops)[number]) => unknown): Promise<void> {
  const wrong: Record<string, unknown> = {};
  for (const stop of stops) {
    const finding = await check(documents.get(stop.address)!, stop);
    if (finding !== undefined) wrong[stop.address] = finding;
  }
  expect(wrong).toEqual({});
}

const textOf = (element: Element | null) => element?.textContent ?? '';
const different = (found: unknown, wanted: unknown) =>
  JSON.stringify(found) === JSON.stringify(wanted) ? undefined : { found, wanted };

describe('every route in every language', () => {
  test('answers', async () => {
    await everyPage((_page, { address }) => different(statuses.get(address), 200));
  });

  test('is marked with its language', async () => {
    await everyPage((page, { locale }) => different(page.documentElement.lang, locale));
  });

  test('has one main heading, and headings that do not skip a level', async () => {
    await everyPage((page) => {
      const levels = [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]));
      const skips = levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1);
      return levels.filter((level) => level === 1).length === 1 && !skips ? undefined : levels;
    });
  });

  test('has the title, description and breadcrumb of its kind of page', async () => {
    await everyPage(async (page, { route, locale }) => {
      const { title, description, breadcrumb } = await describePage(route, locale);
      const steps = [...page.querySelectorAll('main nav li')].map((step) => textOf(step)).slice(0, breadcrumb.length);
      return different(
        [page.title, page.querySelector('meta[name=description]')?.getAttribute('content'), steps],
        [title, description, breadcrumb.map(({ label }) => label)],
      );
    });
  });

  test('has a title of its own', async () => {
    const titles = routes
      .filter(({ path, canonical }) => path === canonical)
      .flatMap(({ path }) => finishedLocales.map((code) => documents.get(localizePath(path, code))!.title));
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  test('names its canonical address, and its address in each language', async () => {
    await everyPage((page, { route, locale }) => {
      const href = (link: Element | null) => link?.getAttribute('href');
      return different(
        [
          href(page.querySelector('link[rel=canonical]')),
          [...page.querySelectorAll('link[rel=alternate]')].map((link) => [link.getAttribute('hreflang'), href(link)]),
        ],
        [
          site.origin + localizePath(route.canonical, locale),
          [...finishedLocales, 'x-default'].map((language) => [
            language,
            site.origin + localizePath(route.canonical, language === 'x-default' ? 'en' : (language as Locale)),
          ]),
        ],
      );
    });
  });

  test('shows no key in place of a text', async () => {
    const keys = new Set<string>();
    for (const code of finishedLocales) {
      const { store } = await loadTranslator(code);
      for (const key of Object.keys(store.data[code]!.translation as object)) keys.add(key);
    }
    await everyPage((page) => {
      const shown = textsOf(page).filter((text) => keys.has(text));
      return shown.length === 0 ? undefined : shown;
    });
  });

  test('has the policy, no inline style and no inline script except data', async () => {
    await everyPage((page) => {
      const policy = page.querySelector('meta[http-equiv]');
      const faults = [
        policy?.getAttribute('content')?.startsWith("default-src 'none'") ? [] : ['no policy'],
        page.head.children[1] === policy ? [] : ['something comes before the policy'],
        [...page.querySelectorAll('[style], style')].map(({ outerHTML }) => outerHTML),
        [...page.querySelectorAll('script:not([src]):not([type="application/ld+json"])')].map((script) =>
          textOf(script),
        ),
      ].flat();
      return faults.length === 0 ? undefined : faults;
    });
  });

  test('loads nothing from another origin', async () => {
    await everyPage((page) => {
      const elements = page.querySelectorAll(
        'script[src], img[src], link[rel=stylesheet], link[rel$=preload], video[src]',
      );
      const foreign = [...elements]
        .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
        .filter((address) => !address.startsWith('/') && !address.startsWith('data:'));
      return foreign.length === 0 ? undefined : foreign;
    });
  });

  test('has valid structured data, with addresses that exist', async () => {
    await everyPage((page) => {
      const data = [...page.querySelectorAll('script[type="application/ld+json"]')].map((script) => textOf(script));
      const kinds = data.map((text) => (JSON.parse(text) as { '@type': string })['@type']);
      const own = data.flatMap((text) => [...text.matchAll(/"(?:url|item|@id)":"([^"]+)"/g)]).map(([, url]) => url!);
      const unknown = own.filter(
        (url) => !url.startsWith(site.origin) || !isKnownPath(stripLocale(new URL(url).pathname)),
      );
      if (!kinds.includes('BreadcrumbList')) unknown.push('no BreadcrumbList');
      return unknown.length === 0 ? undefined : unknown;
    });
  });

  test('has only links that work', async () => {
    const targets = new Map<string, string>();
    for (const [address, page] of documents) {
      for (const link of page.querySelectorAll('a[href^="/"], img[src^="/"], link[href^="/"]')) {
        const target = (link.getAttribute('href') ?? link.getAttribute('src'))!.split('#')[0]!;
        targets.set(target, address);
      }
    }
    const broken = [];
    for (const [target, page] of targets) {
      const isPage = documents.has(target);
      const status = isPage ? 200 : (await fetch(origin + target)).status;
      if (status !== 200) broken.push(`${page} → ${target}: ${status}`);
      // A link to another spelling of a page's address would make the page render twice.
      if (!isPage && isKnownPath(stripLocale(target))) broken.push(`${page} → ${target}: not the page's own address`);
    }
    expect(broken).toEqual([]);
  });

  test('has a target on its page for every anchor', async () => {
    await everyPage((page) => {
      const missing = [...page.querySelectorAll('a[href^="#"]')]
        .map((link) => link.getAttribute('href')!.slice(1))
        .filter((id) => id !== '' && !page.getElementById(id));
      return missing.length === 0 ? undefined : missing;
    });
  });
});

describe('a translated page', () => {
  test('leaves nothing in English except names and words that are the same in both languages', async () => {
    const left = new Map<string, string>();
    for (const { address, route, locale } of stops) {
      if (locale === 'en') continue;
      const english = new Set(textsOf(documents.get(route.path)!));
      for (const text of textsOf(documents.get(address)!)) {
        if (english.has(text) && !mayStayTheSame(text)) left.set(text, address);
      }
    }
    expect(Object.fromEntries(left)).toEqual({});
  });
});

describe('an unknown path', () => {
  test.each(['/nothing', '/ja/nothing', '/nikon/nikon-d9999', '/xx', '/canon/all-models/more', '/404x.html'])(
    'is not found: %s',
    async (path) => {
      const response = await fetch(origin + path);
      const page = parseHtml(await response.text());
      expect(response.status).toBe(404);
      expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
      expect(page.querySelectorAll('h1')).toHaveLength(1);
    },
  );
});

describe('the sitemap', () => {
  test('holds the canonical routes in three languages, each with its alternates, and nothing else', async () => {
    const response = await fetch(`${origin}/sitemap.xml`);
    expect(response.headers.get('content-type')).toContain('xml');
    const entries = parseSitemap(await response.text()).map(({ loc, priority, changefreq, alternates }) => ({
      address: loc.replace(site.origin, ''),
      priority: Number(priority),
      changes: changefreq,
      alternates: Object.values(alternates),
    }));
    const canonical = stops.filter(({ route }) => route.path === route.canonical);
    expect(entries.map(({ address }) => address).toSorted()).toEqual(
      canonical.map(({ address }) => address).toSorted(),
    );
    for (const { address, priority, changes, alternates } of entries) {
      const path = stripLocale(address);
      const depth = path === '/' ? 0 : path.split('/').length - 1;
      expect([address, priority, changes]).toEqual([
        address,
        [1, 0.8][depth] ?? 0.7,
        path.includes('blog') ? 'weekly' : 'monthly',
      ]);
      expect(alternates).toEqual(
        [path, localizePath(path, 'ja'), localizePath(path, 'de'), path].map((variant) => site.origin + variant),
      );
    }
  });

  test('is named in robots.txt', async () => {
    const robots = await (await fetch(`${origin}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  });
});

/** The text nodes of a page that have letters, without code and without notices, which are there in every language. */
function textsOf(page: Document): string[] {
  const texts: string[] = [];
  const walker = page.createTreeWalker(page.body, 4);
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    const text = (textContent ?? '').trim();
    if (/\p{L}/u.test(text) && !parentElement?.closest('script, code, [data-notice]')) texts.push(text);
  }
  return texts;
}

/** Text that may be the same in German or Japanese as in English. */
const UNTRANSLATED = [
  /^(?:Blog|Name|Details|Software|Z fc?|X half|iPhone, iPad|Shutter Count Checker)$/,
  // the end of a list of cameras, and the name of a case
  /^, Sigma fp, Panasonic S9$|^\w+ v\. [\w ]+$/,
  // names, formats and units: each word starts with a capital or has a digit
  /^(?:(?:[^\p{Ll}\s]\S*|\S*\d\S*|[–—·/&+()]|mm|s|fps)(?:\s|$))+$/u,
  // the names of storage keys
  /^(?:language|theme|language-switching|keep-history|(?:cookie|marketing|analytics)-consent)$/,
  // web and email addresses
  /^[\w-]+@?(?:[\w-]*\.[\w-]+)+\.?(?:\/\S*)?$/,
];

const mayStayTheSame = (text: string) => UNTRANSLATED.some((pattern) => pattern.test(text));
