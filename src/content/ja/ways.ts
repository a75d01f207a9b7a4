/** The ways to get a count other than from a photo. */

import type { WaysCopy } from '../guideCopy';

const ways: WaysCopy = {
  kinds: {
    menu: 'カメラのメニュー',
    buttons: '隠しコマンド',
    'card-report': 'カードレポート',
    'card-file': 'カードに置くファイル',
    cable: 'USBケーブル',
    'in-camera-program': 'カメラ内で動くプログラム',
  },
  texts: {
    'canon-card-report':
      'キヤノン製ではない小さなスクリプトをカードに入れると、カメラがカードにレポートを書き出します。TotalShutterの値がシャッター回数です。[手順はこちら](/card-report)。',
    'canon-shutr7': 'USB経由で読み取るPythonプログラムです。',
    'canon-openshuttercounter': 'USB経由で読み取るオープンソースのプログラムです。',
    'canon-gphoto2': 'USB経由で読み取る、コマンドラインの無料プログラムです。',
    'canon-freeshuttercounter': 'USB経由で読み取る、macOS 10.7〜10.12向けの無料プログラムです。',
    'canon-eos-digital-info': 'USB経由で読み取る無料プログラムです。キヤノンの古い開発キットを使っています。',
    'canon-dire-shuttercount': 'USB経由で読み取る有料アプリです。',
    'canon-shutter-count-5d': 'USB経由で読み取る無料のPythonスクリプトです。',
    'canon-powershot-version-file':
      '決まった名前の空のファイルをカードに置くと、カメラが数値を表示します。Total shootの行を見ます。',
    'canon-magic-lantern':
      '無料の拡張プログラムで、独自のメニューに回数が表示されます。導入するとカメラの起動設定が変わるため、必ず手順どおりに進めてください。',
    'canon-400plus':
      'カードから起動する無料の拡張プログラムで、Info画面の「Release count」に回数が表示されます。カードからプログラムを起動できるよう、カメラの設定を一度変更する必要があります。先にプロジェクトの注意書きをお読みください。',
    'fujifilm-menu':
      'セットアップメニューのSHUTTER COUNTを見ます。電源オン、再生、ファインダーの切り替えでも増える値です。',
    'fujifilm-gphoto2': 'USB経由で読み取る、コマンドラインの無料プログラムです。',
    'olympus-service-page':
      '決まった順にボタンを押すと、サービス画面が開きます。2ページ目のRの値がシャッター回数です。',
    'olympus-card-door':
      'カードカバーを開けたまま決まった順にボタンを押すと、サービス画面が開きます。Rの値がシャッター回数です。',
    'ricoh-figures':
      '電源を切ったまま、再生ボタンとマクロボタンを同時に押し続けます。開いた一覧のSHの値がシャッター回数です。',
    'panasonic-camera-info': '機種ごとに決まったボタン操作でサービス画面が開きます。SHTCNTの行を見ます。',
    'samsung-info-card': '決まったファイルをカードに置くと、シャッター回数を含む数値をカメラが書き出します。',
  },
  precision: {
    single: '1回単位の値です。',
    thousands: '返ってくるのは、1,000回単位に切り上げた値です。',
    'as-stated': 'カメラが示すとおりの値です（公開されている唯一のレポートでは256の倍数）。',
    pictures: 'シャッターの作動だけでなく、撮影枚数全体を数えた値です。',
    unknown: 'どの程度正確かは分かっていません。',
  },
  works: (firmware) => `この機種で読み取れたと報告されています${firmware && `（ファームウェア${firmware}）`}。`,
  worksOnFamily: 'このシリーズの機種で読み取れたと報告されています。',
  expected: 'この機種でも使える見込みですが、実例は見つかっていません。',
  fails: (programs) => `この機種では読み取れないと報告されているもの：${programs}`,
};

export default ways;
