/** What is published about buying a used Minolta. */

import type { BuyingFacts } from '../buyingFacts';

export default {
  'minolta-dynax-7d': {
    advisories: {
      // The papers had advised it for more than a year. Observers thought that every Dynax 7D may be affected.
      'first-frame': {
        date: '2007-02-04',
        kind: 'service-notice',
        shutterReplaced: 'reported',
        sources: ['dyn-scala', 'dyn-dk', 'dyn-2009'],
      },
    },
    faults: {
      overnight: { part: 'shutter', evidence: 'maker-quoted', sources: ['dyn-scala', 'dyn-dk'] },
    },
  },
} as const satisfies BuyingFacts<'minolta'>;
