/** Wear in the visitor's language. */

import type { TFunction } from 'i18next';
import { brandName, findBrand } from '../catalogue/catalogue';
import { formatNumber } from '../i18n/format';
import type { Locale } from '../config/locales';
import type { RatedLife } from '../catalogue/ratedLife';
import type { NoWear, Wear } from '../wear/wear';
import { formatShare } from './present';

/** The wear in words: the band ('Moderate or lower' for a bound) and the share of the rated life. */
export function wearWords(wear: Wear, t: TFunction, locale: Locale): { band: string; sentence: string } {
  const values = { share: formatShare(wear.fraction, locale), life: formatNumber(wear.life, locale) };
  if (wear.bound === 'upper') return { band: t(`bandOrLower.${wear.band}`), sentence: t('wear.atMost', values) };
  if (wear.bound === 'lower') return { band: t(`bandOrHigher.${wear.band}`), sentence: t('wear.atLeast', values) };
  return { band: t(`band.${wear.band}`), sentence: t('wear.of', values) };
}

/** Why the count is not compared with a rated life. */
export function noWearWords(why: NoWear, rated: RatedLife | undefined, t: TFunction, locale: Locale): string {
  return t(`wear.no.${why}`, { life: rated?.actuations === undefined ? '' : formatNumber(rated.actuations, locale) });
}

/** What the rated life is based on: 'Attributed to Canon by others'. */
export function basisWords({ basis, maker }: Wear, t: TFunction, locale: Locale): string {
  const brand = findBrand(maker);
  return t(`wear.basis.${basis}`, { maker: brand ? brandName(brand, locale) : '' });
}
