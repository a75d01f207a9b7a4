/** Samsung: known facts about the shutters of bodies that are in no list. */

import { body, unsourced } from '../cameraRow';

export default [body(['NX1'], unsourced(150_000))];
