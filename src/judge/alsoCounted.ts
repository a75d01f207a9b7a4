/**
 * Names the shots other than mechanical ones that a camera's counter includes or leaves out. The source is the camera's
 * row.
 */

import { countedIn } from '../cameras/cameraRow';
import type { Model } from '../cameras/catalogue';
import { shapeOf } from '../cameras/images';

/**
 * Sony's mirrorless bodies with this counter all have an electronic shutter, and the counter of one of them, the A7R II,
 * was tested with silent shots.
 */
const isSilentSony = ({ count, type }: Model) =>
  count.howTo === 'sony-exif' && countedIn(count) === 'shots' && type.endsWith('-mirrorless');

/**
 * 'tested' if this model's counter is known to leave out silent shots; 'untested' if that is known only of another
 * model with such a counter.
 */
export function silentShots(model: Model): 'tested' | 'untested' | undefined {
  if (model.countsElectronic !== undefined) return model.countsElectronic ? undefined : 'tested';
  return isSilentSony(model) ? 'untested' : undefined;
}

/**
 * The key of the sentence that names the other shots in the count. Pentax's own sentence is only for bodies with a
 * mirror and live view.
 */
export function includesOf(model: Model) {
  const { howTo, hasNoLiveView } = model.count;
  if (howTo === 'sony-exif' && countedIn(model.count) === 'actuations') return 'sony-exif-actuations';
  if (hasNoLiveView) return 'pentax-exif-noLiveView';
  return howTo === 'pentax-exif' && shapeOf(model) === 'mirrorless' ? 'ricoh-exif' : howTo;
}
