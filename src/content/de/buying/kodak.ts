/** What is published about buying a used Kodak: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/kodak';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'kodak-dcs-14n': {
    faults: {
      'own-battery':
        'Lassen Sie sich die Kamera mit eigenem Akku zeigen, nicht am Netzteil. Ein Gehäuse von 2003 lief 2023 noch, aber von Kodak gibt es dafür nichts mehr.',
    },
    repairs: {
      'service-end': 'Kodak baut keine Profikameras mehr und repariert dieses Modell nicht.',
    },
  },
};

export default texts;
