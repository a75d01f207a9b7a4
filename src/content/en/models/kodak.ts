/** Model pages: Kodak. */

import type { SlugOf } from '../../../catalogue/cameras';
import type { ModelCopy } from '../../types';

const models = {
  'kodak-dcs-14n': {
    intro: [
      'Announced in 2002 and delivered in 2003, the DCS 14n was the first full-frame digital SLR with a Nikon mount. Its CMOS sensor has 13.7 megapixels; a later version calls itself DCS Pro 14nx.',
    ],
    shutter: [
      'We work with 50,000 releases. That value was set for this product as a guide, and no statement by Kodak lies behind it; it is the lowest figure on any of our model pages. Kodak gave up professional cameras in 2005.',
    ],
    reading: [
      'Kodak’s files hold no total of releases; not one of the maker-note forms described so far has a place for it. Raw files of a close relative carry an image number, and should a 14n file have one, it would be a matter of numbering and at most an estimate. The usual answer for this camera is that the count is not in the file.',
    ],
    buying: [
      'So condition has to speak. An original battery that still holds is worth more than any number, since neither maker nor dealer supplies new ones in the ordinary way; ask to see the camera run on it, not on a mains adapter.',
      'Write to a card and read it on your own computer, because raw files from these bodies need software that still knows them. Shoot an evenly lit wall and look for colour casts from edge to edge. The mirror and the Nikon mount can be judged as on any SLR: even sound, no play, clean foam, contacts free of verdigris.',
    ],
    steps: [
      'Copy an untouched file from the card and open it here to confirm model, date and, where stored, the serial number.',
      'Compare the numbers in the names of the oldest and the newest pictures the owner has kept; they tell you something about the use.',
      'Judge shutter, mirror and battery on the camera itself, in a series of evenly lit frames.',
    ],
  },
} satisfies Record<SlugOf<'kodak'>, ModelCopy>;

export default models;
