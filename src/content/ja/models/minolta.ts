import type { SlugOf } from '../../../cameras/cameras';
import type facts from '../../../cameras/buying/minolta';
import type { BuyingTexts } from '../../../cameras/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'minolta-dynax-7d': {
    intro:
      'α-7 DIGITALは{{year}}年発売で、コニカミノルタが出したデジタル一眼レフ2機種のうちの1つです。欧州ではDynax 7D、北米ではMaxxum 7Dの名で売られました。',
    buying: [
      '無地の壁に向けて、最高速と低速で連写します。どちらでも明るさがそろえば、シャッター幕に目立つ異常はなさそうです。CCDは、絞り込んで1枚、キャップをして1枚撮って調べます。電池室に液漏れの跡がないかを見ましょう。新しい大容量カードは認識しないことがあるので、容量の小さい古いCFカードを持参してください。',
    ],
    notes: [
      'コニカミノルタは2006年にカメラ事業から撤退し、サービスはソニー、次いでケンコーが引き継ぎましたが、すでに終わっています。',
    ],
    steps: [
      '未編集のMRWかJPEGを[ホームのチェッカー](/)で開くと、写真に記録された画像番号を読み取れます。',
      '表示されるのは、画像番号から割り出した大まかな値です。番号が一巡していれば、実際より少なくなります。',
      'シャッターの状態は連写で確かめます。',
    ],
  },
} satisfies Record<SlugOf<'minolta'>, ModelCopy>;

const ccdNotice =
  '高温多湿などでCCD内部の配線が外れ、画面が乱れたり写らなくなったりすることがあります。コニカミノルタが無償で修理しました。';
const ccdCheck =
  '冷えた状態と温まった状態で電源を入れ、撮影画面を見ます。乱れる、色がおかしい、メニューは出るのに映像が真っ黒、といった症状があれば、CCDの不良が疑われます。';

const buying: BuyingTexts<typeof facts> = {
  'minolta-dynax-7d': {
    advisories: {
      'first-frame':
        '長く使わずにいると、1枚目でErrが出たり、写真が真っ黒や濃い青になったりする不具合です。コニカミノルタはこれを認め、α-7 DIGITALとα Sweet DIGITALを無償で修理しました。社内資料ではシャッターとAF駆動部品の交換を勧めていたと報じられています。無償修理は2009年7月の時点でも行われていました。',
    },
    faults: {
      overnight:
        '一晩置いてから1枚目を撮り、Errや真っ黒な写真が出ないか確かめます。「Error 58」は完全な故障につながることがあります。メーカーの修理はすでに終わっています。',
    },
  },
  'minolta-dynax-5d': {
    advisories: {
      'first-frame':
        '長く使わずにいると、1枚目でErrが出たり、写真が真っ黒や濃い青になったりする不具合です。コニカミノルタはこれを認め、α Sweet DIGITALとα-7 DIGITALを無償で修理しました。α Sweet DIGITALで対象となるのは、一部のロットだけとみられています。',
    },
    faults: {
      overnight:
        '一晩電源を切っておき、最初の1枚でErrや真っ黒な写真が出ないか確かめます。無償修理はとうに終わっています。',
    },
  },
  'minolta-dimage-a1': {
    advisories: {
      ccd: ccdNotice,
    },
    faults: {
      ccd: ccdCheck,
    },
  },
  'minolta-dimage-7i': {
    advisories: {
      ccd: ccdNotice,
    },
    faults: {
      ccd: ccdCheck,
    },
  },
  'minolta-dimage-7hi': {
    advisories: {
      ccd: ccdNotice,
    },
    faults: {
      ccd: ccdCheck,
    },
  },
};

export default { models, buying };
