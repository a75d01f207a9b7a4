/** What is published about buying a used Sony: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/sony';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'sony-alpha-a7-iii': {
    advisories: {
      'shutter-suits':
        'Not a recall: two US lawsuits (Guerriero v. Sony in New York, Lewis v. Sony in Florida) claim that A7 III shutters fail between 10,000 and 50,000 actuations although Sony advertised 200,000. Those are claims. We found no ruling and no repair program by Sony.',
      'card-firmware':
        'Sony announced a firmware correction for the A7 III and A7R III, which could freeze and damage the card’s management file.',
    },
    faults: {
      'two-modes':
        'Take fifty frames with e-front curtain on, then fifty with it off, and listen. The complaints describe an odd sound, a black screen, and “Camera error. Turn off then on.”',
      firmware:
        'Read the firmware version in the menu. It should be newer than December 2018, when the freezes were fixed.',
    },
    repairs: {
      shutter: 'Shutter replacement at an authorized US service center, according to the plaintiffs’ complaint.',
    },
  },
  'sony-alpha-a7-ii': {
    faults: {
      buzz: 'Switch it on in a quiet room with the lens off. You should hear one short sound, no buzz, and see no “camera error.” In the repairs we know of, that error came from the stabilizer, not the shutter. Turning SteadyShot off may hide it for a while, so make sure it’s on.',
    },
    repairs: {
      stabilizer: 'Stabilizer unit for “camera error,” Sony in Akihabara.',
      'a7s-ii-stabilizer': 'The same repair on an A7S II, Sony Japan.',
      supply: 'Sony stopped taking orders for new bodies of the A7 II series. We found no date for the end of repairs.',
    },
  },
  'sony-alpha-a7r-iii': {
    advisories: {
      'card-firmware':
        'The A7R III could freeze and damage the management file on the card, like the A7 III. Sony announced a firmware correction for both.',
    },
    faults: {
      sealing:
        'Open the battery door and look for salt, rust, or tide marks. When Lensrentals took one apart, it found a gap in the sealing.',
    },
    repairs: {
      'exposure-dial': 'Exposure dial, quote from Sony China. The part had been out of stock for more than a month.',
    },
  },
  'sony-alpha-a6400': {
    repairs: { supply: 'Sony suspended orders for new bodies because parts were short.' },
  },
};

export default texts;
