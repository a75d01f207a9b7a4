/** What is published about buying a used Pentax: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/pentax';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'pentax-k-1-mark-ii': {
    faults: {
      'screen-struts':
        '背面モニターを4本のステーごと全方向に動かします。同じ構造のK-1で、落下後にステーが1本外れた例があります。',
    },
  },
};

export default texts;
