import type { SlugOf } from '../../../catalogue/cameras';
import type facts from '../../../catalogue/buying/kodak';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'kodak-dcs-14n': {
    intro: [
      'DCS 14nは2002年に発表、2003年に出荷された、ニコンマウント初のフルサイズデジタル一眼レフです。CMOSセンサーは約1,370万画素で、後期型のファイルにはDCS Pro 14nxと記録されます。',
    ],
    shutter: [
      '目安の5万回は当サイトが仮に置いた値で、機種ページの中では最も少ない回数です。コダックの公表値は見つかっていません。',
    ],
    reading: [
      'コダックのファイルでは、どの形式のメーカーノートにもシャッター回数が見つかっていません。近い機種のRAWには画像番号があります。14nのファイルにもあったとしても、ただの通し番号なので、せいぜい推定値にしかなりません。通常は、写真に記録がないという結果になります。',
    ],
    buying: [
      '回数が分からないので、状態で判断します。新品の電池はもう普通には手に入らないので、まず、付属の純正電池がまだ使えるかを確かめましょう。',
      'カードに撮って、自分のパソコンで開いてみます。この機種のRAWに今も対応しているソフトが要るからです。均一に照らした壁を撮り、画面の端まで色かぶりがないかを調べてください。ミラーとニコンマウントの見方は普通の一眼レフと同じで、音が一定か、がたつきがないか、モルトがきれいか、接点に緑青がないかを確かめます。',
    ],
    steps: [
      '未編集のファイルをカードからコピーしてここで開き、機種、日付、記録があればシリアル番号を確かめます。',
      '持ち主の手元にある最も古い写真と最も新しい写真のファイル番号を比べ、使われ方の手がかりにします。',
      '無地の壁を連写し、シャッター、ミラー、電池の状態を実機で確かめます。',
    ],
  },
} satisfies Record<SlugOf<'kodak'>, ModelCopy>;

/** One text per entry of the catalogue. */
const buying: BuyingTexts<typeof facts> = {
  'kodak-dcs-14n': {
    repairs: { 'service-end': 'コダックはプロ向けカメラから撤退しており、メーカー修理は受けられません。' },
  },
};

export default { models, buying };
