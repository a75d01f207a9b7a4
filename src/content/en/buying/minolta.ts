/** What is published about buying a used Minolta: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/minolta';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'minolta-dynax-7d': {
    advisories: {
      'first-frame':
        'Konica Minolta admitted a fault that shows as Err, or as a black or dark blue first picture after a long rest, and repaired the Dynax 7D and 5D free of charge. Internal papers reportedly advised replacing the shutter and parts of the AF drive. The free repair was still offered in July 2009.',
    },
    faults: {
      overnight:
        'Let it rest overnight, then take the first frame: no Err, no black picture. “Error 58” can end in total failure, and nobody repairs it for free anymore.',
    },
  },
};

export default texts;
