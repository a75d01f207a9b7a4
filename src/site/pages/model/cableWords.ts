import type { TFunction } from 'i18next';
import { easiestAnswer, answersOf } from '../../../cameras/answer';
import type { Model } from '../../../cameras/catalogue';
import type { Locale } from '../../../config/locales';
import { joinSentences } from '../../../i18n/format';

/** What a cable and this site give of a camera that reports a count, or should, and how sure that is unless the verdict says it. */
export function cableWords(model: Model, t: TFunction, locale: Locale): string {
  const { certainty, limits = 'exact' } = answersOf(model).usb;
  const what = t(`model.first.usb.${limits === 'exact' || limits === 'fujifilm' ? limits : 'steps'}`);
  if (certainty !== 'expected') return joinSentences([what, t('model.first.usb.new')], locale);
  return easiestAnswer(model).way === 'usb' ? what : joinSentences([what, t('model.first.usb.untried')], locale);
}
