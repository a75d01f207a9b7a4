import type { PostsCopy } from '../types';

const posts: PostsCopy = {
  'used-camera-buyers-guide': {
    title: '中古カメラ購入ガイド：お金を払う前に確かめること',
    excerpt:
      'どこで買うか、何をどの順に調べるか、出品者に何を聞くか。シャッター回数から納得できる価格を導くまでを順に説明します。',
  },
  'shutter-lifespan': {
    title: 'シャッターの寿命：カメラのシャッターは何回もつのか',
    excerpt:
      '耐久回数が保証するものとしないもの、シャッターを傷める使い方、寿命が近いサイン、そして壊れたときの選択肢をまとめました。',
  },
  'find-shutter-count-on-any-camera': {
    title: 'シャッター回数の調べ方：どのカメラでも確認できる3つの方法',
    excerpt:
      '写真に残る機種、本体の画面で見られる機種、USBやサービスセンターでしか分からない機種。3つの方法とメーカー別の事情を整理します。',
  },
  'camera-sensor-cleaning-guide': {
    title: 'イメージセンサーのクリーニング：失敗しない手順',
    excerpt:
      '清掃の目安は3〜6か月ごとです。まずブロアーを使い、F16で撮って確かめ、湿式の清掃にはセンサーの幅に合ったスワブだけを使います。',
  },
};

export default posts;
