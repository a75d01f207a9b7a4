import type { SlugOf } from '../../../catalogue/cameras';
import type facts from '../../../catalogue/buying/fujifilm';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'fujifilm-x-t4': {
    intro: ['The X-T4, from 2020, was the top X-T body of its time, with 26.1 megapixels on an APS-C X-Trans sensor.'],
    shutter: [
      'A launch review gives 300,000 guaranteed cycles, and in an interview about its shutter Fujifilm’s managers are asked about the same figure. We haven’t seen it in a Fujifilm document.',
    ],
    reading: [
      'The image count in a JPEG or RAF is 15 bits wide and stops at 32,767. Before a shutter with this rating wears out, the counter could roll over nine times, and you can’t see from the file how many times it has.',
      'A firmware update can reset it, too. So this is a counter with limits.',
    ],
    buying: [
      'Compare an old original with a new one: if the new number is higher, the camera took at least the difference in between; if it’s lower, the counter has started over. If a scuffed body reads a few dozen, the counter has probably started over.',
      'Check the rest by hand. The locks on the top dials, the screen hinge, the grip rubber, and the card door show wear that no counter records. Shoot a burst at the fastest mechanical speed to check the curtain.',
    ],
  },
  'fujifilm-x-pro3': {
    intro: [
      'Fujifilm introduced the X-Pro3 in 2019 as a professional body. It has the same 26.1 megapixels and X-Trans pattern as the later [X-T4](/fujifilm/fujifilm-x-t4).',
    ],
    shutter: [
      'The 150,000 that people repeat is hearsay: the X-Pro2 is listed with that figure, and we haven’t found anything from Fujifilm for the newer body. So the checker doesn’t work out a percentage from it.',
    ],
    reading: [
      'From a file you get Fujifilm’s image count, a counter with limits that goes up to 32,767. Over the quoted life it would roll over more than four times. A zero doesn’t necessarily mean the camera is fresh from the box: we’ve seen one in a file from another model. If the counter reads 0, the checker says so and shows no count.',
    ],
    buying: [
      'Street photographers shoot a lot and take care of the metal, so don’t judge the count by the scratches. Check the rear display first: a US class action claims that its ribbon cable loosens or breaks in normal use. Fold it out and back several times and watch for flicker or a blank screen.',
      'Look through the viewfinder in both modes. Ask for an original from the year it was bought. At 30,000 pictures, the counter is close to its end.',
    ],
  },
  'fujifilm-x-h2': {
    intro: ['The X-H2 is a professional mirrorless camera from 2022 with 40.2 megapixels on an APS-C sensor.'],
    shutter: [
      'The shutter is usually quoted at 500,000 actuations, the same as the X-H2S; we haven’t been able to trace the figure.',
    ],
    reading: [
      'The counter in the photo has 15 bits and tops out at 32,767. So this is a counter with limits, and a low number proves nothing: it may have rolled over or been reset by a firmware update. Two photos of known dates show only the least that was shot in between.',
    ],
    buying: [
      'Ask the seller for the oldest and the newest original they still have. Dates and file numbers often tell you more than the counter, which can’t get anywhere near 100,000.',
      'If it was used for video, check the ports and the fan contacts behind the screen. Check the screen hinge, then take a long exposure with the cap on (colored dots are hot pixels) and a fast burst of a plain wall (dark bands are a shutter fault).',
    ],
  },
} satisfies Record<SlugOf<'fujifilm'>, ModelCopy>;

/** One text per entry of the catalogue. */
const buying: BuyingTexts<typeof facts> = {
  'fujifilm-x-t4': {
    repairs: {
      'repair-time': 'Fujifilm quoted four weeks for a repair in Britain; after six it sent a new body.',
    },
  },
  'fujifilm-x-pro3': {
    advisories: {
      'display-cable':
        'A class action, Inong v. Fujifilm, claims that the ribbon cable of the rear display loosens or breaks in normal use. That’s a claim, not a finding. We found neither its outcome nor a recall or repair program by Fujifilm.',
    },
    faults: {
      'display-cable':
        'Fold the rear display all the way down twenty times and watch both screens. The small one fails first, then the large one, because the ribbon cable in the hinge wears out.',
      'top-plate': 'Don’t worry about a narrow gap at the top plate. It’s cosmetic.',
    },
  },
};

export default { models, buying };
