import type { BuyingFacts } from '../buyingFacts';

// Several cameras share this.
const firstFrameNotice = {
  date: '2007-02-04',
  kind: 'service-notice',
  about: 'shutter',
  shutterReplaced: 'reported',
  sources: ['dyn-scala', 'dyn-dk', 'dyn-2009'],
} as const;
const overnightCheck = { part: 'shutter', basis: 'maker-quoted', sources: ['dyn-scala', 'dyn-dk'] } as const;
const ccdNotice = { date: '2005-10', kind: 'service-notice', sources: ['ccd-twice', 'ccd-nikkei'] } as const;
const ccdCheck = { part: 'sensor', basis: 'maker-quoted', sources: ['ccd-twice', 'ccd-pca'] } as const;

export default {
  'minolta-dynax-7d': {
    advisories: {
      // For more than a year before the notice, the maker's internal papers had advised replacing the shutter and parts
      // of the AF drive. Observers thought that every Dynax 7D may be affected.
      'first-frame': firstFrameNotice,
    },
    faults: {
      overnight: overnightCheck,
    },
  },
  'minolta-dynax-5d': {
    advisories: {
      'first-frame': firstFrameNotice,
    },
    faults: {
      overnight: overnightCheck,
    },
  },
  'minolta-dimage-a1': {
    advisories: {
      ccd: { date: '2005-10', kind: 'service-notice', sources: ['ccd-twice', 'a1-ccd', 'ccd-nikkei'] },
    },
    faults: {
      ccd: { part: 'sensor', basis: 'maker-quoted', sources: ['ccd-twice', 'ccd-pca', 'ccd-muni'] },
    },
  },
  'minolta-dimage-7i': {
    advisories: {
      ccd: ccdNotice,
    },
    faults: {
      ccd: ccdCheck,
    },
  },
  'minolta-dimage-7hi': {
    advisories: {
      ccd: ccdNotice,
    },
    faults: {
      ccd: ccdCheck,
    },
  },
} as const satisfies BuyingFacts<'minolta'>;
