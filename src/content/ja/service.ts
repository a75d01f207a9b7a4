/** What is published about the makers' service. */

import type { ServiceCopy } from '../guideCopy';

const service: ServiceCopy = {
  canon: {
    'typical-shutter':
      '多数のカメラで自動撮影をしている海外の会社が、一眼レフのシャッター修理に通常支払っている金額です。',
  },
  nikon: {
    'counter-may-reset':
      '累計を確実に知る方法はない、とニコンは説明しています。ファームウェアの更新でカウンターがリセットされることがあり、修理で部品を交換した場合も同じです。',
    'no-parts-usa':
      'アメリカのカメラ修理専門店には、2012年からニコンの部品が供給されていません。この日に認定修理店の制度が終わり、ニコンの拠点は2か所になりました。',
  },
};

export default service;
