import type { SlugOf } from '../../../cameras/cameras';
import type facts from '../../../cameras/buying/kodak';
import type { BuyingTexts } from '../../../cameras/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'kodak-dcs-14n': {
    intro: 'DCS 14nは{{year}}年に出荷された、ニコンマウント初のフルサイズデジタル一眼レフです。',
    buying: [
      '新品の電池はもう普通には手に入らないので、まず、付属の純正電池がまだ使えるかを、ACアダプターにつながずに見せてもらいましょう。撮った写真は自分のパソコンでも開いてみます。この機種のRAWに今も対応しているソフトが要るからです。均一に照らした壁を撮り、色かぶりがないかも調べてください。',
    ],
    steps: [
      '未編集のファイルをカードからコピーし、[ホームのチェッカー](/)で開いて、機種と日付、記録があればシリアル番号も確かめます。',
      'どのくらい使われ、どこを修理したかを尋ねます。ファイル番号からは分かりません。',
      '無地の壁を連写し、シャッター、ミラー、電池の状態を実機で確かめます。',
    ],
  },
} satisfies Record<SlugOf<'kodak'>, ModelCopy>;

const buying: BuyingTexts<typeof facts> = {
  'kodak-dcs-14n': {
    repairs: { 'service-end': 'コダックはプロ向けカメラから撤退しており、メーカー修理は受けられません。' },
  },
};

export default { models, buying };
