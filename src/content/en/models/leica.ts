import type { SlugOf } from '../../../cameras/cameras';
import type facts from '../../../cameras/buying/leica';
import type { BuyingTexts } from '../../../cameras/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'leica-q2': {
    intro:
      'The Leica Q2 is a premium compact from {{year}}, with a full-frame sensor and a lens that doesn’t come off.',
    buying: [
      'The lens and sensor are one unit, so you can’t get at haze inside. Turn the focus and aperture rings all the way, try the macro setting, and listen to the leaf shutter at slow speeds. It should sound even.',
    ],
  },
} satisfies Record<SlugOf<'leica'>, ModelCopy>;

const sensorCorrosionNotice =
  'The cover glass on the sensor of the M9, M9-P, M-E, and M Monochrom can corrode, and the damage shows at small apertures. Leica replaced affected sensors free of charge, however old the camera, later with a new type. In Japan:';

const corrosionCheck =
  'Photograph a white wall at f/16 with the lens focused at infinity, and view it at 100%: corrosion shows as spots with a pale halo. Ask for proof that the sensor was replaced, and with which type.';
const buying: BuyingTexts<typeof facts> = {
  'leica-q2': {
    advisories: {
      'strap-eyelets':
        'Leica Japan wrote that strap eyelets have come loose in isolated cases since the first Q, and that it repairs them free of charge, even out of warranty, unless the user is at fault. One owner got a new camera. This isn’t a recall.',
    },
    faults: {
      'strap-eyelets': 'Pull on both strap eyelets. They shouldn’t turn or tilt; loose ones can come off.',
    },
    repairs: { factory: 'A Q2 that has to be opened goes to the factory.' },
  },
  'leica-m9': {
    advisories: {
      'sensor-corrosion': sensorCorrosionNotice,
      'false-low-battery':
        'Some cameras report a low battery right after charging. Leica traced it to an electronic part, counted 15 cases, and repaired it free of charge.',
    },
    faults: {
      'sensor-corrosion': `${corrosionCheck} In 2024, one owner was told that Leica no longer fixes the corrosion.`,
    },
  },
  'leica-m9-p': {
    advisories: {
      'sensor-corrosion': sensorCorrosionNotice,
    },
    faults: {
      'sensor-corrosion': `${corrosionCheck} A camera that was hardly used can have it, too.`,
    },
  },
  'leica-m-monochrom': {
    advisories: {
      'sensor-corrosion': sensorCorrosionNotice,
    },
    faults: {
      'sensor-corrosion': corrosionCheck,
    },
  },
  'leica-m8': {
    advisories: {
      'no-screens':
        'Leica has no more screens for the M8 and M8.2 and can’t replace a bad one. It apologized and offered owners of defective ones a paid upgrade to the M9.',
      'shutter-fault': 'Fast shooting could stop the camera with “Shutter fault.” Leica fixed that in firmware 2.005.',
    },
    faults: {
      'coffee-stains':
        'Look at the switched-on screen from all sides for brown “coffee stains” or dead areas. The serial number doesn’t tell you which screens stain.',
      infrared:
        'Under incandescent or halogen light, black synthetics come out magenta on every M8 without a UV/IR filter, because the thin sensor glass lets infrared through. Ask whether filters for the lenses are included.',
    },
  },
  'leica-m-typ-240': {
    advisories: {
      'strap-lugs':
        'Leica wrote to owners of early cameras, sold before April 2013, that the strap lugs can loosen. It checked serial numbers, paid the shipping, and refastened the lugs in Germany.',
    },
    faults: {
      'strap-lugs':
        'Grip both strap lugs and try to turn them. They are screwed in from the inside and glued, and must not move.',
    },
  },
  'leica-tl2': {
    advisories: {
      visoflex:
        'Leica stopped sales because cameras could fail with the Visoflex viewfinder attached. It found the cause and announced a firmware update.',
    },
    faults: {
      visoflex:
        'Check the firmware version first: 0.99, from launch day, is too old. Then attach a Visoflex and switch between viewfinder and screen ten times.',
    },
  },
  'leica-m11': {
    faults: {
      freezes:
        'Ask whether the latest firmware is installed, then shoot and review for half an hour, turning the camera off and on now and then. Some bodies freeze, one even with firmware 1.6. Removing the battery may bring a frozen one back.',
    },
  },
};

export default { models, buying };
