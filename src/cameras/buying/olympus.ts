import type { BuyingFacts } from '../buyingFacts';

export default {
  'olympus-om-d-e-m1': {
    faults: {
      'battery-cover': { part: 'doors', basis: 'owner-case', sources: ['em1-batt', 'em1-door'] },
      'rear-dial': { part: 'dial', basis: 'owner-case', sources: ['em1-dial-am', 'em1-dial-pw', 'em1-dial-sato'] },
      'burned-viewfinder': {
        part: 'viewfinder',
        basis: 'maker-quoted',
        sources: ['em1-evf-lemis', 'em1-evf-sense', 'em1-evf-mike'],
      },
    },
    repairs: {
      'battery-cover': {
        part: 'doors',
        price: 13.5,
        currency: 'GBP',
        date: '2020-04',
        place: 'repairer named by Olympus UK',
        sources: ['em1-batt'],
      },
    },
    modes: { offered: ['mechanical', 'electronic-first-curtain'], usual: 'mechanical', sources: ['oly-as'] },
  },
  'olympus-om-d-e-m5-mark-ii': {
    faults: {
      power: { part: 'power', basis: 'owner-case', sources: ['em52-power', 'em52-screen'] },
    },
    repairs: {
      'screen-and-power': {
        part: 'screen',
        price: [13_000, 22_000],
        currency: 'JPY',
        date: '2018-11',
        place: 'Olympus Japan',
        sources: ['em52-screen'],
      },
    },
  },
  'olympus-om-d-e-m10-mark-ii': {
    advisories: {
      'lens-lock': { date: '2015-09', kind: 'sales-stop', sources: ['em102-mount'] },
    },
    faults: {
      'lens-lock': { part: 'mount', basis: 'maker-quoted', sources: ['em102-mount'] },
    },
    repairs: {
      screen: {
        part: 'screen',
        priceFrom: 12_000,
        currency: 'JPY',
        date: '2020-06',
        place: 'Olympus Japan',
        sources: ['em102-flex'],
      },
    },
  },
  'olympus-pen-e-p5': {
    modes: { offered: ['mechanical', 'electronic-first-curtain'], usual: 'mechanical', sources: ['oly-as'] },
  },
  'olympus-e-5': {
    repairs: {
      'service-end': { part: 'service', date: '2020-06', place: 'Olympus Japan', sources: ['e5-end1', 'e5-end2'] },
    },
  },
} as const satisfies BuyingFacts<'olympus'>;
