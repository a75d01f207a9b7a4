import type { TFunction } from 'i18next';
import { givenByCable, isUntriedByCable } from '../../catalogue/cable';
import type { Model } from '../../catalogue/catalogue';
import type { Locale } from '../../config/locales';
import { joinSentences } from '../../i18n/format';

/** What a cable and this site give of a camera that reports a count. */
export function cableWords(model: Model, t: TFunction): string {
  const given = givenByCable(model.brand, model);
  return t(`model.first.usb.${given === 'exact' || given === 'fujifilm' ? given : 'steps'}`);
}

/** The same, and that nobody has shown it on this camera, where that is so. */
export const cableWordsWithDoubt = (model: Model, t: TFunction, locale: Locale): string =>
  isUntriedByCable(model.brand, model)
    ? joinSentences([cableWords(model, t), t('model.first.usb.untried')], locale)
    : cableWords(model, t);
