/** What is published about buying a used Canon: one text per entry of the catalogue. */

import type facts from '../../../catalogue/buying/canon';
import type { BuyingTexts } from '../../../catalogue/buyingFacts';

const texts: BuyingTexts<typeof facts> = {
  'canon-eos-5d-mark-ii': {
    faults: {
      'power-on':
        'Switch it on and listen. One shutter went out with a series of thumps and Err 20 near 150,000 actuations.',
      'err-30':
        'If it shows Err 30, ask what the service found before you write off the shutter. On one body at 33,000, the error memory pointed to a different position sensor.',
    },
    repairs: {
      'shutter-canon-china':
        'New shutter from Canon China, about 614 US dollars, on a body far beyond 100,000 actuations.',
      'shutter-part': 'The shutter as a part, from an independent repairer.',
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
    repairs: { shutter: 'New shutter, offered by a Canon service center in Japan at 200,000 actuations.' },
  },
  'canon-eos-6d': {
    faults: {
      'dark-corner':
        'Photograph a white wall at 1/4000 s and look at all four corners. One broken shutter first showed a bright corner, then a dark shadow at fast speeds, and its sound changed.',
      clunk: 'Half-press and let go. A clunk without focus is how Err 20 began on one body at about 36,500 actuations.',
      fog: 'Look for fog behind the screens. One wet 6D ended in Err 20.',
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
      'err-20-again':
        'If Err 20 has been “repaired,” ask what was replaced and shoot 300 frames. One body came back from Canon twice with the error still there after 200 shots.',
      'rear-dial':
        'Turn the big rear dial all the way around. It stuck on one body, and its owner expected to pay Canon 180 dollars.',
      'live-view-switch':
        'Move the live view and movie switch and press its button. On one body, corroded contacts in it raised the mirror, and the camera wouldn’t leave movie mode.',
      'battery-contact':
        'Insert an original battery and make sure the camera recognizes it. “Cannot communicate with battery” came from loose ground screws and a tarnished connector.',
    },
    repairs: {
      'sub-mirror':
        'New sub mirror for Err 20, out of warranty, Canon Newport News, plus 14 dollars shipping, in six days.',
      connectors: 'Taken apart, connectors cleaned, and reprogrammed, with a year of warranty, Advance Camera, USA.',
    },
  },
  'canon-eos-7d-mark-ii': {
    faults: {
      'long-burst':
        'Hold the shutter button through a long burst. In one test to destruction, the camera got erratic from 190,000 shots on and quit with Err 20 at 199,591.',
      'err-01':
        'Mount and dismount a 70-200 and watch for Err 01 or an aperture of 00. One press photographer’s body had up to 30 errors a day.',
      'self-firing':
        'Leave it on for a minute without touching it. One body fired by itself because of its release switch.',
      'af-lever':
        'Move the AF area lever around the joystick. It has to spring back; on one body it stuck after three and a half years.',
    },
  },
  'canon-eos-80d': {
    faults: {
      burst:
        'Shoot one long burst. On one body, Err 20 came mid-burst after seven years, and the repair had to be repeated.',
      'shutter-slip':
        'Ask whether the shutter unit was replaced, and ask to see the repair slip. Canon replaced one after Err 30.',
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
    repairs: {
      'predecessor-shutter':
        'Shutter unit of the older EOS-1D X, estimate with club discount, Canon service center Ginza.',
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
  'canon-eos-r': {
    faults: {
      'self-firing':
        'Leave it on without touching it. It shouldn’t fire on its own. Then press the shutter button fifty times. Drizzle shorted the button of one 13-month-old body, which first fired by itself and then died.',
    },
  },
  'canon-eos-rp': {
    faults: {
      'self-waking':
        'Turn it off, leave the battery in, and watch for a minute. It has to stay dark. Owners in two threads report bodies that switch themselves on, flicker, and drain the battery.',
      'movie-button': 'Press the movie button. It quit on two bodies.',
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
  'canon-eos-r6': {
    faults: {
      'aperture-00':
        'With an EF lens on the adapter, switch the camera off and on ten times and watch for an aperture of 00. Canon suspected the main board on one body.',
      'mode-change':
        'Switch to another shooting mode and back, then focus and fire. One body wouldn’t do either until the mode was changed. Canon couldn’t reproduce it.',
    },
  },
};

export default texts;
