import type { FactsOf } from '../types';

export const fujifilm: FactsOf<'fujifilm'> = {
  'fujifilm-x-t4': {
    type: 'mid-range-mirrorless',
    releaseYear: 2020,
    sensor: 'aps-c-x-trans-bsi-cmos',
    megapixels: 26.1,
    exifModels: ['X-T4'],
    shutterLife: {
      releases: 300_000,
      basis: 'manufacturer',
      confidence: 'high',
      sources: ['apotelyt', 'fotografidigitali'],
    },
    count: {
      access: 'approximate-in-file',
      wrapsAt: 32_767,
      howTo: 'fuji-exif',
      confidence: 'medium',
      sources: ['exiftool-fujifilm', 'apotelyt-older'],
    },
  },
  'fujifilm-x-pro3': {
    type: 'professional-mirrorless',
    drawing: 'rangefinder',
    releaseYear: 2019,
    sensor: 'aps-c-x-trans-bsi-cmos',
    megapixels: 26.1,
    exifModels: ['X-Pro3'],
    shutterLife: { releases: 150_000, basis: 'reported', confidence: 'low', sources: [] },
    count: {
      access: 'approximate-in-file',
      wrapsAt: 32_767,
      howTo: 'fuji-exif',
      confidence: 'medium',
      sources: ['exiftool-fujifilm', 'apotelyt-older'],
    },
  },
  'fujifilm-x-h2': {
    type: 'professional-mirrorless',
    releaseYear: 2022,
    sensor: 'aps-c-x-trans-bsi-cmos',
    megapixels: 40.2,
    exifModels: ['X-H2'],
    shutterLife: { releases: 500_000, basis: 'manufacturer', confidence: 'medium', sources: [] },
    count: {
      access: 'approximate-in-file',
      wrapsAt: 32_767,
      howTo: 'fuji-exif',
      confidence: 'medium',
      sources: ['exiftool-fujifilm', 'apotelyt-older'],
    },
  },
};
