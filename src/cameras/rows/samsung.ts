/** The shutters of unlisted bodies. */

import { body, unsourced } from '../cameraRow';

export default [body(['NX1'], unsourced(150_000))];
