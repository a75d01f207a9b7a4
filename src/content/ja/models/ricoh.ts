import type { SlugOf } from '../../../cameras/cameras';
import type facts from '../../../cameras/buying/ricoh';
import type { BuyingTexts } from '../../../cameras/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'ricoh-gr3': {
    intro: 'GR IIIは{{year}}年に発売されたAPS-Cコンパクトです。上着のポケットに入ります。',
    buying: [
      '沈胴式レンズの大敵は、ポケットの糸くずです。何度か電源を入れたり切ったりしてレンズを出し入れし、レンズバリアの動きを見てください。そのあと、前側のダイヤル、背面の十字コントロールダイヤル、その上のレバーを動かしてみましょう。',
    ],
    steps: [
      '未編集のJPEGかDNGをカメラからコピーし、ここで開きます。',
      '数字が出たら、さらに何枚か撮って最後の1枚を開き、値が増えているかを確かめます。',
      '表示されない場合や増えない場合は、本体の状態で判断します。',
    ],
  },
} satisfies Record<SlugOf<'ricoh'>, ModelCopy>;

const buying: BuyingTexts<typeof facts> = {
  'ricoh-gr3': {
    advisories: {
      'tilted-dial':
        '初期の個体で十字コントロールダイヤルが傾いて付いているものを、日本と韓国のリコーが無償で修理しました。傾いていても動作に問題はありません。',
    },
    faults: {
      dust: 'F16まで絞って空を撮り、黒い影がないかを見ます。センサーのゴミはこの機種でよく知られた問題で、メニューのダストリムーバルで落ちなければ分解が必要です。',
    },
    repairs: {
      'first-gr': '2013年発売の初代GRは、9年後には修理を受け付けてもらえなくなっていました。GR IIIの目安になります。',
    },
  },
  'ricoh-gr2': {
    faults: {
      dust: '壁の写真で毎回同じ位置に影が出るなら、センサーのゴミです。取り除くには分解が必要です。',
    },
  },
  'ricoh-gr': {
    faults: {
      'stuck-lens':
        '電源を20回入れ直し、レンズが毎回滑らかに出入りするかを見ます。3〜4年使った後にレンズが動かなくなった例が2件あります。',
    },
  },
  'ricoh-gr-digital-iv': {
    faults: {
      'grip-rubber':
        'グリップのラバーを指で横に押し、べたつきやずれがないかを見ます。剥がれた例と、べたついてずれた例があります。',
    },
  },
};

export default { models, buying };
