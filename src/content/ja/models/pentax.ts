import type { SlugOf } from '../../../cameras/cameras';
import type facts from '../../../cameras/buying/pentax';
import type { BuyingTexts } from '../../../cameras/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'pentax-k-1-mark-ii': {
    intro: 'K-1 Mark IIは{{year}}年発売のプロ向けフルサイズ一眼レフです。',
    buying: [
      '写真の日付を「直して」もらってはいけません。誤った回数が出たり、読めなくなったりするので、カードからコピーし直してもらいましょう。丈夫なだけに、屋外の厳しい場所にも持ち出されるカメラです。カバーをすべて開けてパッキンを確かめ、背面モニターを可動域いっぱいに動かし、低速と高速でミラーの動きを試してください。',
    ],
    notes: ['新品でも、工場出荷の時点で回数が0とは限りません。'],
  },
} satisfies Record<SlugOf<'pentax'>, ModelCopy>;

const apertureSuitsNotice =
  'リコールではありません。K-30、K-50、K-70の絞り機構が故障して写真が暗くなるとして、アメリカで集団訴訟が起こされ、ニューヨークの裁判所が棄却しました。K-50とK-30については、その後ペンシルベニアでも提訴されましたが、これも棄却され、2023年に控訴審でも維持されています。';

const apertureCheck =
  '一晩使わずに置いたら、絞りリングのないレンズを付け、最初の数枚を絞り開放で撮ります。真っ黒、または極端に暗ければ、絞りを制御する電磁石の不良（通称「黒死病」）が疑われます。';
const buying: BuyingTexts<typeof facts> = {
  'pentax-k-30': {
    advisories: {
      'aperture-suits': apertureSuitsNotice,
    },
    faults: {
      'dark-pictures': `${apertureCheck}修理店が「この機種ではよくある」と説明した例があります。`,
    },
  },
  'pentax-k-50': {
    advisories: {
      'aperture-suits': apertureSuitsNotice,
    },
    faults: {
      'dark-pictures': `${apertureCheck}直しても、1年ほどで再発した例があります。`,
    },
  },
  'pentax-k-70': {
    advisories: {
      'aperture-suit':
        'リコールではありません。K-30、K-50、K-70の絞り機構が故障して写真が暗くなるとして、アメリカで集団訴訟が起こされ、ニューヨークの裁判所が棄却しました。',
    },
    faults: {
      'dark-pictures': `${apertureCheck}2年で出た例も、6年で出た例もあります。`,
    },
  },
  'pentax-k-5': {
    advisories: {
      'sensor-stains':
        '初期生産分のセンサーに、通常の清掃では取れない水滴状の跡があることをペンタックスが認めて謝罪し、無償で修理しました。',
    },
    faults: {
      'sensor-stains': 'F22まで絞って明るい壁を撮り、ブロアーで動かない水滴状の跡がないかを見ます。',
      'dim-light-focus':
        '暗めの電球の下、開放で文字にピントを合わせ、ライブビューでも撮り比べます。ライブビューでだけピントが合うなら、暗所でAFがずれています。',
    },
  },
  'pentax-k-r': {
    faults: {
      'lamp-front-focus':
        '白熱電球の下で定規を斜めに置きます。開放で、ファインダー撮影とライブビュー撮影の両方で同じ目盛りにピントを合わせ、2枚を比べます。この機種では、ピントが手前にずれるとの報告があります。',
    },
  },
  'pentax-k20d': {
    advisories: {
      'self-timer-hot-pixels':
        '2秒セルフタイマーで撮ると、ピクセルマッピング後も輝点が出ることをPENTAX USAが認め、ファームウェアで修正すると発表しました。',
    },
  },
};

export default { models, buying };
