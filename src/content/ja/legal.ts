import { filledRows } from '../filledRows';
import type { LegalCopy } from '../types';

const legal: LegalCopy = ({ name, contactEmail, privacyEmail, legalEmail, hostedVideo, host, logDays, operator }) => ({
  'privacy-policy': {
    title: 'プライバシーポリシー',
    description:
      '写真がどう扱われるか（端末の外に出ません）、ブラウザーに何がどのくらいの期間保存されるかを説明します。',
    updated: '2026-11-26',
    blocks: [
      {
        kind: 'paragraph',
        text: `${name}は写真をブラウザーの中で読み取ります。その内容を外部に送信することも、第三者に提供することもなく、ご自身で選ばないかぎり保存もしません。アカウント登録も、広告も、追跡もありません。`,
      },
      ...(operator
        ? [
            { kind: 'heading', id: 'controller', level: 2, text: '運営者' } as const,
            {
              kind: 'paragraph',
              text: `個人情報を取り扱う事業者は、${operator.name}（${operator.address}）です。代表者などの詳細は[運営者情報](/operator)をご覧ください。個人情報に関するお問い合わせは[${privacyEmail}](mailto:${privacyEmail})で受け付けます。`,
            } as const,
          ]
        : []),
      { kind: 'heading', id: 'photos', level: 2, text: '写真の取り扱い' },
      {
        kind: 'paragraph',
        text: '写真を選ぶと、このページは端末のメモリーの中で、カメラの情報とファイルに含まれる小さなプレビュー画像を読み取ります。ファイル名、画像、結果、位置情報、シリアル番号は、送信も保存もされません。別の写真を解析するか、ページを閉じると消えます（[履歴](/history)を端末に残すことを選んだ場合を除きます）。照合や比較のために入力した番号や開いた写真、[レポートと照合する](/verify)写真、[USBで接続した](/connect)カメラの情報も同じです。カメラへの接続を許可したことはブラウザーが記憶し、「接続の許可を取り消す」ボタンか、ブラウザーの設定で取り消せます。',
      },
      {
        kind: 'paragraph',
        text: 'レポートなどのファイルは、ご自身で作ったときにだけできます。レポートのリンクに、シリアル番号、位置情報、ファイル名は含まれません。リンクの内容はアドレスの「#」より後ろにあり、ブラウザーはこの部分を送信しません。',
      },
      {
        kind: 'paragraph',
        text: '画像を置く枠の下にある「送信できないことを確かめる」ボタンを押すと、通信をブラウザーが拒否することを確認できます。ただし、ブラウザーが止められない経路もあり、そこは当サイトのスクリプトが使わないことで守っています。この制限は、ブラウザーの拡張機能やほかのプログラムには及びません。',
      },
      { kind: 'heading', id: 'storage', level: 2, text: 'ブラウザーに保存されるもの' },
      {
        kind: 'paragraph',
        text: 'Cookieは使いません。次の項目を、端末にあるブラウザーの保存領域に置きます。読めるのは当サイトだけで、運営者に送信されることはありません。まとめて削除するには、ブラウザーの設定で当サイトのデータを消去してください。',
      },
      {
        kind: 'table',
        caption: 'ブラウザーの保存領域の項目',
        columns: ['項目', '内容', '期間'],
        rows: [
          ['language、theme', '選んだ言語、明るい表示か暗い表示か', '削除するまで'],
          ['cookie-consent、marketing-consent、analytics-consent', 'バナーへの回答', '削除するまで'],
          [
            'keep-historyとシャッター回数の履歴（IndexedDB）',
            '「この端末に保存する」を選んだ場合のみ：日時、回数、機種、シリアル番号、ファイル名（画像は含みません）',
            '「この端末から削除する」を押すか、ブラウザーが削除するまで',
          ],
          [
            'language-switching',
            '言語を切り替えている間の目印（セッションストレージ）',
            '0.5秒ほど（最長でもタブを閉じるまで）',
          ],
          [
            'レポートのリンク（タブの履歴）',
            'リンクを開いた場合のみ：リンクの内容',
            'レポートを取り除くか、タブを閉じるまで',
          ],
          ['オフライン用のコピー', 'ネットワークなしで動かすための当サイトのファイル', '削除するまで'],
        ],
      },
      {
        kind: 'paragraph',
        text: '電気通信事業法の外部送信規律で公表が求められる送信は、当サイトにはありません。',
      },
      { kind: 'heading', id: 'consent', level: 2, text: 'バナーでの選択' },
      {
        kind: 'paragraph',
        text: 'バナーを閉じた場合は拒否として扱います。すべて拒否しても、動作に必要な設定は保存されます。現在、当サイトにはマーケティングもアクセス解析もないため、どれを選んでも動作は変わりません。今後どちらかを加える場合も、同意した方に対してだけ動かします。選択は、各ページの下にある「Cookieの設定」からいつでも変更、撤回できます。',
      },
      { kind: 'heading', id: 'server', level: 2, text: 'サーバーに伝わること' },
      {
        kind: 'paragraph',
        text: `ページを表示する際には、IPアドレス、要求されたファイル、日時、ブラウザーの種類がサーバーに伝わります。${host ? `ファイルは${host}のサーバーに置いています。` : 'ファイルはホスティング事業者のサーバーに置いています。'}${logsKept(logDays)}記録をほかの情報と結びつけることはなく、記録に写真は含まれません。利用目的は、ページを表示することと、攻撃を防いでサイトを安全に保つことです。第三者に提供することはありません（法令に基づく場合を除きます）。`,
      },
      { kind: 'heading', id: 'video', level: 2, text: '使い方の動画' },
      {
        kind: 'paragraph',
        text: hostedVideo
          ? 'ホームにある使い方の動画は、YouTube（Google）に置かれています。再生を押すまでは、当サイトから読み込んだ静止画だけが表示されます。再生を押すと、YouTubeのプライバシー強化モードのプレーヤーが読み込まれ、IPアドレスと、ここで視聴していることがGoogleに伝わります。その時点からは、Googleのプライバシーポリシーが適用されます。プレーヤーから写真に触れることはできません。'
          : 'ホームにある使い方の動画は、ほかのファイルと同じく当サイトから配信しています。動画配信サービスは使っていません。',
      },
      { kind: 'heading', id: 'mail', level: 2, text: 'ニュースレター欄とメール' },
      {
        kind: 'paragraph',
        text: 'ブログのニュースレター欄は、何も送信せず、何も保存しません。まだ配信そのものがないためです。いただいたメールのアドレスと内容の利用目的は、お問い合わせへの返信だけです。第三者には提供せず、ご用件が済み、法令による保存義務がなければ削除します。',
      },
      { kind: 'heading', id: 'rights', level: 2, text: '開示などの請求と相談窓口' },
      {
        kind: 'paragraph',
        text: `当サイトが保有するのは、いただいたメールとサーバーの記録だけです。ご自身の情報について、利用目的の通知、開示、訂正、追加、削除、利用の停止、消去、第三者提供の停止を求めることができます。手数料はかかりません。ご請求、苦情、ご相談は[${privacyEmail}](mailto:${privacyEmail})までお送りください。メールのやり取りでご本人であることを確認したうえで対応します。個人情報保護委員会に相談することもできます。`,
      },
      {
        kind: 'paragraph',
        text: '安全管理のため、通信はHTTPSで暗号化し、写真の内容を受け取る仕組みそのものを置いていません。自動処理による個人の評価（プロファイリング）も行いません。',
      },
    ],
  },
  'terms-and-conditions': {
    title: '利用規約',
    description: 'チェッカーで何ができるか、数字をどこまで頼りにできるか、利用にあたっての条件を定めます。',
    updated: '2026-11-26',
    blocks: [
      {
        kind: 'paragraph',
        text: `${name}は、写真からカメラの情報を読み取る無料のツールです。ご利用いただいた時点で、以下の内容に同意いただいたものとみなします。`,
      },
      { kind: 'heading', id: 'service', level: 2, text: '提供するもの' },
      {
        kind: 'paragraph',
        text: 'ツール、メーカーと機種のページ、記事は、すべて無料で、登録なしに利用できます。ツールはブラウザーの中で動きます。データの扱いは[プライバシーポリシー](/privacy-policy)に記しています。常に利用できることは保証せず、内容の変更や提供の終了を行うことがあります。',
      },
      { kind: 'heading', id: 'numbers', level: 2, text: '数字をどこまで頼りにできるか' },
      {
        kind: 'list',
        items: [
          'ツールが示すのは、ファイルに書かれている内容です。それが目の前のカメラで撮られたものか、改変されていないかまでは証明できません。',
          'カウンターは、修理やファームウェア更新でリセットされたり、ある値で最初に戻ったり、作動回数ではなく撮影枚数を数えていたりします。カウンターそのものの制約は結果に表示しますが、修理やリセットは写真からは分かりません。',
          '推定値は大きく外れることがあり、推定と明記します。',
          'シャッター耐久回数は、残りの寿命を約束するものでも、故障を予告するものでもありません。',
        ],
      },
      {
        kind: 'paragraph',
        text: 'シャッター回数だけで購入、売却、請求を決めず、カメラそのものを確かめてください。',
      },
      { kind: 'heading', id: 'use', level: 2, text: 'お願い' },
      {
        kind: 'paragraph',
        text: 'ご自身の写真か、使用を認められた写真をお使いください。結果やレポートは、シリアル番号や位置情報が含まれることもあるため、ご自身の責任で公開してください。サービスの妨害や、結果を偽って示すことはおやめください。',
      },
      { kind: 'heading', id: 'marks', level: 2, text: '名称と権利' },
      {
        kind: 'paragraph',
        text: 'メーカー名や機種名は、どのカメラのことかを示すために使っています。これらは各社に帰属し、各社は当サイトに関与も推奨もしていません。ソフトウェアはMITライセンスで公開しています。',
      },
      { kind: 'heading', id: 'liability', level: 2, text: '責任の範囲' },
      {
        kind: 'paragraph',
        text: '本サービスは無償で、現状のまま提供します。運営者に故意も重大な過失もない場合、運営者が負う賠償は、通常生じる直接の損害を上限とします。消費者の権利や、生命、身体、健康の侵害に関する権利など、法律上制限できないものには影響しません。',
      },
      { kind: 'heading', id: 'links', level: 2, text: 'リンク' },
      {
        kind: 'paragraph',
        text: '出典には、ご自身で確かめられるようリンクを付けています。リンク先の内容については、それぞれの運営者が責任を負います。',
      },
      { kind: 'heading', id: 'contact', level: 2, text: '変更と連絡先' },
      {
        kind: 'paragraph',
        text: `このページに掲載している最新の規約が適用されます。日付は上に示しています。一部の条項が無効とされた場合も、残りは有効です。お問い合わせは[${legalEmail}](mailto:${legalEmail})までお願いします。`,
      },
    ],
  },
  operator: {
    title: '運営者情報',
    description: `${name}の運営者と連絡先です。`,
    blocks: operator
      ? [
          {
            kind: 'table',
            caption: '当サイトの運営者',
            columns: ['項目', '内容'],
            rows: filledRows([
              ['運営者', operator.name],
              ['所在地', operator.address],
              ['代表者', operator.representative],
              ['メール', `[${contactEmail}](mailto:${contactEmail})`],
              ['電話', operator.phone],
              ['登記', operator.register],
              ['税務上の登録番号', operator.taxNumber],
              ['記事の責任者', operator.responsible || `${operator.name}（${operator.address}）`],
            ]),
          },
          {
            kind: 'paragraph',
            text: '個人情報などの取り扱いは[プライバシーポリシー](/privacy-policy)をご覧ください。',
          },
        ]
      : [],
  },
});

/** How long the host keeps its logs: a number of days, '0' for none, '' where that is not known. */
function logsKept(days: string): string {
  if (days === '')
    return 'ホスティング事業者は、運用と攻撃への備えのために、こうした記録を一定期間残すことがあります。';
  if (days === '0') return 'こうした記録は残しません。';
  return `こうした記録は${days}日後に削除します。`;
}

export default legal;
