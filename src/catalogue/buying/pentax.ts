/** What is published about buying a used Pentax. */

import type { BuyingFacts } from '../buyingFacts';

export default {
  'pentax-k-1-mark-ii': {
    faults: {
      'screen-struts': { part: 'screen', evidence: 'owner-case', sources: ['k1-strut'] },
    },
    modes: {
      offered: ['mechanical', 'electronic'],
      usual: 'mechanical',
      sources: ['exiftool-pentax'],
    },
  },
} as const satisfies BuyingFacts<'pentax'>;
