import type { TFunction } from 'i18next';
import { easiestAnswer, answersOf } from '../../../cameras/answer';
import type { Model } from '../../../cameras/catalogue';
import type { Locale } from '../../../config/locales';
import { joinSentences } from '../../../i18n/format';

/**
 * Sentences on the count that a camera reports, or is expected to report, over USB on this site. They also say how
 * certain it is that the camera reports the count, unless the verdict says so.
 */
export function cableWords(model: Model, t: TFunction, locale: Locale): string {
  const { certainty, limits = 'exact' } = answersOf(model).usb;
  const steps = certainty === 'expected' ? 'stepsUntried' : 'steps';
  const what = t(`model.first.usb.${limits === 'exact' || limits === 'fujifilm' ? limits : steps}`);
  if (certainty !== 'expected') return joinSentences([what, t('model.first.usb.new')], locale);
  return easiestAnswer(model).way === 'usb' ? what : joinSentences([what, t('model.first.usb.untried')], locale);
}
