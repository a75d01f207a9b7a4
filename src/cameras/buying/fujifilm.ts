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
      // The suit was filed in New York, about failure in normal use.
      'display-cable': { date: '2022-11', kind: 'lawsuit', sources: ['xpro3-suit', 'xpro3-asobi', 'xpro3-order'] },
    },
    faults: {
      'display-cable': { part: 'screen', basis: 'owner-case', sources: ['xpro3-sub', 'xpro3-714', 'xpro3-suit'] },
    },
  },
  'fujifilm-x-t1': {
    advisories: {
      'light-leak': { date: '2014-03', kind: 'service-notice', sources: ['xt1-leak', 'xt1-rumors'] },
    },
    faults: {
      'light-leak': { part: 'housing', basis: 'maker-quoted', sources: ['xt1-leak'] },
    },
  },
  'fujifilm-finepix-x100': {
    faults: {
      'sticky-aperture': {
        part: 'lens',
        basis: 'owner-case',
        sources: ['x100-laroque', 'x100-dubious', 'x100-connell'],
      },
    },
  },
  'fujifilm-x-pro1': {
    advisories: {
      'firmware-3': { date: '2013-07', kind: 'firmware', affectedFirmware: '3.00', sources: ['xpro1-300'] },
    },
  },
  'fujifilm-x-pro2': {
    faults: {
      'lost-settings': { part: 'firmware', basis: 'owner-case', sources: ['xpro2-mac', 'xpro2-nh', 'xpro2-oz'] },
    },
  },
} as const satisfies BuyingFacts<'fujifilm'>;
