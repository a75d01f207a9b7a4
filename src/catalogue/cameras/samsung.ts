/** Samsung: bodies whose rated life is known. */

import { body, unsourced } from '../camera';

export default [body(['NX1'], unsourced(150_000))];
