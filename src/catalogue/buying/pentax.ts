/** What is published about buying a used Pentax. The comments spell out what the rows give in codes and figures. */

import type { BuyingFacts } from '../buyingFacts';

export default {
  'pentax-k-1-mark-ii': {
    faults: {
      // Move the screen on its four struts in every direction. A strut sprang out after a fall (K-1, same
      // construction).
      'screen-struts': { part: 'screen', evidence: 'owner-case', sources: ['k1-strut'] },
    },
    modes: {
      offered: ['mechanical', 'electronic'],
      usual: 'mechanical',
      hasMirror: true,
      sources: ['exiftool-pentax'],
    },
  },
} as const satisfies BuyingFacts<'pentax'>;
