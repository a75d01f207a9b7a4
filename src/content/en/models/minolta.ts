import type { SlugOf } from '../../../cameras/cameras';
import type facts from '../../../cameras/buying/minolta';
import type { BuyingTexts } from '../../../cameras/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'minolta-dynax-7d': {
    intro: 'The Dynax 7D is one of only two Konica Minolta DSLRs and has an APS-C CCD.',
    buying: [
      'Shoot one burst at the fastest speed and one at a slow speed against an even surface; if all frames are evenly bright, the curtains have no obvious fault. Check the CCD with one frame at a small aperture and one with the cap on. Look for leaks in the battery bay, and bring an old, small CompactFlash card, since large modern ones may not work.',
    ],
    notes: [
      'Konica Minolta left the camera business in 2006. Sony and later Kenko took over the service, which has ended.',
    ],
    steps: [
      '[Open an unedited MRW or JPEG](/). The checker reads the image number from the settings block.',
      'Treat the result as a rough guess: it comes from the picture numbers, which can start over.',
      'Test the shutter itself with bursts.',
    ],
  },
} satisfies Record<SlugOf<'minolta'>, ModelCopy>;

const ccdNotice =
  'A contact inside the CCD can come loose, especially in heat and humidity, and distort or black out the picture. Konica Minolta repaired affected cameras free of charge.';
const ccdCheck =
  'Switch it on cold and again when it’s warm, and watch the live picture. Distortion, unnatural colors, or a black picture while the menus still show mean a failing CCD.';

const buying: BuyingTexts<typeof facts> = {
  'minolta-dynax-7d': {
    advisories: {
      'first-frame':
        'Konica Minolta admitted a fault that shows as Err, or as a black or dark blue first picture after a long rest, and repaired the Dynax 7D and 5D free of charge. Internal papers reportedly advised replacing the shutter and parts of the AF drive. The free repair was still offered in July 2009.',
    },
    faults: {
      overnight:
        'Ask the seller to leave it off overnight, then take the first frame. It shouldn’t be black, and the camera shouldn’t report Err. “Error 58” can end in total failure, and the free repair is over.',
    },
  },
  'minolta-dynax-5d': {
    advisories: {
      'first-frame':
        'Konica Minolta admitted that the first picture after a long rest can show Err or turn out black or dark blue, and repaired the Dynax 5D and 7D free of charge. Only some batches of the 5D were thought to be affected.',
    },
    faults: {
      overnight:
        'Ask the seller to leave it off overnight, then take the first picture. There should be no Err and no black or dark-blue frame. The free repair ended long ago.',
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
