/** Model texts: complete, the same shape in all languages, specific to their model, without figures and certainties of their own. */
import { beforeAll, describe, expect, it } from 'vitest';
import { brands } from '../../src/catalogue/catalogue';
import { describedModels, describedOf, modelOf } from '../support/catalogue';
import { loadContent } from '../../src/content/content';
import type { ModelCopy } from '../../src/content/types';
import { withFacts } from '../../src/content/withFacts';
import {
  LOCALES,
  TRANSLATIONS,
  type Locale,
  certaintyIn,
  linksIn,
  masked,
  ownFigures,
  pagePaths,
  sentencesOf,
} from './prose';

const SECTIONS = ['intro', 'buying', 'notes', 'steps'] as const;
const SHARE_ALLOWED = 1 / 3;

type Copies = Readonly<Record<string, ModelCopy>>;
const copies = {} as Record<Locale, Copies>;

beforeAll(async () => {
  for (const locale of LOCALES) {
    const perBrand = await Promise.all(brands.map(({ id }) => loadContent(locale, `models/${id}`)));
    copies[locale] = Object.assign({}, ...perBrand.map(({ models }) => models));
  }
});

const textsOf = (copy: ModelCopy, section: (typeof SECTIONS)[number]) => [copy[section] ?? []].flat();
const paragraphsOf = (copy: ModelCopy) => SECTIONS.flatMap((section) => textsOf(copy, section));
const shapeOf = (copy: ModelCopy) => SECTIONS.map((section) => [section, textsOf(copy, section).map(linksIn)]);
/** The texts with their place. */
const linesOf = (locale: Locale) =>
  Object.entries(copies[locale]).flatMap(([slug, copy]) => paragraphsOf(copy).map((text) => [slug, text] as const));

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

  it.each(LOCALES)('name only facts that their camera has (%s)', (locale) => {
    for (const { slug } of describedModels) {
      for (const text of paragraphsOf(copies[locale][slug]!))
        expect(withFacts(text, modelOf(slug), locale)).not.toMatch(/\{\{|undefined/);
    }
  });

  it.each(LOCALES)('have no figure of their own but years and the settings of test pictures (%s)', (locale) => {
    const own = linesOf(locale).map(([slug, text]) => [slug, ownFigures(text, locale), text] as const);
    expect(own.filter(([, figures]) => figures.length > 0)).toEqual([]);
  });

  it.each(LOCALES)('leave it to the catalogue how sure something is (%s)', (locale) => {
    const sure = linesOf(locale).map(([slug, text]) => [slug, certaintyIn(text, locale), text] as const);
    expect(sure.filter(([, word]) => word !== undefined)).toEqual([]);
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
    const texts = Object.entries(copies[locale]).map(([slug, copy]) => [slug, paragraphsOf(copy).map(masked)] as const);
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
