import type { FigureWords } from '../types';

const figures: FigureWords = {
  'count-in-file': {
    label:
      '写真ファイルを積み重ねたブロックで表した図。先頭からヘッダー、Exif情報、プレビュー、画像が並び、Exif情報の中にメーカーノート、その中にシャッター回数があります。',
    file: '写真ファイル',
    header: 'ヘッダー',
    exif: 'Exif情報',
    exifFields: '日付、露出、レンズ',
    makerNote: 'メーカーノート',
    count: 'シャッター回数',
    thumbnail: 'プレビュー',
    picture: '画像',
  },
  'focal-plane-shutter': {
    label:
      '露光の途中にあるフォーカルプレーンシャッターの図。先幕はほぼ下まで走り、後幕が続き、その間のすき間がセンサーの上を通ります。下の小さな3つの図は、撮影前、露光中、撮影後の状態です。',
    release: 'シャッターを切る',
    firstCurtain: '先幕',
    secondCurtain: '後幕',
    slit: 'すき間',
    phases: ['撮影前', '露光中', '撮影後'],
  },
  'wear-bands': {
    label:
      '耐久回数の0から100パーセントまでの目盛り。20未満が低い、20からが中程度、50からが高い、80を超えると非常に高い、の4段階です。',
    bands: ['低い', '中程度', '高い', '非常に高い'],
    start: '新品',
    end: '耐久回数',
  },
  'rated-life': {
    label: '0から500,000回までの目盛りに、一眼レフ、ミラーレス、中判それぞれのクラス別の耐久回数を帯で示した図。',
    bodies: { dslr: '一眼レフ', mirrorless: 'ミラーレス', 'medium-format': '中判' },
    levels: { 'entry-level': 'エントリー', 'mid-range': 'ミドル', professional: 'プロ' },
  },
  'folder-arithmetic': {
    label:
      'フォルダー112CANONとファイルIMG_3456の図。112から100を引いた12個のフォルダーに9,999枚ずつで119,988枚、最後のフォルダーの3,456枚を足して123,444枚、これが推定値です。',
    folder: 'フォルダー',
    file: '最後のファイル',
    fullFolders: '満杯のフォルダー',
    lastFolder: '最後のフォルダー',
    estimate: '推定値',
  },
  'what-survives': {
    kept: {
      title: 'カードから取り込んだ元のファイル',
      text: 'カードリーダーやケーブルでコピーすれば、カメラが書いたままです。',
    },
    changed: {
      title: '編集、書き出し、送信を経たもの',
      text: '編集ソフト、メッセージアプリ、SNSを通すと、メーカー独自のデータ（メーカーノート）が消えたり、書き換えられたりします。',
    },
    gone: {
      title: 'スクリーンショット、画面を撮った写真',
      text: '新しい画像になり、カメラの情報は何も残りません。',
    },
  },
  'canon-ways': {
    label:
      '同じシャッター回数が調べ方によってどう見えるかを、45,000から46,000までの目盛りで示した図。写真、古い機種のUSB、カードレポートは45,213という1点になります。新しい機種のUSBでは45,001から46,000までの幅になり、ファイル番号からはどこにあるか分かりません。',
    photo: '写真（一部の機種）',
    olderCable: 'USB（古い機種）',
    card: 'カードレポート',
    newerCable: 'USB（新しい機種）',
    numbers: 'ファイル番号',
    anywhere: '不明',
  },
};

export default figures;
