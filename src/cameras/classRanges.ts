import type { Camera } from './cameraRow';

/**
 * Usual rated shutter life by level and kind of body, as the lowest and highest number of actuations. Medium format has
 * no entry level.
 */
export const RATED_LIFE_RANGES = {
  'entry-level-dslr': [50_000, 100_000],
  'mid-range-dslr': [100_000, 150_000],
  'professional-dslr': [200_000, 500_000],
  'entry-level-mirrorless': [50_000, 100_000],
  'mid-range-mirrorless': [100_000, 200_000],
  'professional-mirrorless': [200_000, 400_000],
  'mid-range-medium-format': [100_000, 200_000],
  'professional-medium-format': [200_000, 300_000],
} as const satisfies Record<string, readonly [number, number]>;

/**
 * The first release year of bodies that today's class ranges fit. Ratings rose until then: others give 50,000
 * for the EOS 400D of 2006 and 100,000 for the EOS 450D of 2008.
 */
const FITS_SINCE = 2008;

/** True if the rated life is the usual one of later bodies of this camera's class. */
export const isOfLaterClass = ({ life, year }: Pick<Camera, 'life' | 'year'>): boolean =>
  life.basis === 'class-estimate' && year < FITS_SINCE;
