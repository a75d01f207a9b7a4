import type { FactsOf } from '../types';

export const leica: FactsOf<'leica'> = {
  'leica-q2': {
    type: 'professional-compact',
    releaseYear: 2019,
    sensor: 'full-frame-cmos',
    megapixels: 47.3,
    exifModels: ['LEICA Q2'],
    shutterLife: { basis: 'none', confidence: 'high', sources: [] },
    count: {
      access: 'not-in-file',
      howTo: 'leica-service',
      confidence: 'medium',
      sources: ['exiftool-panasonic'],
    },
  },
};
