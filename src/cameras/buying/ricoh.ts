import type { BuyingFacts } from '../buyingFacts';

export default {
  'ricoh-gr3': {
    advisories: {
      'tilted-dial': { date: '2019-04', kind: 'service-notice', sources: ['gr3-tilt', 'gr3-foto'] },
    },
    faults: {
      dust: { part: 'sensor', basis: 'owner-case', sources: ['gr3-dust-cleaned', 'gr3-dust-service'] },
    },
    repairs: {
      'first-gr': { part: 'service', date: '2022-06', sources: ['gr1-end'] },
    },
  },
  'ricoh-gr2': {
    faults: {
      dust: { part: 'sensor', basis: 'owner-case', sources: ['gr2-dust-mai', 'gr2-dust-hop'] },
    },
  },
  'ricoh-gr': {
    faults: {
      'stuck-lens': { part: 'lens', basis: 'owner-case', sources: ['gr1-apart', 'gr1-stuck'] },
    },
  },
  'ricoh-gr-digital-iv': {
    faults: {
      'grip-rubber': { part: 'rubber', basis: 'owner-case', sources: ['grd4-grip', 'grd4-grip2'] },
    },
  },
} as const satisfies BuyingFacts<'ricoh'>;
