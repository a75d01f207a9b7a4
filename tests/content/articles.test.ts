import { existsSync } from 'node:fs';
import { RATED_LIFE_RANGES } from '../../src/cameras/classRanges';
import { describe, expect, test } from 'vitest';
import { findRatedLife } from '../../src/cameras/ratedLife';
import {
  APPROXIMATE_VALUE_STEP,
  CANON_FIRST_FOLDER,
  CANON_FOLDER_FILES_LONG,
  WEAR_BAND_LIMITS,
} from '../../src/config/constants';
import { loadContent } from '../../src/content/content';
import { folderExample } from '../../src/content/figures/folderExample';
import { type ArticleSlug, articlePosts, findPost, posts } from '../../src/content/postTable';
import type { Article, Block, LegalSite, LegalText } from '../../src/content/types';
import { listedCameras } from '../support/catalogue';
import { everyText, texts as allTexts } from '../support/texts/all';
import {
  burstExample,
  facts,
  paceExample,
  restartedName,
  testPictures,
  wearExamples,
} from '../../src/content/figuresInProse';
import {
  figuresIn,
  linksIn,
  LOCALES,
  type Locale,
  modelsNamedIn,
  namesIn,
  pagePaths,
  plain,
  sentencesOf,
} from './prose';

const SLUGS = articlePosts.map(({ slug }) => slug as ArticleSlug);
const LEGAL_PAGES = ['privacy-policy', 'terms-and-conditions'] as const;

const PATHS = new Set([
  '/blog',
  ...pagePaths,
  ...posts.map(({ slug }) => `/blog/${slug}`),
  '/history',
  '/cameras',
  '/ask-the-seller',
  '/verify',
  '/card-report',
  ...LEGAL_PAGES.map((page) => `/${page}`),
  '/operator',
]);

const articles = await perLocale((locale) =>
  keyed(SLUGS, (slug) => loadContent(locale, `articles/${slug}`).catch(() => undefined)),
);
const writtenIn = (locale: Locale) => SLUGS.flatMap((slug) => articles[locale][slug] ?? []);
const legalCopies = await perLocale((locale) => loadContent(locale, 'legal'));

/** The language's interface texts with keys that begin with `group`. */
const interfaceTexts = (locale: Locale, group: 'post' | 'figure') =>
  Object.fromEntries(Object.entries(everyText[locale]).filter(([key]) => key.startsWith(`${group}.`)));

const SITE: LegalSite = {
  name: 'Site',
  contactEmail: 'contact@site.example',
  privacyEmail: 'privacy@site.example',
  legalEmail: 'legal@site.example',
  hostedVideo: false,
  host: '',
  logDays: '',
  operator: undefined,
};
/** A site whose operator has set every setting. */
const RUN_SITE: LegalSite = {
  ...SITE,
  host: 'Host Ltd, Dublin',
  logDays: '19',
  operator: {
    name: 'Ada Example',
    address: '1 Example Street, Exampleton',
    representative: 'Bea Example',
    phone: '+1 555 0100',
    register: 'Register of Exampleton, 12345',
    taxNumber: 'EX123456789',
    responsible: 'Cleo Example, 2 Example Street, Exampleton',
  },
};
/** Sites whose operator is not named, so that their legal pages contain only our words. */
const UNNAMED_SITES = [SITE, { ...SITE, hostedVideo: true }];
const SITES = [...UNNAMED_SITES, RUN_SITE];

// Looks for files, because loading a missing article would give an empty article, not an error.
test('every article is there in each language', () => {
  const files = LOCALES.flatMap((locale) => SLUGS.map((slug) => `src/content/${locale}/articles/${slug}.ts`));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test.each(LOCALES)(
  'the article about wear names in %s every listed camera that has no mechanical shutter',
  (locale) => {
    const texts = textsOf(articles[locale]['shutter-lifespan']!);
    const list = texts.find((text) => ['Z8', 'ZV-E1', 'S9'].every((name) => text.includes(name)))!;
    const models = listedCameras.filter(({ life }) => life.basis === 'no-shutter').map(({ model }) => model);
    const named = models.map((model) => (/^1 [^V]/.test(model) ? 'Nikon 1' : model.replace(/^A(?=9)|^Lumix /, '')));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !list.includes(name))).toEqual([]);
  },
);

describe.each(SLUGS.filter((slug) => articles.en[slug]))('the article %s', (slug) => {
  const inEnglish = articles.en[slug]!;
  const translations = LOCALES.flatMap((locale) => {
    const article = articles[locale][slug];
    return article ? [[locale, article] as const] : [];
  });

  test.each(translations)('has the blocks, anchors and links of the English one in %s', (_, article) => {
    expect(article.blocks.map(shapeOf)).toEqual(inEnglish.blocks.map(shapeOf));
    expect(article.blocks.map(linksOf)).toEqual(inEnglish.blocks.map(linksOf));
  });

  test('has a unique anchor for every heading', () => {
    const ids = inEnglish.blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
    expect(ids.filter((id) => !/^[a-z][a-z-]*$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(translations)('links in %s only to pages that exist', (_, article) => {
    expect(linksIn(textsOf(article).join('\n')).filter((path) => !PATHS.has(path))).toEqual([]);
  });

  // The specification fixes the reading times in the labels, so a text may take less time.
  test.each(translations)('takes no longer to read in %s than its label says', (_, article) => {
    const minutes = readingMinutes(article);
    const label = findPost(slug)!.minutes;
    const says = `${minutes.toFixed(1)} minutes at 220 words and 500 Japanese characters a minute, ${label} on the label`;
    expect(minutes, says).toBeLessThanOrEqual(label + 1);
  });

  test.each(translations)('has no figure in %s that is not in the data', (locale, article) => {
    const texts = textsOf(article);
    const known = new Set([...knownFigures(), ...modelsNamedIn(texts.join('\n')).map(({ life }) => life.actuations)]);
    const unknown = texts.flatMap((text) =>
      figuresIn(text, locale)
        .filter((figure) => !known.has(figure))
        .map((figure) => `${figure}: ${text}`),
    );
    expect(unknown).toEqual([]);
  });

  test.each(translations)('has no text in %s that is empty, is repeated or has broken markup', (_, article) => {
    const texts = textsOf(article);
    expect(texts.filter((text) => text.trim() !== text || text === '')).toEqual([]);
    expect(texts.map(plain).filter((text) => /\*\*|\]\(| {2}|["']/.test(text))).toEqual([]);
    const long = texts.filter((text) => text.length > 60);
    expect(long.filter((text, index) => long.indexOf(text) !== index)).toEqual([]);
  });
});

test('no sentence is the same in two languages', () => {
  const seen = new Map<string, Locale>();
  const shared: string[] = [];
  for (const locale of LOCALES) {
    const texts = [
      ...writtenIn(locale).flatMap(textsOf),
      ...stringsOf(interfaceTexts(locale, 'post')),
      ...stringsOf(interfaceTexts(locale, 'figure')),
      ...UNNAMED_SITES.flatMap((site) => stringsOf(legalCopies[locale](site), LEGAL_KEYS)),
    ];
    for (const sentence of new Set(texts.flatMap((text) => sentencesOf(text, locale)))) {
      // The sentence consists only of names and numbers.
      if (!/\p{Ll}{2,} \p{Ll}{2,}|[\p{sc=Hira}\p{sc=Kana}]{3}/u.test(sentence)) continue;
      const other = seen.get(sentence);
      if (other && other !== locale) shared.push(`${other}, ${locale}: ${sentence}`);
      seen.set(sentence, locale);
    }
  }
  expect(shared).toEqual([]);
});

test.each(LOCALES)('the privacy policy uses the checker’s words for the proof in %s', (locale) => {
  const words = allTexts[locale];
  expect(stringsOf(legalCopies[locale](SITE)['privacy-policy']).join('\n')).toContain(words['proof.button']);
});

test.each(LOCALES)('every post has its title and excerpt in %s', (locale) => {
  const keys = posts.flatMap(({ slug }) => [`post.${slug}.title`, `post.${slug}.excerpt`]);
  expect(Object.keys(interfaceTexts(locale, 'post')).toSorted()).toEqual(keys.toSorted());
  const known = knownFigures();
  for (const { slug } of posts) {
    const [title, excerpt] = [allTexts[locale][`post.${slug}.title`], allTexts[locale][`post.${slug}.excerpt`]];
    expect(title.length).toBeGreaterThan(10);
    expect(excerpt.length).toBeGreaterThan(40);
    // Search results show at most this many characters of the title.
    expect(title.length, title).toBeLessThanOrEqual(65);
    expect(excerpt.length, excerpt).toBeLessThanOrEqual(160);
    expect(figuresIn(`${title} ${excerpt}`, locale).filter((figure) => !known.has(figure))).toEqual([]);
  }
});

test.each(LOCALES)('every drawing has its words in %s', (locale) => {
  expect(keysOf(interfaceTexts(locale, 'figure'))).toEqual(keysOf(interfaceTexts('en', 'figure')));
  const labels = stringsOf(interfaceTexts(locale, 'figure')).join(' ');
  const { folder, file } = folderExample;
  const full = (folder - CANON_FIRST_FOLDER) * CANON_FOLDER_FILES_LONG;
  expect(figuresIn(labels, locale)).toEqual(expect.arrayContaining([full, file, full + file, 500_000]));
});

describe.each(LEGAL_PAGES)('the page %s', (page) => {
  test.each(LOCALES)('has the subjects, tables and links of the English one in %s, whatever the settings', (locale) => {
    for (const site of SITES) {
      const copy = legalCopies[locale](site)[page];
      const inEnglish = legalCopies.en(site)[page];
      // A translation may have more headings, for requirements of one country's law.
      const subjects = subjectsOf(inEnglish.blocks);
      expect(subjectsOf(copy.blocks).filter((subject) => subjects.includes(subject))).toEqual(subjects);
      const tables = ({ blocks }: LegalText) => blocks.filter(({ kind }) => kind === 'table').map(shapeOf);
      expect(tables(copy)).toEqual(tables(inEnglish));
      const links = copy.blocks.flatMap(linksOf);
      expect(new Set(links)).toEqual(new Set(inEnglish.blocks.flatMap(linksOf)));
      expect(copy.updated).toBe(inEnglish.updated);
      expect(links.filter((link) => !link.startsWith('mailto:') && !PATHS.has(link))).toEqual([]);
      expect(links).toContain(`mailto:${page === 'privacy-policy' ? site.privacyEmail : site.legalEmail}`);
    }
  });
});

test('the terms have the same blocks in all languages', () => {
  const shapes = LOCALES.map((locale) => legalCopies[locale](SITE)['terms-and-conditions'].blocks.map(shapeOf));
  for (const shape of shapes) expect(shape).toEqual(shapes[0]);
});

describe.each(LOCALES)('the operator’s details, in %s,', (locale) => {
  const told = (site: LegalSite) => stringsOf(legalCopies[locale](site).operator).join('\n');
  const policy = (site: LegalSite) => stringsOf(legalCopies[locale](site)['privacy-policy']).join('\n');

  test('appear with all settings, and leave out the missing ones', () => {
    const { operator } = RUN_SITE;
    for (const value of Object.values(operator!)) expect(told(RUN_SITE)).toContain(value);
    expect(told(RUN_SITE)).toContain(`mailto:${RUN_SITE.contactEmail}`);
    const rowsOf = (site: LegalSite) =>
      legalCopies[locale](site).operator.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
    const some = { ...operator!, phone: '', register: '', responsible: '' };
    const rows = rowsOf({ ...RUN_SITE, operator: some });
    expect(rows).toHaveLength(rowsOf(RUN_SITE).length - 2);
    expect(rows.at(-1)![1]).toContain(operator!.address);
  });

  test('are in the privacy policy, with the host and the time for which it keeps logs', () => {
    for (const known of [RUN_SITE.operator!.name, RUN_SITE.operator!.address, RUN_SITE.host, RUN_SITE.logDays]) {
      expect(policy(RUN_SITE)).toContain(known);
      expect(policy(SITE)).not.toContain(known);
    }
    const kept = ['', '0', '1', '19'].map((logDays) => policy({ ...SITE, logDays }));
    expect(new Set(kept).size).toBe(kept.length);
  });
});

describe('the facts of the articles', () => {
  test.each(LOCALES)('agree with the catalogue on the rated life of each body in a table in %s', (locale) => {
    const rows = writtenIn(locale)
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'table' ? block.rows : []));
    // In 'Canon EOS 6D, 80D (100,000)', the rated life follows the name. If a cell has no rated life, the row's first
    // cell has it.
    const rated = rows.flatMap(([first = '', ...others]) =>
      others
        .flatMap((cell) => cell.split(/[;；／、]|, /))
        .flatMap((part) => {
          const lives = [part, first].map((text) => livesIn(text, locale)).find(({ length }) => length > 0);
          return lives
            ? namesIn(part).map(([name, meant]) => ({ name, lives, meant: meant.map(({ life }) => life.actuations) }))
            : [];
        }),
    );
    expect(rated).not.toEqual([]);
    expect(rated.filter(({ lives, meant }) => !lives.some((life) => meant.includes(life)))).toEqual([]);
  });

  test('are computed correctly', () => {
    const { framesPerSecond, releases, hours, minutes } = burstExample;
    expect(Math.floor(releases / framesPerSecond / 60)).toBe(hours * 60 + minutes);
  });
});

/** Every number that an article may contain: facts, constants, and numbers calculated from them. */
function knownFigures(): ReadonlySet<number> {
  const { folder, file } = folderExample;
  const byFolders = (directory: number, last: number) =>
    (directory - CANON_FIRST_FOLDER) * CANON_FOLDER_FILES_LONG + last;
  const oldBody = facts.find(({ about }) => about.startsWith('EOS 350D'))!.figures as [number, number, number];
  const { fastest, slow, dark, aperture } = testPictures;
  return new Set([
    ...facts.flatMap(({ figures }) => figures),
    ...Object.values(RATED_LIFE_RANGES).flat(),
    ...WEAR_BAND_LIMITS.map((limit) => limit * 100),
    100, // percent, and the number of the first folder on a Canon
    APPROXIMATE_VALUE_STEP,
    CANON_FOLDER_FILES_LONG,
    ...wearExamples.flatMap(([make, model, count]) => [
      count,
      lifeOf(make, model),
      Math.round((count / lifeOf(make, model)) * 100),
    ]),
    folder,
    file,
    folder - CANON_FIRST_FOLDER,
    byFolders(folder, file),
    byFolders(oldBody[0], oldBody[1]),
    restartedName.file,
    restartedName.file + restartedName.rounds * CANON_FOLDER_FILES_LONG,
    ...Object.values(burstExample),
    ...paceExample.perWeek,
    ...paceExample.perWeek.flatMap((pace) => paceExample.lives.map((life) => roundedYears(life / pace / 52))),
    fastest,
    slow,
    dark,
    aperture,
  ]);
}

/** Rounded to one decimal below ten, to a whole number above. */
const roundedYears = (years: number) => (years < 10 ? Math.round(years * 10) / 10 : Math.round(years));

/** Figures of at least 50,000 may be rated lives. */
const livesIn = (text: string, locale: Locale) => figuresIn(text, locale).filter((figure) => figure >= 50_000);

function lifeOf(make: string, model: string): number {
  return findRatedLife(make, model)!.actuations!;
}

const JAPANESE = /[\p{scx=Hira}\p{scx=Kana}\p{sc=Han}]/gu;

/**
 * In minutes, at 220 words or 500 Japanese characters per minute. In Japanese text, names and figures count as words.
 */
function readingMinutes(article: Article): number {
  const text = plain(textsOf(article).join('\n'));
  const words = text.replace(JAPANESE, ' ').split(/\s+/);
  const characters = text.match(JAPANESE) ?? [];
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length / 220 + characters.length / 500;
}

/** Keys whose values are not prose. */
const BLOCK_KEYS = new Set(['kind', 'id', 'tone', 'figure']);
const LEGAL_KEYS = new Set([...BLOCK_KEYS, 'updated']);

function stringsOf(value: unknown, skip: ReadonlySet<string> = BLOCK_KEYS): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (skip.has(key) ? [] : stringsOf(part, skip)));
}

function textsOf(article: Article): string[] {
  return stringsOf(article);
}

/** The links of a block, sorted because the order of words differs between languages. */
function linksOf(block: Block): string[] {
  return linksIn(stringsOf(block).join('\n')).toSorted();
}

const subjectsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));

function shapeOf(block: Block): unknown {
  switch (block.kind) {
    case 'heading':
      return [block.kind, block.id, block.level];
    case 'paragraph':
      return [block.kind];
    case 'list':
      return [block.kind, block.ordered ?? false, block.items.length];
    case 'table':
      return [block.kind, block.columns.length, block.rows.map((row) => row.length), block.numeric];
    case 'steps':
    case 'faq':
      return [block.kind, block.items.length];
    case 'callout':
      return [block.kind, block.tone];
    case 'figure':
      return [block.kind, block.figure];
    case 'code':
      return [block.kind, block.code];
    case 'market':
      return [block.kind, block.about];
  }
}

function keysOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.entries(value).map(([key, part]) => [key, keysOf(part)]);
}

async function perLocale<T>(load: (locale: Locale) => Promise<T>): Promise<Record<Locale, T>> {
  return keyed(LOCALES, load);
}

async function keyed<K extends string, T>(keys: readonly K[], load: (key: K) => Promise<T>): Promise<Record<K, T>> {
  const entries = await Promise.all(keys.map(async (key) => [key, await load(key)] as const));
  return Object.fromEntries(entries) as Record<K, T>;
}
