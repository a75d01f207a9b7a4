import type { TFunction } from 'i18next';
import { answerKind } from '../../catalogue/answerKind';
import { givenByCable, isSaidByProgram, isUntriedByCable } from '../../catalogue/cable';
import type { Model } from '../../catalogue/catalogue';
import type { Locale } from '../../config/locales';
import { joinSentences } from '../../i18n/format';

/** What a cable and this site give of a camera that reports a count, or should, and how sure that is unless the verdict says it. */
export function cableWords(model: Model, t: TFunction, locale: Locale): string {
  const { brand } = model;
  const given = givenByCable(brand, model);
  const what = t(`model.first.usb.${given === 'exact' || given === 'fujifilm' ? given : 'steps'}`);
  const isSaid = isSaidByProgram(brand, model);
  if (!isSaid && !isUntriedByCable(brand, model)) return joinSentences([what, t('model.first.usb.new')], locale);
  if (answerKind(model) === 'usb') return what;
  return joinSentences([what, t(isSaid ? 'model.first.usb.program' : 'model.first.usb.untried')], locale);
}
