/**
 * The years in which listed cameras were announced. The build evaluates this module (scripts/evaluated.ts), so that
 * reading a photo doesn't load the tables.
 */

import { rowsOf } from './allRows';
import type { Camera, CameraBody } from './cameraRow';
import { bodyKey, makerOfFile } from './exifMakers';

/** Files of `rows/` whose makers write the date of manufacture into photos. */
const FILES = ['fujifilm', 'leica', 'olympus', 'panasonic', 'pentax', 'ricoh', 'samsung'];

const isListed = (row: CameraBody | Camera): row is Camera => 'year' in row;

/** Year of announcement, or else of release, by `bodyKey`: 'panasonic/dmc-g6' → 2013. */
export const releaseYears: Readonly<Record<string, number>> = Object.fromEntries(
  FILES.flatMap((file) =>
    rowsOf[file]!.filter(isListed).flatMap(({ exif, year, announcedYear = year }) =>
      exif.map((model) => [bodyKey(makerOfFile(file), model), announcedYear] as const),
    ),
  ),
);
