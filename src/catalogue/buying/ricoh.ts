/** What is published about buying a used Ricoh. The comments spell out what the rows give in codes and figures. */

import type { BuyingFacts } from '../buyingFacts';

export default {
  'ricoh-gr3': {
    advisories: {
      // Free repair of the tilted control dial. Ricoh Japan and Korea: the four-way control dial of early bodies
      // sits askew; no malfunction. Japan took cameras from 8 April 2019; four days.
      'tilted-dial': { date: '2019-04', kind: 'service-notice', sources: ['gr3-tilt', 'gr3-foto'] },
    },
    faults: {
      // Turn the rear dial one click at a time in a menu. It chatters after some years: jumps four or five entries
      // or goes the wrong way.
      'rear-dial': { part: 'dial', evidence: 'owner-case', sources: ['gr3-chatter'] },
      // Extend and retract the lens ten times. Lens failures end the camera.
      lens: { part: 'lens', evidence: 'owner-case', sources: ['gr3-lens'] },
      // Photograph the sky at f/16. The body is no better sealed against dust than the older GR.
      dust: { part: 'sensor', evidence: 'owner-case', sources: ['gr3-dust'] },
    },
    repairs: {
      // Rear dial.
      'rear-dial': {
        part: 'dial',
        price: [10_000, 20_000],
        currency: 'JPY',
        place: 'Ricoh Imaging',
        sources: ['gr3-chatter'],
      },
      // What to expect later: the first GR of 2013 was no longer repaired at all nine years on.
      'first-gr': { part: 'service', date: '2022-06', sources: ['gr1-end'] },
    },
  },
} as const satisfies BuyingFacts<'ricoh'>;
