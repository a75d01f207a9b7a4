/**
 * The numbers in the articles and on the home page, with their origins. Every number there must be in this file or in
 * `config/constants.ts`, be the rated life of a body that the text names, or follow from such numbers by the arithmetic
 * in `articles.test.ts`.
 */
import type { SourceId } from '../cameras/sources';

type Origin =
  | SourceId
  | 'specification'
  | 'sample-file'
  | 'canon-manual'
  | 'delta-photo'
  | 'webcampak'
  | 'court-papers'
  | 'nikon-notices'
  | 'owner-report'
  | 'exchange-rates'
  | 'wataooo';

export interface Fact {
  readonly about: string;
  readonly figures: readonly number[];
  readonly origin: Origin;
}

export const facts: readonly Fact[] = [
  // Contents of files
  { about: 'last number of a file name before it starts again', figures: [9999], origin: 'canon-manual' },
  { about: 'Fujifilm: bits of the image count, its highest value', figures: [15, 32_767], origin: 'exiftool-fujifilm' },
  {
    about: 'Ricoh: years of the models with a counter, and of the GR without',
    figures: [2003, 2012, 2013],
    origin: 'sample-file',
  },
  { about: 'Sony: older bodies may start again after this', figures: [65_535], origin: 'exiftool-sony' },
  { about: 'Canon: releases come over USB in steps of this', figures: [1000], origin: 'libgphoto2' },
  { about: 'Nikon D850: total and mechanical', figures: [8541, 3487], origin: 'sample-file' },
  { about: 'Nikon Z5: total and mechanical', figures: [54, 15], origin: 'sample-file' },
  {
    about: 'EOS 350D: folder, file, and the pictures they stand for',
    figures: [393, 9377, 29_377],
    origin: 'sample-file',
  },
  { about: 'Nikon D7000: file number of a photo with another count', figures: [9850], origin: 'sample-file' },

  // Observed lives of cameras
  { about: 'extremes of one rated type in a user database', figures: [2000, 1_000_000], origin: 'japancamera' },
  { about: 'EOS 1000D in a webcam: pictures, months', figures: [298_359, 18], origin: 'webcampak' },
  { about: 'two Nikon bodies of one professional', figures: [1_033_710, 878_432], origin: 'delta-photo' },
  { about: 'EOS 40D: rated, reached', figures: [100_000, 200_000], origin: 'outdoor-photography' },
  { about: 'EOS 5D Mark III: rated, reached', figures: [150_000, 200_000], origin: 'japancamera' },
  { about: 'price offered for its shutter in yen', figures: [60_000], origin: 'japancamera' },
  {
    about: 'class action on the A7 III: year, failures from and to, advertised, repair from and to in dollars',
    figures: [2021, 10_000, 50_000, 200_000, 500, 650],
    origin: 'dclife',
  },
  { about: 'a paid app for the cable: year, dollars', figures: [2020, 3.99], origin: 'specification' },
  { about: 'the same in euros and in yen', figures: [3.5, 430], origin: 'exchange-rates' },
  { about: 'second suit on the A7 III: year', figures: [2023], origin: 'court-papers' },
  { about: 'notices on the shutter of the Nikon D750: years', figures: [2015, 2016, 2017], origin: 'nikon-notices' },
  { about: 'shutter of a D810, Düsseldorf: year, euros', figures: [2018, 360], origin: 'owner-report' },
  { about: 'shutter of a D750, Nikon Canada: year, Canadian dollars', figures: [2019, 599], origin: 'owner-report' },
  { about: 'shutter of a 5D Mark II, China: year, US dollars', figures: [2017, 614], origin: 'owner-report' },
  { about: 'shutter of a 1D X, Tokyo: year, yen', figures: [2017, 80_000], origin: 'owner-report' },
  { about: 'the last three in US dollars of their years, about', figures: [430, 450, 710], origin: 'exchange-rates' },
  {
    about: 'a shutter repair in Japan, from and to in yen',
    figures: [20_000, 50_000],
    origin: 'wataooo',
  },
  { about: 'Canon error numbers', figures: [20, 30, 99], origin: 'teilab' },

  // Rules of thumb
  {
    about: 'rated life by level, as the guides give it',
    figures: [50_000, 100_000, 150_000, 200_000, 400_000, 500_000],
    origin: 'specification',
  },
  { about: 'half of the rated life of entry-level models', figures: [25_000, 50_000], origin: 'specification' },
  { about: 'a new shutter in dollars', figures: [200, 400], origin: 'specification' },
  { about: 'months between sensor cleanings', figures: [3, 6], origin: 'specification' },
];

/** Examples of wear: EXIF make and model, count. The share of the rated life is computed. */
export const wearExamples: readonly (readonly [make: string, model: string, count: number])[] = [
  ['NIKON', 'NIKON D5600', 60_000],
  ['Canon', 'Canon EOS-1D X Mark II', 60_000],
  ['Canon', 'Canon EOS 250D', 18_000],
];

/** An example of a file number whose numbering has restarted `rounds` times. The number doesn't show the restarts. */
export const restartedName = { file: 2310, rounds: 10 } as const;

/** `releases` at `framesPerSecond` take `hours` and `minutes`. */
export const burstExample = { framesPerSecond: 16, releases: 500_000, hours: 8, minutes: 40 } as const;

/** Steady paces in actuations per week, and the ratings to compare them with. */
export const paceExample = { perWeek: [100, 500, 2000], lives: [100_000, 200_000, 500_000] } as const;

/**
 * Settings of the recommended test pictures: `fastest` and `slow` are 1/n seconds, `dark` is seconds, `aperture` is an
 * f-number.
 */
export const testPictures = { fastest: 4000, slow: 60, dark: 30, aperture: 16 } as const;
