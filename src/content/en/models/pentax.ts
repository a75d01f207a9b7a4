/** Model pages: Pentax. */

import type { SlugOf } from '../../../catalogue/cameras';
import type { ModelCopy } from '../../types';

const models = {
  'pentax-k-1-mark-ii': {
    intro: ['The K-1 Mark II of 2018 is the full-frame SLR of Pentax, a professional camera with 36.4 megapixels.'],
    shutter: [
      '300,000 releases were published for the K-1; the Mark II has the same shutter unit, so the figure holds for both. It is three times what the maker gave its K-5.',
    ],
    reading: [
      'Pentax hides the count cleverly. Four bytes of the maker note are combined with the date and time of the shot, and only with these two fields does the number come out. The tool does the sum and shows an exact value, from JPEG, PEF and DNG alike.',
      'What it includes is better known than for most cameras. Live view and video are left out; releases without a picture, such as a preview, are counted. So the value is close to what mirror and shutter have really done.',
    ],
    buying: [
      "Never let anyone 'correct' the date of the sample photo. If it was changed inside the maker note, the sum yields nonsense, and the tool reports no number rather than a wrong one. A fresh copy from the card settles it.",
      'Up to 60,000 the wear is low, 150,000 is half. New Pentax bodies may start with some dozens or hundreds from the factory, and service work may reset the value. A camera of this weight also goes where others stay at home: open each door, look at the seals, move the screen through its range, and try the mirror at slow and fast speeds.',
    ],
  },
} satisfies Record<SlugOf<'pentax'>, ModelCopy>;

export default models;
