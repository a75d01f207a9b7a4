/** What is published about buying a used Leica. The comments spell out what the rows give in codes and figures. */

import type { BuyingFacts } from '../buyingFacts';

export default {
  'leica-q2': {
    advisories: {
      // Strap eyelets (no recall). Leica Japan wrote on 23 March 2022 that single cases are known since the first
      // Q, reported to Germany, and repaired free out of warranty too unless the user is at fault. One owner got a
      // new camera.
      'strap-eyelets': { date: '2022-03-23', kind: 'goodwill', sources: ['q2-eyelet', 'q2-eyelet2'] },
    },
    faults: {
      // Pull at both strap eyelets; they must not turn or tilt. They can come out.
      'strap-eyelets': { part: 'strap-lug', evidence: 'maker-quoted', sources: ['q2-eyelet', 'q2-eyelet2'] },
      // Move the focus ring in and out of the AF click stop; the display must stay on AF. The ring drops to MF
      // after years; the lens unit has to be exchanged.
      'focus-ring': { part: 'lens', evidence: 'owner-case', sources: ['q2-af'] },
      // Photograph the sky at the smallest aperture. Dust on the sensor cannot be reached without opening the
      // sealed body, which is done at the factory.
      dust: { part: 'sensor', evidence: 'owner-case', sources: ['q2-dust', 'q2-macfilos'] },
    },
    repairs: {
      // Where: an opened Q2 has to go to the factory.
      factory: { part: 'service', date: '2019-10', sources: ['q2-macfilos'] },
    },
    modes: { offered: ['leaf', 'electronic'], sources: ['q2-leaf'] },
  },
} as const satisfies BuyingFacts<'leica'>;
