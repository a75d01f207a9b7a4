/** What is published about buying a used Nikon. */

import type { BuyingFacts } from '../buyingFacts';

export default {
  'nikon-d850': {
    modes: { offered: ['mechanical', 'electronic'], usual: 'mechanical', sources: ['exiftool-nikon'] },
  },
  'nikon-d750': {
    advisories: {
      // Acknowledged in late December 2014.
      flare: {
        date: '2015-01',
        kind: 'service-notice',
        serials: 'maker-page',
        sources: ['d750-dpr', 'd750-dsb', 'd750-acu'],
      },
      'shutter-first': {
        date: '2015-07',
        kind: 'service-notice',
        made: ['2014-10', '2014-11'],
        serials: 'maker-page',
        sources: ['d750-acu', 'd750-lm'],
      },
      'shutter-second': {
        date: '2016',
        kind: 'service-notice',
        made: ['2014-12', '2015-06'],
        serials: 'maker-page',
        sources: ['d750-acu', 'd750-lm'],
      },
      // The firmware was updated too; the warranty was not extended.
      'shutter-third': {
        date: '2017-07',
        kind: 'service-notice',
        made: ['2014-07', '2016-09'],
        serials: 'maker-page',
        shutterReplaced: 'reported',
        counterReset: 'reported-not',
        sources: ['d750-yuru', 'd750-cn', 'd750-minkara'],
      },
    },
    faults: {
      // A curtain that is half down is another sign.
      'first-frame': { part: 'shutter', evidence: 'owner-case', sources: ['d750-yuru', 'd750-minkara', 'd750-599'] },
      'notice-bill': { part: 'shutter', evidence: 'press', sources: ['d750-cn', 'd750-acu'] },
    },
    repairs: {
      // Bought in July 2016.
      shutter: {
        part: 'shutter',
        price: 599,
        currency: 'CAD',
        date: '2019-05',
        place: 'Nikon Canada',
        sources: ['d750-599'],
      },
      'exchange-time': { part: 'shutter', date: '2017-09', place: 'Nikon Plaza Shinjuku', sources: ['d750-minkara'] },
    },
    modes: { offered: ['mechanical'], usual: 'mechanical', sources: ['exiftool-nikon'] },
  },
  'nikon-d780': {
    modes: { offered: ['mechanical', 'electronic'], usual: 'mechanical', sources: ['exiftool-nikon'] },
  },
  'nikon-d810': {
    advisories: {
      'bright-spots': { date: '2014', kind: 'service-notice', serials: 'maker-page', sources: ['d810-xa', 'd810-ph'] },
    },
    faults: {
      'bright-spots': { part: 'sensor', evidence: 'maker-quoted', sources: ['d810-xa', 'd810-ph'] },
    },
    repairs: {
      shutter: {
        part: 'shutter',
        price: 360,
        currency: 'EUR',
        date: '2018',
        isDateAbout: true,
        place: 'Nikon Service Point Düsseldorf',
        sources: ['d810-moijn'],
      },
    },
    counts: {
      // A marathon photographer’s body, without a fault.
      marathon: { outcome: 'alive', counts: [349_116], sources: ['d810-349'] },
      'early-failure': { outcome: 'failed', counts: [54_000], sources: ['d810-moijn'] },
    },
    modes: { offered: ['mechanical'], usual: 'mechanical', sources: ['exiftool-nikon'] },
  },
  'nikon-d800': {
    advisories: {
      // Production was corrected. The service sets values in the firmware, and corrects larger errors mechanically.
      'left-focus-points': { date: '2012-09-25', kind: 'statement', sources: ['d800-nr', 'd800-slr'] },
      // They also came with the D800E, the D7000 and the 1 V1.
      'en-el15': {
        date: '2012-04',
        kind: 'recall',
        about: 'battery',
        serials: { digit: 9, values: ['E', 'F'] },
        sources: ['enel15-dpr', 'enel15-wn', 'enel15-pc'],
      },
      'free-maintenance': { date: '2015-07-14', kind: 'goodwill', until: '2016-01-15', sources: ['d800-free'] },
      rebadged: { date: '2015-04-14', kind: 'warning', sources: ['d800-fake'] },
    },
    faults: {
      'left-focus-points': { part: 'autofocus', evidence: 'press', sources: ['d800-mt', 'd800-nr'] },
      rebadged: { part: 'identity', evidence: 'maker-quoted', sources: ['d800-fake'] },
      'battery-lot': { part: 'battery', evidence: 'maker-quoted', sources: ['enel15-dpr', 'enel15-pc'] },
      'rubber-and-doors': {
        part: 'rubber',
        evidence: 'owner-case',
        sources: ['d800-rubber', 'd800-eyepiece', 'd800-batt'],
      },
    },
    modes: { offered: ['mechanical'], usual: 'mechanical', sources: ['exiftool-nikon'] },
  },
  'nikon-d610': {
    advisories: {
      'd600-dust': {
        date: '2014-02-26',
        kind: 'service-notice',
        about: 'sister-model',
        shutterReplaced: 'sister-model',
        sources: ['d600-dsb', 'd600-mdp', 'd610-dsb'],
      },
    },
    faults: {
      rebadged: { part: 'identity', evidence: 'maker-quoted', sources: ['d800-fake'] },
    },
    modes: { offered: ['mechanical'], usual: 'mechanical', sources: ['exiftool-nikon'] },
  },
  'nikon-d500': {
    advisories: {
      'en-el15': { date: '2016', kind: 'goodwill', about: 'battery', sources: ['d500-jp', 'd500-week2'] },
    },
    faults: {
      'battery-label': { part: 'battery', evidence: 'press', sources: ['d500-jp', 'd500-week2', 'enel15-wp'] },
      'sd-card': { part: 'card-slot', evidence: 'press', sources: ['d500-week2'] },
      'power-off': { part: 'power', evidence: 'press', sources: ['d500-lock'] },
    },
    modes: { offered: ['mechanical'], usual: 'mechanical', sources: ['exiftool-nikon'] },
  },
  'nikon-d7500': {
    modes: { offered: ['mechanical'], usual: 'mechanical', sources: ['exiftool-nikon'] },
  },
  'nikon-d7200': {
    modes: { offered: ['mechanical'], usual: 'mechanical', sources: ['exiftool-nikon'] },
  },
  'nikon-d7100': {
    advisories: {
      rebadged: { date: '2015-04-14', kind: 'warning', sources: ['d800-fake'] },
    },
    modes: { offered: ['mechanical'], usual: 'mechanical', sources: ['exiftool-nikon'] },
  },
  'nikon-d5600': {
    modes: { offered: ['mechanical'], usual: 'mechanical', sources: ['exiftool-nikon'] },
  },
  'nikon-d5300': {
    modes: { offered: ['mechanical'], usual: 'mechanical', sources: ['exiftool-nikon'] },
  },
  'nikon-d3500': {
    modes: { offered: ['mechanical'], usual: 'mechanical', sources: ['exiftool-nikon'] },
  },
  'nikon-d5': {
    modes: { offered: ['mechanical'], usual: 'mechanical', sources: ['exiftool-nikon'] },
  },
  'nikon-z6': {
    advisories: {
      // Announced in mid-May.
      'vibration-reduction': {
        date: '2019-05',
        kind: 'service-notice',
        serials: 'maker-page',
        sources: ['z7-vr', 'z7-club'],
      },
    },
    faults: {
      'vibration-reduction': { part: 'stabilizer', evidence: 'owner-case', sources: ['z7-vr', 'z7-club'] },
    },
    modes: {
      offered: ['mechanical', 'electronic-first-curtain', 'electronic'],
      usual: 'mechanical',
      sources: ['z7-ir', 'exiftool-nikon'],
    },
  },
  'nikon-z7': {
    advisories: {
      // Announced in mid-May.
      'vibration-reduction': {
        date: '2019-05',
        kind: 'service-notice',
        serials: 'maker-page',
        sources: ['z7-vr', 'z7-club'],
      },
    },
    faults: {
      'vibration-reduction': { part: 'stabilizer', evidence: 'owner-case', sources: ['z7-vr', 'z7-club'] },
    },
    repairs: {
      'vibration-reduction-time': {
        part: 'stabilizer',
        date: '2019-05',
        place: 'Nikon Plaza Ginza',
        sources: ['z7-vr'],
      },
    },
    modes: {
      offered: ['mechanical', 'electronic-first-curtain', 'electronic'],
      usual: 'mechanical',
      sources: ['z7-ir', 'exiftool-nikon'],
    },
  },
} as const satisfies BuyingFacts<'nikon'>;
