import type { Locale } from '../../../config/locales';
import { screensOf } from '../../../cameras/answer';
import type { HowToKey } from '../../../cameras/cameraRow';
import type { ListedCamera } from '../../../cameras/catalogue';
import { byWay } from '../../../cameras/waysToCount';
import type { ReportedWay } from '../../../cameras/waysToCount';
import { joinSentences } from '../../../i18n/format';
import { keyIfAny, listOf, type Translator } from '../../../i18n/translator';

/** How to open the screen of the camera that shows its count; undefined where it has none, or the steps aren't known. */
export function stepsOnCamera(howTo: HowToKey, translator: Translator): readonly string[] | undefined {
  const key = keyIfAny(translator, `onCamera.${howTo}`);
  return key && listOf(translator.t, key);
}

/** What is said of a way, with what a buyer has to mind, which is in no message. */
export function wayText(id: ReportedWay['id'], translator: Translator, locale: Locale): string {
  const caution = keyIfAny(translator, `way.caution.${id}`);
  return joinSentences([translator.t(`way.text.${id}`), ...(caution ? [translator.t(caution)] : [])], locale);
}

/** The same for a message: where there is no list of steps, what is said of the way in a sentence; none without either. */
export function stepsToScreen(camera: ListedCamera, translator: Translator): readonly string[] {
  const listed = stepsOnCamera(camera.count.howTo, translator);
  if (listed) return listed;
  const described = byWay(screensOf(camera)).filter(({ way }) => !way.hasOtherSteps);
  return described.map(({ id }) => translator.t(`way.text.${id}`));
}
