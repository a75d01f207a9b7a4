import type { TFunction } from 'i18next';
import { givenByCable, isUntriedByCable } from '../../catalogue/cable';
import type { Model } from '../../catalogue/catalogue';
import type { Locale } from '../../config/locales';
import { joinSentences } from '../../i18n/format';

/** What a cable and this site give of a camera that reports a count; says so where nobody has shown it on this one. */
export function cableWords(model: Model, t: TFunction, locale: Locale): string {
  const given = givenByCable(model.brand, model);
  const words = t(`model.first.usb.${given === 'exact' || given === 'fujifilm' ? given : 'steps'}`);
  return isUntriedByCable(model.brand, model) ? joinSentences([words, t('model.first.usb.untried')], locale) : words;
}
