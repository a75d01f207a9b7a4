import type { FactsOf } from '../types';

export const minolta: FactsOf<'minolta'> = {
  'minolta-dynax-7d': {
    type: 'mid-range-dslr',
    releaseYear: 2004,
    sensor: 'aps-c-ccd',
    megapixels: 6.1,
    exifModels: ['DYNAX 7D', 'MAXXUM 7D', 'ALPHA-7 DIGITAL', 'ALPHA 7D'],
    shutterLife: { releases: 100_000, basis: 'class-estimate', confidence: 'low', sources: [] },
    count: {
      access: 'estimate',
      wrapsAt: 9999,
      howTo: 'minolta-file',
      confidence: 'medium',
      sources: ['exiftool-minolta'],
    },
  },
};
