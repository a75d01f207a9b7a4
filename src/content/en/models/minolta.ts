import type { SlugOf } from '../../../catalogue/cameras';
import type facts from '../../../catalogue/buying/minolta';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'minolta-dynax-7d': {
    intro: [
      'The Dynax 7D, from 2004, is one of only two DSLRs sold under the Konica Minolta name. It was the Maxxum 7D in North America and the α-7 Digital in Japan. It has an APS-C CCD with 6.1 megapixels.',
    ],
    shutter: [
      'We haven’t found a published shutter rating. We use 100,000, the low end of the 100,000 to 150,000 that’s usual for mid-range DSLRs, and mark it as a class estimate. Konica Minolta left the camera business in 2006, and service went to Sony.',
    ],
    reading: [
      'Its MRW and JPEG files have an image number in the camera settings, in one of two places depending on firmware. We’ve checked that on a real file from a Maxxum. It’s a number in a sequence: it wraps after 9,999 and starts over when somebody resets the numbering. So you learn how the last picture was numbered, not how often the shutter has fired. The checker shows it as an estimate and doesn’t work out any wear.',
    ],
    buying: [
      'On a camera more than twenty years old, the count is a curiosity. Ask who last serviced it, and watch it work.',
      'Shoot one burst at the fastest speed and one at a slow speed against an even surface; both curtains have to keep up. Check the CCD with one frame at a small aperture and one with the cap on. Try every dial and switch, look for leaks in the battery bay, and make sure it takes your card, since it may not accept large modern ones.',
    ],
    steps: [
      'Open an untouched MRW or JPEG here. The checker reads the image number from the settings block.',
      'Take the result as a rough guide at best, and expect it to be too low once the numbers have started over.',
      'Test the shutter itself with bursts. No program can get a total from this camera’s files.',
    ],
  },
} satisfies Record<SlugOf<'minolta'>, ModelCopy>;

/** One text per entry of the catalogue. */
const buying: BuyingTexts<typeof facts> = {
  'minolta-dynax-7d': {
    advisories: {
      'first-frame':
        'Konica Minolta admitted a fault that shows as Err, or as a black or dark blue first picture after a long rest, and repaired the Dynax 7D and 5D free of charge. Internal papers reportedly advised replacing the shutter and parts of the AF drive. The free repair was still offered in July 2009.',
    },
    faults: {
      overnight:
        'Let it rest overnight, then take the first frame: no Err, no black picture. “Error 58” can end in total failure, and nobody repairs it for free anymore.',
    },
  },
};

export default { models, buying };
