/** The sentences that present a camera's facts. */

import type { GuideCopy } from '../guideCopy';

const guide: GuideCopy = {
  answer: {
    exact: (model, counted) =>
      `写真から正確な回数が分かります。${model}は、未編集の写真すべてに${counted}を記録しています。`,
    wraps: (model, counted, end) =>
      `写真から分かりますが、上限があります。${model}は、未編集の写真すべてに${counted}を記録していますが、${end}を超えると最初に戻ることがあります。`,
    limits: (model, counted) =>
      `写真から分かりますが、制約があります。${model}は${counted}を写真に記録しますが、実際の回数と一致するとは限りません。どんな制約があるかは、チェッカーの結果に表示されます。`,
    published: '公開されている資料によるもので、当サイトではこの機種の写真をまだ読み取っていません。',
    unconfirmed: (model, counted) =>
      `写真から分かる見込みです。${model}は写真に${counted}を記録すると見込まれますが、実際のファイルではまだ確認できていません。`,
    estimate: (model) =>
      `写真から正確な回数は分かりません。${model}の写真にはファイル番号しかなく、せいぜい大まかな推定にとどまります。`,
    none: (model) => `写真からは分かりません。${model}は写真にシャッター回数を記録しません。`,
    notKnown: (model) => `${model}の写真に回数が記録されているかどうかは、まだ分かっていません。`,
    otherwise: {
      screen: '回数はカメラ本体の画面で確認できます。',
      'screen-untried': '回数はカメラ本体の画面に表示できる見込みですが、この機種での実例は見つかっていません。',
      usb: '回数はUSB接続でカメラから読み取れます。',
      'usb-untried': '回数はUSB接続で読み取れる見込みですが、この機種ではまだ確認していません。',
      'not-known': 'お手元の写真を1枚読み込むと、何が記録されているかが分かります。',
      service: '回数を読み取れるのは、分かっている限りではサービスセンターだけです。',
      none: 'ほかに回数を調べる方法は見つかっていません。',
    },
    rated: (life, low, maker) => `${maker}が公表している耐久回数は${life}回で、${low}回未満なら少なめです。`,
    usual: (life, low) => `耐久回数は${life}回と推定しています。${low}回未満なら少なめです。`,
    said: (life, low) => `耐久回数は${life}回と言われており、${low}回未満なら少なめです。`,
    noShutter: 'メカシャッターがないので、シャッターは消耗しません。',
    seenWith: (photos) => `この機種の写真${photos}枚で回数を確認しています。`,
    seenWithout: (photos) => `この機種の写真${photos}枚には、回数の記録がありませんでした。`,
    counted: {
      shots: 'シャッター回数',
      'all-shots': '電子シャッターも含むシャッター回数',
      'shots-and-mechanical': 'シャッター回数（多くの場合、メカシャッターだけの回数も）',
      actuations: 'シャッター回数',
      pictures: '撮影枚数',
    },
  },
  ways: {
    programs: '対応ソフトとそのほかの方法',
    others: 'そのほかの方法',
    service: 'サービスセンター',
    askService: (maker) =>
      `点検や修理のときにシャッター回数を教えてもらえるかどうか、${maker}のサービスセンターに尋ねてください。料金も先に確かめておきましょう。`,
  },
  judge: {
    caption: (life) => `シャッター回数別の消耗度（耐久回数${life}回の場合）`,
    under: (count) => `${count}回未満`,
    between: (from, to) => `${from}〜${to}回`,
    over: (count) => `${count}回超`,
    basis: {
      maker: (life, maker) => `${life}回は、${maker}自身が公表している耐久回数です。`,
      'maker-quoted': (life, maker) => `${life}回は、${maker}の資料から引用された値です。原本は確認できていません。`,
      attributed: (life, maker) =>
        `${life}回は、${maker}の公表値として紹介されている値です。${maker}自身の資料では確認できていません。`,
      reported: (life) => `${life}回は、出どころの示されていない非公式の値です。推定値としてご覧ください。`,
      'class-estimate': (life) =>
        `${life}回は、クラスの範囲から見積もった推定値です。この機種の公表値は見つかっていません。`,
      specification: (life) => `${life}回は当サイトが目安として仮に置いた値で、メーカーの値ではありません。`,
      unsourced: (life) =>
        `この機種では${life}回という値がよく引用されますが、出典が見つからないため、シャッター回数との比較には使いません。`,
    },
    modes: {
      mechanical: 'メカシャッター',
      'electronic-first-curtain': '電子先幕',
      electronic: '電子シャッター',
      leaf: 'レンズシャッター',
    },
    offered: (modes) => `シャッター方式：${modes}。`,
    usual: {
      'electronic-first-curtain': '初期設定は電子先幕なので、1回の撮影で動くのは後幕だけです。',
    },
    silent: '電子シャッターの撮影ではシャッターの機構が動かず、消耗しません。',
    silentUntested: {
      'sony-exif':
        'α7R IIでは、サイレント撮影で増えないことが確かめられています。この機種で検証した例は見つかっていません。',
      'sony-exif-wrap':
        'α7R IIでは、サイレント撮影で増えないことが確かめられています。この機種で検証した例は見つかっていません。',
    },
    includes: {
      'canon-rp-counter':
        '当サイトが確認した写真では、1枚ごとに増えていました。サイレント撮影が数えられるかどうかは、この機種では確かめられていません。',
      'canon-pattern':
        '1枚ごとに増えていましたが、確かめたのは1台のカメラの写真だけのため、チェッカーは耐久回数と比べません。サイレント撮影が数えられるかどうかも、この機種では確かめられていません。',
      'fuji-exif':
        '電子シャッターの撮影を含むかどうかは、資料によって説明が異なります。ファームウェアの更新で0に戻ることもあります。',
      'pentax-exif': '写真が残らないシャッターの作動も含みますが、ライブビューや動画のための作動は含みません。',
      'ricoh-exif': 'ライブビューだけで撮るこのカメラが何を数えるのか、説明した資料は見つかっていません。',
    },
    cases: {
      alive: (counts, bodies) =>
        bodies > 1
          ? `${bodies}台がそろって${counts.join('回と')}回に達し、まだ動いていたという報告もあります。`
          : `${counts.join('回と')}回でまだ動いていた個体もあります。`,
      failed: (counts) => `${counts.join('回と')}回で壊れた個体もあります。`,
      'failed-or-alive': ([low = '', high = '']) =>
        `ユーザーの投稿では、${low}回で壊れたものも、${high}回まで動いたものもあります。`,
    },
    casesNote: '個別の例であり、平均ではありません。',
  },
  before: {
    photo:
      '受け取ったら、受取評価の前か返品の期限までに、1枚撮って読み取ってください。日付が当日か、回数が商品説明より減っていたり大幅に増えていたりしないか、シリアル番号が本体と同じかを確かめます。',
    wall: '明るい無地の壁を絞り込んで撮り、黒い点や汚れが写っていないか確かめます。',
    speeds:
      '明るい壁を最高速で撮り、黒い帯や露光ムラが出ないか確かめます。次に、レンズキャップを付けて30秒露光し、色の付いた点が出ないか見ます。',
    speedsMirrorless:
      'メカシャッター（または電子先幕シャッター）に切り替え、日中の屋外で明るい壁を最高速で撮り、黒い帯や露光ムラが出ないか確かめます。次に、レンズキャップを付けて30秒露光し、色の付いた点が出ないか見ます。',
    controls: 'ボタン、ダイヤル、カバー類もひととおり動かしてみてください。',
    heading: '購入前と受け取り時のチェックポイント',
    advisories: 'この機種に関するお知らせ',
    kinds: {
      recall: 'リコール',
      'service-notice': 'メーカーのお知らせ',
      firmware: 'ファームウェア',
      goodwill: '無償対応',
      'sales-stop': '販売停止',
      warning: '注意喚起',
      statement: 'メーカーの説明',
      denial: 'メーカーの説明',
      lawsuit: '訴訟',
    },
    further: (date) => `${date}にもう1件`,
    until: (date) => `${date}まで実施されていました。`,
    made: (from, to) => `対象は${from}から${to}までの製造分です。`,
    makerPage: (maker) => `シリアル番号が対象に含まれるか、対応済みかを${maker}に問い合わせます。`,
    serialDigit: (place, values) => `シリアル番号の${place}桁目が${values}のものが対象です。`,
    lotDigit: (place, values) => `ロット番号の${place}文字目が${values}のものが対象です。`,
    firmware: (version) => `対象のファームウェア：${version}`,
    checks: 'この機種で確かめたいところ',
    evidence: {
      'owner-case': 'ユーザーの報告。',
      technician: '修理業者の報告。',
      'service-record': '修理の記録。',
      press: 'ウェブ記事。',
      'maker-quoted': 'メーカーの説明（引用による）。',
      court: '訴訟での主張。',
    },
    service: 'サービスと修理',
    repairs: '修理についての公開情報',
    repairsNote: '個別の例です。実際の費用は見積もりで確かめてください。',
    priceFrom: (price) => `${price}から`,
    inOwnMoney: (price, own) => `${price}（約${own}）`,
    about: (date) => `${date}ごろ`,
    or: 'または',
  },
};

export default guide;
