import type { BuyingFacts } from '../buyingFacts';

export default {
  'kodak-dcs-14n': {
    repairs: {
      // Kodak stopped making professional cameras after 2004.
      'service-end': { part: 'service', sources: ['14n-wd'] },
    },
  },
} as const satisfies BuyingFacts<'kodak'>;
