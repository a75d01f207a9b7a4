/** The steps that make a Canon camera write its card report, presented as owners' experience. */

import { cardCommands } from '../cardCommands';
import type { CardReportCopy } from '../types';

const cardReport: CardReportCopy = {
  title: 'キヤノンのカードレポート（CAM_INFO.XML）の作り方',
  description:
    'R6、R、Kiss X10（250D）、M6 Mark IIのシャッター回数をメモリーカードに書き出したユーザーの手順。カード、コマンド、失敗の例。',
  blocks: [
    {
      kind: 'callout',
      tone: 'warning',
      title: 'キヤノンの機能ではありません。自己責任で行ってください',
      text: 'シャッター回数をカードに書き出させるこの方法を、キヤノンは提供もサポートもしておらず、保証への影響は分かりません。当サイトでは試していません。以下は、ユーザーや開発者が公開している内容です。コマンドはLinuxとmacOS用で、Windows用はありません。',
    },
    {
      kind: 'paragraph',
      text: 'レポートの実例があるのは[R6](/canon/canon-eos-r6)、[R](/canon/canon-eos-r)、[Kiss X10（250D）](/canon/canon-eos-250d)、[M6 Mark II](/canon/canon-eos-m6-mark-ii)です。ほかの機種で使えるかは、試してみないと分かりません。手順どおりに操作してもレポートができなければ、電源を切ってからカードを抜き、それ以上は試さないでください。',
    },
    {
      kind: 'paragraph',
      text: '使うのはカード上の小さなスクリプトで、カメラには何もインストールされません。開発者によれば、残るとすれば、スクリプトが失敗したときにエラー履歴に載るE70（Err 70）くらいです。',
    },
    { kind: 'heading', id: 'card', level: 2, text: '使うカード' },
    {
      kind: 'paragraph',
      text: 'なくなっても困らない4〜32GBの空のカードを、先にカメラで初期化して使います。下のコマンドは、パーティションの先頭セクターに「SCRIPT」という文字列（マーカー）を書き込むもので、カードの形式はFAT32でなければなりません。32GBを超えるカードはexFATなので、書き込むとファイルシステムが壊れます。カメラもカードに書き込むので、誤消去防止スイッチは解除しておきます。R6では背面側のSDスロットに入れます。',
    },
    {
      kind: 'callout',
      tone: 'warning',
      title: 'ディスクを間違えると中身が壊れます',
      text: 'ほかの外付けドライブやカードはすべて外してください。Linuxではlsblk、macOSではdiskutil listで容量を手がかりにカードを特定し、コマンドのXまたはNを実際の名前に合わせます（Linuxの内蔵リーダーでは、sdX1がmmcblk0p1のような名前になります）。末尾の1（p1）はパーティションを表し、これがないとマーカーが別の場所に書き込まれます。最後の行のFAT32の確認だけに頼らないでください。パソコンの起動用パーティションもFAT32のことがあります。',
    },
    { kind: 'code', caption: 'Linux：マーカーを書き込む', code: cardCommands.prepareLinux },
    { kind: 'code', caption: 'macOS：マーカーを書き込む', code: cardCommands.prepareMacos },
    {
      kind: 'paragraph',
      text: '最後の行は、パーティションがFAT32のときだけマーカーを書き込みます。この行の後に何も表示されなければ書き込まれていないので、そこで中止してください。結果が表示されたら、カードをマウントし直すか抜き差しして、カードの最上位のフォルダーで次のコマンドを入力します。',
    },
    { kind: 'code', caption: 'LinuxとmacOS：2つのスクリプトファイル', code: cardCommands.files },
    { kind: 'heading', id: 'camera', level: 2, text: 'カメラでの操作' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'カードを入れて電源を入れ、再生ボタンを押します。',
        'SETを1回押して10秒待ち、電源を切ります。',
        'カードをパソコンに入れます。成功していれば、CAM_INFO.XMLというファイルができています。[チェッカーで開いてください](/)。',
        'レポートのシリアル番号を、ボディの番号と照らし合わせます。',
      ],
    },
    { kind: 'heading', id: 'undo', level: 2, text: '元に戻す' },
    {
      kind: 'paragraph',
      text: 'カメラでカードを初期化するのが安全です。または、書き込む前にbefore.binとして保存したセクターを書き戻し、script.reqとextend.mを削除します。カードを差し直すと名前（XやN）が変わることがあるので、ほかのドライブを外したまま、もう一度名前を確かめてから実行してください。このコマンドは何も確認しません。',
    },
    { kind: 'code', caption: 'Linux：マーカーを消す', code: cardCommands.undoLinux },
    { kind: 'code', caption: 'macOS：マーカーを消す', code: cardCommands.undoMacos },
    { kind: 'heading', id: 'trouble', level: 2, text: 'うまくいかないとき' },
    {
      kind: 'list',
      items: [
        '**カメラが固まる、Err 70と表示される：**電池を抜いてください。開発者は、スクリプトに誤りがあるとカメラが停止することがあると注意を促しています。',
        '**何も起きない：**たいていはカードが原因です。マーカーをパーティションではなくディスクの先頭に書き込んだか、カードの容量が大きすぎることが考えられます。',
        '**「BOOTDISK」というマーカーは絶対に使わないでください。**拡張子が.FIRのファイルや、ファームウェア更新のメニューも同じです。カメラの起動方法が変わり、画面が真っ暗なまま動かなくなることがあります。',
        '**レポートはただのテキスト**で、機種名も署名もありません。証拠になるのは、目の前で作成され、シリアル番号がボディと一致した場合だけです。キヤノンのカウンター自体を書き換えられるとうたうWindows用ソフトもあります。',
        '**ファイルをそのまま公開しないでください。**シリアル番号とカメラの使用履歴の日時が含まれています。',
      ],
    },
  ],
};

export default cardReport;
