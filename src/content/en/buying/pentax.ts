/** What is published about buying a used Pentax: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/pentax';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'pentax-k-1-mark-ii': {
    faults: {
      'screen-struts':
        'Move the screen on its four struts in every direction. On one K-1, which is built the same way, a strut sprang out after a fall.',
    },
  },
};

export default texts;
