import type { SlugOf } from '../../../cameras/cameras';
import type facts from '../../../cameras/buying/pentax';
import type { BuyingTexts } from '../../../cameras/buyingFacts';
import type { ModelCopy } from '../../types';

const models = {
  'pentax-k-1-mark-ii': {
    intro: 'Pentax followed the K-1 with the K-1 Mark II in {{year}}.',
    buying: [
      'Don’t let anyone “fix” the date of the sample photo: you may then get a wrong count or none. Get a fresh copy from the card. Open each door, look at the seals, move the screen through its range, and try the shutter at slow and fast speeds.',
    ],
    notes: ['A new Pentax may leave the factory with some actuations on it.'],
  },
} satisfies Record<SlugOf<'pentax'>, ModelCopy>;

const apertureSuitsNotice =
  'Not a recall: a proposed US class action claimed that the aperture mechanism of the K-30, K-50, and K-70 fails and pictures turn dark. The court in New York dismissed it. A second suit, over the K-50 and K-30, was dismissed in Pennsylvania, and in 2023 the appeals court upheld that.';

const apertureCheck =
  'Ask the seller to leave the camera off overnight. Then take the first pictures wide open, with a lens that has no aperture ring. Black or very dark frames suggest that the magnet that sets the aperture is sticking.';
const buying: BuyingTexts<typeof facts> = {
  'pentax-k-30': {
    advisories: {
      'aperture-suits': apertureSuitsNotice,
    },
    faults: {
      'dark-pictures': `${apertureCheck} A repair shop called it common on this model.`,
    },
  },
  'pentax-k-50': {
    advisories: {
      'aperture-suits': apertureSuitsNotice,
    },
    faults: {
      'dark-pictures': `${apertureCheck} One repair lasted about a year.`,
    },
  },
  'pentax-k-70': {
    advisories: {
      'aperture-suit':
        'Not a recall: a proposed US class action claimed that the aperture mechanism of the K-30, K-50, and K-70 fails and pictures turn dark. The court in New York dismissed it.',
    },
    faults: {
      'dark-pictures': `${apertureCheck} Owners saw it after two and after six years.`,
    },
  },
  'pentax-k-5': {
    advisories: {
      'sensor-stains':
        'Pentax found spots like water drops on the sensors of early cameras, which ordinary cleaning doesn’t remove. It apologized and offered free repair.',
    },
    faults: {
      'sensor-stains':
        'Stop down to f/22, photograph a plain bright wall, and look for drop-shaped spots that blowing doesn’t move.',
      'dim-light-focus':
        'Focus on a page of print under a dim incandescent lamp, wide open, then again in live view. If only the second picture is sharp, the camera locks wrong in low light.',
    },
  },
  'pentax-k-r': {
    faults: {
      'lamp-front-focus':
        'Under incandescent light, focus wide open on a ruler laid at an angle, then compare with live view. Owners of this model complain of front focus in that light.',
    },
  },
  'pentax-k20d': {
    advisories: {
      'self-timer-hot-pixels':
        'Pentax USA confirmed bright pixels in pictures taken with the 2-second self-timer, even after pixel mapping, and announced a firmware fix.',
    },
  },
};

export default { models, buying };
