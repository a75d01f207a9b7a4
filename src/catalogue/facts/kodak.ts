import type { FactsOf } from '../types';

export const kodak: FactsOf<'kodak'> = {
  'kodak-dcs-14n': {
    type: 'professional-dslr',
    announcedYear: 2002,
    releaseYear: 2003,
    sensor: 'full-frame-cmos',
    megapixels: 13.7,
    exifModels: ['DCS Pro 14N', 'DCS Pro 14nx'],
    shutterLife: {
      releases: 50_000,
      basis: 'specification',
      confidence: 'low',
      sources: ['women-and-dreams'],
    },
    count: {
      access: 'not-in-file',
      howTo: 'kodak-none',
      confidence: 'medium',
      sources: ['exiftool-kodak'],
    },
  },
};
