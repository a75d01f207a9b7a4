/** Sigma: bodies whose shutter something is known about; none of them is in a list. */

import { body, electronicOnly } from '../camera';

export default [body(['SIGMA fp'], electronicOnly), body(['SIGMA fp L'], electronicOnly)];
