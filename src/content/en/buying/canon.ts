/** What is published about buying a used Canon: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/canon';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'canon-eos-5d-mark-ii': {
    faults: {
      'err-30':
        'If it shows Err 30, ask what the service found before you write off the shutter. On one body at 33,000, the error memory pointed to a different position sensor.',
    },
  },
  'canon-eos-5d-mark-iii': {
    advisories: {
      'metering-light':
        'In very dark surroundings, light from the top display reaches the metering sensor and changes the exposure reading. Canon saw no visible effect on pictures in almost all conditions and offered a free inspection from mid-May 2012.',
    },
    faults: {
      'rear-dial':
        'Turn the rear dial, then switch off and on without taking the battery out. A faulty dial board can freeze the whole camera after a warm start.',
    },
  },
  'canon-eos-6d-mark-ii': {
    faults: {
      'tide-marks':
        'Open the battery and card doors and look for tide marks. Liquid had killed the one a technician took apart.',
    },
  },
  'canon-eos-7d': {
    faults: {
      'mirror-return':
        'Shoot at 1/60 s and slower, and in video mode. The mirror has to fall back every time. In the cases we found, Err 20 was the mirror, not the shutter: a broken sub mirror, its motor, or an oxidized sensor cable.',
      'battery-contact':
        'Insert an original battery and make sure the camera recognizes it. “Cannot communicate with battery” came from loose ground screws and a tarnished connector.',
    },
  },
  'canon-eos-7d-mark-ii': {
    faults: {
      'long-burst':
        'Hold the shutter button through a long burst. In one test to destruction, the camera got erratic from 190,000 shots on and quit with Err 20 at 199,591.',
    },
  },
  'canon-eos-1d-x-mark-ii': {
    advisories: {
      'cfast-cards':
        'SanDisk Extreme PRO CFast 2.0 cards with 64 and 128 GB could damage the bottom of still pictures. Canon put it down to the cards and announced new firmware for early July 2016. Movies and CF cards weren’t affected.',
    },
    faults: {
      firmware:
        'Check the firmware version and try a CFast card from the seller. Old firmware can damage files on SanDisk Extreme PRO CFast 2.0 cards.',
    },
  },
  'canon-eos-1d-x-mark-iii': {
    advisories: {
      'lock-up':
        'With the electronic level showing in the viewfinder, the camera may stop responding to AF-ON or the shutter button. Canon fixed that with firmware in early April 2020.',
    },
    faults: {
      firmware:
        'Read the firmware version. It has to be newer than 1.0.0, because of the lock-ups with the electronic level.',
    },
  },
  'canon-eos-rp': {
    faults: {
      'self-waking':
        'Turn it off, leave the battery in, and watch for a minute. It has to stay dark. Owners in two threads report bodies that switch themselves on, flicker, and drain the battery.',
    },
  },
  'canon-eos-r5': {
    advisories: {
      'no-recall': 'A recall for overheating was rumored. Canon told Digital Trends that there is none.',
    },
    faults: {
      rubber:
        'Press every rubber edge, open every door, and turn each dial. One long-time Canon photographer reports that hers came apart and was held together with rubber bands.',
    },
  },
};

export default texts;
