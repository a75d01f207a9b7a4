import type { TFunction } from 'i18next';
import type { Locale } from '../../../config/locales';
import { proseNumber } from '../../../i18n/format';
import { rangeText } from '../../../i18n/rangeText';
import type { Model } from '../../../cameras/catalogue';
import { knownLife } from '../../../judge/rowCounter';
import type { LifeRange } from '../../../judge/wear';

/** A rated life in words: the figure, or a class's usual range ('50,000–100,000'). */
export const lifeText = (life: number | LifeRange, t: TFunction, locale: Locale, format = proseNumber): string =>
  typeof life === 'number' ? format(life, locale) : rangeText(...life, t, locale, format);

/**
 * Today's class ranges fit bodies released from this year on. Until then, ratings rose: others give 50,000 for the EOS
 * 400D of 2006 and 100,000 for the EOS 450D of 2008.
 */
const FITS_SINCE = 2008;

/** The rated life that is usual for this camera's class, in a sentence. */
export const classLifeText = (model: Model, t: TFunction, locale: Locale): string =>
  t(model.year < FITS_SINCE ? 'guide.life.laterClass' : 'guide.life.class', {
    life: lifeText(knownLife(model.life)!, t, locale),
  });
