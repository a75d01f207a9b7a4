/** All readers that are compared. */
import { EXIF_READER } from './exifReader';
import { EXIF_TOOL } from './exifTool';
import { EXIFR } from './exifr';
import { FLOOR } from './floor';
import { OURS } from './ours';
import { PACKAGE } from './package';
import type { Reader } from './reader';

export const READERS: readonly Reader[] = [...OURS, ...PACKAGE, ...EXIFR, ...EXIF_READER, ...EXIF_TOOL, ...FLOOR];

/** All readers, or with `isFast` those that take less than a second a photo. */
export const readersFor = (isFast: boolean): readonly Reader[] => READERS.filter(({ slow }) => !isFast || !slow);
