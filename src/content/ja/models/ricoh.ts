import type { SlugOf } from '../../../catalogue/cameras';
import type facts from '../../../catalogue/buying/ricoh';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'ricoh-gr3': {
    intro: [
      'GR IIIは、2018年に開発が発表され、2019年に発売されたAPS-Cコンパクトです。上着のポケットに入り、有効画素数は約2,420万画素です。ファイルにGR III HDFと記録される派生機もあります。',
    ],
    shutter: [
      'この機種のレンズシャッターの耐久回数は、リコーの公表値が見つかっていません。GR DIGITAL IVのユーザーが、5万回の耐久試験をクリアしているとリコーから回答を受けた例はありますが、別のカメラなので当てはめていません。',
    ],
    reading: [
      'この世代からメーカーノートがペンタックスと同じ形式になりました。シャッター回数が撮影日時を鍵に暗号化される形式で、GR IIIが実際に記録していれば、チェッカーで復号できます。ただし、実写ファイルで検証できていないため「未確認」とし、表示する数字にもその旨を添えます。',
      'なお、日時を書き換えた写真からは読めません。',
    ],
    buying: [
      '沈胴式レンズの大敵は、ポケットの糸くずです。何度か電源を入れ切りしてレンズを出し入れし、最小絞りで空を撮って、同じ位置に残る斑点がないかを調べてください。コントロールリング、背面のレバー、レンズバリアも確かめます。',
    ],
    steps: [
      '未編集のJPEGかDNGをカメラからコピーし、ここで開きます。',
      '数字が出たら、さらに何枚か撮って最後の1枚を開き、その分だけ増えているかを確かめます。',
      '表示されない場合や増えない場合は、サービスセンターに回数を尋ねてください。',
    ],
  },
} satisfies Record<SlugOf<'ricoh'>, ModelCopy>;

/** One text per entry of the catalogue. */
const buying: BuyingTexts<typeof facts> = {
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

export default { models, buying };
