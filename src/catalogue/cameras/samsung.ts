/** Samsung: bodies whose shutter something is known about; none of them is in a list. */

import { body, unsourced } from '../camera';

export default [body(['NX1'], unsourced(150_000))];
