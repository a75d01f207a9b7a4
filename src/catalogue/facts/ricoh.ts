import type { FactsOf } from '../types';

export const ricoh: FactsOf<'ricoh'> = {
  'ricoh-gr3': {
    type: 'mid-range-compact',
    announcedYear: 2018,
    releaseYear: 2019,
    sensor: 'aps-c-cmos',
    megapixels: 24.2,
    exifModels: ['RICOH GR III', 'RICOH GR III HDF'],
    shutterLife: { basis: 'none', confidence: 'medium', sources: ['cyapu'] },
    count: {
      access: 'unconfirmed-in-file',
      howTo: 'ricoh-exif',
      confidence: 'low',
      sources: ['exiftool-pentax'],
    },
  },
};
