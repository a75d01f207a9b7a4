import type { TFunction } from 'i18next';
import { answerKind, hasFailedByCable } from '../../catalogue/answerKind';
import { givenByCable, isUntriedByCable } from '../../catalogue/cable';
import type { Model } from '../../catalogue/catalogue';
import type { Locale } from '../../config/locales';
import { joinSentences } from '../../i18n/format';

/** What a cable and this site give of a camera that reports a count, or should, and how sure that is unless the verdict says it. */
export function cableWords(model: Model, t: TFunction, locale: Locale): string {
  const { brand } = model;
  if (isUntriedByCable(brand, model) && hasFailedByCable(model)) return t('model.first.usb.failed');
  const given = givenByCable(brand, model);
  const what = t(`model.first.usb.${given === 'exact' || given === 'fujifilm' ? given : 'steps'}`);
  if (isUntriedByCable(brand, model))
    return answerKind(model) === 'usb' ? what : joinSentences([what, t('model.first.usb.untried')], locale);
  return joinSentences([what, t('model.first.usb.new')], locale);
}
