/** What is published about buying a used Minolta. */

import type { BuyingFacts } from '../buyingFacts';

export default {
  'minolta-dynax-7d': {
    advisories: {
      // The papers had advised it for more than a year. Observers thought that every Dynax 7D may be affected.
      'first-frame': {
        date: '2007-02-04',
        kind: 'service-notice',
        shutterReplaced: 'reported',
        sources: ['dyn-scala', 'dyn-dk', 'dyn-2009'],
      },
    },
    faults: {
      overnight: { part: 'shutter', evidence: 'maker-quoted', sources: ['dyn-scala', 'dyn-dk'] },
    },
  },
  'minolta-dynax-5d': {
    advisories: {
      'first-frame': {
        date: '2007-02-04',
        kind: 'service-notice',
        shutterReplaced: 'reported',
        sources: ['dyn-scala', 'dyn-dk', 'dyn-2009'],
      },
    },
    faults: {
      overnight: { part: 'shutter', evidence: 'maker-quoted', sources: ['dyn-scala', 'dyn-dk'] },
    },
  },
  'minolta-dimage-a1': {
    advisories: {
      ccd: { date: '2005-10', kind: 'service-notice', sources: ['ccd-twice', 'a1-ccd', 'ccd-nikkei'] },
    },
    faults: {
      ccd: { part: 'sensor', evidence: 'maker-quoted', sources: ['ccd-twice', 'ccd-pca', 'ccd-muni'] },
    },
  },
  'minolta-dimage-7i': {
    advisories: {
      ccd: { date: '2005-10', kind: 'service-notice', sources: ['ccd-twice', 'ccd-nikkei'] },
    },
    faults: {
      ccd: { part: 'sensor', evidence: 'maker-quoted', sources: ['ccd-twice', 'ccd-pca'] },
    },
  },
  'minolta-dimage-7hi': {
    advisories: {
      ccd: { date: '2005-10', kind: 'service-notice', sources: ['ccd-twice', 'ccd-nikkei'] },
    },
    faults: {
      ccd: { part: 'sensor', evidence: 'maker-quoted', sources: ['ccd-twice', 'ccd-pca'] },
    },
  },
} as const satisfies BuyingFacts<'minolta'>;
