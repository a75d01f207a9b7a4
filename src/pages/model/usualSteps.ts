import type { TFunction } from 'i18next';
import { type AnswerKind, answerKind } from '../../catalogue/answerKind';
import { givesCount } from '../../catalogue/cable';
import { countedIn, formatsWithCount } from '../../catalogue/cameraRow';
import { fullModelName, type Model } from '../../catalogue/catalogue';
import { manufactureIn } from '../../catalogue/manufacture';
import type { Locale } from '../../config/locales';
import { formatChoice } from '../../i18n/format';
import { visibleBands } from './visibleBands';

/** The three steps to a camera's count that cameras with the same answer share. */
export function usualSteps(model: Model, t: TFunction, locale: Locale): readonly string[] {
  const answer = answerKind(model);
  const steps = STEPS[answer];
  const name = { model: fullModelName(model, locale) };
  const formats = formatsWithCount(model.count);
  const isReadElsewhere = answer === 'usb' && !givesCount(model.brand, model);
  const isMechanicalOnly = steps === 'photo' && model.count.howTo === 'sony-exif-mechanical';
  const isCompared = visibleBands(model).length > 0;
  const tellsManufacture = manufactureIn(model.slug) !== undefined;
  const hasBoth = isCompared && steps === 'photo' && countedIn(model.count) === 'shots-and-mechanical';
  const second = () => {
    if (isReadElsewhere) return 'model.howTo.usb.program';
    if (steps === 'photo' && formats.length === 0) return 'model.howTo.photo.any';
    return tellsManufacture && steps === 'none' ? 'model.howTo.none.made' : (`model.howTo.${steps}.step2` as const);
  };
  const third = () => {
    if (hasBoth) return 'model.howTo.photo.step3Mechanical';
    if (tellsManufacture && steps === 'service') return 'model.howTo.service.made';
    return isCompared || !isComparing(steps)
      ? (`model.howTo.${steps}.step3` as const)
      : (`model.howTo.${steps}.uncompared` as const);
  };
  return [
    t(isMechanicalOnly ? 'model.howTo.photo.mechanical' : `model.howTo.${steps}.step1`, name),
    t(second(), { ...name, formats: formatChoice(formats, locale) }),
    t(third(), name),
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
