/** Computes a photo's age: the count is from the day of the photo, not from today. */

import type { ExtractionResult } from '../reader/result';
import { CLOCK_TOLERANCE_MS, clockCheckOf } from './clock';

export type Age =
  | { readonly kind: 'undated' }
  /** the date may be from a clock that was never set */
  | { readonly kind: 'unset-clock' }
  | { readonly kind: 'future' }
  /** `days`: whole days since the photo; `kind` is 'old' from `OLD_DAYS` days on */
  | { readonly kind: 'recent' | 'old'; readonly days: number };

const DAY_MS = 86_400_000;
/** Days after which a camera in use has made enough further shots to matter. */
const OLD_DAYS = 31;

/** The photo's date. If a program changed it, returns the camera's own date. */
export const takenAt = ({ dateTime, savedAgain }: ExtractionResult): string | undefined =>
  savedAgain?.signs.find((sign) => sign.sign === 'date-changed')?.noted ?? dateTime;

/** Returns a photo's age. `now` is the current time as a camera's clock would write it, without a zone. */
export function ageOf(result: ExtractionResult, now: string): Age {
  const dateTime = takenAt(result);
  if (dateTime === undefined) return { kind: 'undated' };
  const passed = Date.parse(`${now}Z`) - Date.parse(`${dateTime}Z`);
  if (passed < -CLOCK_TOLERANCE_MS) return { kind: 'future' };
  if (clockCheckOf(result)({ date: dateTime, dateSource: 'camera' })) return { kind: 'unset-clock' };
  const days = Math.max(0, Math.floor(passed / DAY_MS));
  return { kind: days < OLD_DAYS ? 'recent' : 'old', days };
}

/** From this age on, the result shows the photo's age next to the count, and its year with the wear. */
export const PAST_DAYS = 365;

/** True if the photo is so old that a low count in it says little about today. */
export const isPast = (age: Age): boolean => 'days' in age && age.days >= PAST_DAYS;

/** The year of a photo for which `isPast` is true; undefined for any other photo. `now` is as in `ageOf`. */
export const yearPast = (result: ExtractionResult, now: string): string | undefined =>
  isPast(ageOf(result, now)) ? takenAt(result)!.slice(0, 4) : undefined;
