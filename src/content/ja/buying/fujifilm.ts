/** What is published about buying a used Fujifilm: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/fujifilm';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'fujifilm-x-t4': {
    repairs: {
      'repair-time':
        'イギリスでの修理に4週間と案内されましたが、6週間たって新品と交換になりました（富士フイルムのヨーロッパ法人）。',
    },
  },
  'fujifilm-x-pro3': {
    advisories: {
      'display-cable':
        '背面モニターのフレキシブルケーブルが通常の使用で緩む、または切れるとして、アメリカで集団訴訟（Inong v. Fujifilm）が起こされました。これは原告の主張で、判断が下されたわけではありません。結果や、富士フイルムのリコール・修理プログラムは見つかっていません。',
    },
    faults: {
      'display-cable':
        '背面モニターをいっぱいまで20回開閉し、サブモニターと背面モニターの表示を見ます。ヒンジのケーブルが傷むと、先にサブモニター、次に背面モニターが消えます。',
      'top-plate': 'トップカバーのわずかな隙間は見た目だけのもので、値引きの理由にはなりません。',
    },
  },
};

export default texts;
