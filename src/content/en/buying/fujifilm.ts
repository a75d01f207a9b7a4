/** What is published about buying a used Fujifilm: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/fujifilm';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'fujifilm-x-t4': {
    repairs: {
      'repair-time': 'Fujifilm quoted four weeks for a repair in Britain; after six it sent a new body.',
    },
  },
  'fujifilm-x-pro3': {
    advisories: {
      'display-cable':
        'A class action, Inong v. Fujifilm, claims that the ribbon cable of the rear display loosens or breaks in normal use. That’s a claim, not a finding. We found neither its outcome nor a recall or repair program by Fujifilm.',
    },
    faults: {
      'display-cable':
        'Fold the rear display all the way down twenty times and watch both screens. The small one fails first, then the large one, because the ribbon cable in the hinge wears out.',
      'top-plate': 'Don’t worry about a narrow gap at the top plate. It’s cosmetic.',
    },
  },
};

export default texts;
