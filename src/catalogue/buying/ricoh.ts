/** What is published about buying a used Ricoh. */

import type { BuyingFacts } from '../buyingFacts';

export default {
  'ricoh-gr3': {
    advisories: {
      'tilted-dial': { date: '2019-04', kind: 'service-notice', sources: ['gr3-tilt', 'gr3-foto'] },
    },
    faults: {
      'rear-dial': { part: 'dial', evidence: 'owner-case', sources: ['gr3-chatter'] },
      lens: { part: 'lens', evidence: 'owner-case', sources: ['gr3-lens'] },
      dust: { part: 'sensor', evidence: 'owner-case', sources: ['gr3-dust', 'gr3-dust-service'] },
    },
    repairs: {
      'rear-dial': {
        part: 'dial',
        price: [10_000, 20_000],
        currency: 'JPY',
        place: 'Ricoh Imaging',
        sources: ['gr3-chatter'],
      },
      'first-gr': { part: 'service', date: '2022-06', sources: ['gr1-end'] },
    },
  },
} as const satisfies BuyingFacts<'ricoh'>;
