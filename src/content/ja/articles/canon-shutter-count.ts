import words from '../../../i18n/ja/cameras.json';
import { canonTable } from '../../canonBodies';
import type { Article } from '../../types';

const article: Article = {
  lead: 'ニコンの多くの機種なら、写真を1枚撮ればシャッター回数（ショット数）が分かりますが、キヤノンは機種次第です。写真に書き込む機種はわずかで、多くはUSBケーブルでつなぐと分かります。新しい機種では1,000回単位でしか分からないことが多く、まったく分からない機種もあります。',
  blocks: [
    { kind: 'heading', id: 'by-body', level: 2, text: '機種別：どの方法で分かるか' },
    {
      kind: 'paragraph',
      text: '「見込み」は同系統の機種からの推測、「見つからず」はファイル番号からの推定値だけ、「読み取れず」は試しても値が返らなかった機種、「–」は報告なしです。表にない機種は、[各機種のページ](/canon/all-models)をご覧ください。',
    },
    canonTable({
      caption: 'キヤノンEOSのシャッター回数が分かる場所',
      columns: ['EOSの機種', '写真', 'USB', 'カードレポート', 'メニュー'],
      photo: {
        'exact-in-file': '正確な回数',
        'approximate-in-file': '制約のある回数',
        'doubtful-in-file': '一部の個体のみ、制約あり',
        'not-known': 'まだ不明',
        'not-in-file': '見つからず',
      },
      words,
      name: ({ name, jp }) => (jp ? `${jp}（${name}）` : name),
      separator: '、',
    }),
    {
      kind: 'figure',
      figure: 'canon-ways',
      caption:
        '同じカメラでも、調べ方によって数字は変わります。ファイル番号が回数と一致しても、回数の証明にはなりません。',
    },
    { kind: 'heading', id: 'photo', level: 2, text: '方法1：写真から読む' },
    {
      kind: 'paragraph',
      text: '[EOS R5](/canon/canon-eos-r5)の回数には、シャッターが消耗しない電子シャッターの分も含まれます。[R6](/canon/canon-eos-r6)、[R6 Mark II](/canon/canon-eos-r6-mark-ii)、R8、R50の根拠は公開資料、[RP](/canon/canon-eos-rp)、[R](/canon/canon-eos-r)、[R7](/canon/canon-eos-r7)の根拠はそれぞれ1台の写真だけです。この3機種では、サイレント撮影を数えるかどうかも分かっていません。1Ds Mark IIでは、設定ファイルを読み込むと値が上書きされるという報告があります。',
    },
    {
      kind: 'callout',
      tone: 'warning',
      title: 'フォルダー番号は回数ではありません',
      text: 'フォルダー番号をシャッター回数として表示するソフトでは、使い込まれた6Dも100回あまりになります。番号からの計算が外れる理由は[どのカメラでも使える調べ方](/blog/find-shutter-count-on-any-camera)をご覧ください。',
    },
    { kind: 'heading', id: 'usb', level: 2, text: '方法2：USBケーブルでつなぐ' },
    {
      kind: 'paragraph',
      text: '1,000回単位の機種が返すのは、切り上げた2つの数字です。片方がメカシャッターの回数、もう片方が累計とみられます。',
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'カメラを準備する',
          text: 'Wi-Fiを切り、設定があれば通信方法をPTPにし、自動で起動するソフトを閉じます。電源を入れ直すまで値が更新されない機種があるので、一度切って入れ直します。',
        },
        {
          title: 'ソフトを実行する',
          text: '多くの機種は、ChromeかEdgeなら[当サイトで読み取れる](/connect)見込みです（Mac、Linux、Android）。新機能のため、実機ではまだ確認していません。MacとLinuxでは「gphoto2 --get-config /main/status/shuttercounter」も使えます。WindowsではCanon EOS Digital Infoが古い機種の一部に対応するとされていますが、読み取れたという報告は見つかっていません。特定のソフトでしか読めない機種では、機種ページにソフト名があります（[5D](/canon/canon-eos-5d)、[5D Mark IV](/canon/canon-eos-5d-mark-iv)、[6D Mark II](/canon/canon-eos-6d-mark-ii)）。',
        },
        {
          title: 'シリアル番号を照合する',
          text: 'USBで表示されたシリアル番号が、本体の番号と一致するかを確かめます。',
        },
      ],
    },
    { kind: 'heading', id: 'card-report', level: 2, text: '方法3：カードレポート' },
    {
      kind: 'paragraph',
      text: '一部の機種では、専用に準備したメモリーカードから短いスクリプトを動かすと、各種カウンターがCAM_INFO.XMLに保存されます。R6では1回単位の値です。キヤノンの機能ではなく、自己責任です。[手順と失敗の例](/card-report)を先にお読みください。ただのテキストなので、買うときは、目の前で作られ、本体と同じシリアル番号が入ったものだけを信用しましょう。',
    },
    {
      kind: 'paragraph',
      text: '2012年ごろ（DIGIC 5）までのPowerShotの多くでは、空のファイルvers.reqをカードの一番上の階層に置き、再生モードでSETを押しながらDISPを数回押すと、「Total shoot」が出るとの報告があります。',
    },
    { kind: 'heading', id: 'menu-service', level: 2, text: 'メニューとサービスセンター' },
    {
      kind: 'paragraph',
      text: '1D X、[1D X Mark II](/canon/canon-eos-1d-x-mark-ii)、[1D X Mark III](/canon/canon-eos-1d-x-mark-iii)では、セットアップメニューのシステムステータス表示に回数が出るとの報告があります。ほかのEOSでは見つかっていません（[Kiss Digital X](/canon/canon-eos-400d)では、追加プログラムで表示できたという報告があります）。どの方法も使えない機種は、点検や修理のときに、キヤノンのサービスセンターで尋ねましょう。教えてもらえた例があります。',
    },
    { kind: 'heading', id: 'buying', level: 2, text: '買うときは' },
    {
      kind: 'list',
      items: [
        '**写真で分かる機種：**フリマではファイルを受け取れないことが多いので、出品者に調べてもらい、届いたら自分でも1枚撮って確かめます。',
        '**USBで分かる機種：**手渡しなら、MacかAndroidスマートフォンとデータ通信用ケーブルを持参します（当サイトのUSB接続は、WindowsとiPhone、iPadでは使えません）。通販やフリマなら、読み取った回数と日付、使ったソフトを教えてもらいます。',
        '**1,000回単位の機種：**消耗を判断するには十分です。値は切り上げなので、実際の回数は表示より少ないことがあります。',
        '**何も分からない機種：**本体の状態で判断し、[中古カメラ購入ガイド](/blog/used-camera-buyers-guide)に沿って確かめます。',
      ],
    },
    {
      kind: 'paragraph',
      text: 'キヤノンの[耐久回数](/blog/shutter-lifespan)は、ほとんどが一覧やレビューによる間接的な情報です。また、カウンターを書き換えられるとうたうWindows用ソフトもあります。回数と外観の傷みが合わなければ、傷みのほうを信じてください。',
    },
  ],
};

export default article;
