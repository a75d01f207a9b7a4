import type { SlugOf } from '../../../catalogue/cameras';
import type facts from '../../../catalogue/buying/fujifilm';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'fujifilm-x-t4': {
    intro:
      'X-T4は{{year}}年発売のミラーレスで、当時のX-Tシリーズの最上位機です。X-Trans配列のAPS-Cセンサーは約{{megapixels}}万画素です。',
    buying: [
      '古い元画像と新しい元画像を見比べましょう。新しいほうの数字が小さければ、カウンターは最初に戻っています。',
      '上面ダイヤルのロック、背面モニターの可動部、グリップのラバー、カードカバーを見れば、カウンターに残らない使われ方が分かります。メカシャッターの最高速で連写し、幕の状態も調べましょう。',
    ],
  },
  'fujifilm-x-pro3': {
    intro:
      'X-Pro3は{{year}}年に発表されたプロ向けのカメラです。約{{megapixels}}万画素のX-Transセンサーは、のちの[X-T4](/fujifilm/fujifilm-x-t4)と共通です。',
    buying: [
      'スナップを撮る人はたくさんシャッターを切り、外装も大事にするので、傷の少なさから使用頻度は判断できません。ファインダーはOVFとEVFを切り替えて両方確かめます。購入した年の元画像が残っていれば、新しいものと並べて見ましょう。',
    ],
    notes: ['この機種の耐久回数として出回っているのは、一覧で旧機種X-Pro2の値として載っている数字です。'],
  },
  'fujifilm-x-h2': {
    intro: 'X-H2は{{year}}年発売のプロ向けミラーレスで、APS-Cセンサーは約{{megapixels}}万画素です。',
    buying: [
      '最も古い元画像と最も新しい元画像を見せてもらい、その間のファームウェア更新の時期も尋ねましょう。日付やファイル番号のほうが、カウンターより参考になることもよくあります。',
      '動画に使われていたなら、端子と、背面モニターの裏にある冷却ファン用の接点を見ます。モニターの可動部を動かし、日中の自然光で無地の壁を高速連写して黒い帯が出ないかも確かめてください。',
    ],
  },
} satisfies Record<SlugOf<'fujifilm'>, ModelCopy>;

/** One text per entry of the catalogue. */
const buying: BuyingTexts<typeof facts> = {
  'fujifilm-x-t4': {
    repairs: {
      'repair-time':
        'イギリスでの修理に4週間と案内されましたが、6週間たって新品と交換になりました（富士フイルムのヨーロッパ法人）。',
    },
  },
  'fujifilm-x-pro3': {
    advisories: {
      'display-cable':
        '背面モニターのフレキシブルケーブルが通常の使用で緩む、または切れるとして、アメリカで集団訴訟（Inong v. Fujifilm）が起こされました。2024年1月にニューヨークの裁判所が棄却しました。富士フイルムのリコールや修理プログラムは見つかっていません。',
    },
    faults: {
      'display-cable':
        '背面モニターをいっぱいまで20回開閉し、サブモニターと背面モニターの表示を見ます。先にサブモニター、次に背面モニターが消えたというユーザーがいて、ヒンジのケーブルが原因とみられています。',
    },
  },
  'fujifilm-x-t1': {
    advisories: {
      'light-leak':
        '長時間露光中に端子カバーを開けていると、光が漏れることがあります。富士フイルムは該当するシリアル番号を41002001〜41006000とし、無償で修理しました。',
    },
    faults: {
      'light-leak':
        'シリアル番号を確かめます。明るい場所でレンズにキャップをし、端子カバーを開けて、ISO1600で30秒露光します。写真が真っ黒なら正常です。',
    },
  },
  'fujifilm-finepix-x100': {
    faults: {
      'sticky-aperture':
        '同じ被写体をマニュアル、F16、同じ設定で20枚撮ります。明るさがそろえば正常で、明るいコマが混じるなら、絞り羽根が開いたまま固着しているおそれがあります。',
    },
  },
  'fujifilm-x-pro1': {
    advisories: {
      'firmware-3':
        '動画撮影に不具合があるとして、富士フイルムはこのバージョンの公開を取り下げ、更新済みのユーザーに修理窓口への連絡を求めました。修正版も予告しています。',
    },
  },
  'fujifilm-x-pro2': {
    faults: {
      'lost-settings':
        '設定をいくつか変え、電源を何度か入れ直しても残っているかを見ます。ファームウェアの更新はカウンターを初期化することがあるため、購入後にします。初期には勝手に初期化される例があり、後継の別機種X-H1のユーザーは、ファームウェアで修正されたと書いています。',
    },
  },
};

export default { models, buying };
