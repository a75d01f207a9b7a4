/** What is published about buying a used Ricoh: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/ricoh';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
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

export default texts;
