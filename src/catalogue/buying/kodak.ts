/** What is published about buying a used Kodak. The comments spell out what the rows give in codes and figures. */

import type { BuyingFacts } from '../buyingFacts';

export default {
  'kodak-dcs-14n': {
    faults: {
      // See it run on its own battery. An owner’s body from 2003 still worked in 2023; nothing is supplied by the
      // maker.
      'own-battery': { part: 'battery', evidence: 'owner-case', sources: ['14n-wd'] },
    },
    repairs: {
      // End of service: Kodak left professional cameras after 2004; no repair by the maker.
      'service-end': { part: 'service', sources: ['14n-wd'] },
    },
  },
} as const satisfies BuyingFacts<'kodak'>;
