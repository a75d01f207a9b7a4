/** What is published about buying a used Fujifilm. */

import type { BuyingFacts } from '../buyingFacts';

export default {
  'fujifilm-x-t4': {
    repairs: {
      'repair-time': {
        part: 'service',
        date: '2021-06',
        place: 'Fujifilm Europe (repair in Britain)',
        sources: ['xt4-swap'],
      },
    },
  },
  'fujifilm-x-pro3': {
    advisories: {
      // Filed in New York; it speaks of normal use.
      'display-cable': { date: '2022-11', kind: 'lawsuit', sources: ['xpro3-suit', 'xpro3-asobi'] },
    },
    faults: {
      'display-cable': { part: 'screen', evidence: 'owner-case', sources: ['xpro3-sub', 'xpro3-714', 'xpro3-suit'] },
      'top-plate': { part: 'housing', evidence: 'press', sources: ['xpro3-top'] },
    },
  },
} as const satisfies BuyingFacts<'fujifilm'>;
