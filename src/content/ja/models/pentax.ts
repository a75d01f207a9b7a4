import type { SlugOf } from '../../../catalogue/cameras';
import type { ModelCopy } from '../../types';

const models = {
  'pentax-k-1-mark-ii': {
    intro: 'K-1 Mark IIは{{year}}年発売のプロ向けフルサイズ一眼レフで、有効画素数は約{{megapixels}}万画素です。',
    buying: [
      '写真の日付を「直して」もらってはいけません。メーカーノート内の日付が変わると回数を読めなくなるので、カードからコピーし直してもらいましょう。丈夫なだけに、屋外の厳しい場所にも持ち出されるカメラです。カバーをすべて開けてパッキンを確かめ、背面モニターを可動域いっぱいに動かし、低速と高速でミラーの動きを試してください。',
    ],
    notes: [
      'よく引かれる耐久回数は、K-1について書かれた値です。',
      '新品でも、工場出荷の時点で回数がいくらか進んでいることがあります。',
    ],
  },
} satisfies Record<SlugOf<'pentax'>, ModelCopy>;

export default { models };
