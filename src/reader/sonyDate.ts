/**
 * Compares the date in a Sony maker note with DateTimeOriginal. In 345 photos of 128 models, the two dates were equal
 * to the second; docs/formats.md, 'Saved again'.
 */
import { FieldId } from '../../assembly/schema';
import { readDate } from './date';
import type { Fields } from './fields';

/** Tolerance in addition to the exposure time: a camera may note one date before the exposure and one after it. */
const TOLERANCE_S = 5;
/** Owners who correct the time zone of a photo's date shift the date by a multiple of this many seconds. */
const ZONE_STEP_S = 1800;

interface Shift {
  /** the note's date: `YYYY-MM-DDTHH:MM:SS` */
  readonly noted: string;
  /** the difference is a multiple of half an hour, as between time zones */
  readonly isZone: boolean;
}

/** How the note's date differs from DateTimeOriginal; undefined if the dates agree, or if either can't be read. */
export function shiftOf(fields: Fields): Shift | undefined {
  const noted = readDate(fields.text(FieldId.SonyDate));
  const taken = readDate(fields.text(FieldId.DateTimeOriginal));
  if (noted === undefined || taken === undefined) return undefined;
  const tolerance = (fields.number(FieldId.ExposureTime) ?? 0) + TOLERANCE_S;
  const seconds = Math.abs(Date.parse(`${noted}Z`) - Date.parse(`${taken}Z`)) / 1000;
  const rest = seconds % ZONE_STEP_S;
  return seconds <= tolerance ? undefined : { noted, isZone: Math.min(rest, ZONE_STEP_S - rest) <= tolerance };
}

/** True if the maker note is from another moment, so that its count may belong to another shot. */
export const isOtherShot = (fields: Fields): boolean => shiftOf(fields)?.isZone === false;
