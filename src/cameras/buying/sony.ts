import type { BuyingFacts } from '../buyingFacts';

// Several cameras share these.
const cardFirmwareNotice = { date: '2018-12-07', kind: 'firmware', sources: ['a73-itm'] } as const;
const videoHeatNotice = { date: '2010', kind: 'statement', sources: ['slt-heat', 'slt-heat-yl'] } as const;

export default {
  'sony-alpha-a7-iii': {
    advisories: {
      // The suits S.D.N.Y. 7:21-cv-02618 and N.D. Fla. 4:23-cv-00177. A petition cited in 2023 had 2,016 names.
      'shutter-suits': {
        date: '2021-03-26',
        kind: 'lawsuit',
        claimedFailures: [10_000, 50_000],
        further: ['2023-05'],
        sources: ['a73-court', 'a73-pp', 'a73-lewis', 'a73-order'],
      },
      'card-firmware': cardFirmwareNotice,
    },
    faults: {
      // According to the complaints, the blade catches at the front edge.
      'two-modes': { part: 'shutter', basis: 'court', sources: ['a73-court', 'a73-lewis'] },
      firmware: { part: 'firmware', basis: 'maker-quoted', sources: ['a73-itm'] },
    },
    repairs: {
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
      // According to the plaintiffs, most reported failures were in this range.
      plaintiffs: { outcome: 'claimed-failures', counts: [10_000, 50_000], sources: ['a73-court'] },
    },
    modes: {
      offered: ['mechanical', 'electronic-first-curtain', 'electronic'],
      sources: ['sony-efcs', 'exiftool-sony'],
    },
  },
  'sony-alpha-a7-ii': {
    faults: {
      buzz: {
        part: 'stabilizer',
        basis: 'owner-case',
        sources: ['a72-ibis', 'a72-tap', 'a72-30k', 'a7s2-ibis'],
      },
    },
    repairs: {
      stabilizer: {
        part: 'stabilizer',
        price: 23_198,
        currency: 'JPY',
        date: '2019-02',
        place: 'Sony Akihabara',
        sources: ['a72-ibis'],
      },
      'a7s-ii-stabilizer': {
        part: 'stabilizer',
        price: 28_600,
        currency: 'JPY',
        date: '2020-05',
        place: 'Sony Japan',
        sources: ['a7s2-ibis'],
      },
      supply: { part: 'service', date: '2021-12', sources: ['sony-order'] },
    },
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      sources: ['sony-efcs', 'exiftool-sony'],
    },
  },
  'sony-alpha-a7r-iii': {
    advisories: {
      'card-firmware': cardFirmwareNotice,
    },
    repairs: {
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
      sources: ['sony-efcs', 'exiftool-sony'],
    },
  },
  'sony-alpha-a6400': {
    modes: {
      offered: ['mechanical', 'electronic-first-curtain', 'electronic'],
      sources: ['sony-efcs', 'exiftool-sony'],
    },
  },
  'sony-alpha-a6000': {
    modes: {
      offered: ['mechanical', 'electronic-first-curtain'],
      sources: ['sony-efcs', 'exiftool-sony'],
    },
  },
  'sony-nex-5n': {
    advisories: {
      'video-click': { date: '2011', kind: 'goodwill', sources: ['nex5n-foto', 'nex5n-xat'] },
    },
    faults: {
      'video-click': { part: 'shutter', basis: 'press', sources: ['nex5n-xat', 'nex5n-foto', 'nex5n-tear'] },
    },
  },
  'sony-alpha-a55': {
    advisories: {
      'video-heat': videoHeatNotice,
    },
  },
  'sony-alpha-a33': {
    advisories: {
      'video-heat': videoHeatNotice,
    },
  },
  'sony-alpha-a7': {
    faults: {
      'mount-flex': { part: 'mount', basis: 'press', sources: ['a7-tanaka', 'a7-mikka'] },
    },
  },
  'sony-alpha-a7r': {
    faults: {
      'mount-flex': { part: 'mount', basis: 'press', sources: ['a7-tanaka', 'a7-mikka', 'a7r-play'] },
    },
  },
} as const satisfies BuyingFacts<'sony'>;
