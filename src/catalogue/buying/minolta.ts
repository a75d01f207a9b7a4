/** What is published about buying a used Minolta. The comments spell out what the rows give in codes and figures. */

import type { BuyingFacts } from '../buyingFacts';

export default {
  'minolta-dynax-7d': {
    advisories: {
      // Service note: Err and a black or dark blue first picture after long rest ("Error 58", "first frame
      // black"). Konica Minolta admitted the fault on 4 February 2007 and repaired Dynax 7D and 5D free; internal
      // papers had advised for more than a year to replace the shutter and parts of the AF drive. Observers
      // thought that all Dynax 7D may be affected. The free repair was still done in July 2009.
      'first-frame': {
        date: '2007-02-04',
        kind: 'service-notice',
        shutterReplaced: 'reported',
        sources: ['dyn-scala', 'dyn-dk', 'dyn-2009'],
      },
    },
    faults: {
      // Let it rest overnight, then take the first frame: no Err, no black picture. Error 58; it can end in total
      // failure and nobody repairs it free any more.
      overnight: { part: 'shutter', evidence: 'maker-quoted', sources: ['dyn-scala', 'dyn-dk'] },
      // Turn the exposure compensation dial with its lock pressed. The lock breaks.
      'compensation-lock': { part: 'dial', evidence: 'owner-case', sources: ['dyn-dial'] },
    },
    repairs: {
      // Covers, dials, rubber with the recall repair.
      'covers-and-dials': {
        part: 'housing',
        price: 18_900,
        currency: 'JPY',
        place: 'Konica Minolta service, Japan',
        sources: ['dyn-dial'],
      },
    },
  },
} as const satisfies BuyingFacts<'minolta'>;
