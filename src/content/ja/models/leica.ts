import type { SlugOf } from '../../../catalogue/cameras';
import type facts from '../../../catalogue/buying/leica';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'leica-q2': {
    intro:
      '{{year}}年に発表されたライカQ2は、取り外せないレンズの奥に約{{megapixels}}万画素のフルサイズセンサーを収めた高級コンパクトです。',
    buying: [
      'レンズとセンサーは一体なので、内部のクモリは自分では取れません。フォーカスリングと絞りリングを端まで回し、マクロも試します。低速でシャッターの音が一定かも聞いてください。回数についてライカから書面で回答をもらえたら、本体と一緒に保管しておくと、手放すときに役立ちます。',
    ],
    notes: [
      'シャッターはレンズの中にあるレンズシャッターです。フォーカルプレーンシャッターの耐久回数は当てはまりません。',
    ],
    steps: [
      'カメラのシリアル番号を控え、ライカのカスタマーケアか販売店に、レリーズ回数を読み取れるか尋ねます。',
      '日付とシリアル番号の入った書面で、出品者から回答を受け取ります。',
      '未編集の写真をここで開き、機種、日付、シリアル番号をその回答と照らし合わせます。',
    ],
  },
} satisfies Record<SlugOf<'leica'>, ModelCopy>;

/** One text per entry of the catalogue. */
const buying: BuyingTexts<typeof facts> = {
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

export default { models, buying };
