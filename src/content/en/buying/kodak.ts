/** What is published about buying a used Kodak: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/kodak';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'kodak-dcs-14n': {
    faults: {
      'own-battery':
        'See it run on its own battery, not on an AC adapter. A camera from 2003 was still working in 2023, but Kodak no longer supplies anything for it.',
    },
    repairs: { 'service-end': 'Kodak no longer makes professional cameras and doesn’t repair this one.' },
  },
};

export default texts;
