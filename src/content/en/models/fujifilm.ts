import type { SlugOf } from '../../../cameras/cameras';
import type facts from '../../../cameras/buying/fujifilm';
import type { BuyingTexts } from '../../../cameras/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'fujifilm-x-t4': {
    intro: 'The X-T4, from {{year}}, was the top X-T body of its time.',
    buying: [
      'Compare an old original with a new one. A lower number in the newer one can be harmless (the counter started over, an update or a repair reset it, the clock was wrong), or the photos come from two cameras. Ask which.',
      'The locks on the top dials, the screen hinge, the grip rubber, and the card door show wear that no counter records. To check the curtain, set the mechanical shutter, shoot a burst at its fastest speed, and look for bands.',
    ],
  },
  'fujifilm-x-pro3': {
    intro: 'The X-Pro3 has the same resolution as the later [X-T4](/fujifilm/fujifilm-x-t4).',
    buying: [
      'A clean finish doesn’t mean little use. If the seller still has an unedited photo from the camera’s first year, compare its count with that of a new one.',
    ],
  },
  'fujifilm-x-h2': {
    intro: 'The X-H2 is the high-resolution sibling of the X-H2S.',
    buying: [
      'Ask for the oldest and newest original files, and when the firmware was updated in between. Dates and file numbers often tell you more than the counter.',
      'If it was used for video, check the ports and the fan contacts behind the screen. Work the screen hinge, and, with the mechanical shutter on, look for dark bands in a fast burst of a plain wall in daylight.',
    ],
  },
} satisfies Record<SlugOf<'fujifilm'>, ModelCopy>;

const buying: BuyingTexts<typeof facts> = {
  'fujifilm-x-t4': {
    repairs: {
      'repair-time': 'Repairs can take weeks: Fujifilm quoted four for one in Britain and sent a new body after six.',
    },
  },
  'fujifilm-x-pro3': {
    advisories: {
      'display-cable':
        'A proposed class action, Inong v. Fujifilm, claimed that the ribbon cable of the rear display loosens or breaks in normal use. The court in New York dismissed it in January 2024. We found no recall or repair program by Fujifilm.',
    },
    faults: {
      'display-cable':
        'With the seller’s okay, fold the rear display all the way down a few times and watch both screens. Owners lost the small one first, then the large one, and blame the ribbon cable in the hinge.',
    },
  },
  'fujifilm-x-t1': {
    advisories: {
      'light-leak':
        'In long exposures, light can get in through the open port door. Fujifilm named serial numbers 41002001 to 41006000 and repaired those cameras free of charge.',
    },
    faults: {
      'light-leak':
        'Check the serial number. In bright light, with the lens capped and the port door open, take a 30-second exposure at ISO 1600. The picture should come out black.',
    },
  },
  'fujifilm-finepix-x100': {
    faults: {
      'sticky-aperture':
        'On a steady subject in manual mode, take twenty frames at f/16 with the same settings. They must all look alike; brighter ones mean that the aperture blades stick open.',
    },
  },
  'fujifilm-x-pro1': {
    advisories: {
      'firmware-3':
        'Fujifilm withdrew firmware that interfered with video recording, asked owners who had installed it to contact a repair center, and announced a replacement.',
    },
  },
  'fujifilm-x-pro2': {
    faults: {
      'lost-settings':
        'Some early cameras lost their settings: change several, switch it off and on a few times, and check that they’re still there. Leave the firmware alone until the camera is yours: an update can reset the counter.',
    },
  },
};

export default { models, buying };
