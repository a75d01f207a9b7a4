/** Every page as built, before any script runs. */
import { existsSync } from 'node:fs';
import { type AnyNode, type Document, type Element, isTag, isText } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { beforeAll, describe, expect, test } from 'vitest';
import { describePage } from '../../src/site/app/describePage';
import { isKnownPath, routes } from '../../src/site/app/routes';
import { easiestAnswer, isWithoutWay } from '../../src/cameras/answer';
import { manufactureIn } from '../../src/cameras/manufacture';
import { localeCodes } from '../../src/config/locales';
import { site } from '../../src/config/site';
import { everyPart } from '../../src/i18n/loadText';
import { localizePath, stripLocale } from '../../src/i18n/paths';
import { loadTranslator } from '../../src/i18n/translator';
import { verdictOn } from '../../src/site/pages/model/Verdict';
import { modelOf } from '../support/catalogue';
import { parseSitemap } from '../support/parse';
import { type Stop, stops } from '../support/stops';
import { built } from './dist';

interface Page {
  readonly document: Document;
  /** in the order of the document */
  readonly elements: readonly Element[];
  /** the texts with letters; without code, and without the notices that every page has in all languages */
  readonly texts: readonly string[];
}

const NO_TEXTS: ReadonlySet<string> = new Set(['script', 'code', 'title']);

const parentOf = ({ parent }: AnyNode) => (parent && isTag(parent) ? parent : null);

function parsePage(html: string): Page {
  const document = parseDocument(html);
  const isSaid = (node: Element | null): boolean =>
    node === null || (!NO_TEXTS.has(node.name) && !('data-notice' in node.attribs) && isSaid(parentOf(node)));
  const texts = DomUtils.find(isText, [document], true, Infinity)
    .filter(isText)
    .filter((node) => /\p{L}/u.test(node.data) && isSaid(parentOf(node)))
    .map((node) => node.data.trim());
  return { document, elements: DomUtils.findAll(() => true, document), texts };
}

/** The elements with one of these names and with these attribute values. `undefined` means any value. */
const found = (
  { elements }: Page,
  names: readonly string[],
  attributes: Readonly<Record<string, string | undefined>> = {},
) =>
  elements.filter(
    ({ name, attribs }) =>
      names.includes(name) &&
      Object.entries(attributes).every(([key, value]) =>
        value === undefined ? key in attribs : attribs[key] === value,
      ),
  );

const textOf = (element: Element | undefined) => (element ? DomUtils.textContent(element) : '');
const different = (is: unknown, wanted: unknown) =>
  JSON.stringify(is) === JSON.stringify(wanted) ? undefined : { is, wanted };
const isHidden = (page: Page) =>
  found(page, ['meta'], { name: 'robots' }).some(({ attribs }) => attribs['content'] === 'noindex');
const unlessEmpty = (faults: readonly unknown[]) => (faults.length === 0 ? undefined : faults);

const keys = new Set<string>();
/** Each English page's texts, by path. */
const english = new Map<string, ReadonlySet<string>>();

/** The promises that every page makes. Each check returns the fault, if any. */
const CHECKS: Readonly<Record<string, (page: Page, stop: Stop) => unknown>> = {
  'is marked with its language': (page, { locale }) =>
    different(
      found(page, ['html']).map(({ attribs }) => attribs['lang']),
      [locale],
    ),

  'has one main heading, and headings that do not skip a level': (page) => {
    const levels = found(page, ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']).map(({ name }) => Number(name[1]));
    const skips = levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1);
    return levels.filter((level) => level === 1).length === 1 && !skips ? undefined : levels;
  },

  'has the title, description and breadcrumb of its kind of page, and a camera its verdict': async (
    page,
    { route, locale },
  ) => {
    const { title, description, breadcrumb } = await describePage(route, locale);
    const trail = found(page, ['main']).flatMap((main) => DomUtils.getElementsByTagName('nav', main));
    const steps = trail.flatMap((nav) => DomUtils.getElementsByTagName('li', nav)).map(textOf);
    const verdict =
      route.kind === 'model'
        ? [verdictOn(modelOf(route.slug), (await loadTranslator(locale, ['modelGuide'])).t, locale)]
        : [];
    return different(
      [
        DomUtils.getElementsByTagName('title', found(page, ['head'])).map(textOf),
        found(page, ['meta'], { name: 'description' }).map(({ attribs }) => attribs['content']),
        steps.slice(0, breadcrumb.length),
        found(page, ['p'], { 'data-verdict': undefined }).map(textOf),
      ],
      [[title], [description], breadcrumb.map(({ label }) => label), verdict],
    );
  },

  'names its canonical address, and its address in each language': (page, { route, locale }) =>
    different(
      [
        found(page, ['link'], { rel: 'canonical' }).map(({ attribs }) => attribs['href']),
        found(page, ['link'], { rel: 'alternate' }).map(({ attribs }) => [attribs['hreflang'], attribs['href']]),
      ],
      [
        [site.origin + localizePath(route.canonical, locale)],
        [...localeCodes, 'x-default' as const].map((language) => [
          language,
          site.origin + localizePath(route.canonical, language === 'x-default' ? 'en' : language),
        ]),
      ],
    ),

  'shows no key in place of a text': ({ texts }) => unlessEmpty(texts.filter((text) => keys.has(text))),

  'has the policy, no inline style and no inline script except data': (page) => {
    const [policy] = found(page, ['meta'], { 'http-equiv': undefined });
    const [head] = found(page, ['head']);
    return unlessEmpty(
      [
        policy?.attribs['content']?.startsWith("default-src 'none'") ? [] : ['no policy'],
        head?.children.filter(isTag)[1] === policy ? [] : ['something comes before the policy'],
        page.elements.filter(({ name, attribs }) => name === 'style' || 'style' in attribs).map(({ name }) => name),
        found(page, ['script'])
          .filter(({ attribs }) => !('src' in attribs) && attribs['type'] !== 'application/ld+json')
          .map(textOf),
      ].flat(),
    );
  },

  'loads nothing from another origin': (page) => {
    const links = found(page, ['link']).filter(({ attribs }) => /^stylesheet$|preload$/.test(attribs['rel'] ?? ''));
    const elements = [...found(page, ['script', 'img', 'video', 'source'], { src: undefined }), ...links];
    return unlessEmpty(
      elements
        .map(({ attribs }) => attribs['src'] ?? attribs['href'] ?? '')
        .filter((address) => !address.startsWith('/') && !address.startsWith('data:')),
    );
  },

  'has valid structured data, with addresses that exist': (page) => {
    const data = found(page, ['script'], { type: 'application/ld+json' }).map(textOf);
    const kinds = data.map((text) => (JSON.parse(text) as { '@type': string })['@type']);
    const own = data.flatMap((text) => [...text.matchAll(/"(?:url|item|@id)":"([^"]+)"/g)]).map(([, url]) => url!);
    const unknown = own.filter(
      (url) => !url.startsWith(site.origin) || !isKnownPath(stripLocale(new URL(url).pathname)),
    );
    return unlessEmpty(kinds.includes('BreadcrumbList') ? unknown : [...unknown, 'no BreadcrumbList']);
  },

  'has a target on its page for every anchor': (page) => {
    const ids = new Set(page.elements.map(({ attribs }) => attribs['id']));
    return unlessEmpty(
      found(page, ['a'], { href: undefined })
        .map(({ attribs }) => /^#(.+)/.exec(attribs['href']!)?.[1])
        .filter((id) => id !== undefined && !ids.has(id)),
    );
  },

  'leaves nothing in English in another language, except names and words that are the same': (
    { texts },
    { route, locale },
  ) => {
    if (locale === 'en') return void english.set(route.path, new Set(texts));
    return unlessEmpty(texts.filter((text) => english.get(route.path)!.has(text) && !mayStayTheSame(text)));
  },
};

/** The faults, by the check's title and the page's address. */
const findings: Record<string, Record<string, unknown>> = {};
/** By address: each page's title, and the addresses on this site to which it refers. */
const pages = new Map<string, { readonly title: string; readonly targets: readonly string[] }>();
/** Pages that search engines should not list. */
const hidden = new Set<string>();

beforeAll(async () => {
  for (const code of localeCodes) {
    const { store } = await loadTranslator(code, everyPart);
    for (const key of Object.keys(store.data[code]!.translation as object)) keys.add(key);
  }
  for (const stop of stops) {
    const { address } = stop;
    const page = parsePage(built(address === '/' ? 'index.html' : `${address.slice(1)}.html`));
    const targets = found(page, ['a', 'img', 'link'])
      .map(({ attribs }) => attribs['href'] ?? attribs['src'] ?? '')
      .filter((target) => target.startsWith('/'))
      .map((target) => target.replace(/[?#].*/, ''));
    pages.set(address, { title: textOf(found(page, ['title'])[0]), targets });
    if (isHidden(page)) hidden.add(address);
    for (const [title, check] of Object.entries(CHECKS)) {
      const finding = await check(page, stop);
      if (finding !== undefined) (findings[title] ??= {})[address] = finding;
    }
  }
}, 300_000);

describe('every page', () => {
  test.each(Object.keys(CHECKS))('%s', (title) => {
    expect(findings[title] ?? {}).toEqual({});
  });

  test('has a title of its own', () => {
    const titles = stops
      .filter(({ route }) => route.path === route.canonical)
      .map(({ address }) => pages.get(address)!.title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  test('has only links that work', () => {
    const broken = [];
    for (const [address, { targets }] of pages) {
      for (const target of targets) {
        if (pages.has(target)) continue;
        if (!existsSync(`dist${target}`)) broken.push(`${address} → ${target}`);
        // The target is another spelling of a page's address, which would make the page render twice.
        if (isKnownPath(stripLocale(target))) broken.push(`${address} → ${target}: not the page's own address`);
      }
    }
    expect(broken).toEqual([]);
  });
});

test('the page of an unknown path has one main heading and must not be listed', () => {
  const page = parsePage(built('404.html'));
  expect(isHidden(page)).toBe(true);
  expect(found(page, ['h1'])).toHaveLength(1);
});

describe('the sitemap', () => {
  test('contains only the canonical routes in each language that has them, each with its alternates', () => {
    const entries = parseSitemap(built('sitemap.xml')).map(({ loc, priority, changefreq, alternates }) => ({
      address: loc.replace(site.origin, ''),
      priority: Number(priority),
      changes: changefreq,
      alternates: Object.values(alternates),
    }));
    const canonical = routes.filter(({ path, canonical: other }) => path === other && !hidden.has(path));
    const addresses = canonical.flatMap((route) => localeCodes.map((code) => localizePath(route.path, code)));
    expect(entries.map(({ address }) => address).toSorted()).toEqual(addresses.toSorted());
    for (const { address, priority, changes, alternates } of entries) {
      const path = stripLocale(address);
      const depth = path === '/' ? 0 : path.split('/').length - 1;
      expect([address, priority, changes]).toEqual([
        address,
        [1, 0.8][depth] ?? 0.7,
        path.includes('blog') ? 'weekly' : 'monthly',
      ]);
      const variants = localeCodes.map((code) => localizePath(path, code));
      expect(alternates).toEqual([...variants, path].map((variant) => site.origin + variant));
    }
  });

  test('leaves out exactly the pages with noindex: cameras without a known way, a day of manufacture in photos, and prose', () => {
    const isWithout = ({ route }: Stop) =>
      route.kind === 'model' &&
      modelOf(route.slug).specs === undefined &&
      manufactureIn(route.slug) === undefined &&
      (easiestAnswer(modelOf(route.slug)).certainty === 'unknown' || isWithoutWay(easiestAnswer(modelOf(route.slug))));
    expect([...hidden]).toEqual(stops.filter(isWithout).map(({ address }) => address));
    expect(hidden.size).toBeGreaterThan(0);
  });

  test('is named in robots.txt', () => {
    expect(built('robots.txt')).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  });
});

test('llms.txt exists, with the site’s address', () => {
  expect(built('llms.txt')).toContain(`](${site.origin}/cameras)`);
});

/** Text that may be the same as in English. */
const UNTRANSLATED = [
  /^(?:Blog|Name|Details|Software|(?:Nikon |NIKON )?Z fc?|(?:Fujifilm )?X half|iPhone, iPad|Shutter Count Checker)$/,
  // the end of a list of cameras, and the name of a court case
  /^, Sigma fp, Panasonic S9$|^\w+ v\. [\w ]+$/,
  // names, formats and units: each word starts with a capital or has a digit
  /^(?:(?:[^\p{Ll}\s]\S*|\S*\d\S*|[–—·/&+()]|mm|s|fps)(?:\s|$))+$/u,
  // the names of storage keys
  /^(?:language|theme|language-switching|keep-history|(?:cookie|marketing|analytics)-consent)$/,
  // web and email addresses
  /^[\w-]+@?(?:[\w-]*\.[\w-]+)+\.?(?:\/\S*)?$/,
];

const mayStayTheSame = (text: string) => UNTRANSLATED.some((pattern) => pattern.test(text));
