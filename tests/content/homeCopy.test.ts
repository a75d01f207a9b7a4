/**
 * The home page's texts have the same shape and links in all languages. Their figures come from the data, and their
 * claims from the catalogue.
 */
import { describe, expect, test } from 'vitest';
import { isKnownPath } from '../../src/site/app/routes';
import { brands } from '../../src/cameras/catalogue';
import { type PhotoCode, photoCodeOf } from '../../src/cameras/cameraTable';
import { APPROXIMATE_VALUE_STEP, CANON_FOLDER_FILES_LONG, WEAR_BAND_LIMITS } from '../../src/config/constants';
import type { Lists } from '../../src/i18n/texts';
import { lists, texts as words } from '../support/texts/all';
import { facts, wearExamples } from '../../src/content/figuresInProse';
import { figuresIn, linksIn, LOCALES, type Locale, modelsNamedIn, plain, sentencesOf, stringsIn } from './prose';

type HomeList = Extract<keyof Lists, `home.${string}`>;

/** The home page's lists of texts, by their keys. */
const copyOf = (locale: Locale) =>
  Object.fromEntries(Object.entries(lists[locale]).filter(([key]) => key.startsWith('home.'))) as Pick<Lists, HomeList>;

const copies = Object.fromEntries(LOCALES.map((locale) => [locale, copyOf(locale)])) as Record<
  Locale,
  ReturnType<typeof copyOf>
>;

const translations = LOCALES.map((locale) => [locale, copies[locale]] as const);

/** Replaces each string by the result of `of(string)`. */
function mapTexts(value: unknown, of: (text: string) => unknown): unknown {
  if (typeof value === 'string') return of(value);
  if (Array.isArray(value)) return value.map((part) => mapTexts(part, of));
  return Object.fromEntries(Object.entries(value as object).map(([key, part]) => [key, mapTexts(part, of)]));
}

const sorted = (figures: Iterable<number>) => [...new Set(figures)].toSorted((a, b) => a - b);

describe.each(translations)('the home page in %s', (locale, copy) => {
  const texts = stringsIn(copy);

  test('has the sections, items and links of the English one', () => {
    const shape = (text: string) => linksIn(text).toSorted();
    expect(mapTexts(copy, shape)).toEqual(mapTexts(copies.en, shape));
  });

  test('links only to pages that exist', () => {
    const links = texts.flatMap(linksIn);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((path) => !isKnownPath(path))).toEqual([]);
  });

  test('has no text that is empty, is repeated or has broken markup', () => {
    expect(texts.filter((text) => text.trim() !== text || text === '')).toEqual([]);
    expect(texts.map(plain).filter((text) => /\*\*|\]\(| {2}|["']/.test(text))).toEqual([]);
    expect(texts.length).toBe(new Set(texts).size);
  });

  test('has only figures from the data, and the same ones as in English', () => {
    const known = new Set([
      ...facts.flatMap(({ figures }) => figures),
      ...wearExamples.map(([, , count]) => count),
      ...WEAR_BAND_LIMITS.map((limit) => limit * 100),
      APPROXIMATE_VALUE_STEP,
      CANON_FOLDER_FILES_LONG,
    ]);
    const unknown = texts.flatMap((text) => {
      const named = modelsNamedIn(text).flatMap(({ year, life }) => [year, life.actuations]);
      return figuresIn(text, locale).filter((figure) => !known.has(figure) && !named.includes(figure));
    });
    expect(unknown).toEqual([]);
    const figures = (from: object, language: Locale) =>
      sorted(stringsIn(from).flatMap((text) => figuresIn(text, language)));
    expect(figures(copy, locale)).toEqual(figures(copies.en, 'en'));
  });

  test('uses the checker’s words for the grades and the proof', () => {
    const strong = (text: string) => [...text.matchAll(/\*\*([^*]+)\*\*/g)].map((match) => match[1]!.toLowerCase());
    const grades = (['exact', 'approximate', 'estimate'] as const).map((grade) =>
      words[locale][`grade.${grade}`].toLowerCase(),
    );
    const titles = copy['home.explainer.grades'].map(({ title }) => title.toLowerCase());
    expect(titles).toEqual([...grades, words[locale]['grade.unavailable'].toLowerCase()]);
    expect(words[locale]['home.explainer.none']).toBe(words[locale]['countCard.unknown']);
    expect(
      copy['home.howTo.cameraSupport.points']
        .flatMap(strong)
        .map((label) => label.replace(/[:：]$/, ''))
        .slice(0, 3),
    ).toEqual(grades);
    expect(copy['home.faq.items'][0]!.answer).toContain(words[locale]['proof.button']);
  });

  test('points to every brand once among the supported cameras', () => {
    const links = copy['home.howTo.cameraSupport.points'].flatMap(linksIn);
    expect(links.toSorted()).toEqual(brands.map(({ id }) => `/${id}`).toSorted());
  });

  test('lists a model under the certainty that the catalogue gives it', () => {
    const certainties: readonly (readonly PhotoCode[])[] = [
      ['exact-in-file'],
      ['approximate-in-file', 'unconfirmed-in-file'],
      ['estimate'],
      ['not-in-file'],
    ];
    const listed = copy['home.howTo.cameraSupport.points'].map((text) =>
      modelsNamedIn(text).map(({ slug, count }) => [slug, photoCodeOf(count.inPhotos)] as const),
    );
    expect(listed.map((models) => models.length > 0)).toEqual([true, true, true, false]);
    for (const [index, models] of listed.entries()) {
      expect(models.filter(([, access]) => !certainties[index]!.includes(access))).toEqual([]);
    }
  });
});

test('no sentence of the home page is the same in two languages', () => {
  const sentences = translations.flatMap(([locale, copy]) => [
    ...new Set(stringsIn(copy).flatMap((text) => sentencesOf(text, locale))),
  ]);
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
});
