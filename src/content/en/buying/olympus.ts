/** What is published about buying a used Olympus: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/olympus';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'olympus-om-d-e-m1': {
    faults: {
      'battery-cover':
        'Work the latch of the battery cover, because it breaks. One owner couldn’t find a new door anywhere in 2023.',
    },
    repairs: {
      'battery-cover': 'Battery cover as a part, 10 pounds plus 3.50 postage, from a repairer named by Olympus UK.',
    },
  },
  'olympus-om-d-e-m1-mark-ii': {
    repairs: {
      shutter:
        'New shutter and grip leather at Olympus USA, New Jersey, in seven working days. The price isn’t published.',
    },
  },
  'olympus-om-d-e-m5': {
    advisories: {
      'hld-6': 'Some HLD-6 grips were missing a spring. Olympus’s European service fitted one free of charge.',
    },
  },
  'olympus-om-d-e-m5-mark-ii': {
    faults: {
      power: 'Switch it off and on ten times. It really has to go off; two owners report that the power stayed on.',
    },
    repairs: {
      'screen-and-power': 'Screen and power repair, Olympus Japan. We identified the body by its description.',
    },
  },
  'olympus-om-d-e-m10-mark-ii': {
    advisories: {
      'lens-lock':
        'The lock could come off easily with plastic-mount lenses. Olympus stopped sales, meant to resume at the end of the month, and asked owners to call.',
    },
    faults: {
      'lens-lock':
        'Mount a kit lens with a plastic mount and try to turn it without pressing the button. First batches had the lock problem.',
    },
    repairs: { screen: 'Screen, guide price from Olympus Japan.' },
  },
  'olympus-pen-e-p5': {
    faults: {
      'anti-shock':
        'On a tripod, compare frames between 1/60 and 1/250 s with and without 0-second anti-shock. Shutter blur goes back to the E-P1. Where the firmware offers 0-second anti-shock, its electronic first curtain works up to 1/320 s.',
    },
  },
  'olympus-e-5': {
    faults: {
      'no-service': 'Don’t count on the maker. Olympus Japan took every Four Thirds SLR off its repair list in 2020.',
    },
    repairs: {
      'service-end':
        'By February 1, 2020, Olympus Japan listed it as not repairable. Since the list of this date, it hasn’t repaired any Four Thirds SLR.',
    },
  },
};

export default texts;
