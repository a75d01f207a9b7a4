/**
 * Usual rated shutter life by level and kind of body, from the lowest to the highest number of actuations. Medium
 * format has no entry level.
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
