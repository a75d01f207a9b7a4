/** What is published about buying a used Sony. The comments spell out what the rows give in codes and figures. */

import type { BuyingFacts } from '../buyingFacts';

export default {
  'sony-alpha-a7-iii': {
    advisories: {
      // No recall: two US suits about the shutter. Guerriero v. Sony (S.D.N.Y. 7:21-cv-02618, 26 March 2021) and
      // Lewis v. Sony (N.D. Fla. 4:23-cv-00177, May 2023) say that shutters fail at 10,000 to 50,000 although
      // 200,000 are advertised; a petition cited in 2023 had 2,016 names. Claims, no findings; the outcome was not
      // found. Sony has announced no program.
      'shutter-suits': {
        date: '2021-03-26',
        kind: 'lawsuit',
        claimedFailures: [10_000, 50_000],
        further: ['2023-05'],
        sources: ['a73-court', 'a73-pp', 'a73-lewis'],
      },
      // Firmware against freezes that damage the card’s management file. A7 III and A7R III; Sony announced the
      // correction on 7 December 2018.
      'card-firmware': { date: '2018-12-07', kind: 'firmware', sources: ['a73-itm'] },
    },
    faults: {
      // Take fifty frames with e-front curtain On, then fifty with it Off, and listen. The complaints describe an
      // unusual sound, a black screen and "Camera error. Turn off then on"; the blade catches at the front edge.
      'two-modes': { part: 'shutter', evidence: 'court', sources: ['a73-court', 'a73-ayu'] },
      // Take the lens off: all blades flat, none bent or out of its guide. The lowest blade was bent on a body
      // that had failed.
      blades: { part: 'shutter', evidence: 'owner-case', sources: ['a73-ayu'] },
      // Read the firmware version: later than December 2018. Freezes with damaged card files.
      firmware: { part: 'firmware', evidence: 'press', sources: ['a73-itm'] },
    },
    repairs: {
      // Shutter replacement, plaintiffs’ figure: a claim in a complaint.
      shutter: {
        part: 'shutter',
        price: [500, 650],
        currency: 'USD',
        date: '2021',
        place: 'authorized service, USA',
        sources: ['a73-court', 'a73-pp'],
      },
    },
    counts: {
      // Plaintiffs: most reported failures between 10,000 and 50,000.
      plaintiffs: { outcome: 'claimed-failures', counts: [10_000, 50_000], sources: ['a73-court'] },
    },
    modes: {
      offered: ['mechanical', 'electronic-first-curtain', 'electronic'],
      sources: ['efcs-fried', 'efcs-a6000', 'exiftool-sony'],
    },
  },
  'sony-alpha-a7-ii': {
    faults: {
      // Switch on in a quiet room with the lens off: one short sound, no buzz, no "camera error". The error comes
      // from the stabilizer unit, not from the shutter; turning SteadyShot off in the menu helps for a while.
      buzz: {
        part: 'stabilizer',
        evidence: 'service-record',
        sources: ['a72-ibis', 'a72-tap', 'a72-30k', 'a7s2-ibis'],
      },
      // Press the grip rubber. It had lifted and was renewed in the same repair.
      grip: { part: 'rubber', evidence: 'owner-case', sources: ['a72-ibis'] },
    },
    repairs: {
      // Stabilizer unit, "camera error": web estimate had been 27,000 plus tax.
      stabilizer: {
        part: 'stabilizer',
        price: 23_198,
        currency: 'JPY',
        date: '2019-02',
        place: 'Sony Akihabara',
        sources: ['a72-ibis'],
      },
      // "Camera error", second owner: within half a year of the purchase of a used body.
      'stabilizer-second-owner': {
        part: 'stabilizer',
        price: 30_000,
        currency: 'JPY',
        place: 'Sony Japan',
        sources: ['a72-30k'],
      },
      // Same repair on the A7S II.
      'a7s-ii-stabilizer': {
        part: 'stabilizer',
        price: 28_600,
        currency: 'JPY',
        date: '2020-05',
        place: 'Sony Japan',
        sources: ['a7s2-ibis'],
      },
      // Supply: Sony stopped taking orders for new bodies of the A7 II series; a date for the end of repairs was
      // not found.
      supply: { part: 'service', date: '2021-12', sources: ['sony-order'] },
    },
    modes: {
      offered: ['mechanical', 'electronic-first-curtain', 'electronic'],
      sources: ['efcs-fried', 'efcs-a6000', 'exiftool-sony'],
    },
  },
  'sony-alpha-a7r-iii': {
    advisories: {
      // Firmware against freezes that damage the card’s management file. As on the A7 III, announced 7 December
      // 2018.
      'card-firmware': { date: '2018-12-07', kind: 'firmware', sources: ['a73-itm'] },
    },
    faults: {
      // After an hour switched off, put the exposure dial on 0: the display must say 0. On one body it read +0.3
      // until it had warmed up.
      'exposure-dial': { part: 'dial', evidence: 'owner-case', sources: ['a7r3-dial'] },
      // Open the battery door and look for salt, rust or tide marks. Lensrentals found a gap in the sealing when
      // it took one apart.
      sealing: { part: 'moisture', evidence: 'technician', sources: ['a7r3-seal'] },
    },
    repairs: {
      // Exposure dial, quote: part out of stock for more than a month.
      'exposure-dial': {
        part: 'dial',
        price: 600,
        currency: 'CNY',
        date: '2022-04',
        place: 'Sony China',
        sources: ['a7r3-dial'],
      },
    },
    modes: {
      offered: ['mechanical', 'electronic-first-curtain', 'electronic'],
      sources: ['efcs-fried', 'efcs-a6000', 'exiftool-sony'],
    },
  },
  'sony-alpha-a6400': {
    repairs: {
      // Supply: orders were suspended for lack of parts.
      supply: { part: 'service', date: '2021-12', sources: ['sony-order'] },
    },
    modes: {
      offered: ['mechanical', 'electronic-first-curtain', 'electronic'],
      sources: ['efcs-fried', 'efcs-a6000', 'exiftool-sony'],
    },
  },
  'sony-alpha-a6000': {
    faults: {
      // Fire a hundred frames; a "camera error" with the curtain closed is the end of the shutter. One owner gave
      // the body up rather than pay about 300 dollars.
      'hundred-frames': { part: 'shutter', evidence: 'owner-case', sources: ['a6000-orb'] },
    },
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      usual: 'electronic-first-curtain',
      sources: ['efcs-a6000', 'exiftool-sony'],
    },
  },
} as const satisfies BuyingFacts<'sony'>;
