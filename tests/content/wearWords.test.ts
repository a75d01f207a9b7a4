import { describe, expect, it } from 'vitest';
import { WEAR_BAND_LIMITS } from '../../src/config/constants';
import { loadContent } from '../../src/content/content';
import { articlePosts } from '../../src/content/postTable';
import { LOCALES, type Locale, figuresIn, interfaceTexts, linesOf, sentencesOf } from './prose';

const BANDS = ['low', 'moderate', 'high', 'veryHigh'] as const;
const PERCENT = WEAR_BAND_LIMITS.map((limit) => limit * 100);

const bandNames = (locale: Locale) => BANDS.map((band) => interfaceTexts[locale][`band.${band}`]!);
const percentagesIn = (text: string, locale: Locale) =>
  figuresIn(text, locale).filter((figure) => figure > 0 && figure < 100);

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
    // The lowest limit occurs twice: it ends the band 'low' and starts the band 'moderate'. Each of the other two bands
    // adds one number.
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
