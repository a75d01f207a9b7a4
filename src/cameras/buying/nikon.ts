import type { BuyingFacts } from '../buyingFacts';

// Several cameras share these.
const rebadgedNotice = { date: '2015-04-14', kind: 'warning', sources: ['d800-fake'] } as const;
const rebadgedCheck = { part: 'identity', basis: 'maker-quoted', sources: ['d800-fake'] } as const;
const vibrationReductionNotice = {
  date: '2019-05',
  kind: 'service-notice',
  serials: 'maker-page',
  sources: ['z7-vr', 'z7-club'],
} as const;
const vibrationReductionCheck = { part: 'stabilizer', basis: 'owner-case', sources: ['z7-vr', 'z7-club'] } as const;
const enEl3Notice = {
  date: '2005-11-08',
  kind: 'recall',
  further: ['2005-12-06'],
  about: 'battery',
  sources: ['enel3-pl', 'enel3-dpr'],
} as const;
const enEl3Check = { part: 'battery', basis: 'maker-quoted', sources: ['enel3-pl', 'enel3-dpr'] } as const;
const enEl15Notice = {
  date: '2012-04',
  kind: 'recall',
  about: 'battery',
  serials: { digit: 9, values: ['E', 'F'] },
  sources: ['enel15-wn', 'enel15-giz', 'enel15-dpr'],
} as const;
const enEl15Check = { part: 'battery', basis: 'maker-quoted', sources: ['enel15-dpr', 'enel15-giz'] } as const;
const kitLensNotice = {
  date: '2015-02-03',
  kind: 'service-notice',
  sources: ['n1-ps', 'n1-gavin', 'n1-otto'],
} as const;
const kitLensCheck = {
  part: 'lens',
  basis: 'maker-quoted',
  sources: ['n1-ps', 'n1-museum', 'n1-gavin', 'n1-otto'],
} as const;

export default {
  'nikon-d850': {
    modes: {
      offered: ['mechanical', 'electronic-first-curtain', 'electronic'],
      usual: 'mechanical',
      sources: ['d850-modes', 'exiftool-nikon'],
    },
  },
  'nikon-d750': {
    advisories: {
      // Nikon acknowledged the flare in late December 2014.
      flare: {
        date: '2015-01',
        kind: 'service-notice',
        serials: 'maker-page',
        sources: ['d750-dpr', 'd750-dsb', 'd750-acu'],
      },
      'shutter-first': {
        date: '2015-07',
        kind: 'service-notice',
        about: 'shutter',
        made: ['2014-10', '2014-11'],
        serials: 'maker-page',
        sources: ['d750-acu', 'd750-lm'],
      },
      'shutter-second': {
        date: '2016',
        kind: 'service-notice',
        about: 'shutter',
        made: ['2014-12', '2015-06'],
        serials: 'maker-page',
        sources: ['d750-acu', 'd750-lm'],
      },
      // The firmware was also updated; the warranty was not extended.
      'shutter-third': {
        date: '2017-07',
        kind: 'service-notice',
        about: 'shutter',
        made: ['2014-07', '2016-09'],
        serials: 'maker-page',
        shutterReplaced: 'reported',
        counterReset: 'reported-not',
        sources: ['d750-yuru', 'd750-cn', 'd750-minkara'],
      },
    },
    faults: {
      // Another sign of the fault is a curtain that is half down.
      'first-frame': { part: 'shutter', basis: 'owner-case', sources: ['d750-yuru', 'd750-minkara', 'd750-599'] },
      'notice-bill': { part: 'shutter', basis: 'press', sources: ['d750-cn', 'd750-acu'] },
    },
    repairs: {
      // The owner bought the camera in July 2016.
      shutter: {
        part: 'shutter',
        price: 599,
        currency: 'CAD',
        date: '2019-05',
        place: 'Nikon Canada',
        sources: ['d750-599'],
      },
    },
    modes: { offered: ['mechanical'], usual: 'mechanical', sources: ['exiftool-nikon'] },
  },
  'nikon-d780': {
    modes: {
      offered: ['mechanical', 'electronic-first-curtain', 'electronic'],
      usual: 'mechanical',
      sources: ['exiftool-nikon'],
    },
  },
  'nikon-d810': {
    advisories: {
      'bright-spots': { date: '2014', kind: 'service-notice', serials: 'maker-page', sources: ['d810-xa', 'd810-ph'] },
    },
    faults: {
      'bright-spots': { part: 'sensor', basis: 'maker-quoted', sources: ['d810-xa', 'd810-ph'] },
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
      // The body belongs to a marathon photographer and has no fault.
      marathon: { outcome: 'alive', counts: [349_116], sources: ['d810-349'] },
      'early-failure': { outcome: 'failed', counts: [54_000], sources: ['d810-moijn'] },
    },
    modes: { offered: ['mechanical'], usual: 'mechanical', sources: ['exiftool-nikon'] },
  },
  'nikon-d800': {
    advisories: {
      // Nikon corrected the production. The service sets values in the firmware, and corrects larger errors
      // mechanically.
      'left-focus-points': { date: '2012-09-25', kind: 'statement', sources: ['d800-nr', 'd800-slr'] },
      // The same batteries came with the D800E, the D7000 and the 1 V1.
      'en-el15': {
        date: '2012-04',
        kind: 'recall',
        about: 'battery',
        serials: { digit: 9, values: ['E', 'F'] },
        sources: ['enel15-dpr', 'enel15-wn', 'enel15-pc'],
      },
      'free-maintenance': { date: '2015-07-14', kind: 'goodwill', until: '2016-01-15', sources: ['d800-free'] },
      rebadged: rebadgedNotice,
    },
    faults: {
      'left-focus-points': { part: 'autofocus', basis: 'press', sources: ['d800-mt', 'd800-nr'] },
      rebadged: rebadgedCheck,
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
      rebadged: rebadgedCheck,
    },
    modes: { offered: ['mechanical'], usual: 'mechanical', sources: ['exiftool-nikon'] },
  },
  'nikon-d500': {
    advisories: {
      'en-el15': { date: '2016', kind: 'goodwill', about: 'battery', sources: ['d500-jp', 'd500-week2'] },
    },
    faults: {
      'battery-label': { part: 'battery', basis: 'press', sources: ['d500-jp', 'd500-week2', 'enel15-wp'] },
      'sd-card': { part: 'card-slot', basis: 'maker-quoted', sources: ['d500-dt', 'd500-week2'] },
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
      rebadged: rebadgedNotice,
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
      'vibration-reduction': vibrationReductionNotice,
    },
    faults: {
      'vibration-reduction': vibrationReductionCheck,
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
      'vibration-reduction': vibrationReductionNotice,
    },
    faults: {
      'vibration-reduction': vibrationReductionCheck,
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
  'nikon-d600': {
    advisories: {
      dust: {
        date: '2014-02-26',
        kind: 'service-notice',
        about: 'shutter',
        further: ['2014-03-28'],
        sources: ['d600-dsb', 'd600-mdp', 'd600-late'],
      },
      cleaning: { date: '2013', kind: 'service-notice', sources: ['d600-late', 'd600-ruedel', 'd600-mdp'] },
    },
    faults: {
      'dust-and-oil': { part: 'sensor', basis: 'press', sources: ['d600-ir', 'd600-coog', 'd600-fd'] },
      'notice-bill': { part: 'shutter', basis: 'maker-quoted', sources: ['d600-dsb', 'd600-mdp'] },
    },
  },
  'nikon-d70': {
    advisories: {
      'blinking-light': { date: '2005-09', kind: 'service-notice', sources: ['d70-syahon', 'd70-hama', 'd70-astro'] },
      'en-el3': enEl3Notice,
    },
    faults: {
      'blinking-light': {
        part: 'electronics',
        basis: 'maker-quoted',
        sources: ['d70-bglod', 'd70-hearth', 'd70-jung', 'd70-astro'],
      },
      'card-errors': { part: 'card-slot', basis: 'owner-case', sources: ['d70-diygirl', 'd70-ionet', 'd70-chr'] },
      'sticky-rubber': { part: 'rubber', basis: 'owner-case', sources: ['d70-sticky', 'kiss-d70-sticky'] },
    },
  },
  'nikon-d70s': {
    advisories: {
      'en-el3': enEl3Notice,
    },
    faults: {
      'battery-lot': enEl3Check,
    },
  },
  'nikon-d50': {
    advisories: {
      'en-el3': enEl3Notice,
    },
    faults: {
      'battery-lot': enEl3Check,
    },
  },
  'nikon-d100': {
    advisories: {
      'en-el3': enEl3Notice,
    },
    faults: {
      'battery-lot': enEl3Check,
    },
  },
  'nikon-d60': {
    faults: {
      'press-again': { part: 'shutter', basis: 'owner-case', sources: ['d60-otp', 'd60-sensjava', 'd60-pascal'] },
    },
  },
  'nikon-d80': {
    faults: {
      'err-gear': { part: 'mirror', basis: 'technician', sources: ['d80-karman', 'd80-lunar', 'd80-monopod'] },
    },
  },
  'nikon-d90': {
    faults: {
      'err-gear': { part: 'mirror', basis: 'owner-case', sources: ['d90-yize', 'd90-yacht'] },
    },
  },
  'nikon-d200': {
    advisories: {
      banding: { date: '2006-02-06', kind: 'service-notice', sources: ['d200-dk', 'd200-faq'] },
    },
    faults: {
      banding: { part: 'sensor', basis: 'maker-quoted', sources: ['d200-dk', 'd200-dpr'] },
    },
  },
  'nikon-d300': {
    faults: {
      'dead-battery': { part: 'power', basis: 'press', sources: ['dbs-dsb', 'd300-cafe', 'd300-xanga'] },
      rubber: { part: 'rubber', basis: 'owner-case', sources: ['d300-rubber', 'd300-xanga', 'd300-rephoto'] },
    },
  },
  'nikon-d3': {
    advisories: {
      'raw-corruption': { date: '2008-04', kind: 'firmware', affectedFirmware: '1.10', sources: ['d3-raw'] },
    },
    faults: {
      firmware: { part: 'firmware', basis: 'maker-quoted', sources: ['d3-raw', 'dbs-dsb'] },
    },
  },
  'nikon-d5000': {
    advisories: {
      power: {
        date: '2009-07-16',
        kind: 'service-notice',
        serials: 'maker-page',
        sources: ['d5000-sara', 'd5000-mori'],
      },
    },
    faults: {
      power: { part: 'power', basis: 'maker-quoted', sources: ['d5000-sara', 'd5000-mori'] },
    },
  },
  'nikon-d7000': {
    advisories: {
      'en-el15': enEl15Notice,
      'hot-pixels': { date: '2010-12', kind: 'firmware', sources: ['d7000-fw'] },
    },
    faults: {
      'back-focus': {
        part: 'autofocus',
        basis: 'owner-case',
        sources: ['d7000-dsb', 'd7000-micah', 'd7000-larsen', 'd7000-dpr'],
      },
      'battery-lot': { part: 'battery', basis: 'maker-quoted', sources: ['enel15-dpr', 'enel15-pc'] },
    },
  },
  'nikon-d800e': {
    advisories: {
      'en-el15': {
        date: '2012-04',
        kind: 'recall',
        about: 'battery',
        serials: { digit: 9, values: ['E', 'F'] },
        sources: ['enel15-giz', 'enel15-avc', 'enel15-dpr'],
      },
      rebadged: rebadgedNotice,
    },
    faults: {
      rebadged: rebadgedCheck,
      'battery-lot': enEl15Check,
    },
  },
  'nikon-d4': {
    advisories: {
      'lock-up': { date: '2012-05', kind: 'statement', sources: ['d4-web', 'd4-atp', 'd4-hip'] },
      rebadged: rebadgedNotice,
    },
    faults: {
      'lock-up': { part: 'firmware', basis: 'maker-quoted', sources: ['d4-web', 'd4-atp'] },
    },
  },
  'nikon-d4s': {
    advisories: {
      rebadged: rebadgedNotice,
    },
    faults: {
      rebadged: rebadgedCheck,
    },
  },
  'nikon-1-j1': {
    advisories: {
      'kit-lens': kitLensNotice,
    },
    faults: {
      'kit-lens': kitLensCheck,
    },
  },
  'nikon-1-v2': {
    advisories: {
      'kit-lens': kitLensNotice,
    },
    faults: {
      'kit-lens': kitLensCheck,
    },
  },
  'nikon-1-v1': {
    advisories: {
      'kit-lens': kitLensNotice,
      'en-el15': enEl15Notice,
    },
    faults: {
      'kit-lens': kitLensCheck,
      'battery-lot': enEl15Check,
    },
  },
  'nikon-z8': {
    advisories: {
      'lens-lock': {
        date: '2023-06-23',
        kind: 'service-notice',
        serials: 'maker-page',
        sources: ['z8-shotkit', 'z8-nbc', 'z9-heise-z8'],
      },
      'strap-lugs': {
        date: '2023-08-07',
        kind: 'service-notice',
        serials: 'maker-page',
        sources: ['z8-pp', 'z8-heise'],
      },
    },
    faults: {
      'strap-lugs': { part: 'strap-lug', basis: 'maker-quoted', sources: ['z8-pp', 'z8-thom', 'z8-fix'] },
      'lens-lock': { part: 'mount', basis: 'maker-quoted', sources: ['z8-shotkit', 'z8-bershatsky'] },
    },
  },
  'nikon-z9': {
    advisories: {
      'lens-release': {
        date: '2022-12',
        kind: 'service-notice',
        serials: 'maker-page',
        sources: ['z9-heise', 'z9-heise-z8'],
      },
    },
    faults: {
      'lens-release': { part: 'mount', basis: 'maker-quoted', sources: ['z9-heise', 'z9-heise-z8'] },
    },
  },
} as const satisfies BuyingFacts<'nikon'>;
