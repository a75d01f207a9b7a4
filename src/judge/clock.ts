/** Recognizes dates from a camera clock that was never set, or that started over after the battery was empty. */

import { findBody } from '../cameras/ratedLife';
import type { ExtractionResult } from '../reader/result';

/**
 * If two dates are less than this apart, the later date may belong to the earlier photo, because owners change clocks
 * for time zones and daylight saving.
 */
export const CLOCK_TOLERANCE_MS = 26 * 3_600_000;

/** The day on which clocks start; the year depends on the model. */
const FIRST_DAY = '-01-01';

/** A date and the clock that gave it: the camera's, or the clock of the computer that wrote the file. */
export interface Dated {
  readonly date?: string;
  readonly dateSource?: 'camera' | 'file';
}

/** A camera, identified by its EXIF Make and Model, and its date of manufacture. */
export type KnownCamera = Pick<ExtractionResult, 'make' | 'model'> & {
  readonly manufactured?: { readonly date: string } | undefined;
};

/** Returns true if a date may be from a clock that was never set. */
export type ClockCheck = (dated: Dated) => boolean;

/**
 * Returns the check for one camera, or for all cameras with the same Make and Model. A clock that was never set gives 1
 * January of some year, a date before the camera was made, or a year before the model was announced. Doesn't check the
 * year for a camera without a row. People also take photos on 1 January, so a positive check means only that the date
 * proves nothing. Ignores a file's own date, which comes from a computer.
 */
export function clockCheckOf({ make = '', model = '', manufactured }: KnownCamera): ClockCheck {
  const { year = 0, announcedYear = year } = findBody(make, model);
  const made = manufactured?.date ?? '';
  return ({ date = '', dateSource }) =>
    dateSource === 'camera' &&
    (date.slice(4, 10) === FIRST_DAY || Number(date.slice(0, 4)) < announcedYear || date.slice(0, made.length) < made);
}
