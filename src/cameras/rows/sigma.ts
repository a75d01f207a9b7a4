/** Sigma: known facts about the shutters of bodies that are in no list. */

import { body, electronicOnly } from '../cameraRow';

export default [body(['SIGMA fp'], electronicOnly), body(['SIGMA fp L'], electronicOnly)];
