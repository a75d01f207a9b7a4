import type { TFunction } from 'i18next';
import { givenByCable, isByOwners, isUntriedByCable } from '../../catalogue/cable';
import type { Model } from '../../catalogue/catalogue';
import type { Locale } from '../../config/locales';
import { joinSentences } from '../../i18n/format';

/** What a cable and this site give of a camera that reports a count. */
export function cableWords(model: Model, t: TFunction, locale: Locale): string {
  const given = givenByCable(model.brand, model);
  const words = t(`model.first.usb.${given === 'exact' || given === 'fujifilm' ? given : 'steps'}`);
  return isByOwners(model.brand, model) ? joinSentences([words, t('model.first.usb.owners')], locale) : words;
}

/** The same, and that nobody has shown it on this camera, where that is so. */
export const cableWordsWithDoubt = (model: Model, t: TFunction, locale: Locale): string =>
  isUntriedByCable(model.brand, model)
    ? joinSentences([cableWords(model, t, locale), t('model.first.usb.untried')], locale)
    : cableWords(model, t, locale);
