/** What is published about buying a used Sony: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/sony';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'sony-alpha-a7-iii': {
    advisories: {
      'shutter-suits':
        'リコールではありません。アメリカで起こされた2件の訴訟（Guerriero v. Sony、Lewis v. Sony）で、20万回とうたわれたα7 IIIのシャッターが1万〜5万回で壊れると主張されています。あくまで原告の主張で、判決やソニーの修理プログラムは見つかっていません。',
      'card-firmware':
        '動作が止まり、カードの管理ファイルが壊れることがある不具合について、ソニーがα7 IIIとα7R III向けの修正ファームウェアを発表しました。',
    },
    faults: {
      'two-modes':
        '「電子先幕シャッター」を入にして50枚、切にして50枚撮り、音を聞きます。訴状では、異音、真っ黒な画面、カメラエラーの表示が挙げられています。',
      firmware:
        'メニューでファームウェアのバージョンを確認します。動作停止が修正された2018年12月より新しいものが必要です。',
    },
    repairs: { shutter: 'アメリカの正規サービスでのシャッター交換（訴状に記された金額）。' },
  },
  'sony-alpha-a7-ii': {
    faults: {
      buzz: '静かな部屋でレンズを外して電源を入れます。短い音が1回するだけで、うなり音やカメラエラーの表示がないことを確かめます。公開されている修理例では、原因はシャッターではなく手ブレ補正でした。手ブレ補正を切ると一時的に表示されなくなることがあるので、「入」にして試してください。',
    },
    repairs: {
      stabilizer:
        'カメラエラーによる手ブレ補正ユニットの修理（ソニー 秋葉原）。ウェブでの見積もりは税別27,000円でした。',
      'a7s-ii-stabilizer': 'α7S IIでの同じ修理（国内のソニー）。',
      supply: 'ソニーはα7 IIシリーズの新品の受注を終了しました。修理の終了時期は見つかっていません。',
    },
  },
  'sony-alpha-a7r-iii': {
    advisories: {
      'card-firmware':
        'α7 IIIと同じく、動作が止まってカードの管理ファイルが壊れることがあり、ソニーは両機種の修正ファームウェアを発表しました。',
    },
    faults: {
      sealing:
        '電池室を開け、塩、さび、水の跡がないかを見ます。Lensrentalsの分解では、シーリングに隙間が見つかっています。',
    },
    repairs: { 'exposure-dial': '露出補正ダイヤルの見積もり（ソニー中国）。部品は1か月以上欠品していました。' },
  },
  'sony-alpha-a6400': {
    repairs: { supply: '部品不足のため、ソニーは新品の受注を一時停止しました。' },
  },
};

export default texts;
