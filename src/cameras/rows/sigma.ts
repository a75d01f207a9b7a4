/** The shutters of unlisted bodies. */

import { body, electronicOnly } from '../cameraRow';

export default [body(['SIGMA fp'], electronicOnly), body(['SIGMA fp L'], electronicOnly)];
