/** What is published about buying a used Minolta: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/minolta';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'minolta-dynax-7d': {
    advisories: {
      'first-frame':
        '長く使わなかった後の1枚目でErrになる、または真っ黒や濃い青の写真になる不具合をコニカミノルタが認め、α-7 DIGITALとα Sweet DIGITALを無償で修理しました。社内資料ではシャッターとAF駆動部品の交換を勧めていたと報じられています。無償修理は2009年7月の時点でも行われていました。',
    },
    faults: {
      overnight:
        '一晩置いてから1枚目を撮り、Errや真っ黒な写真が出ないか確かめます。「Error 58」は完全な故障につながることがあり、今は無償修理を受けられません。',
    },
  },
};

export default texts;
