/** Wear in the visitor's language. */

import type { TFunction } from 'i18next';
import { brandName, findBrand } from '../catalogue/catalogue';
import { formatNumber, proseNumber } from '../i18n/format';
import type { Locale } from '../config/locales';
import type { RatedLife } from '../catalogue/ratedLife';
import type { YearlyPace } from '../evidence/pace';
import type { NoWear, Wear } from '../wear/wear';
import { formatShare } from './present';

/** The wear in words: the band ('Moderate or lower' for a bound) and the share of the rated life. */
export function wearWords(wear: Wear, t: TFunction, locale: Locale): { band: string; sentence: string } {
  const values = { share: formatShare(wear.fraction, locale), life: formatNumber(wear.life, locale) };
  if (wear.bound === 'upper') return { band: t(`bandOrLower.${wear.band}`), sentence: t('wear.atMost', values) };
  if (wear.bound === 'lower') return { band: t(`bandOrHigher.${wear.band}`), sentence: t('wear.atLeast', values) };
  return { band: t(`band.${wear.band}`), sentence: t('wear.of', values) };
}

/** The verdict in a line: 'Very high · 104% of 200,000'; a bound that says nothing about the band names none. */
export function wearVerdict(wear: Wear, t: TFunction, locale: Locale): string {
  const { bound, band } = wear;
  const values = { share: formatShare(wear.fraction, locale), life: formatNumber(wear.life, locale) };
  if (saysNothing(wear)) return t(bound === 'upper' ? 'wear.verdict.anything' : 'wear.verdict.something', values);
  if (bound) return t(`wear.verdict.${bound}`, { ...values, band: wearWords(wear, t, locale).band });
  return t(isUsualFigure(wear) ? 'wear.verdict.about' : 'wear.verdict', { ...values, band: t(`band.${band}`) });
}

/** 'At most very high' and 'at least low' are any wear. */
const saysNothing = ({ bound, band }: Wear): boolean =>
  (bound === 'upper' && band === 'veryHigh') || (bound === 'lower' && band === 'low');

/** The rated life is nobody's figure for this model. */
const isUsualFigure = ({ basis }: Wear): boolean => basis === 'class-estimate' || basis === 'specification';

/** Whether the band is certain enough for its color: a bound only in the band that it can't leave. */
export const isBandCertain = (wear: Wear): boolean =>
  !isUsualFigure(wear) &&
  (wear.bound === undefined || (wear.bound === 'upper' ? wear.band === 'low' : wear.band === 'veryHigh'));

/** Why there is no wear, in a few words. */
export const noWearVerdict = (why: NoWear, t: TFunction): string => t(`wear.short.${why}`);

/** Why the count is not compared with a rated life. */
export function noWearWords(why: NoWear, rated: RatedLife | undefined, t: TFunction, locale: Locale): string {
  return t(`wear.no.${why}`, { life: rated?.actuations === undefined ? '' : formatNumber(rated.actuations, locale) });
}

/** What the rated life is based on: 'Attributed to Canon by others'. */
export function basisWords({ basis, maker }: Wear, t: TFunction, locale: Locale): string {
  const brand = findBrand(maker);
  return t(`wear.basis.${basis}`, { maker: brand ? brandName(brand, locale) : '' });
}

/** 'An average of at least 48,000 shots a year since the NIKON D300 came out in 2007, if the camera’s clock was right.' */
export const paceWords = ({ perYear, since }: YearlyPace, name: string, t: TFunction, locale: Locale): string =>
  t('wear.pace', { perYear: proseNumber(perYear, locale), since: `${since}`, model: name });
