/** Where readers in Japan buy, and the messages to sellers there. */

import type { MarketCopy, PlaceCopy } from '../types';

const CLOSING = 'お手数をおかけしますが、よろしくお願いいたします。';

/**
 * For marketplaces where messages are public and contain only words and pictures. `opening`: the usual beginning of
 * such a message.
 */
const inPublic = (opening: string): Pick<PlaceCopy, 'texts' | 'sentences'> => ({
  texts: {
    photo: `${opening}差し支えなければ、{{count}}と、調べた日、調べた方法を教えていただけますでしょうか。{{claim}}修理や部品交換の履歴がありましたら、あわせてお知らせください。{{more}}\n${CLOSING}`,
    screen: `${opening}{{claim}}差し支えなければ、その画面と本体のシリアル番号（番号の一部は隠してください）を続けて写した写真を商品画像に加えていただくか、回数と調べた日を教えていただけますでしょうか。{{steps}}${CLOSING}`,
    usb: `${opening}この機種のシャッター回数は、写真からは分からないようです。{{claim}}お調べになったことがありましたら、回数と調べた日、お使いになったソフトを教えていただけますでしょうか。難しければ、おおよその撮影枚数と修理歴の有無だけでもかまいません。${CLOSING}`,
    'add-on': `${opening}点検や修理の明細にシャッター回数の記載がありましたら、回数とその日付を教えていただけますでしょうか。難しければ、おおよその撮影枚数だけでもかまいません。修理歴がありましたら、あわせてお知らせください。${CLOSING}`,
    none: `${opening}おおよその使用頻度と撮影枚数、最後に点検や修理に出された時期を教えていただけますでしょうか。また、付属の電池で電源を入れたところの写真を、商品画像に加えていただけますと助かります。${CLOSING}`,
  },
  sentences: {
    photo: {
      seen: 'この機種は写真に回数を記録していますので、編集していない写真（撮って出し）のデータから読み取れます。',
      unknown: '編集していない写真（撮って出し）のデータから読み取れることがあります。',
    },
    steps: '手順は次のとおりです。',
    screen: 'この機種は、シャッター回数をカメラの画面に表示できると言われています。',
    usb: {
      reported: 'USBでつなぐと読み取れると言われています。',
      expected: 'USBでつなぐと読み取れる見込みですが、この機種で試した例は見つけられませんでした。',
    },
    program: 'USBでつないで読み取れるソフトがあると言われています。',
  },
});

const inComments = inPublic('コメント失礼いたします。{{camera}}の購入を検討しております。');

const inQuestions = inPublic('はじめまして。{{camera}}の入札（購入）を検討しております。');

const toShops: Pick<PlaceCopy, 'texts' | 'sentences'> = {
  texts: {
    photo:
      '突然のご連絡失礼いたします。貴店で販売中の{{camera}}について伺います。{{count}}を教えていただくことは可能でしょうか。そのカメラで撮影したJPEG（撮って出し）に回数が記録されていれば、次のページで開くと表示されます（写真は送信されません）。\n{{address}}\nまたは、そのJPEGをお送りいただけましたら、こちらで確認いたします。保証の期間と範囲（シャッターなどの消耗部品が含まれるか）も、あわせてお知らせください。{{more}}\nよろしくお願いいたします。',
    screen:
      '突然のご連絡失礼いたします。貴店で販売中の{{camera}}について伺います。シャッター回数（ショット数）を教えていただくことは可能でしょうか。{{claim}}{{steps}}保証の期間と範囲（シャッターなどの消耗部品が含まれるか）も、あわせてお知らせください。よろしくお願いいたします。',
    usb: '突然のご連絡失礼いたします。貴店で販売中の{{camera}}について伺います。シャッター回数（ショット数）を教えていただくことは可能でしょうか。写真からは分からないようです。{{claim}}保証の期間と範囲（シャッターなどの消耗部品が含まれるか）も、あわせてお知らせください。よろしくお願いいたします。',
    'add-on':
      '突然のご連絡失礼いたします。貴店で販売中の{{camera}}について伺います。点検や修理の記録に、シャッター回数の記載はありますでしょうか。修理歴と、保証の期間と範囲（シャッターなどの消耗部品が含まれるか）も、あわせてお知らせください。よろしくお願いいたします。',
    none: '突然のご連絡失礼いたします。貴店で販売中の{{camera}}について伺います。動作確認の内容と、点検や修理の記録、保証の範囲をお知らせください。よろしくお願いいたします。',
  },
  sentences: {
    ...inQuestions.sentences,
    usb: {
      reported:
        'USBでつなぐと読み取れると言われています。方法の一つは次のページにあります（Windowsでは使えません）。\n{{address}}\n',
      expected:
        'USBでつなぐと読み取れる見込みですが、この機種で試した例は見つけられませんでした。方法の一つは次のページにあります（Windowsでは使えません）。\n{{address}}\n',
    },
    program:
      'USBでつないで読み取れるソフトがあると言われています。ソフト名と対応するパソコンは次のページにあります。\n{{address}}\n',
  },
};

/** For cameras whose count can be found. */
const ASK_THE_SHOP = '大手でも、商品ページに回数を載せている店はほとんどないと言われています。';

const market: MarketCopy = {
  currencies: ['JPY'],
  places: [
    {
      name: 'メルカリ、楽天ラクマ：コメント',
      note: 'メルカリもラクマも、外部のサービスに誘導することや、外部でのやり取りに応じることを禁じています。メルカリは、連絡先を画像に入れることも認めていません。そのため、上の文面にサイト名やアドレスは入れていません。コメントは公開されるので、シリアル番号の全桁を尋ねるのは控えましょう。',
      rules: [
        { url: 'https://help.jp.mercari.com/guide/articles/873', language: 'ja' },
        { url: 'https://help.jp.mercari.com/guide/articles/59', language: 'ja' },
        { url: 'https://faq.fril.jp/guide/torihiki/', language: 'ja' },
        { url: 'https://news.fril.jp/entry/2022/05/25/safety', language: 'ja', date: '2022-05-25' },
      ],
      staysInside: true,
      onArrival:
        '届いたら、受取評価をする前に、{{check}}評価をするとサイト上では取引を元に戻せず、評価しなくても期限が来ると自動的に完了します（メルカリは原則、発送通知の9日後）。説明と違うときは、評価をせずに、期限の前に取引メッセージで伝え、事務局に問い合わせます。',
      ...inComments,
    },
    {
      name: 'Yahoo!オークション、Yahoo!フリマ：質問',
      note: 'Yahoo!オークションは、メールアドレスやURLを書いて外での取引に誘うことを禁じています。そのため、上の文面にサイトのアドレスは入れていません。',
      rules: [
        {
          url: 'https://auctions.yahoo.co.jp/topic/notice/function/post_1102/',
          language: 'ja',
          date: '2014-12-10',
        },
        {
          url: 'https://payment.yahoo.co.jp/information/maintenance/20210125jnb/',
          language: 'ja',
          date: '2021-01-25',
        },
      ],
      staysInside: true,
      onArrival:
        '届いたら、「受取連絡」（Yahoo!フリマでは「受取評価」）をする前に、{{check}}受取連絡や受取評価をするか、期限が過ぎると、代金が出品者に渡ります。',
      ...inQuestions,
    },
    {
      name: 'カメラ店：問い合わせ',
      noteOn: { photo: ASK_THE_SHOP, screen: ASK_THE_SHOP, usb: ASK_THE_SHOP },
      rules: [
        { url: 'https://haretoki.net/secondhand001/', language: 'ja' },
        { url: 'https://haretoki.net/used-shopping-tips/', language: 'ja' },
      ],
      staysInside: false,
      onArrival:
        '返品や初期不良の期限は店によって違い、届いた日ではなく購入した日から数えることもあります。期限内に、{{check}}連写して、途中で止まらないかも確かめてください。',
      ...toShops,
    },
  ],
  checks: {
    photo: {
      seen: '新しく1枚撮ってチェッカーで読み取り、回数が商品説明と大きく違わないかを確かめてください。シリアル番号を照合できるときは、本体の番号とも比べます。',
      unknown:
        '新しく1枚撮ってチェッカーで読み取り、機種名が商品説明と同じかを確かめてください。回数が表示されたら、それも商品説明と比べます。シリアル番号を照合できるときは、本体の番号とも比べます。',
    },
    screen: {
      reported: 'ご自分で画面に回数を表示して、商品説明と大きく違わないかを確かめてください。',
      expected:
        'カメラのページにあるボタン操作を、ご自分で試してください。近い機種では表示されますが、この機種で試した例は見つかっていません。',
    },
    usb: {
      reported:
        '[USBでつないで](/connect)ご自分で回数を読み取り、商品説明と大きく違わないかを確かめてください。MacかAndroidのスマートフォンを使います（Windowsでは読み取れません）。シリアル番号が表示されたら、本体の番号とも比べます。',
      expected:
        '[USBでつないで](/connect)ご自分で回数を読み取れるか試してください。MacかAndroidのスマートフォンを使います（Windowsでは読み取れません）。この機種で試した例は見つかっていません。',
    },
    program:
      'カメラのページに載っているソフトで、USBでつないで回数を読み取り、商品説明と大きく違わないかを確かめてください。',
    'add-on':
      '動作と外観が商品説明のとおりか、保証書や修理の明細があれば、本体のシリアル番号がそれと同じかを確かめてください。',
    none: '動作と外観が商品説明のとおりか、保証書があれば、本体のシリアル番号がそれと同じかを確かめてください。',
  },
  dealers: [
    {
      name: 'カメラのキタムラ',
      text: '税抜1万円以上の中古カメラには6か月の保証が付くとされます（「現状渡し」の品は対象外）。保証されるのは撮影に支障のある自然故障で、電池や付属品は含まれません。「AB（良品）」は、多少のキズや擦れがあり、正常に動作するものを指します。',
      pages: [
        { url: 'https://haretoki.net/warranty/', language: 'ja' },
        { url: 'https://haretoki.net/warranty-information/', language: 'ja' },
      ],
    },
    {
      name: 'マップカメラ',
      text: '商品の状態を「良品」「並品」「難有品」などで示します。シャッター回数は公表していないとされます。',
      pages: [
        { url: 'https://haretoki.net/used-shopping-tips/', language: 'ja' },
        { url: 'https://haretoki.net/secondhand001/', language: 'ja' },
      ],
    },
    {
      name: 'トップカメラ',
      text: '中古品の保証は、程度により1週間から12か月です。同店の規約では、初期不良の返品や交換は到着後8日までです。',
      pages: [{ url: 'https://buy.topcamera.co.jp/kiyaku_hoshou.html', language: 'ja' }],
    },
    {
      name: '大貫カメラ',
      text: 'Aが未使用品や極上、Cが「良上」で一般的な中古、Dが「良品」です。同じ「良品」でも店によって位置付けが違うので、ランクの文字ではなく説明を読み比べてください。',
      pages: [{ url: 'https://www.camera-ohnuki.com/pages/camera-rank-table', language: 'ja' }],
    },
  ],
  workshops: [
    {
      name: 'シャッターユニットの修理',
      text: '2万〜5万円程度と言われています。点検でほかの不具合が見つかると、さらに高くなることがあります。',
      pages: [{ url: 'https://wataooo.com/?p=1865', language: 'ja' }],
    },
    {
      name: 'メーカーへの問い合わせ',
      text: '写真誌が2014年に、総シャッター回数を知る方法を各メーカーに尋ねたところ、どこも「分からない」「公開していない」という回答でした。点検や修理のときに教えてもらえた例はありますが、必ず答えてもらえるとは限りません。',
      pages: [{ url: 'http://phototechnic.jp/report/2014/201408/20140810-11.html', language: 'ja', date: '2014-08' }],
    },
  ],
  service: {
    nikon: [
      {
        name: 'WEB修理受付',
        text: 'ニコンのWEB修理受付では、おおよその修理費用を事前に確認できます。梱包資材が届く「ピックアップサービス」は全国一律1,870円、自分で送るときの返送料は1,320円とされています（税込）。シャッター回数を調べてもらえるかは、申し込む前に尋ねてください。',
        pages: [{ url: 'https://www.nikon-image.com/support/repair/receipt/web_repair/faq.html', language: 'ja' }],
      },
    ],
    canon: [
      {
        name: 'あんしんメンテ',
        text: '点検サービス「あんしんメンテ スタンダード」に出したところ、耐久回数を超えていると知らされ、オーバーホールを勧められた例があります（EOS-1D X）。',
        pages: [{ url: 'https://etoile-studio.com/?p=11657', language: 'ja', date: '2018' }],
      },
      {
        name: 'サービスセンターの窓口',
        text: 'EOS 50Dを修理に持ち込んだところ、シャッター回数も調べて教えてもらえたという例があります。',
        pages: [{ url: 'https://takechan.tk/?p=1779', language: 'ja' }],
      },
    ],
  },
};

export default market;
