/** Says which shots, besides mechanical ones, a camera's counter includes or omits, according to the camera's row. */

import { countedIn } from '../cameras/cameraRow';
import type { Model } from '../cameras/catalogue';
import { shapeOf } from '../cameras/images';

/**
 * True for Sony's mirrorless bodies with a counter of `shots`. All have an electronic shutter; only the A7R II's
 * counter was tested with silent shots.
 */
const isSilentSony = ({ count, type }: Model) =>
  count.howTo === 'sony-exif' && countedIn(count) === 'shots' && type.endsWith('-mirrorless');

/**
 * 'tested' if this model's counter is known to omit silent shots; 'untested' if only the same kind of counter in
 * another model is known to omit them.
 */
export function silentShots(model: Model): 'tested' | 'untested' | undefined {
  if (model.countsElectronic !== undefined) return model.countsElectronic ? undefined : 'tested';
  return isSilentSony(model) ? 'untested' : undefined;
}

/**
 * The key of the sentence that says which shots the count includes besides mechanical ones. 'pentax-exif' is only for bodies
 * with a mirror and live view.
 */
export function includesOf(model: Model) {
  const { howTo, hasNoLiveView } = model.count;
  if (howTo === 'sony-exif' && countedIn(model.count) === 'actuations') return 'sony-exif-actuations';
  if (hasNoLiveView) return 'pentax-exif-noLiveView';
  return howTo === 'pentax-exif' && shapeOf(model) === 'mirrorless' ? 'ricoh-exif' : howTo;
}
