import type { HowToKey } from '../../catalogue/cameraRow';
import { keyIfAny, listOf, type Translator } from '../../i18n/translator';

/** How to open the screen of the camera that shows its count; undefined where it has none, or the steps aren't known. */
export function stepsOnCamera(howTo: HowToKey, translator: Translator): readonly string[] | undefined {
  const key = keyIfAny(translator, `onCamera.${howTo}`);
  return key && listOf(translator.t, key);
}
