import type { TFunction } from 'i18next';
import { brandName, findBrand } from '../../cameras/catalogue';
import { formatList, formatNumber, proseNumber } from '../format';
import { rangeText } from '../rangeText';
import type { Locale } from '../../config/locales';
import type { RatedLife } from '../../cameras/ratedLife';
import { takenAt, yearPast } from '../../judge/age';
import type { YearlyPace } from '../../judge/pace';
import type { CountLimit, ExtractionResult } from '../../reader/result';
import {
  assessWear,
  leastWear,
  mayHaveRestarted,
  type NoWear,
  type Wear,
  type WearBand,
  type WearBound,
} from '../../judge/wear';
import { isMechanicalInferred, mechanicalBeside } from './counterWords';
import { monthText } from './madeWords';
import { isUnproven } from './outcome';
import { formatShare } from './present';
import { soldName } from './soldName';

/** The wear in words: the band ('Moderate or lower' for a bound), and the share of the rated life. */
export function wearWords(wear: Wear, t: TFunction, locale: Locale): { band: string; sentence: string } {
  const values = figuresOf(wear, t, locale);
  if (wear.bound) {
    const sentence = t(wear.bound === 'upper' ? 'wear.atMost' : 'wear.atLeast', values);
    return { band: boundedBand(wear.band, wear.bound, t), sentence };
  }
  const band = bandText(leastWear(wear)?.band ?? wear.band, wear.band, t, locale);
  return { band, sentence: t('wear.of', values) };
}

/** A band, or two bands if a class's usual range of rated lives gives both: 'Low to moderate'. */
function bandText(band: WearBand, worst: WearBand, t: TFunction, locale: Locale): string {
  const from = t(`band.${band}`);
  return band === worst ? from : t('band.between', { from, to: t(`band.${worst}`).toLocaleLowerCase(locale) });
}

/** The bands that a bound allows: 'Moderate or lower'. */
export const boundedBand = (band: WearBand, bound: WearBound, t: TFunction): string =>
  t(bound === 'upper' ? `bandOrLower.${band}` : `bandOrHigher.${band}`);

/**
 * The share of the rated life, and the rated life. A class's usual range gives both ends of each: '24–48%',
 * '50,000–100,000'.
 */
export function figuresOf(wear: Wear, t: TFunction, locale: Locale): { share: string; life: string } {
  const least = leastWear(wear);
  const share = formatShare(wear.fraction, locale, wear.bound);
  if (!least) return { share, life: formatNumber(wear.life, locale) };
  return {
    share: t('list.range', { low: formatShare(least.fraction, locale).replace(/\s?%$/, ''), high: share }),
    life: rangeText(...wear.range!, t, locale),
  };
}

/** A result's wear: one line, the words for the band, and the band that colors the line. `now`: as in `ageOf`. */
export function verdictToday(result: ExtractionResult, wear: Wear, now: string, t: TFunction, locale: Locale) {
  const year = yearPast(result, now);
  const isColored = vouchesFor(wear, !isUnproven(result), year !== undefined);
  const text = asOf(year, wearVerdict(wear, t, locale), t);
  return { text, words: wearWords(wear, t, locale).band, isColored, band: coloredBand(wear, isColored) };
}

/** A wear verdict, with the photo's year if the photo is old: 'As of 2012: Low · 0.8% of 150,000'. */
export const asOf = (year: string | undefined, verdict: string, t: TFunction): string =>
  year === undefined ? verdict : t('wear.verdict.then', { year, verdict });

/** 'High · 54% of 200,000', 'Past its rating: 208,000 of 200,000'. A bound that allows any band names none. */
export function wearVerdict(wear: Wear, t: TFunction, locale: Locale): string {
  const values = figuresOf(wear, t, locale);
  if (saysNothing(wear)) return t(wear.bound === 'upper' ? 'wear.verdict.anything' : 'wear.verdict.something', values);
  const { band } = wearWords(wear, t, locale);
  if (wear.bound) return t(`wear.verdict.${wear.bound}`, { ...values, band });
  if (wear.fraction > 1 && !isUsualFigure(wear))
    return t('wear.verdict.past', { ...values, count: formatNumber(wear.count, locale) });
  return t(isUsualFigure(wear) ? 'wear.verdict.about' : 'wear.verdict', { ...values, band });
}

/** True if the bound allows any wear: 'at most very high' or 'at least low'. */
const saysNothing = ({ bound, band }: Wear): boolean =>
  (bound === 'upper' && band === 'veryHigh') || (bound === 'lower' && band === 'low');

/** True if no source gives a rated life for this model. */
const isUsualFigure = ({ basis }: Wear): boolean => basis === 'class-estimate' || basis === 'specification';

/**
 * The band that colors the verdict; undefined for no color. A bound has a color only if the true wear can't be in
 * another band. A number that may have been edited has none, because green would make it look certain.
 */
export const coloredBand = (wear: Wear, isVouchedFor: boolean): WearBand | undefined =>
  !isUsualFigure(wear) &&
  isVouchedFor &&
  (wear.bound === undefined || (wear.bound === 'upper' ? wear.band === 'low' : wear.band === 'veryHigh'))
    ? wear.band
    : undefined;

/**
 * True if a wear may have a color. For an old photo, only the highest band may, because the wear may have grown since.
 */
export const vouchesFor = (wear: Wear | undefined, isProven: boolean, isOfThePast: boolean): boolean =>
  isProven && (!isOfThePast || wear?.band === 'veryHigh');

/** The mechanical count, if it determines the wear but another count is shown. */
export const comparedText = (
  wear: Wear,
  shown: number | undefined,
  t: TFunction,
  locale: Locale,
): string | undefined =>
  wear.count === shown ? undefined : t('wear.mechanical', { count: formatNumber(wear.count, locale) });

/**
 * A sentence with the mechanical count, if another count is shown; says so if the mechanical count determines the wear.
 */
export function mechanicalSentence(
  result: ExtractionResult,
  rated: RatedLife | undefined,
  t: TFunction,
  locale: Locale,
): string | undefined {
  const wear = assessWear(result, rated);
  const compared = wear && comparedText(wear, result.shutterCount, t, locale);
  const mechanical = mechanicalBeside(result);
  if (compared || !mechanical) return compared;
  const count = rangeText(mechanical.low, mechanical.value, t, locale);
  return t(isMechanicalInferred(result) ? 'countCard.takenMechanical' : 'countCard.mechanical', { count });
}

/** The stated reason for no wear. A possible restart of the counter takes precedence over a missing rated life. */
function statedNoWear(why: NoWear, limits: readonly CountLimit[]): NoWear {
  // A reset that requires a deliberate act is not worth mentioning first.
  const mayRestartByItself = mayHaveRestarted(limits.filter((limit) => limit !== 'hidden-reset'));
  return mayRestartByItself && SAID_AFTER_RESTARTS.includes(why) ? 'not-compared' : why;
}

/** The reason for no wear, in a few words. */
export const noWearVerdict = (why: NoWear, limits: readonly CountLimit[], t: TFunction): string =>
  t(`wear.short.${statedNoWear(why, limits)}`);

const SAID_AFTER_RESTARTS: readonly NoWear[] = ['no-figure', 'unsourced', 'not-compared'];

/** The basis of the rated life: 'Attributed to Canon by others'. */
export function basisWords({ basis, givenFor = [], maker }: Wear, t: TFunction, locale: Locale): string {
  const brand = findBrand(maker);
  return t(`wear.basis.${givenFor.length > 0 ? 'others' : basis}`, {
    maker: brand ? brandName(brand, locale) : '',
    others: formatList(givenFor, locale),
  });
}

/** 'Heavy use: at least 48,000 a year between the NIKON D300’s release in 2007 and this photo (2012).' */
export const paceWords = (
  { perYear, since, made }: YearlyPace,
  result: ExtractionResult,
  t: TFunction,
  locale: Locale,
): string =>
  t(made ? 'wear.paceMade' : 'wear.pace', {
    perYear: proseNumber(perYear, locale),
    since: made ? monthText(since, locale) : since,
    until: takenAt(result)?.slice(0, 4),
    model: soldName(result, locale),
  });
