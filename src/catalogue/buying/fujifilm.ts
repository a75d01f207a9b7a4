/** What is published about buying a used Fujifilm. The comments spell out what the rows give in codes and figures. */

import type { BuyingFacts } from '../buyingFacts';

export default {
  'fujifilm-x-t4': {
    faults: {
      // Fire fifty frames with the mechanical shutter. One body would no longer release as wished and was
      // exchanged.
      'mechanical-fifty': { part: 'shutter', evidence: 'owner-case', sources: ['xt4-swap'] },
    },
    repairs: {
      // Repair time: four weeks announced, six passed, then a new body.
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
      // No recall: class action over the display cable. Inong v. Fujifilm, New York, November 2022: the ribbon
      // cable of the rear display loosens or breaks in normal use. A claim; the outcome was not found. No Fujifilm
      // program was found.
      'display-cable': { date: '2022-11', kind: 'lawsuit', sources: ['xpro3-suit', 'xpro3-asobi'] },
    },
    faults: {
      // Open the rear display twenty times to the stop, watching both pictures. The small display goes first, then
      // the large one; the flat cable at the hinge tires.
      'display-cable': { part: 'screen', evidence: 'owner-case', sources: ['xpro3-sub', 'xpro3-714', 'xpro3-suit'] },
      // Do not pay less for a narrow gap at the top plate. Cosmetic only.
      'top-plate': { part: 'housing', evidence: 'press', sources: ['xpro3-top'] },
    },
    repairs: {
      // Rear display, as owners report.
      display: { part: 'screen', price: [30_000, 40_000], currency: 'JPY', sources: ['xpro3-714'] },
    },
  },
} as const satisfies BuyingFacts<'fujifilm'>;
