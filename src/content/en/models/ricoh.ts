import type { SlugOf } from '../../../catalogue/cameras';
import type facts from '../../../catalogue/buying/ricoh';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'ricoh-gr3': {
    intro: [
      'The GR III is an APS-C camera for your jacket pocket, with 24.2 megapixels. It was announced in 2018 and went on sale in 2019. The HDF variant reports its own model name, GR III HDF.',
    ],
    shutter: [
      'We haven’t found a figure from Ricoh for its leaf shutter. Ricoh once told an owner of the older GR Digital IV that its shutter had passed a test of 50,000 cycles. That’s a different camera, so we don’t use the number here.',
    ],
    reading: [
      'With this generation Ricoh switched to the Pentax maker note, where the count is encrypted with the date and time of the shot. If a GR III fills that field, the checker can decrypt it. We haven’t been able to try that on a real file, so the checker labels any number from it as unconfirmed.',
      'If somebody changed the date, the value is unreadable.',
    ],
    buying: [
      'Lenses that retract into the body pick up pocket lint. Extend and retract this one a few times, photograph the sky at the smallest aperture, and look for spots that stay put. Check the control ring, the rocker on the back, and the cover blades in front of the lens.',
    ],
    steps: [
      'Copy an untouched JPEG or DNG from the camera and open it here.',
      'If you see a number, take a few more pictures and open the last one. The number should have gone up by as many pictures as you took.',
      'If there’s no number, or it doesn’t go up, ask a service center for the count.',
    ],
  },
} satisfies Record<SlugOf<'ricoh'>, ModelCopy>;

/** One text per entry of the catalogue. */
const buying: BuyingTexts<typeof facts> = {
  'ricoh-gr3': {
    advisories: {
      'tilted-dial':
        'Ricoh in Japan and Korea straightened the four-way control dial of early bodies free of charge. A tilted one still works. Japan took cameras in from April 8, 2019, and needed four days.',
    },
    faults: {
      dust: 'Photograph the sky at f/16. The body is no better sealed against dust than the older GR.',
    },
    repairs: {
      'first-gr': 'What to expect later: the first GR of 2013 could no longer be repaired nine years on.',
    },
  },
};

export default { models, buying };
