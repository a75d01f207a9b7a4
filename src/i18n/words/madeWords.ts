/** Words for a camera's date of manufacture. They give only the month, so that only the owner knows the day. */

import type { TFunction } from 'i18next';
import { monthOf } from '../../reader/date';
import type { ExtractionResult } from '../../reader/result';
import { formatPartialDate } from '../format';
import type { Locale } from '../../config/locales';

interface Made {
  readonly manufactured?: { readonly date: string } | undefined;
}

/** '2013-03-27' → 'March 2013' */
export const monthText = (date: string, locale: Locale): string => formatPartialDate(monthOf(date), locale);

/** 'Made in March 2013'; undefined if no field gives the date. */
export const madeMonth = ({ manufactured }: Made, t: TFunction, locale: Locale): string | undefined =>
  manufactured && t('made.month', { month: monthText(manufactured.date, locale) });

/** Tags with nothing but the date. Other tags have it in an internal serial number. Source: `readManufactured`. */
const PLAIN_TAGS: readonly string[] = ['MakerNote/0x2001', 'MakerNote/0x0215'];

/** The month with its source and its reliability: 'Made in March 2013, by the date in its internal serial number. …' */
export function madeSentence({ manufactured }: ExtractionResult, t: TFunction, locale: Locale): string | undefined {
  if (!manufactured) return undefined;
  const key = PLAIN_TAGS.includes(manufactured.tag) ? 'made.byDate' : 'made.bySerial';
  return t(key, { month: monthText(manufactured.date, locale) });
}
