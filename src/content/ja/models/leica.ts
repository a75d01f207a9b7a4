import type { SlugOf } from '../../../cameras/cameras';
import type facts from '../../../cameras/buying/leica';
import type { BuyingTexts } from '../../../cameras/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'leica-q2': {
    intro: '{{year}}年に発表されたライカQ2は、取り外せないレンズの奥にフルサイズセンサーを収めた高級コンパクトです。',
    buying: [
      'レンズとセンサーは一体なので、内部のクモリは自分では取れません。フォーカスリングと絞りリングを端まで回し、マクロも試します。低速でシャッターの音が一定かも聞いてください。',
    ],
  },
} satisfies Record<SlugOf<'leica'>, ModelCopy>;

const sensorCorrosionNotice =
  'M9、M9-P、M-E、M Monochromでは、センサーのカバーガラスが腐食し、絞った写真に写ることがあります。ライカは購入時期を問わず無償でセンサーを交換し、のちに対策品に切り替えました。国内では、';

const corrosionCheck =
  '無限遠、F16で白い壁を撮り、等倍で見ます。ゴミは黒く、腐食は周りが白くにじんだ斑点になります。センサー交換の記録があるかも尋ねましょう。';
const buying: BuyingTexts<typeof facts> = {
  'leica-q2': {
    advisories: {
      'strap-eyelets':
        'ストラップ取付部が緩む事例は初代Qから少数あり、使用者に責任がなければ保証期間後も無償で修理する、とライカジャパンは説明しています。新品と交換された例もあります。リコールではありません。',
    },
    faults: {
      'strap-eyelets':
        '左右のストラップ取付部を引っ張ってみます。抜けることがあるため、回ったり傾いたりするものは避けましょう。',
    },
    repairs: { factory: 'Q2では、分解の必要な修理は工場送りになります。' },
  },
  'leica-m9': {
    advisories: {
      'sensor-corrosion': sensorCorrosionNotice,
      'false-low-battery':
        '充電直後なのに電池残量の警告が出ることがあります。ライカは電子部品が原因とし、15件を確認したうえで無償で修理しました。',
    },
    faults: {
      'sensor-corrosion': `${corrosionCheck}2024年に、ライカからもう修理していないと告げられたユーザーもいます。`,
    },
  },
  'leica-m9-p': {
    advisories: {
      'sensor-corrosion': sensorCorrosionNotice,
    },
    faults: {
      'sensor-corrosion': `${corrosionCheck}腐食は、あまり使われていない個体にも出ます。`,
    },
  },
  'leica-m-monochrom': {
    advisories: {
      'sensor-corrosion': sensorCorrosionNotice,
    },
    faults: {
      'sensor-corrosion': corrosionCheck,
    },
  },
  'leica-m8': {
    advisories: {
      'no-screens':
        'M8とM8.2の背面モニターは部品がなく、交換できないとライカが回答して謝罪し、有償でM9にアップグレードする方法を案内しました。',
      'shutter-fault':
        '続けて速く撮ると「Shutter fault」で止まることがあり、ライカはファームウェア2.005でシャッター制御を修正しました。',
    },
    faults: {
      'coffee-stains':
        '背面モニターを点灯させ、茶色い染み（コーヒーステイン）や映らない部分がないかを見ます。ライカでは交換できず、該当するかはシリアル番号では分かりません。',
      infrared:
        '白熱電球やハロゲンの光では、UV/IRフィルターのないM8はどれも黒い化学繊維が赤紫に写ります。センサーの薄いガラスが赤外線を通すためで、レンズ用フィルターの付属を確かめましょう。',
    },
  },
  'leica-m-typ-240': {
    advisories: {
      'strap-lugs':
        '2013年4月より前に販売された初期の個体でストラップ取付部が緩むことがあると、ライカが所有者に連絡しました。対象の個体は、ライカが送料を負担し、ドイツで固定し直しました。',
    },
    faults: {
      'strap-lugs':
        '左右のストラップ取付部をつまんで回してみます。内側からねじ止めして接着した部品なので、動かないのが正常です。',
    },
  },
  'leica-tl2': {
    advisories: {
      visoflex:
        '外付けファインダー「ビゾフレックス」を付けると故障することがあるため、ライカは販売を停止しました。原因を特定し、ファームウェアで対応すると発表しています。',
    },
    faults: {
      visoflex:
        'まず、ファームウェアが0.99（発売日に買われた個体のバージョン）より新しいことを確かめます。次にビゾフレックスを付け、ファインダーと背面モニターを10回切り替えてみましょう。',
    },
  },
  'leica-m11': {
    faults: {
      freezes:
        'ファームウェアが最新かを尋ね、再生や電源の入れ直しを交えながら30分ほど撮ってみます。フリーズする個体があり、バージョン1.6でも起きています。電池を抜き差しすると戻ることがあります。',
    },
  },
};

export default { models, buying };
