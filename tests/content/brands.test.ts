/** Brand texts: complete, the same shape in all languages, of sensible length, without figures and certainties of their own. */
import { describe, expect, it } from 'vitest';
import { brandService } from '../../src/catalogue/brandService';
import { brands } from '../../src/catalogue/catalogue';
import type { BrandId } from '../../src/catalogue/catalogue';
import { languages } from './languages/languages';
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
import { lists, texts } from '../support/texts/all';

const LISTS = ['why', 'models', 'without', 'traps'] as const;
/** The share of sentences that two brands may have in common. */
const SHARE_ALLOWED = 1 / 3;

type BrandCopy = Readonly<Record<(typeof LISTS)[number], readonly string[]> & { lead: string }>;

const copyOf = (locale: Locale, id: BrandId): BrandCopy => ({
  lead: texts[locale][`brands.${id}.lead`],
  why: lists[locale][`brands.${id}.why`],
  models: lists[locale][`brands.${id}.models`],
  without: lists[locale][`brands.${id}.without`],
  traps: lists[locale][`brands.${id}.traps`],
});

const textsOf = (copy: BrandCopy) => [copy.lead, ...LISTS.flatMap((list) => [...copy[list]])];
const shapeOf = (copy: BrandCopy) => [linksIn(copy.lead), ...LISTS.map((list) => copy[list].map(linksIn))];
const entries = (locale: Locale) => brands.map(({ id }) => [id, copyOf(locale, id)] as const);

describe('the brand texts', () => {
  it.each(LOCALES)('cover the ten brands and nothing else (%s)', (locale) => {
    const keys = [...Object.keys(texts[locale]), ...Object.keys(lists[locale])];
    const covered = keys.flatMap((key) => /^brands\.(\w+)\./.exec(key)?.[1] ?? []);
    expect([...new Set(covered)].toSorted()).toEqual(brands.map(({ id }) => id as string).toSorted());
  });

  it.each(LOCALES)('say what every published fact about a maker’s service is (%s)', (locale) => {
    const { all: _, ...ofMakers } = brandService;
    const keys = Object.entries(ofMakers).flatMap(([id, facts]) =>
      Object.keys(facts).map((name) => `brands.${id}.service.${name}`),
    );
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !(key in texts[locale]))).toEqual([]);
  });

  it.each(LOCALES)('fill every section (%s)', (locale) => {
    for (const [id, copy] of entries(locale)) {
      for (const list of LISTS) expect(copy[list].length, `${id} ${list}`).toBeGreaterThan(0);
      for (const text of textsOf(copy)) expect(text.trim().length, id).toBeGreaterThan(10);
    }
  });

  it.each(TRANSLATIONS)('have the paragraphs, points and links of the English ones (%s)', (locale) => {
    for (const [id, copy] of entries('en')) {
      expect([id, shapeOf(copyOf(locale, id))]).toEqual([id, shapeOf(copy)]);
    }
  });

  it.each(LOCALES)('link to pages that exist (%s)', (locale) => {
    const links = entries(locale).flatMap(([, copy]) => textsOf(copy).flatMap(linksIn));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((path) => !pagePaths.has(path))).toEqual([]);
  });

  it.each(LOCALES)('are neither too short nor too long (%s)', (locale) => {
    const { brandLength, lengthOf } = languages[locale];
    const [least, most] = brandLength;
    for (const [id, copy] of entries(locale)) {
      const text = textsOf(copy)
        .join(' ')
        .replace(/\]\([^)]+\)/g, '');
      const length = lengthOf(text);
      expect([id, length >= least && length <= most, length]).toEqual([id, true, length]);
    }
  });

  it.each(LOCALES)('have no figure of their own but years (%s)', (locale) => {
    const own = entries(locale).flatMap(([id, copy]) =>
      textsOf(copy).map((text) => [id, ownFigures(text, locale), text] as const),
    );
    expect(own.filter(([, figures]) => figures.length > 0)).toEqual([]);
  });

  it.each(LOCALES)('leave it to the catalogue how sure something is (%s)', (locale) => {
    const sure = entries(locale).flatMap(([id, copy]) =>
      textsOf(copy).map((text) => [id, certaintyIn(text, locale), text] as const),
    );
    expect(sure.filter(([, word]) => word !== undefined)).toEqual([]);
  });

  it.each(LOCALES)(
    'share at most a third of their sentences with any other, names and digits masked (%s)',
    (locale) => {
      const sentences = entries(locale).map(
        ([id, copy]) => [id, new Set(textsOf(copy).flatMap((text) => sentencesOf(text, locale).map(masked)))] as const,
      );
      const alike = sentences.flatMap(([id, own], index) =>
        sentences.slice(index + 1).flatMap(([other, theirs]) => {
          const shared = [...own].filter((sentence) => theirs.has(sentence)).length;
          return shared / Math.min(own.size, theirs.size) > SHARE_ALLOWED ? [[id, other, shared]] : [];
        }),
      );
      expect(alike).toEqual([]);
    },
  );

  it('share no sentence between two languages', () => {
    const seen = new Map<string, Locale>();
    for (const locale of LOCALES) {
      for (const text of entries(locale).flatMap(([, copy]) => textsOf(copy))) {
        for (const sentence of sentencesOf(text, locale)) {
          expect([sentence, seen.get(sentence) ?? locale]).toEqual([sentence, locale]);
          seen.set(sentence, locale);
        }
      }
    }
  });
});
