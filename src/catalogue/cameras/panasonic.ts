/** Panasonic: what is known about the shutters of bodies that are in no list. */

import { body, electronicOnly, unsourced } from '../cameraRow';

export default [
  body(['DC-S1'], unsourced(400_000)),
  body(['DC-S1R'], unsourced(400_000)),
  body(['DC-S1H'], unsourced(400_000)),
  body(['DC-S5'], unsourced(200_000)),
  body(['DC-S5M2', 'DC-S5M2X'], unsourced(200_000)),
  body(['DC-GH5'], unsourced(200_000)),
  body(['DC-GH5S'], unsourced(200_000)),
  body(['DC-GH5M2'], unsourced(200_000)),
  body(['DC-GH6'], unsourced(200_000)),
  body(['DC-GH7'], unsourced(200_000)),
  body(['DMC-GH4'], unsourced(200_000)),
  body(['DC-G9'], unsourced(200_000)),
  body(['DC-G9M2'], unsourced(200_000)),
  body(['DC-S9'], electronicOnly),
] as const;
