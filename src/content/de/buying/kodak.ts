/** What is published about buying a used Kodak: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/kodak';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'kodak-dcs-14n': {
    repairs: {
      'service-end': 'Kodak baut keine Profikameras mehr und repariert dieses Modell nicht.',
    },
  },
};

export default texts;
