import type { TFunction } from 'i18next';
import type { Locale } from '../../../config/locales';
import { proseNumber } from '../../../i18n/format';
import { rangeText } from '../../../i18n/rangeText';
import type { LifeRange } from '../../../judge/wear';

/** A rated life in words: a number, or a class's usual range ('50,000–100,000'). */
export const lifeText = (life: number | LifeRange, t: TFunction, locale: Locale, format = proseNumber): string =>
  typeof life === 'number' ? format(life, locale) : rangeText(...life, t, locale, format);
