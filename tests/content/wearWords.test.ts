/**
 * Compares what prose says about wear and rated lives with the numbers and sources behind it: the bands of
 * `WEAR_BAND_LIMITS`, and the rows of the catalogue that cite a maker's document.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { brandName, brands, findBrand } from '../../src/catalogue/catalogue';
import { WEAR_BAND_LIMITS } from '../../src/config/constants';
import { loadContent } from '../../src/content/content';
import { articlePosts } from '../../src/content/postTable';
import type { ModelCopy } from '../../src/content/types';
import { describedModels, modelOf } from '../support/catalogue';
import { languages } from './languages/languages';
import { LOCALES, type Locale, figuresIn, interfaceTexts, linesOf, masked, modelsNamedIn, sentencesOf } from './prose';

const BANDS = ['low', 'moderate', 'high', 'veryHigh'] as const;
const [LOW, HALF, MOST] = WEAR_BAND_LIMITS;
const PERCENT = WEAR_BAND_LIMITS.map((limit) => limit * 100);

const bandNames = (locale: Locale) => BANDS.map((band) => interfaceTexts[locale][`band.${band}`]!);
const percentagesIn = (text: string, locale: Locale) =>
  figuresIn(text, locale).filter((figure) => figure > 0 && figure < 100);

/** All sentences with their place. */
const allSentences = (locale: Locale) =>
  linesOf(locale).flatMap(([where, line]) => sentencesOf(line, locale).map((sentence) => [where, sentence] as const));

describe('the bands of wear', () => {
  it.each(LOCALES)('have the same limits in prose as in the checker (%s)', (locale) => {
    const names = bandNames(locale).map((name) => name.toLowerCase());
    const told = allSentences(locale).filter(
      ([, sentence]) =>
        names.every((name) => sentence.toLowerCase().includes(name)) && percentagesIn(sentence, locale).length > 0,
    );
    expect(told.length).toBeGreaterThan(0);
    // Low ends where moderate starts, and each of the other two adds one number.
    const [low, high, veryHigh] = PERCENT;
    expect(told.map(([where, sentence]) => [where, percentagesIn(sentence, locale)])).toEqual(
      told.map(([where]) => [where, [low, low, high, veryHigh]]),
    );
  });

  it.each(LOCALES)('have these limits in tables (%s)', async (locale) => {
    const names = bandNames(locale);
    const articles = await Promise.all(articlePosts.map(({ slug }) => loadContent(locale, `articles/${slug}`)));
    const rows = articles
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'table' ? block.rows : []))
      .filter(([share = '', band = '']) => names.includes(band) && percentagesIn(share, locale).length > 0);
    const [low, high, veryHigh] = PERCENT;
    const limits = [[low], [low, high], [high, veryHigh], [veryHigh]];
    expect(rows.map(([share, band]) => [band, percentagesIn(share!, locale)])).toEqual(
      names.map((name, index) => [name, limits[index]]),
    );
  });

  it.each(LOCALES)('have the same limits in the description of the scale (%s)', (locale) => {
    expect(percentagesIn(interfaceTexts[locale]['wear.scale']!, locale)).toEqual(PERCENT);
  });
});

const SECTIONS = ['intro', 'shutter', 'reading', 'buying', 'steps'] as const;
const copies = {} as Record<Locale, Readonly<Record<string, ModelCopy>>>;

beforeAll(async () => {
  for (const locale of LOCALES) {
    const perBrand = await Promise.all(brands.map(({ id }) => loadContent(locale, `models/${id}`)));
    copies[locale] = Object.assign({}, ...perBrand.map(({ models }) => models));
  }
});

const sentencesOfPage = (slug: string, locale: Locale) =>
  SECTIONS.flatMap((section) => [...(copies[locale][slug]![section] ?? [])]).flatMap((text) =>
    sentencesOf(text, locale),
  );

/** Numbers of actuations, told from years and megapixels by their size. */
const actuationsIn = (sentence: string, locale: Locale) =>
  figuresIn(sentence, locale).filter((figure) => figure >= 10_000);

/** The numbers near the words: those in the same clause or, if it has none, in the sentence. */
function actuationsBeside(words: RegExp, sentence: string, locale: Locale): readonly number[] {
  const clauses = sentence.split(/[,;:](?!\d)|[、；：]/);
  const own = clauses.filter((clause) => words.test(clause)).flatMap((clause) => actuationsIn(clause, locale));
  return own.length > 0 ? own : actuationsIn(sentence, locale);
}

const PARTS = [
  ['a fifth', LOW, 'fifth'],
  ['half', HALF, 'half'],
  ['the low band', LOW, 'lowBand'],
  ['the top band', MOST, 'topBand'],
] as const;

/** The languages with a word for wear that means nothing else. */
const WITH_WORD = LOCALES.filter((locale) => languages[locale].wear.word);

describe('what the page of a model says of its rated life', () => {
  it.each(
    LOCALES.flatMap((locale) =>
      PARTS.map(([name, share, key]) => [name, locale, share, languages[locale].wear[key]] as const),
    ),
  )('puts %s where it is (%s)', (_name, locale, share, words) => {
    const told = describedModels.flatMap(({ slug }) => {
      const { actuations } = modelOf(slug).life;
      return actuations
        ? sentencesOfPage(slug, locale)
            .filter((sentence) => words.test(sentence) && actuationsIn(sentence, locale).length > 0)
            // Leaves out sentences about other bodies.
            .filter((sentence) => modelsNamedIn(sentence).every((named) => named.slug === slug))
            .map((sentence) => [slug, share * actuations, sentence] as const)
        : [];
    });
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter(([, count, sentence]) => !actuationsBeside(words, sentence, locale).includes(count))).toEqual(
      [],
    );
  });

  it.each(LOCALES)('names no band if the figure has no source (%s)', (locale) => {
    const unsourced = describedModels.filter(({ slug }) => modelOf(slug).life.basis === 'unsourced');
    expect(unsourced.length).toBeGreaterThan(0);
    const { lowBand, topBand } = languages[locale].wear;
    const banded = unsourced.flatMap(({ slug }) =>
      sentencesOfPage(slug, locale).filter((sentence) => lowBand.test(sentence) || topBand.test(sentence)),
    );
    expect(banded).toEqual([]);
  });

  // The checker computes no wear for these, not even a minimum.
  it.each(WITH_WORD)('does not mention wear if the figure has no source (%s)', (locale) => {
    const { word } = languages[locale].wear;
    const named = describedModels
      .filter(({ slug }) => modelOf(slug).life.basis === 'unsourced')
      .flatMap(({ slug }) => sentencesOfPage(slug, locale).filter((sentence) => word!.test(sentence)));
    expect(named).toEqual([]);
  });
});

/** Whether the sentence presents the figure as the maker's own: it names the maker and no one else. */
function isMakersWord(sentence: string, maker: string, locale: Locale): boolean {
  const stated = interfaceTexts[locale]['wear.basis.maker']!.toLowerCase();
  // Before a model name, the maker's name is part of that name.
  const alone = new RegExp(`${maker.toLowerCase()}(?!s? #|-)`);
  const text = masked(sentence);
  return (alone.test(text) || text.includes(stated)) && !languages[locale].wear.secondhand.test(sentence);
}

describe('a rating that prose calls the maker’s own', () => {
  it.each(LOCALES)('has a row that cites a document of the maker, and vice versa (%s)', (locale) => {
    const called = describedModels.filter(({ slug, brand }) => {
      const maker = brandName(findBrand(brand)!, locale);
      const { actuations } = modelOf(slug).life;
      return sentencesOfPage(slug, locale).some(
        (sentence) => figuresIn(sentence, locale).includes(actuations!) && isMakersWord(sentence, maker, locale),
      );
    });
    const cited = describedModels.filter(({ slug }) => modelOf(slug).life.basis === 'maker');
    expect(called.map(({ slug }) => slug)).toEqual(cited.map(({ slug }) => slug));
  });

  it.each(LOCALES)('is also such a one on all other pages (%s)', (locale) => {
    const makers = brands.map((brand) => brandName(brand, locale));
    const called = allSentences(locale)
      .filter(([where]) => !where.includes('/models/'))
      .filter(([, sentence]) => makers.some((maker) => isMakersWord(sentence, maker, locale)))
      .flatMap(([where, sentence]) => modelsNamedIn(sentence).map(({ life }) => [where, life, sentence] as const))
      .filter(([, life, sentence]) => life.actuations && figuresIn(sentence, locale).includes(life.actuations));
    expect(called.length).toBeGreaterThan(0);
    expect(called.filter(([, life]) => life.basis !== 'maker')).toEqual([]);
  });
});
