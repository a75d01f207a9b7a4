/** What is published about buying a used Olympus: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/olympus';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'olympus-om-d-e-m1': {
    faults: {
      'strap-lugs':
        'Pull on both strap lugs with the ring between two fingers. On one body a lug came out and the camera fell.',
      dials:
        'Turn both dials slowly, one click at a time. On one body the rear dial stopped engaging within two years, and the front dial followed.',
      'battery-cover':
        'Work the latch of the battery cover, because it breaks. One owner couldn’t find a new door anywhere in 2023.',
    },
    repairs: {
      'rear-dial': 'Rear dial, Olympus USA.',
      'battery-cover': 'Battery cover as a part, 10 pounds plus 3.50 postage, from a repairer named by Olympus UK.',
    },
  },
  'olympus-om-d-e-m1-mark-ii': {
    faults: {
      burst:
        'Fire a long burst with the mechanical shutter. One body went black at the 26th frame, and Olympus replaced the shutter.',
    },
    repairs: {
      shutter:
        'New shutter and grip leather at Olympus USA, New Jersey, in seven working days. The price isn’t published.',
    },
  },
  'olympus-om-d-e-m1-mark-iii': {
    faults: {
      'gray-screen':
        'Let the screen and the viewfinder run for ten minutes and look for gray or flickering parts. On one body with fewer than 500 shots, 15 percent of both went gray now and then.',
    },
  },
  'olympus-om-d-e-m5': {
    advisories: {
      'hld-6': 'Some HLD-6 grips were missing a spring. Olympus’s European service fitted one free of charge.',
    },
    faults: {
      'first-frame':
        'Switch it on and take the first frame at 1/2000 s. It shouldn’t be black. One body had this fault again a month after the repair.',
      'screen-cracks':
        'Look at the screws beside the screen through a magnifier. Owners reported hairline cracks in the frame in 2012.',
      'stabilizer-mark':
        'Switch on and step through every IS mode, looking for a red or blinking IS mark. Stabilizer errors turn up on cheap used PEN, E-M5, and E-M10 bodies, and service centers turn old ones away.',
    },
  },
  'olympus-om-d-e-m5-mark-ii': {
    faults: {
      hinge: 'Turn the screen through its whole range while it shows a picture. A worn hinge cable leaves it black.',
      power: 'Switch it off and on ten times. It really has to go off; two owners report that the power stayed on.',
      'finder-spots':
        'Look through the viewfinder at a white wall for dark spots that stay put. Sun through the eyepiece burned the viewfinder of one body. That doesn’t affect the pictures.',
    },
    repairs: {
      'screen-and-power': 'Screen and power repair, Olympus Japan. We identified the body by its description.',
    },
  },
  'olympus-om-d-e-m5-mark-iii': {
    faults: {
      'power-lever': 'Move the power lever slowly. It shouldn’t lose contact halfway.',
      'cold-shutter':
        'Ask about use in winter, then test the mechanical shutter with the body cold. On one, the curtain stayed shut at around freezing.',
    },
  },
  'olympus-om-d-e-m10': {
    faults: {
      'weak-battery':
        'A knocking sound and a black screen? Try another original battery first. A charged one cured it for one owner.',
      'stabilizer-mark':
        'Switch on and step through every IS mode, looking for a red or blinking IS mark. Stabilizer errors turn up on cheap used PEN, E-M5, and E-M10 bodies, and service centers turn old ones away.',
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
      hinge:
        'Tilt the screen up and down twenty times while it shows a picture. On one body it went black at the bare cable, and then for good.',
      'stabilizer-mark':
        'Switch on and step through every IS mode, looking for a red or blinking IS mark. Stabilizer errors turn up on cheap used PEN, E-M5, and E-M10 bodies, and service centers turn old ones away.',
    },
    repairs: { screen: 'Screen, guide price from Olympus Japan.' },
  },
  'olympus-pen-e-p5': {
    faults: {
      'stabilizer-mark':
        'Switch on and step through every IS mode, looking for a red or blinking IS mark. Stabilizer errors turn up on cheap used PEN, E-M5, and E-M10 bodies, and service centers turn old ones away.',
      'anti-shock':
        'On a tripod, compare frames between 1/60 and 1/250 s with and without 0-second anti-shock. Shutter blur goes back to the E-P1. Where the firmware offers 0-second anti-shock, its electronic first curtain works up to 1/320 s.',
    },
  },
  'olympus-e-5': {
    faults: {
      'no-service': 'Don’t count on the maker. Olympus Japan took every Four Thirds SLR off its repair list in 2020.',
      'counter-reset': 'Take the hidden counter as a hint. On E-series bodies it has been reset before.',
    },
    repairs: {
      'service-end':
        'By February 1, 2020, Olympus Japan listed it as not repairable. Since the list of this date, it hasn’t repaired any Four Thirds SLR.',
    },
  },
};

export default texts;
