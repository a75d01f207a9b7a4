import type { TFunction } from 'i18next';
import { givenByCable, isByOwners, isUntriedByCable } from '../../catalogue/cable';
import type { Model } from '../../catalogue/catalogue';
import type { Locale } from '../../config/locales';
import { joinSentences } from '../../i18n/format';

/** What a cable and this site give of a camera that reports a count, or should. */
export function cableWords({ brand, ...model }: Model, t: TFunction, locale: Locale): string {
  const given = givenByCable(brand, model);
  if (isUntriedByCable(brand, model))
    return t(given === 'fujifilm' ? 'model.first.usb.fujifilmExpected' : 'model.first.usb.expected');
  const words = t(`model.first.usb.${given === 'exact' || given === 'fujifilm' ? given : 'steps'}`);
  return isByOwners(brand, model) ? joinSentences([words, t('model.first.usb.owners')], locale) : words;
}
