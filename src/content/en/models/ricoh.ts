/** Model pages: Ricoh. */

import type { SlugOf } from '../../../catalogue/cameras';
import type { ModelCopy } from '../../types';

const models = {
  'ricoh-gr3': {
    intro: [
      'Announced in 2018 and sold from 2019, the GR III is an APS-C camera for the jacket pocket with 24.2 megapixels. A variant signs its files as GR III HDF.',
    ],
    shutter: [
      'Ricoh has published no figure for its leaf shutter. For an older relative, the GR Digital IV, the maker once told an owner that it had passed a test of 50,000 cycles; that is another camera of another generation, and we do not carry the number over.',
    ],
    reading: [
      "With this generation Ricoh adopted the maker-note format of Pentax, in which the count is encrypted with the date and time of the shot. If a GR III fills that field, the tool can decrypt it. We have not been able to check this on a real file, so the page says 'unconfirmed', and any number comes with that remark.",
      'Two limits would apply in any case. A changed date makes the value unreadable. And Pentax SLRs leave out live view; what such a rule means for a camera that knows nothing but live view, nobody has documented.',
    ],
    buying: [
      'Try it with an untouched JPEG or DNG, then take three more pictures and read again. A number that grows by three is a count, whatever the theory. Failing that, a service centre can help.',
      'Pocket lint is the enemy of every fixed lens that folds into its body. Extend and retract it a few times, photograph the sky at the smallest aperture, and look for spots that stay. Check the control ring, the rocker at the back and the cover blades in front of the lens.',
    ],
    steps: [
      'Copy an untouched JPEG or DNG from the camera and open it here.',
      'If a number appears, take some more pictures and open the last one: it should have risen by as many.',
      'If none appears or it does not rise, ask a service centre for the count.',
    ],
  },
} satisfies Record<SlugOf<'ricoh'>, ModelCopy>;

export default models;
