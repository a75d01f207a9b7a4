/** What is published about buying a used Leica: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/leica';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'leica-q2': {
    advisories: {
      'strap-eyelets':
        'ライカジャパンは、ストラップ取付部が緩む事例が初代Qから少数確認されており、使用者に責任がなければ保証期間後も無償で修理すると回答しています。新品と交換された例もあります。リコールではありません。',
    },
    faults: {
      'strap-eyelets':
        '左右のストラップ取付部を引っ張ってみます。抜けることがあるため、回ったり傾いたりするものは避けましょう。',
      dust: '最小絞りで空を撮ります。センサーのゴミは、密閉されたボディを工場で開けないと取り除けません。',
    },
    repairs: { factory: 'Q2では、分解の必要な修理は工場送りになります。' },
  },
};

export default texts;
