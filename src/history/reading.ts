/**
 * A reading: the few numbers and names that the history keeps of a photo, a card report or a camera on a cable. The
 * rest of a history is derived from its readings.
 */

import { type FileText, rawText } from '../config/fileText';
import { hasNoShutter } from '../cameras/ratedLife';
import { MAX_SHUTTER_COUNT, MIN_SHUTTER_COUNT } from '../config/constants';
import { isDate } from '../reader/date';
import {
  type Counter,
  type CounterKind,
  type CountGrade,
  type CountLimit,
  type ExtractionResult,
  isCountGrade,
  type ShutterSource,
  type UnavailableReason,
} from '../reader/result';

/** The kinds of counters that have a line. A file number counts nothing, so it has no line. */
export type LineKind = Exclude<CounterKind, 'number'>;
export type ValueSource = 'photo' | NonNullable<ShutterSource['from']>;
/** Whose clock gave a date: the camera's, or that of the computer that wrote the file. */
export type DateSource = 'camera' | 'file';

/** Why a file has no point in the picture. */
export type LeftOutReason = UnavailableReason | 'no-date' | 'estimate' | 'guess' | 'no-exif' | 'unreadable';

/** `low` and `high` differ only if the camera rounds the count up. */
export interface Count {
  readonly kind: LineKind;
  readonly low: number;
  readonly high: number;
  readonly grade: CountGrade;
  readonly limits: readonly CountLimit[];
  /** the last value before the counter starts again; only with the limits 'wraps', 'may-restart' and 'may-wrap' */
  readonly wrapsAt?: number;
}

export interface Reading {
  /** the file's path if known, else its name */
  readonly name: FileText;
  readonly source: ValueSource;
  readonly make?: FileText;
  readonly model?: FileText;
  readonly serial?: FileText;
  /** identifies the body in a history saved without serial numbers */
  readonly body?: string;
  /** the date of manufacture: `YYYY-MM-DD` or `YYYY-MM` */
  readonly made?: string;
  /** `YYYY-MM-DDTHH:MM:SS`, without a time zone, because a camera's clock has no time zone */
  readonly date?: string;
  readonly dateSource?: DateSource;
  /** empty when there is a `reason` other than 'no-date' */
  readonly counts: readonly Count[];
  readonly reason?: LeftOutReason;
  /** a program saved the photo again after the camera wrote it */
  readonly savedAgain?: true;
  /** from an opened history, which anyone can edit, so it is no evidence */
  readonly saved?: true;
}

/**
 * Limits for a text field, and for a file's path or name, in characters. No camera writes longer fields, and longer
 * paths are not worth keeping.
 */
export const MAX_TEXT = 120;
export const MAX_NAME = 1000;

type Read = Omit<ExtractionResult, 'bytesRead' | 'reads'>;

/** Turns a photo's result into a reading. */
export function readingOf(result: Read, name: FileText): Reading {
  const { make, model, serialNumber, manufactured, dateTime } = result;
  const counts = countsOf(result);
  const reason = reasonOf(result, counts);
  return {
    name: rawText(name).slice(-MAX_NAME),
    source: 'photo',
    ...(make && { make: rawText(make).slice(0, MAX_TEXT) }),
    ...(model && { model: rawText(model).slice(0, MAX_TEXT) }),
    ...(serialNumber && { serial: rawText(serialNumber).slice(0, MAX_TEXT) }),
    ...(manufactured && { made: manufactured.date }),
    ...(isDate(dateTime) && { date: dateTime, dateSource: 'camera' as const }),
    counts,
    ...(reason && { reason }),
    ...(result.savedAgain?.is === 'yes' && { savedAgain: true as const }),
  };
}

/**
 * Turns the result of a camera on USB into a reading. `readAt`: when the camera was read, `YYYY-MM-DDTHH:MM:SS` in the
 * computer's local time.
 */
export function cableReadingOf(result: Read, readAt: string): Reading {
  const name = `${rawText(result.model ?? 'USB')} ${readAt}`;
  return { ...readingOf({ ...result, dateTime: readAt }, name), source: 'cable', dateSource: 'file' };
}

/** Turns a card report's result into a reading. `written`: the file's date, because a report contains no date. */
export function reportReadingOf(result: Read, name: FileText, written: string): Reading {
  // Only Canon cameras write card reports.
  const reading = readingOf({ make: 'Canon', ...result, dateTime: written }, name);
  return { ...reading, source: 'card-report', dateSource: 'file' };
}

/** A camera's local time in ms, read as UTC so that no time zone shifts it. */
export const timeOf = (date: string): number => Date.parse(`${date}Z`);

/** A result's count, and a second count if the result has a counter of the other kind (mechanical or all shots). */
function countsOf({ make, model, shutterCount, shutterSource: source, counters }: Read): Count[] {
  if (shutterCount === undefined || !source || source.kind === 'number') return [];
  const { kind, grade, limits, wrapsAt } = source;
  if (!isCountGrade(grade)) return [];
  const rules = { grade, limits, ...(wrapsAt !== undefined && { wrapsAt }) };
  const otherKind: LineKind | undefined =
    kind === 'shutter' || (kind === 'mechanical' && source.from === 'card-report')
      ? 'total'
      : kind === 'mechanical'
        ? undefined
        : 'mechanical';
  // A mechanical count of 0 is accepted, except on the few bodies without a mechanical shutter, where it means nothing.
  const least = otherKind === 'mechanical' && !hasNoShutter({ make, model }) ? 0 : MIN_SHUTTER_COUNT;
  const other = counters.find(
    ({ kind: of, value }) => of === otherKind && value >= least && value <= MAX_SHUTTER_COUNT,
  );
  return [
    { kind, ...rangeOf({ value: shutterCount, low: source.low }), ...rules },
    ...(otherKind && other ? [{ kind: otherKind, ...rangeOf(other), ...rules }] : []),
  ];
}

const rangeOf = ({ value, low = value }: Pick<Counter, 'value'> & { readonly low?: number | undefined }) => ({
  low,
  high: value,
});

function reasonOf(result: Read, counts: readonly Count[]): LeftOutReason | undefined {
  if (result.error) return result.error.code === 'no-exif' ? 'no-exif' : 'unreadable';
  if (counts.length > 0) return isDate(result.dateTime) ? undefined : 'no-date';
  if (result.shutterCount === undefined) return result.reason;
  return result.shutterSource?.grade === 'guess' ? 'guess' : 'estimate';
}

export type Readings = Map<string, Reading>;

/**
 * How doubtful a reading is, compared with others of the same key. A reading is more doubtful if it comes from a
 * saved history, and if its photo was re-saved.
 */
export const doubtOf = ({ saved, savedAgain }: { readonly saved?: boolean; readonly savedAgain?: boolean }): number =>
  Number(saved === true) + Number(savedAgain === true);

/**
 * Adds readings to `known`. Of two readings with the same key, the less doubtful one stays. Returns the keys of the
 * added readings that stay.
 */
export function addReadings(known: Readings, added: Iterable<Reading>): string[] {
  const keys: string[] = [];
  for (const reading of added) {
    const key = keyOf(reading);
    const before = known.get(key);
    if (before && doubtOf(before) <= doubtOf(reading)) continue;
    keys.push(key);
    known.set(key, reading);
  }
  return keys;
}

/** A reading's key, made of the content that identifies it. */
export const keyOf = ({ name, source, make, model, serial, date, counts, reason }: Reading) =>
  JSON.stringify([
    name,
    source,
    make,
    model,
    serial,
    date,
    counts.map(({ kind, low, high }) => [kind, low, high]),
    reason,
  ]);
