import type { FactsOf } from '../types';

export const pentax: FactsOf<'pentax'> = {
  'pentax-k-1-mark-ii': {
    type: 'professional-dslr',
    releaseYear: 2018,
    sensor: 'full-frame-cmos',
    megapixels: 36.4,
    exifModels: ['PENTAX K-1 Mark II'],
    shutterLife: {
      releases: 300_000,
      basis: 'manufacturer',
      confidence: 'high',
      sources: ['gooutmi', 'breakfastographer'],
    },
    count: {
      access: 'exact-in-file',
      includesElectronic: false,
      howTo: 'pentax-exif',
      confidence: 'high',
      sources: ['exiftool-pentax'],
    },
  },
};
