import type { SlugOf } from '../../../catalogue/cameras';
import type { ModelCopy } from '../../types';

const models = {
  'fujifilm-x-t4': {
    intro: ['The X-T4 is a mid-range mirrorless camera from 2020 with 26.1 megapixels on an APS-C X-Trans sensor.'],
    shutter: [
      'A launch review gives 300,000 actuations for its shutter. For a mid-range APS-C body, that’s a lot. We haven’t seen it in a Fujifilm document.',
    ],
    reading: [
      'Fujifilm writes an image count into every JPEG and RAF, so there’s something to read. But the field is 15 bits wide and stops at 32,767. Before a shutter with this rating wears out, the counter could go around nine times, and you can’t see from the file how many times it has.',
      'We don’t know for sure what it counts, either. Sources contradict each other on electronic shots, and a firmware update can reset it. The checker labels it a counter with limits and calls the number pictures, not actuations.',
    ],
    buying: [
      'Use the number as a minimum over time: two photos, one old and one new, show you at least how many pictures were taken in between. If a scuffed body shows a few dozen, it has probably started over.',
      'For the rest, use your hands. The locks on the top dials, the screen hinge, the grip rubber, and the card door show wear that no counter records. Shoot a burst at the fastest mechanical speed to check the curtain.',
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
      'From a file you get Fujifilm’s image count, a counter with limits that goes up to 32,767. Over the quoted life it would go around more than four times. A zero doesn’t necessarily mean the camera is fresh from the box: we’ve seen one in a file from another model. If the counter reads 0, the checker says so and shows no count.',
    ],
    buying: [
      'Street photographers shoot a lot and take care of the metal, so don’t judge the count by the scratches. Check the rear display first: a US class action claims that its ribbon cable loosens or breaks in normal use. Fold it out and back several times and watch for flicker or a blank screen.',
      'Look through the viewfinder in both modes. Ask about firmware updates, since one may have restarted the numbering, and for an original from the year it was bought. A fifth of the quoted figure would be 30,000 pictures, close to where the counter ends.',
    ],
  },
  'fujifilm-x-h2': {
    intro: ['The X-H2 is a professional mirrorless camera from 2022 with 40.2 megapixels on an APS-C sensor.'],
    shutter: ['You’ll see 500,000 actuations quoted for the shutter unit it’s said to share with the X-H2S.'],
    reading: [
      'The counter in the photo is tiny: with 15 bits, it tops out at 32,767, less than a fifteenth of the figure quoted for the shutter. It’s fine for small questions. Has the camera been used at all? Has it taken three hundred or three thousand pictures since the last update? It can’t tell you how many times the shutter has fired, especially since nobody knows for certain whether it includes electronic shots. So we call it a counter with limits.',
    ],
    buying: [
      'Ask the seller for their oldest and newest originals, and for the dates of firmware updates in between. The dates and file numbers often give you a better idea of how much it’s been used than the counter does. A fifth of the quoted figure would be 100,000, far beyond what the counter can show.',
      'At this resolution weak lenses show, so test with a good one. If it shot video, check the cooling contacts and ports. Check the screen hinge, then take one long exposure and one fast burst and look for anything odd.',
    ],
  },
} satisfies Record<SlugOf<'fujifilm'>, ModelCopy>;

export default models;
