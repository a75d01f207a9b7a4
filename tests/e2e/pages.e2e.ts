/** Every page as prerendered, before any script runs. */
import { beforeAll, describe, expect, test } from 'vitest';
import { describePage } from '../../src/app/describePage';
import { isKnownPath } from '../../src/app/routes';
import { site } from '../../src/config/site';
import { finishedLocales, type Locale } from '../../src/config/locales';
import { localizePath, stripLocale } from '../../src/i18n/paths';
import { everyPart } from '../../src/i18n/loadText';
import { loadTranslator } from '../../src/i18n/translator';
import { verdictOn } from '../../src/pages/model/Verdict';
import { answerKind } from '../../src/catalogue/answerKind';
import { modelOf } from '../support/catalogue';
import { parseHtml, parseSitemap } from '../support/parse';
import { origin } from './site';
import { stops, visitedStops } from './walk';

/** What is read of each page without parsing it. */
interface Glance {
  readonly status: number;
  readonly lang: string | undefined;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly robots: string | undefined;
  readonly canonical: string | undefined;
  readonly mainHeadings: number;
  /** the addresses on this site that it names */
  readonly targets: readonly string[];
  readonly verdict: string | undefined;
}

const glances = new Map<string, Glance>();
/** The pages that are parsed: those that are visited in browsers, too, and their English originals. */
const documents = new Map<string, Document>();
const parsed = new Set(visitedStops.flatMap(({ address, route }) => [address, route.path]));

const unescaped = (text: string | undefined) =>
  text
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

function glanceAt(status: number, html: string): Glance {
  const found = (pattern: RegExp) => unescaped(pattern.exec(html)?.[1]);
  return {
    status,
    lang: found(/<html lang="([^"]*)"/),
    title: found(/<title>([^<]*)</),
    description: found(/<meta name="description" content="([^"]*)"/),
    robots: found(/<meta name="robots" content="([^"]*)"/),
    canonical: found(/<link rel="canonical" href="([^"]*)"/),
    mainHeadings: html.split('<h1').length - 1,
    targets: [...html.matchAll(/<(?:a|img|link)\b[^>]*\s(?:href|src)="(\/[^"#]*)/g)].map(([, target]) =>
      unescaped(target)!,
    ),
    verdict: found(/<p [^>]*data-verdict="true"[^>]*>(.*?)<\/p>/s)?.replace(/<[^>]*>/g, ''),
  };
}

beforeAll(async () => {
  for (const { address } of stops) {
    const response = await fetch(origin + address);
    const html = await response.text();
    glances.set(address, glanceAt(response.status, html));
    if (parsed.has(address)) documents.set(address, parseHtml(html));
  }
}, 120_000);

type Check<P> = (page: P, stop: (typeof stops)[number]) => unknown;

/** Runs the check on pages; fails with the addresses where it finds something wrong. */
async function runCheck<P>(pages: ReadonlyMap<string, P>, check: Check<P>): Promise<void> {
  const wrong: Record<string, unknown> = {};
  for (const stop of stops) {
    const page = pages.get(stop.address);
    const finding = page && (await check(page, stop));
    if (finding !== undefined) wrong[stop.address] = finding;
  }
  expect(wrong).toEqual({});
}

const everyPage = (check: Check<Document>) => runCheck(documents, check);
const everyAddress = (check: Check<Glance>) => runCheck(glances, check);

const isHidden = (address: string) => glances.get(address)!.robots === 'noindex';

const textOf = (element: Element | null) => element?.textContent ?? '';
const different = (found: unknown, wanted: unknown) =>
  JSON.stringify(found) === JSON.stringify(wanted) ? undefined : { found, wanted };

describe('every route in every language', () => {
  test('answers', async () => {
    expect(glances.size).toBe(stops.length);
    await everyAddress(({ status }) => different(status, 200));
  });

  test('is marked with its language', async () => {
    await everyAddress(({ lang }, { locale }) => different(lang, locale));
  });

  test('has one main heading, and headings that do not skip a level', async () => {
    await everyPage((page) => {
      const levels = [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]));
      const skips = levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1);
      return levels.filter((level) => level === 1).length === 1 && !skips ? undefined : levels;
    });
  });

  test('has one title, one description, one main heading and one canonical address, and a camera its verdict', async () => {
    await everyAddress(async (page, { route, locale }) => {
      const { title, description } = await describePage(route, locale);
      const verdict =
        route.kind === 'model'
          ? verdictOn(modelOf(route.slug), (await loadTranslator(locale, ['modelGuide'])).t, locale)
          : undefined;
      return different(
        [page.title, page.description, page.mainHeadings, page.canonical, page.verdict],
        [title, description, 1, site.origin + localizePath(route.canonical, locale), verdict],
      );
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

  test('has a title of its own', () => {
    const titles = stops
      .filter(({ route }) => route.path === route.canonical)
      .map(({ address }) => glances.get(address)!.title);
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
      const { store } = await loadTranslator(code, everyPart);
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
    for (const [address, page] of glances) for (const target of page.targets) targets.set(target, address);
    const broken = [];
    for (const [target, page] of targets) {
      const isPage = glances.has(target);
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
    for (const { address, route, locale } of visitedStops) {
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
    const canonical = stops.filter(({ route, address }) => route.path === route.canonical && !isHidden(address));
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

  test('leaves out exactly the pages that say noindex: those of cameras to whose count no way is known, without prose', () => {
    const isWithout = ({ route }: (typeof stops)[number]) =>
      route.kind === 'model' &&
      modelOf(route.slug).specs === undefined &&
      ['not-known', 'service', 'none'].includes(answerKind(modelOf(route.slug)));
    const hidden = stops.filter(({ address }) => isHidden(address));
    expect(hidden).toEqual(stops.filter(isWithout));
    expect(hidden.length).toBeGreaterThan(0);
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
  /^(?:Blog|Name|Details|Software|(?:Nikon )?Z fc?|(?:Fujifilm )?X half|iPhone, iPad|Shutter Count Checker)$/,
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
