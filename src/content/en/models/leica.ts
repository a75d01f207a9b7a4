import type { SlugOf } from '../../../catalogue/cameras';
import type facts from '../../../catalogue/buying/leica';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'leica-q2': {
    intro: [
      'The Leica Q2 is a premium compact from 2019, with 47.3 megapixels on a full-frame sensor and a lens that doesn’t come off.',
    ],
    shutter: [
      'We haven’t found a shutter rating from Leica anywhere. The Q2 has a leaf shutter inside the lens, and you can’t use figures for focal-plane shutters. So this page doesn’t show an expected life, and the checker doesn’t show a percentage.',
    ],
    reading: [
      'Nobody has found a shutter count in the JPEG or DNG files of a Q2. A photo is still useful: it names the body and the firmware, and if there’s a serial number in it, you can match the picture to the camera. For the count, the checker shows “Unknown.”',
    ],
    buying: [
      'Ask Leica Customer Care whether it can read the count from the camera; at this price, that’s reasonable. Keep the written answer with the camera; it’ll help you when you sell.',
      'The lens and sensor are one unit, so you can’t get at dust or haze inside. Photograph a clear sky at the smallest aperture and look for spots that never move. Turn the focus and aperture rings all the way, try the macro setting, and listen to the leaf shutter at slow speeds. It should sound even.',
    ],
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
