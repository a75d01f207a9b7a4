import type { TFunction } from 'i18next';
import type { Locale } from '../../../config/locales';
import { proseNumber } from '../../../i18n/format';
import { rangeText } from '../../../i18n/rangeText';
import type { Model } from '../../../cameras/catalogue';
import { isOfLaterClass } from '../../../cameras/classRanges';
import { knownLife } from '../../../judge/rowCounter';
import type { LifeRange } from '../../../judge/wear';

/** A rated life in words: the figure, or a class's usual range ('50,000–100,000'). */
export const lifeText = (life: number | LifeRange, t: TFunction, locale: Locale, format = proseNumber): string =>
  typeof life === 'number' ? format(life, locale) : rangeText(...life, t, locale, format);

/** The rated life that is usual for this camera's class, in a sentence. */
export const classLifeText = (model: Model, t: TFunction, locale: Locale): string =>
  t(isOfLaterClass(model) ? 'guide.life.laterClass' : 'guide.life.class', {
    life: lifeText(knownLife(model.life)!, t, locale),
  });
