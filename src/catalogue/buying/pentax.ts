/** What is published about buying a used Pentax. */

import type { BuyingFacts } from '../buyingFacts';

export default {
  'pentax-k-1-mark-ii': {
    modes: {
      offered: ['mechanical', 'electronic'],
      usual: 'mechanical',
      sources: ['exiftool-pentax'],
    },
  },
} as const satisfies BuyingFacts<'pentax'>;
