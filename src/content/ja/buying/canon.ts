/** What is published about buying a used Canon: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/canon';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'canon-eos-5d-mark-ii': {
    faults: {
      'err-30':
        'Err 30が出ても、シャッターの故障と決めつけず、点検結果を尋ねます。3万3,000回の個体では、エラーの記録が別の位置センサーを示していました。',
    },
  },
  'canon-eos-5d-mark-iii': {
    advisories: {
      'metering-light':
        'ごく暗い場所で上面パネルの照明を点けると、光が測光センサーに届き、露出の表示が変わります。ほとんどの条件で写真への影響はないとしながら、キヤノンは2012年5月中旬から無償点検を行いました。',
    },
    faults: {
      'rear-dial':
        '背面ダイヤルを回し、電池を抜かずに電源を入れ直します。ダイヤル基板の不良で、カメラ全体が固まることがあります。',
    },
  },
  'canon-eos-6d-mark-ii': {
    faults: {
      'tide-marks': '電池室とカードカバーを開け、水の跡を探します。修理業者が分解した故障品は、液体による損傷でした。',
    },
  },
  'canon-eos-7d': {
    faults: {
      'mirror-return':
        '1/60秒以下の低速と動画モードで、ミラーが毎回戻るかを見ます。見つかった事例では、Err 20の原因はシャッターではなくミラーでした（サブミラーの破損、ミラーモーター、センサーケーブルの酸化）。',
      'battery-contact':
        '純正電池を入れ、認識されるかを見ます。バッテリーと通信できないと表示された個体では、アース用ねじの緩みとコネクターの変色が原因でした。',
    },
  },
  'canon-eos-7d-mark-ii': {
    faults: {
      'long-burst':
        'シャッターボタンを押し続けて長く連写します。壊れるまで撮る試験では、19万回から動作が不安定になり、199,591回でErr 20になりました。',
    },
  },
  'canon-eos-1d-x-mark-ii': {
    advisories: {
      'cfast-cards':
        'SanDisk Extreme PRO CFast 2.0の64GBと128GBで、静止画の下部が壊れることがありました。キヤノンは原因がカードにあるとし、2016年7月上旬にファームウェアを公開すると発表しました。動画とCFカードは対象外です。',
    },
    faults: {
      firmware:
        'ファームウェアのバージョンを確認し、出品者のCFastカードで試します。古いファームウェアと該当カードの組み合わせでは、ファイルが壊れます。',
    },
  },
  'canon-eos-1d-x-mark-iii': {
    advisories: {
      'lock-up':
        'ファインダーに電子水準器を表示していると、AF-ONやシャッターボタンに反応しなくなることがあります。2020年4月上旬のファームウェアで修正されました。',
    },
    faults: {
      firmware: 'ファームウェアのバージョンを確認します。電子水準器の不具合があるため、1.0.0より新しいものが必要です。',
    },
  },
  'canon-eos-rp': {
    faults: {
      'self-waking':
        '電源を切り、電池を入れたまま1分間見て、画面が消えたままかを確かめます。勝手に電源が入り、ちらつき、電池が減るという報告が2つのスレッドにあります。',
    },
  },
  'canon-eos-r5': {
    advisories: {
      'no-recall':
        '過熱によるリコールのうわさがありましたが、キヤノンはDigital Trendsに対してリコールはないと回答しました。',
    },
    faults: {
      rubber:
        'ラバーの縁をすべて押し、カバーを開け、ダイヤルを回します。外装が外れ、輪ゴムで留めて使ったという、長年のキヤノンユーザーの報告があります。',
    },
  },
};

export default texts;
