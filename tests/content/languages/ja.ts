import type { Language } from './language';

const language: Language = {
  sentenceBreak: /(?<=。)/,
  figure: /(?<![A-Za-z\d.,α-])(?:\d[\d,]*(?:\.\d+)?万)?\d*[\d,]*(?:\.\d+)?(?![A-Za-z\d])/g,
  numberOf: (figure) => {
    const [first = '', rest] = figure.replaceAll(',', '').split('万');
    return rest === undefined ? Number(first) : Number(first) * 10_000 + Number(rest || 0);
  },
  count45213: '45,213',
  lengthOf: (text) => text.replace(/\s/g, '').length,
  brandLength: [380, 740],
  // The Japanese messages contain no web address, so they lack the placeholder `address`.
  otherValues: {
    'model.title': '{{model}}',
    'message.short.photo': '{{camera}} {{count}} {{more}}',
    'message.short.screen': '{{camera}} {{steps}}',
    'message.short.usb': '{{camera}}',
  },
  certainty: /正確|厳密|おおよそ|推定|確認済み|確認でき(?:て|ま)|未確認|確実|はずです|思われ|報告|見込[みま]|間違いな/,
  settings: /1\/[\d,]+秒|F\d+|\d+(?:秒|分|枚|mm)/g,
  ownMoney: /\d円/,
  foreignMoney: /\d(?:カナダ)?ドル|\dユーロ|\dポンド|\d元/,
  reported: /言われて/,
  untried: /試した例は見つ/,
  impossible: /調べられない|読み取れない/,
  fileNumber: /ファイル番号/,
  screenshot: /スクリーンショット|結果/,
  endsWithFormula: true,
  countOrFile: /回数|ファイル/,
  originalFile: /ファイル|撮って出し/,
  contact: /https?:|www\.|@|メール|リンク|電話|LINE|クラウド|URL/,
  bans: [
    [/`(?:はい|いいえ)[、。]/, 'an answer that begins with what it says'],
    [/EXIF/, 'Exif'],
    [/[fF]\/16/, 'F16'],
    [/Coolpix/, 'COOLPIX'],
    [/Lumix/, 'LUMIX'],
    [/GR Digital/, 'GR DIGITAL'],
    [/わか[るりっられ]|判[るりっ]/, '分かる'],
    [/フラッシュ/, 'ストロボ'],
    [/液晶/, '背面モニター'],
    [/総計/, '累計'],
    [/(?:本|この)ツール/, 'チェッカー'],
    [/(?<![\d,_-])9999(?!\d)(?!["'])/, '9,999'],
    [/言い値/, '自己申告'],
    [/伝聞/, '非公式の値'],
    [/ファームウェアの版/, 'バージョン'],
    [/写真ブース/, 'フォトスタジオや貸出機'],
    [/αSweet/, 'α Sweet'],
  ],
};

export default language;
