import type { BuyingFacts } from '../buyingFacts';

// Several cameras share this.
const apertureSuitsNotice = {
  date: '2020',
  kind: 'lawsuit',
  further: ['2022'],
  sources: ['k30-court', 'k30-asobi', 'k30-pa', 'k50-appeal'],
} as const;

export default {
  'pentax-k-1-mark-ii': {
    modes: {
      offered: ['mechanical', 'electronic'],
      usual: 'mechanical',
      sources: ['exiftool-pentax'],
    },
  },
  'pentax-k-30': {
    advisories: {
      'aperture-suits': apertureSuitsNotice,
    },
    faults: {
      'dark-pictures': {
        part: 'electronics',
        basis: 'owner-case',
        sources: ['k30-star', 'k30-kotz', 'k30-bodgit', 'k30-court'],
      },
    },
  },
  'pentax-k-50': {
    advisories: {
      'aperture-suits': apertureSuitsNotice,
    },
    faults: {
      'dark-pictures': {
        part: 'electronics',
        basis: 'owner-case',
        sources: ['k50-saga', 'k50-husky', 'k50-neko', 'k30-court'],
      },
    },
  },
  'pentax-k-70': {
    advisories: {
      'aperture-suit': { date: '2020', kind: 'lawsuit', sources: ['k30-court', 'k30-asobi'] },
    },
    faults: {
      'dark-pictures': { part: 'electronics', basis: 'owner-case', sources: ['k70-gate', 'k70-cycle', 'k30-court'] },
    },
  },
  'pentax-k-5': {
    advisories: {
      'sensor-stains': { date: '2011-01', kind: 'service-notice', sources: ['k5-stain-es', 'k5-stain-pn'] },
    },
    faults: {
      'sensor-stains': { part: 'sensor', basis: 'maker-quoted', sources: ['k5-stain-es', 'k5-stain-pn'] },
      'dim-light-focus': { part: 'autofocus', basis: 'technician', sources: ['k5-lumo', 'k5-dslr'] },
    },
  },
  'pentax-k-r': {
    faults: {
      'lamp-front-focus': { part: 'autofocus', basis: 'owner-case', sources: ['kr-rice', 'kr-dpr'] },
    },
  },
  'pentax-k20d': {
    advisories: {
      'self-timer-hot-pixels': { date: '2008-05-30', kind: 'firmware', sources: ['k20d-ir'] },
    },
  },
} as const satisfies BuyingFacts<'pentax'>;
