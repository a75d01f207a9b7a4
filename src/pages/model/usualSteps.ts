import type { TFunction } from 'i18next';
import { type AnswerKind, answerKind } from '../../catalogue/answerKind';
import { givesCount } from '../../catalogue/cable';
import { fullModelName, type Model } from '../../catalogue/catalogue';
import type { Locale } from '../../config/locales';

/** The three steps to a camera's count that cameras with the same answer share. */
export function usualSteps(model: Model, t: TFunction, locale: Locale): readonly string[] {
  const answer = answerKind(model);
  const steps = STEPS[answer];
  const name = { model: fullModelName(model, locale) };
  const isReadElsewhere = answer === 'usb' && !givesCount(model.brand, model);
  return [
    t(`model.howTo.${steps}.step1`, name),
    t(isReadElsewhere ? 'model.howTo.usb.program' : `model.howTo.${steps}.step2`, name),
    t(`model.howTo.${steps}.step3`, name),
  ];
}

/** Which three steps lead to the count */
const STEPS = {
  exact: 'photo',
  limits: 'photo',
  unconfirmed: 'photo',
  'not-known': 'photo',
  usb: 'usb',
  screen: 'screen',
  service: 'service',
  none: 'none',
} as const satisfies Record<AnswerKind, string>;
