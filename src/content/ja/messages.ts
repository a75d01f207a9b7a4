/** The words around the message to the seller. */

import type { MessageCopy } from '../guideCopy';

const messages: MessageCopy = {
  heading: '出品者へのメッセージ',
  lead: 'コピーして必要に応じて書き換え、ヤフオクの質問欄やメルカリのコメント欄などで、入札や購入の前に送りましょう。',
  camera: (brand) => `${brand}のカメラ`,
  anyCamera: 'カメラ',
  copy: 'メッセージをコピー',
  copied: 'メッセージをコピーしました',
  share: '共有',
  failed: 'ブラウザーでコピーが許可されませんでした。文章を選択してコピーしてください。',
};

export default messages;
