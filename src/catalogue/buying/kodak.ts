/** What is published about buying a used Kodak. A comment says in full what its row states in figures. */

import type { BuyingFacts } from '../buyingFacts';

export default {
  'kodak-dcs-14n': {
    faults: {
      // See it run on its own battery. Owner’s copy of 2003 still worked in 2023; nothing is supplied by the
      // maker.
      'own-battery': { part: 'battery', evidence: 'owner-case', sources: ['14n-wd'] },
    },
    repairs: {
      // End of service: Kodak left professional cameras after 2004; no repair by the maker.
      'service-end': { part: 'service', sources: ['14n-wd'] },
    },
  },
} as const satisfies BuyingFacts<'kodak'>;
