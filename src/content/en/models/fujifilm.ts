/** Model pages: Fujifilm. */

import type { SlugOf } from '../../../catalogue/cameras';
import type { ModelCopy } from '../../types';

const models = {
  'fujifilm-x-t4': {
    intro: [
      'The X-T4 of 2020 is a mid-range mirrorless camera. Its APS-C sensor has 26.1 megapixels in the X-Trans pattern.',
    ],
    shutter: [
      '300,000 releases are given for its shutter; a review printed the figure when the camera came out, and a reading service calculates with it. Among mid-range APS-C bodies that is uncommonly much.',
    ],
    reading: [
      'Fujifilm writes an image count into every JPEG and RAF, so there is something to read. But the field has 15 bits and ends at 32,767. Before a shutter of this rating is worn out, the counter could have gone round nine times, and the file does not say how often it has.',
      'Nor is it settled what is counted. Sources contradict each other about electronic frames, and a firmware update can set the number back. The tool calls it a counter with limits and labels it as pictures, not as releases.',
    ],
    buying: [
      'Use the number as a minimum from a certain day: two photos, one old and one new, tell you at least how much was shot between them. A value of a few dozen on a scuffed body means a restart.',
      'For the rest rely on your hands. The locks of the top dials, the screen joint, the grip rubber and the memory card door show use that no field records; a series at the fastest mechanical speed shows the curtain.',
    ],
  },
  'fujifilm-x-pro3': {
    intro: [
      'Professional by class, the X-Pro3 was introduced in 2019. It shares 26.1 megapixels and X-Trans with the later [X-T4](/fujifilm/fujifilm-x-t4).',
    ],
    shutter: [
      'Its rating is hearsay. 150,000 is repeated because the X-Pro2 had that figure, and a word from Fujifilm about the newer body is missing. Keep this in mind when a percentage is shown.',
    ],
    reading: [
      'What you get from a file is Fujifilm’s image count, a counter with limits that goes up to 32,767. The quoted life would take it round more than four times. If the counter reads 0, the camera isn’t necessarily fresh from the box: the tool says that it reads 0 and shows no count. We’ve seen that in a real file of another model.',
    ],
    buying: [
      'Street photographers press the button often and look after the metal. So weigh scratches against the count with care: brassing at the corners may come from a shoulder strap and not from work.',
      'Look through the finder in both its modes, and at the rear screen under a lamp. Ask for firmware history, since an update may have restarted the numbering, and for an original from the year of purchase if the owner keeps an archive. 30,000 pictures in it would already be a fifth of the assumed life.',
    ],
  },
  'fujifilm-x-h2': {
    intro: ['40.2 megapixels on APS-C are the mark of the X-H2, a professional mirrorless camera of 2022.'],
    shutter: [
      'Fujifilm states 500,000 releases for a shutter unit that this model has in common with the X-H2S. It is a maker’s figure and, though we know it at second hand, the highest on our Fujifilm pages.',
    ],
    reading: [
      'Measured against it, the counter in the photo is tiny: at 32,767 its 15 bits are full, less than a fifteenth of the way. Read with that in mind, it answers small questions well. Has the camera been used at all? Did it take three hundred or three thousand pictures since the last update? To the tool it is a counter with limits; how often the shutter moved in its life it cannot say, all the less because nobody knows for certain whether electronic frames are included.',
    ],
    buying: [
      'Ask the seller for the oldest and the newest original he has, and for the dates of firmware updates in between. The years and the file numbers often give a better idea of the real use than the field. Anything up to 100,000 would be low wear.',
      'This resolution shows weak lenses, so test with a good one. Check the cooling contacts and sockets if it was used for video, the joint of the screen, and both a long exposure and a fast series for irregularities.',
    ],
  },
} satisfies Record<SlugOf<'fujifilm'>, ModelCopy>;

export default models;
