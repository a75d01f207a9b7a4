/** What is published about buying a used Olympus. The comments spell out what the rows give in codes and figures. */

import type { BuyingFacts } from '../buyingFacts';

export default {
  'olympus-om-d-e-m1': {
    faults: {
      // Pull at both strap lugs with the ring between two fingers. A lug came out of the body and the camera fell.
      'strap-lugs': { part: 'strap-lug', evidence: 'owner-case', sources: ['em1-lug'] },
      // Turn both dials slowly, one click at a time. Rear dial stopped engaging within two years, front dial
      // followed.
      dials: { part: 'dial', evidence: 'owner-case', sources: ['em1-dial'] },
      // Work the latch of the battery cover; a missing cover is hard to replace. It breaks; the door could not be
      // found in 2023.
      'battery-cover': { part: 'doors', evidence: 'owner-case', sources: ['em1-batt', 'em1-door'] },
    },
    repairs: {
      // Rear dial.
      'rear-dial': {
        part: 'dial',
        price: 240,
        currency: 'USD',
        date: '2017-09',
        place: 'Olympus USA',
        sources: ['em1-dial'],
      },
      // Battery cover, part: 10 plus 3.50 postage.
      'battery-cover': {
        part: 'doors',
        price: 13.5,
        currency: 'GBP',
        date: '2020-04',
        place: 'repairer named by Olympus UK',
        sources: ['em1-batt'],
      },
    },
    modes: { offered: ['mechanical', 'electronic-first-curtain'], usual: 'mechanical', sources: ['oly-as'] },
  },
  'olympus-om-d-e-m1-mark-ii': {
    faults: {
      // Fire a long burst with the mechanical shutter. One body went black at the 26th frame; Olympus replaced the
      // shutter.
      burst: { part: 'shutter', evidence: 'owner-case', sources: ['em12-dead'] },
    },
    repairs: {
      // Shutter replaced, with grip leather: seven working days; price not named.
      shutter: { part: 'shutter', date: '2020-03', place: 'Olympus USA, New Jersey', sources: ['em12-dead'] },
    },
  },
  'olympus-om-d-e-m1-mark-iii': {
    faults: {
      // Let screen and finder run for ten minutes and look for gray or flickering parts. 15 percent of both
      // pictures gray now and then below 500 actuations.
      'gray-screen': { part: 'screen', evidence: 'owner-case', sources: ['em13-grey'] },
    },
  },
  'olympus-om-d-e-m5': {
    advisories: {
      // HLD-6 grip without spring. Olympus’s European service fitted a missing spring free.
      'hld-6': { date: '2014-06-24', kind: 'service-notice', about: 'grip', sources: ['em5-grip'] },
    },
    faults: {
      // Switch on and take the first frame at 1/2000 s: it must not be black. Known first-frame fault; one body
      // had it again a month after the repair.
      'first-frame': { part: 'shutter', evidence: 'owner-case', sources: ['em5-first'] },
      // Look with a lens at the screws beside the screen. Hairline cracks at the screen’s frame, many reports in
      // 2012.
      'screen-cracks': { part: 'screen', evidence: 'owner-case', sources: ['em5-crack'] },
      // Switch on, choose every IS mode and look for a red or blinking IS mark. Stabilizer errors are the common
      // fault of cheap used PEN, E-M5 and E-M10 bodies; repair is refused for old ones.
      'stabilizer-mark': { part: 'stabilizer', evidence: 'owner-case', sources: ['oly-is'] },
    },
  },
  'olympus-om-d-e-m5-mark-ii': {
    faults: {
      // Turn the screen through its whole range while it shows a picture. Black screen by the hinge flex.
      hinge: { part: 'screen', evidence: 'owner-case', sources: ['em52-screen'] },
      // Switch off and on ten times; it must really go off. Power that stays on, twice reported.
      power: { part: 'power', evidence: 'owner-case', sources: ['em52-power', 'em52-screen'] },
      // Look through the finder at a white wall for fixed dark spots. Sun through the eyepiece burnt the finder of
      // one body; the pictures are not touched.
      'finder-spots': { part: 'viewfinder', evidence: 'owner-case', sources: ['em52-evf'] },
    },
    repairs: {
      // Screen and power repair (body identified by its description).
      'screen-and-power': {
        part: 'screen',
        price: [13_000, 22_000],
        currency: 'JPY',
        date: '2018-11',
        place: 'Olympus Japan',
        sources: ['em52-screen'],
      },
    },
  },
  'olympus-om-d-e-m5-mark-iii': {
    faults: {
      // Move the power lever slowly: it must not lose contact half-way. Intermittent power lever.
      'power-lever': { part: 'power', evidence: 'owner-case', sources: ['em53-lever'] },
      // Ask about winter use, then test the mechanical shutter with a cold body. Curtain stayed shut at about 0
      // degrees.
      'cold-shutter': { part: 'shutter', evidence: 'owner-case', sources: ['em53-cold'] },
    },
  },
  'olympus-om-d-e-m10': {
    faults: {
      // Knocking and a black screen? Try another original battery first. Cured by a charged battery.
      'weak-battery': { part: 'battery', evidence: 'owner-case', sources: ['em10-batt'] },
      // Switch on, choose every IS mode and look for a red or blinking IS mark. Stabilizer errors are the common
      // fault of cheap used PEN, E-M5 and E-M10 bodies; repair is refused for old ones.
      'stabilizer-mark': { part: 'stabilizer', evidence: 'owner-case', sources: ['oly-is'] },
    },
  },
  'olympus-om-d-e-m10-mark-ii': {
    advisories: {
      // Sales stopped: lens lock may come off. With plastic-mount lenses the lock could come off easily. Olympus
      // stopped sales in September 2015, meant to resume at the end of the month, and asked owners to call.
      'lens-lock': { date: '2015-09', kind: 'sales-stop', sources: ['em102-mount'] },
    },
    faults: {
      // Mount a plastic-mount kit lens and try to turn it without the button. 2015 lock problem of the first
      // batches.
      'lens-lock': { part: 'mount', evidence: 'maker-quoted', sources: ['em102-mount'] },
      // Wiggle the screen in its frame. It came loose; second repair.
      'loose-screen': { part: 'screen', evidence: 'owner-case', sources: ['em102-lcd'] },
      // Tilt the screen up and down twenty times while it shows a picture. It went black at the bare flex, then
      // for good.
      hinge: { part: 'screen', evidence: 'owner-case', sources: ['em102-flex'] },
      // Switch on, choose every IS mode and look for a red or blinking IS mark. Stabilizer errors are the common
      // fault of cheap used PEN, E-M5 and E-M10 bodies; repair is refused for old ones.
      'stabilizer-mark': { part: 'stabilizer', evidence: 'owner-case', sources: ['oly-is'] },
    },
    repairs: {
      // Screen, guide price.
      screen: {
        part: 'screen',
        priceFrom: 12_000,
        currency: 'JPY',
        date: '2020-06',
        place: 'Olympus Japan',
        sources: ['em102-flex'],
      },
    },
  },
  'olympus-pen-e-p5': {
    faults: {
      // Switch on, choose every IS mode and look for a red or blinking IS mark. Stabilizer errors are the common
      // fault of cheap used PEN, E-M5 and E-M10 bodies; repair is refused for old ones.
      'stabilizer-mark': { part: 'stabilizer', evidence: 'owner-case', sources: ['oly-is'] },
      // Compare tripod frames at 1/60 to 1/250 s with and without 0-second anti-shock. Shutter blur is known since
      // the E-P1; where the firmware offers 0-second anti-shock, its electronic first curtain works up to 1/320 s.
      'anti-shock': { part: 'shutter', evidence: 'press', sources: ['oly-as', 'ep1-blur'] },
    },
    modes: { offered: ['mechanical', 'electronic-first-curtain'], usual: 'mechanical', sources: ['oly-as'] },
  },
  'olympus-e-5': {
    faults: {
      // Do not rely on the maker: no repair is possible any more. All Four Thirds SLRs are off the repair list
      // since 2020.
      'no-service': { part: 'service', evidence: 'maker-quoted', sources: ['e5-end1', 'e5-end2'] },
      // Take the hidden counter as a hint. It is known to be reset on the E series.
      'counter-reset': { part: 'counter', evidence: 'owner-case', sources: ['parm3'] },
    },
    repairs: {
      // End of service: listed as not repairable by 1 February 2020; with the June 2020 list no Four Thirds SLR is
      // repaired.
      'service-end': { part: 'service', date: '2020-06', place: 'Olympus Japan', sources: ['e5-end1', 'e5-end2'] },
    },
  },
} as const satisfies BuyingFacts<'olympus'>;
