/** The words around the message to the seller. */

import type { MessageCopy } from '../guideCopy';

const messages: MessageCopy = {
  heading: '出品者へのメッセージ',
  lead: '入札や購入の前に送る文面です。フリマ、オークション、カメラ店それぞれの決まりに合わせてあります。必要に応じて書き換えてお使いください。',
  camera: (brand) => `${brand}の〇〇（機種名）`,
  anyCamera: '〇〇（機種名）',
  copy: 'メッセージをコピー',
  share: '共有',
  mechanicalOnly:
    'なお、この機種は電子シャッターで撮った写真に回数を記録しないため、メカシャッターで撮影していただけますと助かります。',
};

export default messages;
