/** What is published about buying a used Kodak: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/kodak';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'kodak-dcs-14n': {
    repairs: { 'service-end': 'コダックはプロ向けカメラから撤退しており、メーカー修理は受けられません。' },
  },
};

export default texts;
