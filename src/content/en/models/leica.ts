import type { SlugOf } from '../../../catalogue/cameras';
import type facts from '../../../catalogue/buying/leica';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'leica-q2': {
    intro:
      'The Leica Q2 is a premium compact from {{year}}, with {{megapixels}} megapixels on a full-frame sensor and a lens that doesn’t come off.',
    buying: [
      'The lens and sensor are one unit, so you can’t get at haze inside. Turn the focus and aperture rings all the way, try the macro setting, and listen to the leaf shutter at slow speeds. It should sound even. If Leica gives you a count in writing, keep it with the camera; it’ll help you when you sell.',
    ],
    notes: ['The shutter is a leaf shutter inside the lens. Figures for focal-plane shutters don’t apply to it.'],
    steps: [
      'Write down the camera’s serial number and ask Leica Customer Care, or a Leica dealer, whether they can read the shutter count.',
      'Have the seller give you the answer in writing, with the date and serial number.',
      'Open an untouched photo from the camera here and compare the model, date, and serial number with that answer.',
    ],
  },
} satisfies Record<SlugOf<'leica'>, ModelCopy>;

/** One text per entry of the catalogue. */
const buying: BuyingTexts<typeof facts> = {
  'leica-q2': {
    advisories: {
      'strap-eyelets':
        'Leica Japan wrote that isolated cases of loose strap eyelets go back to the first Q, and that it repairs them free of charge, even out of warranty, unless the user is at fault. One owner got a new camera. This isn’t a recall.',
    },
    faults: {
      'strap-eyelets': 'Pull on both strap eyelets. They shouldn’t turn or tilt, because they can come out.',
      dust: 'Photograph the sky at the smallest aperture. Nobody can reach dust on this sensor without opening the sealed body, and that’s done at the factory.',
    },
    repairs: { factory: 'A Q2 that has to be opened goes to the factory.' },
  },
};

export default { models, buying };
