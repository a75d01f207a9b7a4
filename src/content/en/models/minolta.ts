/** Model pages: Minolta. */

import type { SlugOf } from '../../../catalogue/cameras';
import type { ModelCopy } from '../../types';

const models = {
  'minolta-dynax-7d': {
    intro: [
      'The Dynax 7D of 2004 is one of only two digital SLRs that were sold under the Konica Minolta name. In North America it was the Maxxum 7D, in Japan the α-7 Digital. The sensor is an APS-C CCD of 6.1 megapixels.',
    ],
    shutter: [
      'No shutter figure was ever published. We set 100,000, the lower end of what mid-range SLRs are thought to reach, 100,000 to 150,000, and mark it as a class estimate. Sony took the business over in 2006, and nobody will add to the documents now.',
    ],
    reading: [
      'Its MRW and JPEG files hold an image number in the camera settings, at one of two places according to the firmware; a real file of a Maxxum confirmed it. That is a number in a sequence. It wraps after 9,999, starts over when the numbering is reset, and says how the last picture was named, not how often the curtain ran. The tool gives it as an estimate and leaves the wear open.',
    ],
    buying: [
      'At more than twenty years of age the count is a curiosity. Ask instead who last serviced the camera, and see it work.',
      'Take a series at the fastest speed and one at a slow speed against an even surface; both curtains must keep step. Look at the CCD through a frame at a small aperture and one with the cap on. Try each of the many dials and switches, check the battery bay for leaks, and make sure that your card is accepted, since modern large ones need not be.',
    ],
    steps: [
      'Open an untouched MRW or JPEG here; the tool reads the image number from the settings block.',
      'Take the result as an estimate of the numbering, and expect it to be too low once the numbers have started over.',
      'Let the shutter itself speak in test series; no service and no program can read a total from this camera’s files.',
    ],
  },
} satisfies Record<SlugOf<'minolta'>, ModelCopy>;

export default models;
