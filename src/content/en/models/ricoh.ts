import type { SlugOf } from '../../../cameras/cameras';
import type facts from '../../../cameras/buying/ricoh';
import type { BuyingTexts } from '../../../cameras/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'ricoh-gr3': {
    intro: 'The GR III is an APS-C camera for your jacket pocket. It went on sale in {{year}}.',
    buying: [
      'Lenses that retract into the body pick up pocket lint. Extend and retract this one a few times and watch the cover blades in front of the lens. Then try the front dial, the four-way control dial on the back, and the ADJ lever above it.',
    ],
    steps: [
      'Copy an unedited JPEG or DNG from the camera and open it here.',
      'If you see a number, take a few more pictures and open the last one. The number should have gone up.',
      'If there’s no number, or it doesn’t go up, go by the camera’s condition.',
    ],
  },
} satisfies Record<SlugOf<'ricoh'>, ModelCopy>;

const buying: BuyingTexts<typeof facts> = {
  'ricoh-gr3': {
    advisories: {
      'tilted-dial':
        'Ricoh in Japan and Korea straightened the four-way control dial of early bodies free of charge. A tilted dial still works.',
    },
    faults: {
      dust: 'Photograph the sky at f/16 and look for dark spots. Dust on the sensor is a known problem: if Dust Removal in the menu doesn’t help, the camera has to be opened.',
    },
    repairs: {
      'first-gr': 'Ask Ricoh whether it still repairs the GR III: by 2022, it had stopped repairing the 2013 GR.',
    },
  },
  'ricoh-gr2': {
    faults: {
      dust: 'If the picture shows a dark spot, photograph the wall several more times. A spot in the same place every time is dust, and removing it means opening the camera.',
    },
  },
  'ricoh-gr': {
    faults: {
      'stuck-lens':
        'Switch it on and off twenty times; the lens must move out and back without hesitation. On two cameras, it stuck after three or four years.',
    },
  },
  'ricoh-gr-digital-iv': {
    faults: {
      'grip-rubber':
        'Press and push the grip rubber. It should be dry and not shift; on two cameras, it came off or turned sticky.',
    },
  },
};

export default { models, buying };
