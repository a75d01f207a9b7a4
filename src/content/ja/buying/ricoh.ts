/** What is published about buying a used Ricoh: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/ricoh';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'ricoh-gr3': {
    advisories: {
      'tilted-dial':
        '初期の個体で十字コントロールダイヤルが傾いて付いているものを、日本と韓国のリコーが無償で修理しました。傾いていても動作に問題はありません。日本では2019年4月8日から受け付け、4日で完了しました。',
    },
    faults: {
      dust: 'F16まで絞って空を撮ります。防塵性は以前のGRと変わりません。',
    },
    repairs: {
      'first-gr': '将来の目安として、2013年発売の初代GRは9年後に修理を受け付けなくなっていました。',
    },
  },
};

export default texts;
