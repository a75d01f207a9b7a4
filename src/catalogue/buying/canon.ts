/** What is published about buying a used Canon. The comments spell out what the rows give in codes and figures. */

import type { BuyingFacts } from '../buyingFacts';

export default {
  'canon-eos-5d-mark-ii': {
    faults: {
      // Switch it on and listen: no series of thumps, no Err 20. Four thumps at power-on with Err 20 came with a
      // shutter at its end near 150,000.
      'power-on': { part: 'shutter', evidence: 'owner-case', sources: ['5d2-ml'] },
      // If it shows Err 30, ask what the service found before you count the shutter as dead. Err 30 at 33,000 was
      // not the shutter: the error memory pointed to another position sensor.
      'err-30': { part: 'shutter', evidence: 'technician', sources: ['5d2-err30'] },
    },
    repairs: {
      // Shutter replaced: about 614 US dollars, on a body far beyond 100,000.
      'shutter-canon-china': {
        part: 'shutter',
        price: 4_237,
        currency: 'CNY',
        date: '2017',
        place: 'Canon China',
        sources: ['5d2-cn'],
      },
      // Shutter part, independent repairer.
      'shutter-part': {
        part: 'shutter',
        price: 150,
        currency: 'USD',
        date: '2017',
        place: 'independent repairer, part only',
        sources: ['5d2-err30'],
      },
    },
    counts: {
      // olegkikin.com (owners’ own entries): single 5D Mark II bodies of the same rating died at 2,000 and lived
      // to 1,000,000.
      'owner-entries': { outcome: 'failed-or-alive', counts: [2000, 1_000_000], sources: ['japancamera'] },
      // One working owner: 200,838 actuations in five years.
      'five-years': { outcome: 'alive', counts: [200_838], sources: ['5d2-phil'] },
    },
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      usual: 'mechanical',
      hasMirror: true,
      sources: ['dpr-nex7'],
    },
  },
  'canon-eos-5d-mark-iii': {
    advisories: {
      // Product advisory: displayed exposure changes when the top display lights up. In extremely dark
      // surroundings light from the top LCD reaches the metering sensor. Canon: no visible effect on pictures
      // under almost all conditions. Free inspection on request from mid-May 2012.
      'metering-light': {
        date: '2012-04',
        kind: 'service-notice',
        serials: { digit: 6, values: ['1', '2'] },
        sources: ['5d3-dt', '5d3-ylove', '5d3-zdnet'],
      },
    },
    faults: {
      // Turn the rear dial, then switch off and on without taking the battery out. A faulty rear dial board can
      // freeze the whole body after a warm start.
      'rear-dial': { part: 'dial', evidence: 'technician', sources: ['5d3-dial'] },
    },
    repairs: {
      // Shutter replaced, offered at 200,000 actuations.
      shutter: {
        part: 'shutter',
        price: 60_000,
        currency: 'JPY',
        place: 'Canon Japan service centre',
        sources: ['japancamera'],
      },
    },
    counts: {
      // A wedding body stood at 200,000 (rated 150,000) and still worked. Two others made 200,000 exposures each in
      // three days and were returned in working order.
      'still-working': {
        outcome: 'alive',
        counts: [200_000],
        bodies: 3,
        sources: ['japancamera', 'gigamacro'],
      },
    },
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      usual: 'mechanical',
      hasMirror: true,
      sources: ['dpr-nex7'],
    },
  },
  'canon-eos-5d-mark-iv': {
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      usual: 'mechanical',
      hasMirror: true,
      sources: ['dpr-nex7'],
    },
  },
  'canon-eos-6d': {
    faults: {
      // Photograph a white wall at 1/4000 s and look at all four corners. A broken 6D shutter first showed as a
      // bright corner, then a dark shadow at short times, and as a changed sound.
      'dark-corner': { part: 'shutter', evidence: 'owner-case', sources: ['6d-geg'] },
      // Half-press, then release: a "clunk" without focus is the Err 20 case. Err 20 came at about 36,500 on one
      // body.
      clunk: { part: 'shutter', evidence: 'owner-case', sources: ['6d-ult'] },
      // Look for fog behind the screens. A wet 6D ended in Err 20.
      fog: { part: 'moisture', evidence: 'owner-case', sources: ['6d-toms'] },
      // Open and close the battery door; look at the plate of the mode dial and the screen glass. A body without
      // its battery door does not start; door, plate and glass had all gone on one body.
      doors: { part: 'doors', evidence: 'owner-case', sources: ['6d-cover'] },
    },
    repairs: {
      // Battery door, mode dial plate and screen glass: estimate; parts late.
      'doors-and-glass': {
        part: 'doors',
        price: 25_000,
        currency: 'JPY',
        date: '2020-03',
        place: 'Kitamura to Canon Japan',
        sources: ['6d-cover'],
      },
    },
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      usual: 'mechanical',
      hasMirror: true,
      sources: ['dpr-nex7'],
    },
  },
  'canon-eos-6d-mark-ii': {
    faults: {
      // Open the battery and card doors and look for tide marks. Technician’s dead 6D Mark II: damage by an
      // unknown liquid.
      'tide-marks': { part: 'moisture', evidence: 'technician', sources: ['photoparts'] },
    },
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      usual: 'mechanical',
      hasMirror: true,
      sources: ['dpr-nex7'],
    },
  },
  'canon-eos-7d': {
    faults: {
      // Shoot at 1/60 s and slower and in video mode; the mirror must fall back every time. In the cases found,
      // Err 20 was the mirror and not the shutter: broken sub mirror, mirror motor on two rubber collars, oxidized
      // sensor flex.
      'mirror-return': { part: 'mirror', evidence: 'technician', sources: ['7d-submirror', '7d-motor', '7d-oxide'] },
      // If Err 20 was "repaired", ask what was changed and shoot 300 frames. One body came back from Canon twice
      // with the error still there after 200 shots.
      'err-20-again': { part: 'mirror', evidence: 'owner-case', sources: ['7d-dpr'] },
      // Turn the big rear dial a full circle. It stuck on one body; its owner expected Canon to charge 180 USD.
      'rear-dial': { part: 'dial', evidence: 'owner-case', sources: ['7d-dial'] },
      // Move the live view and movie switch and touch its button. A worn switch set the mirror off at random.
      'live-view-switch': { part: 'switch', evidence: 'owner-case', sources: ['7d-switch'] },
      // Put in an original battery and see that it is recognized. "Cannot communicate with battery": loose ground
      // screws and a tarnished connector at the lower board.
      'battery-contact': { part: 'battery', evidence: 'technician', sources: ['7d-advance'] },
    },
    repairs: {
      // Sub mirror replaced for Err 20, out of warranty: plus 14 USD shipping, six days.
      'sub-mirror': {
        part: 'mirror',
        price: 209,
        currency: 'USD',
        date: '2012-01',
        place: 'Canon Newport News',
        sources: ['7d-submirror'],
      },
      // Taken apart, connectors cleaned, reprogrammed: labor, one year of warranty.
      connectors: {
        part: 'electronics',
        price: 249,
        currency: 'USD',
        date: '2012-09',
        place: 'Advance Camera, USA',
        sources: ['7d-advance'],
      },
    },
    counts: {
      // Repairer: one 7D at 256,868 worked well; all 7D shutters he had replaced had lower counts than that. Owner told
      // by Canon that his body stood above 300,000, twice the rating, still working.
      'still-working': {
        outcome: 'alive',
        counts: [256_868, 300_000],
        bodies: 2,
        sources: ['7d-advance', '5d4-note'],
      },
    },
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      usual: 'mechanical',
      hasMirror: true,
      sources: ['dpr-nex7'],
    },
  },
  'canon-eos-7d-mark-ii': {
    faults: {
      // Hold the release through a long burst near the end of its life. In a run to destruction it behaved
      // erratically from 190,000 and stopped with Err 20 at 199,591.
      'long-burst': { part: 'shutter', evidence: 'press', sources: ['7d2-dpr', 'daniel-ho'] },
      // Mount and dismount a 70-200 and watch for Err 01 or an aperture of 00. Up to 30 errors a day on one press
      // body, also with a 5Ds.
      'err-01': { part: 'mount', evidence: 'owner-case', sources: ['7d2-err01'] },
      // Leave it on for a minute without touching it. One body fired by itself: release switch.
      'self-firing': { part: 'release-button', evidence: 'owner-case', sources: ['7d2-self'] },
      // Move the AF area lever round the joystick: it must spring back. It stuck after 3.5 years.
      'af-lever': { part: 'switch', evidence: 'owner-case', sources: ['7d2-lever'] },
    },
    counts: {
      // One body run continuously failed at 199,591 of 200,000.
      'run-to-failure': { outcome: 'failed', counts: [199_591], sources: ['7d2-dpr'] },
    },
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      usual: 'mechanical',
      hasMirror: true,
      sources: ['dpr-nex7'],
    },
  },
  'canon-eos-80d': {
    faults: {
      // Shoot one long burst. Err 20 in the middle of a burst after seven years; the repair had to be repeated.
      burst: { part: 'shutter', evidence: 'owner-case', sources: ['80d-note'] },
      // Ask whether the shutter unit was changed and see the slip. Err 30 in use; Canon changed the shutter unit.
      'shutter-slip': { part: 'shutter', evidence: 'owner-case', sources: ['80d-err30'] },
    },
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      usual: 'mechanical',
      hasMirror: true,
      sources: ['dpr-nex7'],
    },
  },
  'canon-eos-90d': {
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      usual: 'mechanical',
      hasMirror: true,
      sources: ['dpr-nex7'],
    },
  },
  'canon-eos-800d': {
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      usual: 'mechanical',
      hasMirror: true,
      sources: ['dpr-nex7'],
    },
  },
  'canon-eos-250d': {
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      usual: 'mechanical',
      hasMirror: true,
      sources: ['dpr-nex7'],
    },
  },
  'canon-eos-2000d': {
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      usual: 'mechanical',
      hasMirror: true,
      sources: ['dpr-nex7'],
    },
  },
  'canon-eos-1d-x-mark-ii': {
    advisories: {
      // Service notice: pictures damaged with some SanDisk CFast cards. The bottom part of still pictures may be
      // corrupted with SanDisk Extreme PRO CFast 2.0 64 and 128 GB. Canon: caused by the cards; firmware announced
      // for early July 2016; movies and CF cards not affected.
      'cfast-cards': { date: '2016-06-28', kind: 'firmware', sources: ['1dx2-ir', '1dx2-mi'] },
    },
    faults: {
      // Check the firmware version and try a CFast card from the seller. Old firmware with the named cards damages
      // files.
      firmware: { part: 'firmware', evidence: 'maker-quoted', sources: ['1dx2-ir', '1dx2-mi'] },
    },
    repairs: {
      // Shutter unit of the predecessor EOS-1D X, estimate with club discount.
      'predecessor-shutter': {
        part: 'shutter',
        price: 80_000,
        currency: 'JPY',
        date: '2017-10',
        place: 'Canon service centre Ginza',
        sources: ['1dx-jump'],
      },
    },
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      usual: 'mechanical',
      hasMirror: true,
      sources: ['dpr-nex7'],
    },
  },
  'canon-eos-1d-x-mark-iii': {
    advisories: {
      // Notice: lock-ups with the electronic level shown. With the level displayed in the finder the camera may
      // stop responding to AF-ON or the release. Firmware 1.0.0; fix in early April 2020.
      'lock-up': { date: '2020-03-26', kind: 'firmware', affectedFirmware: '1.0.0', sources: ['1dx3-diy', '1dx3-ls'] },
    },
    faults: {
      // Read the firmware version: it must be newer than 1.0.0. Lock-ups with the electronic level.
      firmware: { part: 'firmware', evidence: 'maker-quoted', sources: ['1dx3-diy'] },
    },
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      usual: 'mechanical',
      hasMirror: true,
      sources: ['dpr-nex7'],
    },
  },
  'canon-eos-r': {
    faults: {
      // Leave it on and press nothing: it must not fire; then press the release fifty times. A drizzle shorted the
      // release switch of a 13-month-old body: first self-firing, then dead.
      'self-firing': { part: 'release-button', evidence: 'owner-case', sources: ['r-rain'] },
    },
    modes: {
      offered: ['electronic-first-curtain', 'electronic'],
      usual: 'electronic-first-curtain',
      sources: ['dcw-modes', 'rp-ir'],
    },
  },
  'canon-eos-rp': {
    faults: {
      // Turn it off, leave the battery in and watch for a minute: it must stay dark. Bodies that switch themselves
      // on, flicker and empty the battery are reported in two threads, one with 45 replies.
      'self-waking': { part: 'power', evidence: 'owner-case', sources: ['rp-self', 'rp-off'] },
      // Press the movie button. It stopped working on two bodies.
      'movie-button': { part: 'switch', evidence: 'owner-case', sources: ['rp-rec'] },
    },
    modes: {
      offered: ['electronic-first-curtain', 'electronic'],
      usual: 'electronic-first-curtain',
      sources: ['rp-ir', 'dcw-modes'],
    },
  },
  'canon-eos-r5': {
    advisories: {
      // No recall (2020 rumor). Canon told Digital Trends that the R5 is not recalled for overheating.
      'no-recall': { date: '2020-08', kind: 'denial', sources: ['r5-norecall'] },
    },
    faults: {
      // Press every rubber edge, open every door, turn each dial. A long-time Canon photographer reports that her
      // R5 came apart and was held together with rubber bands (only the beginning of the article was read).
      rubber: { part: 'rubber', evidence: 'press', sources: ['r5-fst'] },
    },
    modes: {
      offered: ['mechanical', 'electronic-first-curtain', 'electronic'],
      usual: 'electronic-first-curtain',
      sources: ['dcw-modes', 'exiftool-canon'],
    },
  },
  'canon-eos-r6': {
    faults: {
      // With EF lenses on the adapter, switch off and on ten times and watch for aperture 00. Canon suspected the
      // main board.
      'aperture-00': { part: 'mount', evidence: 'owner-case', sources: ['r6-00'] },
      // Change the shooting mode and back, then focus and fire. One body stopped focusing and firing until the
      // mode was changed; Canon could not reproduce it.
      'mode-change': { part: 'electronics', evidence: 'owner-case', sources: ['r6-cold'] },
    },
    modes: {
      offered: ['mechanical', 'electronic-first-curtain', 'electronic'],
      usual: 'electronic-first-curtain',
      sources: ['dcw-modes', 'exiftool-canon'],
    },
  },
  'canon-eos-r6-mark-ii': {
    modes: {
      offered: ['mechanical', 'electronic-first-curtain', 'electronic'],
      usual: 'electronic-first-curtain',
      sources: ['dcw-modes', 'exiftool-canon'],
    },
  },
  'canon-eos-r7': {
    modes: {
      offered: ['mechanical', 'electronic-first-curtain', 'electronic'],
      usual: 'electronic-first-curtain',
      sources: ['pho-modes', 'shutr7', 'dcw-modes'],
    },
  },
} as const satisfies BuyingFacts<'canon'>;
