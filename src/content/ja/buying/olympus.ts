/** What is published about buying a used Olympus: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/olympus';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'olympus-om-d-e-m1': {
    faults: {
      'battery-cover':
        '電池室のふたのロックを動かしてみます。壊れやすく、2023年には新しいふたが見つからなかったというユーザーがいます。',
    },
    repairs: {
      'battery-cover': '電池室のふたの部品代と送料（オリンパスUKが紹介した修理店）。',
    },
  },
  'olympus-om-d-e-m1-mark-ii': {
    repairs: {
      shutter:
        'シャッターとグリップの張り革の交換（オリンパス、ニュージャージー）。7営業日で終わりました。金額は公表されていません。',
    },
  },
  'olympus-om-d-e-m5': {
    advisories: { 'hld-6': 'グリップHLD-6の一部にばねの欠品があり、欧州のオリンパスが無償で取り付けました。' },
  },
  'olympus-om-d-e-m5-mark-ii': {
    faults: {
      power: '電源を10回入れ直し、確実に切れるかを見ます。切れないという報告が2件あります。',
    },
    repairs: { 'screen-and-power': 'モニターと電源の修理（国内のオリンパス）。機種は記述から判断しました。' },
  },
  'olympus-om-d-e-m10-mark-ii': {
    advisories: {
      'lens-lock':
        'マウントが樹脂製のレンズで、ロックが外れやすいことが分かりました。オリンパスは販売を止め、月末の再開を予定し、ユーザーに連絡を求めました。',
    },
    faults: {
      'lens-lock':
        '樹脂マウントのキットレンズを付け、ボタンを押さずに回らないかを試します。最初の製造分でロックの不具合がありました。',
    },
    repairs: { screen: 'モニター修理の目安（国内のオリンパス）。' },
  },
  'olympus-pen-e-p5': {
    faults: {
      'anti-shock':
        '三脚に載せ、1/60〜1/250秒で、低振動0秒のオンとオフを撮り比べます。シャッターによるブレはE-P1の頃から知られています。ファームウェアが低振動0秒に対応していれば、1/320秒まで電子先幕が働きます。',
    },
  },
  'olympus-e-5': {
    faults: {
      'no-service':
        'メーカーには頼れません。国内のオリンパスは2020年に、フォーサーズ一眼レフをすべて修理対象から外しました。',
    },
    repairs: {
      'service-end':
        '国内のオリンパスで2020年2月1日までに修理不可となりました。この時点のリストでは、フォーサーズ一眼レフはすべて修理対象外です。',
    },
  },
};

export default texts;
