import type { SlugOf } from '../../../catalogue/cameras';
import type { ModelCopy } from '../../types';

const models = {
  'pentax-k-1-mark-ii': {
    intro:
      'The K-1 Mark II is a professional full-frame DSLR that Pentax released in {{year}}, with {{megapixels}} megapixels.',
    buying: [
      'Never let anyone “fix” the date of the sample photo: once it has changed in the maker note, the count is gone. Get a fresh copy from the card. People take a tough camera like this outdoors, so open each door, look at the seals, move the screen through its range, and try the mirror at slow and fast speeds.',
    ],
    notes: [
      'The rating people quote was given for the K-1.',
      'A new Pentax may leave the factory with some actuations on it.',
    ],
  },
} satisfies Record<SlugOf<'pentax'>, ModelCopy>;

export default { models };
