import type { TFunction } from 'i18next';
import { type AnswerKind, answerKind } from '../../catalogue/answerKind';
import { givesCount } from '../../catalogue/cable';
import { fullModelName, type Model } from '../../catalogue/catalogue';
import type { Locale } from '../../config/locales';
import { visibleBands } from './visibleBands';

/** The three steps to a camera's count that cameras with the same answer share. */
export function usualSteps(model: Model, t: TFunction, locale: Locale): readonly string[] {
  const answer = answerKind(model);
  const steps = STEPS[answer];
  const name = { model: fullModelName(model, locale) };
  const isReadElsewhere = answer === 'usb' && !givesCount(model.brand, model);
  const isCompared = visibleBands(model).length > 0;
  return [
    t(`model.howTo.${steps}.step1`, name),
    t(isReadElsewhere ? 'model.howTo.usb.program' : `model.howTo.${steps}.step2`, name),
    t(isCompared || !isComparing(steps) ? `model.howTo.${steps}.step3` : `model.howTo.${steps}.uncompared`, name),
  ];
}

/** Whose last step compares the count with a rated life, if there is one to compare it with */
const COMPARING = ['photo', 'usb', 'screen'] as const;

const isComparing = (steps: (typeof STEPS)[AnswerKind]): steps is (typeof COMPARING)[number] =>
  (COMPARING as readonly string[]).includes(steps);

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
