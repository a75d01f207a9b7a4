/** What is published about buying a used Leica. */

import type { BuyingFacts } from '../buyingFacts';

export default {
  'leica-q2': {
    advisories: {
      // The cases were reported to Germany.
      'strap-eyelets': { date: '2022-03-23', kind: 'goodwill', sources: ['q2-eyelet', 'q2-eyelet2'] },
    },
    faults: {
      'strap-eyelets': { part: 'strap-lug', evidence: 'maker-quoted', sources: ['q2-eyelet', 'q2-eyelet2'] },
      dust: { part: 'sensor', evidence: 'owner-case', sources: ['q2-dust', 'q2-macfilos'] },
    },
    repairs: {
      factory: { part: 'service', date: '2019-10', sources: ['q2-macfilos'] },
    },
    modes: { offered: ['leaf', 'electronic'], sources: ['q2-leaf'] },
  },
} as const satisfies BuyingFacts<'leica'>;
