/** What is published about buying a used Kodak: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/kodak';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'kodak-dcs-14n': {
    faults: {
      'own-battery':
        'ACアダプターではなく、付属の電池で動くところを見せてもらいましょう。2003年製の個体が2023年にも動いていた例がありますが、メーカーからの供給はもうありません。',
    },
    repairs: { 'service-end': 'コダックはプロ向けカメラから撤退しており、メーカー修理は受けられません。' },
  },
};

export default texts;
