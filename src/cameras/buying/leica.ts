import type { BuyingFacts } from '../buyingFacts';

// Several cameras share this.
const sensorCorrosionNotice = {
  date: '2014-12',
  kind: 'goodwill',
  until: '2017-08-15',
  sources: ['m9-corr-it', 'm9-corr-fd', 'm9-macfilos', 'm9-end-j', 'm9-end-nobu'],
} as const;

export default {
  'leica-q2': {
    advisories: {
      // The cases were reported to Leica in Germany.
      'strap-eyelets': { date: '2022-03-23', kind: 'goodwill', sources: ['q2-eyelet', 'q2-eyelet2'] },
    },
    faults: {
      'strap-eyelets': { part: 'strap-lug', basis: 'maker-quoted', sources: ['q2-eyelet', 'q2-eyelet2'] },
    },
    repairs: {
      factory: { part: 'service', date: '2019-10', sources: ['q2-macfilos'] },
    },
    modes: { offered: ['leaf', 'electronic'], sources: ['q2-leaf'] },
  },
  'leica-m9': {
    advisories: {
      'sensor-corrosion': sensorCorrosionNotice,
      'false-low-battery': { date: '2011', kind: 'service-notice', sources: ['m9-battery'] },
    },
    faults: {
      'sensor-corrosion': {
        part: 'sensor',
        basis: 'maker-quoted',
        sources: ['m9-corr-fd', 'm9-end-nobu', 'm9-fr', 'm9-corr-it'],
      },
    },
  },
  'leica-m9-p': {
    advisories: {
      'sensor-corrosion': sensorCorrosionNotice,
    },
    faults: {
      'sensor-corrosion': {
        part: 'sensor',
        basis: 'maker-quoted',
        sources: ['m9-corr-fd', 'm9-end-j', 'm9-corr-it'],
      },
    },
  },
  'leica-m-monochrom': {
    advisories: {
      'sensor-corrosion': sensorCorrosionNotice,
    },
    faults: {
      'sensor-corrosion': {
        part: 'sensor',
        basis: 'maker-quoted',
        sources: ['m9-corr-fd', 'mm-eddie', 'm9-corr-it'],
      },
    },
  },
  'leica-m8': {
    advisories: {
      'no-screens': { date: '2012-08-29', kind: 'statement', sources: ['m8-lcd', 'm9-macfilos'] },
      'shutter-fault': { date: '2010-07-08', kind: 'firmware', about: 'shutter', sources: ['m8-shutter'] },
    },
    faults: {
      'coffee-stains': { part: 'screen', basis: 'maker-quoted', sources: ['m9-macfilos', 'm8-lcd'] },
      infrared: { part: 'sensor', basis: 'press', sources: ['m8-rough', 'm8-ap'] },
    },
  },
  'leica-m-typ-240': {
    advisories: {
      'strap-lugs': { date: '2013-05-01', kind: 'recall', sources: ['m240-lug'] },
    },
    faults: {
      'strap-lugs': { part: 'strap-lug', basis: 'maker-quoted', sources: ['m240-lug'] },
    },
  },
  'leica-tl2': {
    advisories: {
      visoflex: { date: '2017-07-19', kind: 'sales-stop', sources: ['tl2-mac1', 'tl2-huff'] },
    },
    faults: {
      visoflex: { part: 'viewfinder', basis: 'press', sources: ['tl2-huff', 'tl2-mac1', 'tl2-ben'] },
    },
  },
  'leica-m11': {
    faults: {
      freezes: { part: 'firmware', basis: 'owner-case', sources: ['m11-ag', 'm11-zen'] },
    },
  },
} as const satisfies BuyingFacts<'leica'>;
