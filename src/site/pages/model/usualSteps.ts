import type { TFunction } from 'i18next';
import { easiestAnswer, isSurerOverUsb } from '../../../cameras/answer';
import { countedIn, formatsWithCount } from '../../../cameras/cameraRow';
import { fullModelName, type Model } from '../../../cameras/catalogue';
import type { Locale } from '../../../config/locales';
import { formatChoice } from '../../../i18n/format';
import { visibleBands } from '../../../judge/rowCounter';

/** The three steps to the count. Cameras with the same easiest answer have the same steps. */
export function usualSteps(model: Model, t: TFunction, locale: Locale): readonly string[] {
  const { way, certainty, limits } = easiestAnswer(model);
  // A program also reads the camera over USB, so its steps are those for USB. The page describes an add-on beside the
  // steps, so an add-on's steps are those of a camera without a method.
  const steps = way === 'program' ? 'usb' : way === 'add-on' ? 'none' : way;
  const name = { model: fullModelName(model, locale) };
  const formats = formatsWithCount(model.count);
  const namesInFiles = model.exif.length > 0 ? model.exif : [name.model];
  const isMechanicalOnly = steps === 'photo' && model.count.howTo === 'sony-exif-mechanical';
  const isCompared = visibleBands(model).length > 0;
  const hasBoth = isCompared && steps === 'photo' && countedIn(model.count) === 'shots-and-mechanical';
  // True if nothing proves that every photo of the model has the count.
  const isOpen = limits === 'doubtful' || certainty === 'expected' || certainty === 'unknown';
  const second = () => {
    if (way === 'program') return 'model.howTo.usb.program';
    if (steps === 'photo' && formats.length === 0) return 'model.howTo.photo.any';
    return `model.howTo.${steps}.step2` as const;
  };
  const third = () => {
    if (hasBoth) return 'model.howTo.photo.step3Mechanical';
    if (steps === 'photo' && !isCompared && isOpen)
      return isSurerOverUsb(model) ? 'model.howTo.photo.openOrUsb' : 'model.howTo.photo.open';
    return isCompared || !isComparing(steps)
      ? (`model.howTo.${steps}.step3` as const)
      : (`model.howTo.${steps}.uncompared` as const);
  };
  return [
    t(isMechanicalOnly ? 'model.howTo.photo.mechanical' : `model.howTo.${steps}.step1`, name),
    t(second(), { ...name, formats: formatChoice(formats, locale), names: formatChoice(namesInFiles, locale) }),
    t(third(), name),
  ];
}

/** The methods whose steps end with a comparison with the rated life, if it is known. */
const COMPARING = ['photo', 'usb', 'screen'] as const;

const isComparing = (steps: string): steps is (typeof COMPARING)[number] =>
  (COMPARING as readonly string[]).includes(steps);
