/** Model texts: complete, the same shape in all languages, specific to their model, and with figures from the catalogue. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { brands } from '../../src/catalogue/catalogue';
import type { CountAccess } from '../../src/catalogue/cameraRow';
import { describedModels, describedOf, modelOf } from '../support/catalogue';
import { sharedFile } from '../support/shared';
import { loadContent } from '../../src/content/content';
import type { ModelCopy } from '../../src/content/types';
import { languages } from './languages/languages';
import {
  LOCALES,
  TRANSLATIONS,
  type Locale,
  NOTED,
  figuresIn,
  figuresWithoutSource,
  interfaceTexts,
  linksIn,
  masked,
  pagePaths,
  sentencesOf,
} from './prose';

const SECTIONS = ['intro', 'shutter', 'reading', 'buying', 'steps'] as const;
const SHARE_ALLOWED = 1 / 3;

/** A text of the result view as a pattern. */
const pattern = (key: string, locale: Locale) => new RegExp(interfaceTexts[locale][key]!, 'i');

/** Words for how sure the count is. For a file without a count there are too many ways to say it. */
const ACCESS_WORDS: Partial<Readonly<Record<CountAccess, (locale: Locale) => RegExp>>> = {
  'exact-in-file': (locale) => languages[locale].certainty.exact,
  'approximate-in-file': (locale) => pattern('grade.approximate', locale),
  'unconfirmed-in-file': (locale) => languages[locale].certainty.unconfirmed,
  estimate: (locale) => languages[locale].certainty.estimate,
};

type Copies = Readonly<Record<string, ModelCopy>>;
const copies = {} as Record<Locale, Copies>;

beforeAll(async () => {
  for (const locale of LOCALES) {
    const perBrand = await Promise.all(brands.map(({ id }) => loadContent(locale, `models/${id}`)));
    copies[locale] = Object.assign({}, ...perBrand.map(({ models }) => models));
  }
});

const paragraphsOf = (copy: ModelCopy) => SECTIONS.flatMap((section) => [...(copy[section] ?? [])]);
const shapeOf = (copy: ModelCopy) => SECTIONS.map((section) => [section, (copy[section] ?? []).map(linksIn)]);

describe('the model texts', () => {
  it.each(LOCALES)('cover every model with a page and nothing else (%s)', async (locale) => {
    for (const { id } of brands) {
      const written = Object.keys((await loadContent(locale, `models/${id}`)).models ?? {});
      expect(written.toSorted()).toEqual(
        describedOf(id)
          .map(({ slug }) => slug)
          .toSorted(),
      );
    }
  });

  it.each(TRANSLATIONS)('have the paragraphs and links of the English ones (%s)', (locale) => {
    for (const [slug, copy] of Object.entries(copies.en)) {
      expect([slug, shapeOf(copies[locale][slug]!)]).toEqual([slug, shapeOf(copy)]);
    }
  });

  it.each(LOCALES)('leave no section empty and no paragraph blank (%s)', (locale) => {
    for (const [slug, copy] of Object.entries(copies[locale])) {
      for (const section of SECTIONS) expect([slug, section, copy[section]?.length]).not.toEqual([slug, section, 0]);
      for (const text of paragraphsOf(copy)) expect(text.trim().length, slug).toBeGreaterThan(10);
    }
  });

  it.each(LOCALES)('link to pages that exist (%s)', (locale) => {
    const links = Object.values(copies[locale]).flatMap(paragraphsOf).flatMap(linksIn);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((path) => !pagePaths.has(path))).toEqual([]);
  });

  it.each(LOCALES)('have only figures from the catalogue rows of the models they mention (%s)', (locale) => {
    const unknown = brands.flatMap(({ id }) =>
      describedOf(id).flatMap((model) =>
        paragraphsOf(copies[locale][model.slug]!)
          .map((text) => [model.slug, figuresWithoutSource(text, locale, [model]), text] as const)
          .filter(([, figures]) => figures.length > 0),
      ),
    );
    expect(unknown).toEqual([]);
  });

  it.each(LOCALES)('describe their files as the catalogue does (%s)', (locale) => {
    const silent = describedModels.flatMap(({ slug }) => {
      const { access } = modelOf(slug).count;
      const words = ACCESS_WORDS[access]?.(locale);
      const isSaid = !words || words.test(copies[locale][slug]!.reading.join(' '));
      return isSaid ? [] : `${slug}: '${access}', and nothing under 'reading' matches ${words}`;
    });
    expect(silent).toEqual([]);
  });

  it.each(LOCALES)('use the words of the badge only for values in steps of 1,000 (%s)', (locale) => {
    const badge = pattern('countCard.approximate', locale);
    expect(
      Object.values(copies[locale])
        .flatMap(paragraphsOf)
        .filter((text) => badge.test(text)),
    ).toEqual([]);
  });

  it('give the same figures in all three languages', () => {
    // Resolution is given in megapixels or in units of ten thousand pixels.
    const figuresOf = (copy: ModelCopy, locale: Locale) =>
      [...new Set(paragraphsOf(copy).flatMap((text) => figuresIn(text, locale)))]
        .map((figure) => (figure > 1_000_000 ? figure / 1_000_000 : figure))
        .toSorted((a, b) => a - b);
    const perModel = (locale: Locale) =>
      Object.keys(copies.en).map((slug) => [slug, figuresOf(copies[locale][slug]!, locale)]);
    for (const locale of TRANSLATIONS) expect(perModel(locale), locale).toEqual(perModel('en'));
  });

  it.each(LOCALES)(
    'share at most a third of their sentences with any other, names and digits masked (%s)',
    (locale) => {
      const sentences = Object.entries(copies[locale]).map(([slug, copy]) => {
        const own = paragraphsOf(copy).flatMap((text) => sentencesOf(text, locale));
        return [slug, new Set(own.map(masked))] as const;
      });
      const alike = sentences.flatMap(([slug, own], index) =>
        sentences.slice(index + 1).flatMap(([other, theirs]) => {
          const shared = [...own].filter((sentence) => theirs.has(sentence)).length;
          return shared / Math.min(own.size, theirs.size) > SHARE_ALLOWED ? [[slug, other, shared]] : [];
        }),
      );
      expect(alike).toEqual([]);
    },
  );

  it.each(LOCALES)('have a paragraph that no other model has, names and digits masked (%s)', (locale) => {
    const texts = Object.entries(copies[locale]).map(
      ([slug, copy]) => [slug, [...copy.intro, ...copy.shutter, ...copy.reading, ...copy.buying].map(masked)] as const,
    );
    for (const [slug, own] of texts) {
      const others = new Set(texts.filter(([other]) => other !== slug).flatMap(([, theirs]) => theirs));
      expect(
        own.some((text) => !others.has(text)),
        slug,
      ).toBe(true);
    }
  });

  it('share no sentence between two languages', () => {
    const seen = new Map<string, Locale>();
    for (const locale of LOCALES) {
      for (const text of Object.values(copies[locale]).flatMap(paragraphsOf)) {
        for (const sentence of sentencesOf(text, locale)) {
          expect([sentence, seen.get(sentence) ?? locale]).toEqual([sentence, locale]);
          seen.set(sentence, locale);
        }
      }
    }
  });
});

const FACTS = sharedFile('data/cameras.json');

describe('figures known from notes alone', FACTS.needed, () => {
  it('are in the collected facts outside the repository', () => {
    const { brands: material } = JSON.parse(readFileSync(FACTS.path, 'utf8'));
    for (const [id, figures] of Object.entries(NOTED)) {
      const inNotes = material[id].notes.en.flatMap((note: string) => figuresIn(note, 'en'));
      expect(inNotes, id).toEqual(expect.arrayContaining([...figures]));
    }
  });
});
