/** What is published about buying a used Pentax: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/pentax';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'pentax-k-1-mark-ii': {
    faults: {
      'screen-struts':
        'Bewegen Sie den Monitor auf seinen vier Streben in alle Richtungen. Bei einer baugleichen K-1 sprang nach einem Sturz eine Strebe heraus.',
    },
  },
};

export default texts;
