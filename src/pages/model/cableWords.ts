import type { TFunction } from 'i18next';
import { givenByCable, isByOwners, isUntriedByCable } from '../../catalogue/cable';
import type { Model } from '../../catalogue/catalogue';
import type { Locale } from '../../config/locales';
import { joinSentences } from '../../i18n/format';

/** What a cable and this site give of a camera that reports a count, or should; `knownUntried` where that was just said. */
export function cableWords({ brand, ...model }: Model, t: TFunction, locale: Locale, knownUntried = false): string {
  const given = givenByCable(brand, model);
  const what = t(`model.first.usb.${given === 'exact' || given === 'fujifilm' ? given : 'steps'}`);
  if (isUntriedByCable(brand, model))
    return knownUntried ? what : joinSentences([what, t('model.first.usb.untried')], locale);
  const owners = isByOwners(brand, model) ? [t('model.first.usb.owners')] : [];
  return joinSentences([what, t('model.first.usb.new'), ...owners], locale);
}
