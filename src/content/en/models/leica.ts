/** Model pages: Leica. */

import type { SlugOf } from '../../../catalogue/cameras';
import type { ModelCopy } from '../../types';

const models = {
  'leica-q2': {
    intro: [
      'The Leica Q2, introduced in 2019, is a premium compact: a full-frame sensor of 47.3 megapixels behind a lens that cannot be taken off.',
    ],
    shutter: [
      'You will look for a shutter rating in vain, here and elsewhere, because Leica has not published one. The shutter is a leaf shutter inside the lens, and figures for focal-plane shutters say nothing about it. For that reason this page shows no expected life, and the tool no percentage.',
    ],
    reading: [
      "No counter of releases is known in the JPEG or DNG files of this camera. A photo is useful all the same: it names the body and the firmware, and if a serial number is stored, it shows that picture and camera belong together. Where other makers' files answer with a number, the honest result for a Q2 is 'Unknown'.",
    ],
    buying: [
      'Leica customer care can read the count from the camera, and some dealers will arrange it. On a purchase of this size the request is reasonable; a written answer stays with the camera and raises its value when you sell it again.',
      'Lens and sensor form one unit, so dust or haze inside is not a matter of a blower. Photograph a clear sky at the smallest aperture and look for spots that never move. Turn focus and aperture rings through their range, try the macro position, and listen to the leaf shutter at slow speeds, where it should sound even.',
    ],
    steps: [
      'Note the serial number of the camera and ask Leica customer care, or a Leica dealer, for a reading of the release count.',
      'Let the seller hand over the answer in writing, with date and serial number.',
      'Open an untouched photo of the camera here and compare model, date and serial number with that answer.',
    ],
  },
} satisfies Record<SlugOf<'leica'>, ModelCopy>;

export default models;
