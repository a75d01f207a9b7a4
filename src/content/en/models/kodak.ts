import type { SlugOf } from '../../../catalogue/cameras';
import type facts from '../../../catalogue/buying/kodak';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'kodak-dcs-14n': {
    intro: [
      'Kodak announced the DCS 14n in 2002 and shipped it in 2003 as the first full-frame digital SLR with a Nikon mount. It has a CMOS sensor with 13.7 megapixels. A later version calls itself DCS Pro 14nx.',
    ],
    shutter: [
      'We use 50,000 actuations as a guide. It’s our own assumption, not a figure from Kodak, and the lowest on any of our model pages.',
    ],
    reading: [
      'Kodak’s files don’t have a total; nobody has found one in any version of the maker note. RAW files of a close relative have an image number. If a 14n file has one too, it only numbers the pictures, so it’s an estimate at most. Usually you’ll see that the count isn’t in the file.',
    ],
    buying: [
      'Go by condition. An original battery that still lasts is worth more than any number, because you can’t just buy a new one. Have the seller run the camera on its battery for you, not on an AC adapter.',
      'Write to a card and open the files on your own computer, because you need software that still reads these RAW files. Shoot an evenly lit wall and look for color casts from edge to edge. You can judge the mirror and the Nikon mount as on any DSLR: an even sound, no play, clean foam, no green on the contacts.',
    ],
    steps: [
      'Copy an untouched file from the card and open it here to confirm the model, the date, and, if it’s stored, the serial number.',
      'Compare the numbers in the names of the oldest and newest pictures the owner has kept. They give you some idea of the use.',
      'Judge the shutter, mirror, and battery on the camera itself, with a burst of evenly lit frames.',
    ],
  },
} satisfies Record<SlugOf<'kodak'>, ModelCopy>;

/** One text per entry of the catalogue. */
const buying: BuyingTexts<typeof facts> = {
  'kodak-dcs-14n': {
    repairs: { 'service-end': 'Kodak no longer makes professional cameras and doesn’t repair this one.' },
  },
};

export default { models, buying };
