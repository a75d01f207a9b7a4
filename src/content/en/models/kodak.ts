import type { SlugOf } from '../../../cameras/cameras';
import type facts from '../../../cameras/buying/kodak';
import type { BuyingTexts } from '../../../cameras/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'kodak-dcs-14n': {
    intro: 'The DCS 14n, shipped in {{year}}, was the first full-frame digital SLR with a Nikon mount.',
    buying: [
      'An original battery that still lasts is worth more than any number, because you can’t just buy a new one. Have the seller run the camera on it, not on an AC adapter. Open a few pictures on your own computer, because you need software that still reads these RAWs. Shoot an evenly lit wall and look for color casts.',
    ],
    steps: [
      'Copy an unedited file from the card and [open it](/) to check the model, the date, and, if it’s stored, the serial number.',
      'Ask how much it was used and what was repaired; file numbers don’t tell you.',
      'Judge the shutter and mirror by shooting a burst.',
    ],
  },
} satisfies Record<SlugOf<'kodak'>, ModelCopy>;

const buying: BuyingTexts<typeof facts> = {
  'kodak-dcs-14n': {
    repairs: { 'service-end': 'Kodak no longer makes professional cameras and doesn’t repair this one.' },
  },
};

export default { models, buying };
