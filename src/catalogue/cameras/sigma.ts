/** Sigma: bodies whose rated life is known. */

import { body, electronicOnly } from '../camera';

export default [body(['SIGMA fp'], electronicOnly), body(['SIGMA fp L'], electronicOnly)];
