import type { Locale } from '../../../config/locales';
import { screensOf } from '../../../cameras/answer';
import type { HowToKey } from '../../../cameras/cameraRow';
import type { ListedCamera } from '../../../cameras/catalogue';
import { byWay } from '../../../cameras/waysToCount';
import type { ReportedWay } from '../../../cameras/waysToCount';
import { joinSentences } from '../../../i18n/format';
import { keyIfAny, listOf, type Translator } from '../../../i18n/translator';

/**
 * The steps that open the camera's screen with the count. Undefined if it has no such screen, or if we don't know the
 * steps.
 */
export function stepsOnCamera(howTo: HowToKey, translator: Translator): readonly string[] | undefined {
  const key = keyIfAny(translator, `onCamera.${howTo}`);
  return key && listOf(translator.t, key);
}

/** The description of a way to find the count, with the caution for buyers, which messages leave out. */
export function wayText(id: ReportedWay['id'], translator: Translator, locale: Locale): string {
  const caution = keyIfAny(translator, `way.caution.${id}`);
  return joinSentences([translator.t(`way.text.${id}`), ...(caution ? [translator.t(caution)] : [])], locale);
}

/**
 * The steps to the camera's screen with the count, for a message to the seller. If none are listed, the text of each
 * method that opens such a screen. Leaves out methods whose steps differ from model to model. May be empty.
 */
export function stepsToScreen(camera: ListedCamera, translator: Translator): readonly string[] {
  const listed = stepsOnCamera(camera.count.howTo, translator);
  if (listed) return listed;
  const described = byWay(screensOf(camera)).filter(({ way }) => !way.hasOtherSteps);
  return described.map(({ id }) => translator.t(`way.text.${id}`));
}
