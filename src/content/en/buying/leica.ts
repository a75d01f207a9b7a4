/** What is published about buying a used Leica: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/leica';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
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

export default texts;
