import type { SlugOf } from '../../../catalogue/cameras';
import type { ModelCopy } from '../../types';

const models = {
  'pentax-k-1-mark-ii': {
    intro: ['The K-1 Mark II is a professional full-frame DSLR that Pentax released in 2018, with 36.4 megapixels.'],
    shutter: [
      'A photographer’s blog gives 300,000 actuations for the K-1. The Mark II presumably has the same shutter unit, so we use the figure for both. That’s three times the figure listed for the K-5.',
    ],
    reading: [
      'Pentax hides the count well. It’s four bytes in the maker note, combined with the date and time of the shot, and you need both of those to get the number back. The checker does the math and shows you an exact value from JPEG, PEF, or DNG.',
      'We know what it includes, too. It skips live view and video and counts actuations without a picture, like a preview. So the number is close to what the mirror and shutter have really done.',
    ],
    buying: [
      'Never let anyone “fix” the date of the sample photo. If the date in the maker note has changed, the math gives nonsense, so the checker shows nothing. Get a fresh copy from the card.',
      'Under 60,000 the wear is low, and 150,000 is half. A new Pentax may leave the factory with a few dozen or a few hundred on it, and service work may reset the count. People take a tough camera like this outdoors, so open each door, look at the seals, move the screen through its range, and try the mirror at slow and fast speeds.',
    ],
  },
} satisfies Record<SlugOf<'pentax'>, ModelCopy>;

export default { models };
