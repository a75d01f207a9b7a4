/**
 * What is kept of a photo, a card report or a camera on a cable: a few numbers and names. A history is a list of these;
 * lines, figures and checks are worked out from it.
 */

import { MAX_SHUTTER_COUNT, MIN_SHUTTER_COUNT } from '../config/constants';
import type {
  Counter,
  CountKind,
  CountLimit,
  ExtractionResult,
  Grade,
  ShutterSource,
  UnavailableReason,
} from '../extraction/result';
import { serialBytes } from '../extraction/serial';

/** A file number counts nothing, so it has no line. */
export type LineKind = Exclude<CountKind, 'number'>;
/** The grades that are drawn */
export type LineGrade = Extract<Grade, 'exact' | 'approximate'>;
/** Where a count comes from */
export type ValueSource = 'photo' | NonNullable<ShutterSource['from']>;
/** Whose clock a date is from: the camera's, or that of the system that wrote the file */
export type DateSource = 'camera' | 'file';

/** Why nothing of a file is drawn */
export type LeftOutReason = UnavailableReason | 'no-date' | 'estimate' | 'guess' | 'no-exif' | 'unreadable';

/** One counter of one reading. Where the camera tells one number, `low` and `high` are the same. */
export interface Count {
  readonly kind: LineKind;
  readonly low: number;
  readonly high: number;
  readonly grade: LineGrade;
  readonly limits: readonly CountLimit[];
  /** last value before the counter starts again; with 'wraps' and 'may-restart' */
  readonly wrapsAt?: number;
}

export interface Reading {
  /** of the file: its name, or its path where that is known */
  readonly name: string;
  readonly source: ValueSource;
  readonly make?: string;
  readonly model?: string;
  readonly serial?: string;
  /** `YYYY-MM-DDTHH:MM:SS`; a camera's clock has no time zone, and none is added */
  readonly date?: string;
  /** goes with `date` */
  readonly dateSource?: DateSource;
  /** empty where `reason` says why, save for 'no-date' */
  readonly counts: readonly Count[];
  readonly reason?: LeftOutReason;
  /** from a history that was opened: a file can be edited, and is no evidence */
  readonly saved?: true;
}

/** Longer text is no camera's field and no path worth keeping. */
export const MAX_TEXT = 120;
export const MAX_NAME = 1000;

/** What was read, whatever that took */
type Read = Omit<ExtractionResult, 'bytesRead' | 'reads'>;

/** The result of a photo → what the history keeps of it */
export function readingOf(result: Read, name: string): Reading {
  const { make, model, serialNumber, dateTime } = result;
  const counts = countsOf(result);
  const reason = reasonOf(result, counts);
  return {
    name: name.slice(-MAX_NAME),
    source: 'photo',
    ...(make && { make: make.slice(0, MAX_TEXT) }),
    ...(model && { model: model.slice(0, MAX_TEXT) }),
    ...(serialNumber && { serial: serialNumber.slice(0, MAX_TEXT) }),
    ...(isDate(dateTime) && { date: dateTime, dateSource: 'camera' as const }),
    counts,
    ...(reason && { reason }),
  };
}

/** What a camera told over USB → what the history keeps of it; `told` is when, by the clock of the visitor's computer */
export function toldReadingOf(result: Read, told: string): Reading {
  const name = `${result.model ?? 'USB'} ${told}`;
  return { ...readingOf({ ...result, dateTime: told }, name), source: 'cable', dateSource: 'file' };
}

/** The result of a card report → what the history keeps of it; `written` is the date of its file: it has none inside */
export function reportReadingOf(result: Read, name: string, written: string): Reading {
  // It may name no model; its maker is known.
  const reading = readingOf({ make: 'Canon', ...result, dateTime: written }, name);
  return { ...reading, source: 'card-report', dateSource: 'file' };
}

/** True for the time of a real day: '2024-02-30T10:00:00' is none */
export function isDate(date: string | undefined): date is string {
  if (date === undefined || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(date)) return false;
  const time = timeOf(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** A camera's clock → ms, as if it were UTC, so that no zone moves it */
export const timeOf = (date: string): number => Date.parse(`${date}Z`);

/** The count of the result, and the counter of the other kind beside it: a body with two kinds has two lines */
function countsOf({ shutterCount, shutterSource: source, counters }: Read): Count[] {
  if (shutterCount === undefined || !source || source.kind === 'number') return [];
  const { kind, grade, limits, wrapsAt } = source;
  if (grade !== 'exact' && grade !== 'approximate') return [];
  const rules = { grade, limits, ...(wrapsAt !== undefined && { wrapsAt }) };
  const otherKind: LineKind | undefined =
    kind !== 'mechanical' ? 'mechanical' : source.from === 'card-report' ? 'total' : undefined;
  const other = counters.find((counter) => counter.kind === otherKind && isCount(counter.value));
  return [
    { kind, ...rangeOf({ value: shutterCount, low: source.low }), ...rules },
    ...(otherKind && other ? [{ kind: otherKind, ...rangeOf(other), ...rules }] : []),
  ];
}

/** A counter in steps tells both ends. */
const rangeOf = ({ value, low = value }: Pick<Counter, 'value'> & { readonly low?: number | undefined }) => ({
  low,
  high: value,
});

const isCount = (value: number) => value >= MIN_SHUTTER_COUNT && value <= MAX_SHUTTER_COUNT;

function reasonOf(result: Read, counts: readonly Count[]): LeftOutReason | undefined {
  if (result.error) return result.error.code === 'no-exif' ? 'no-exif' : 'unreadable';
  if (counts.length > 0) return isDate(result.dateTime) ? undefined : 'no-date';
  if (result.shutterCount === undefined) return result.reason;
  return result.shutterSource?.grade === 'guess' ? 'guess' : 'estimate';
}

/** Nothing but zeros and fillers, masked by somebody, or the first that came to mind */
const NO_SERIAL = [/^[0\s.?_-]*$/, /[*•●■█#…?]|^x+$|x{3}/i, /^0*1234567?8?9?0?$/];

/** Of an internal serial number: with fewer bytes that say something, it tells no body. */
const TELLING_BYTES = 3;

/** The serial number that joins a reading to others of its body; some early Nikons have the model's name in its place */
export function serialOf({ serial = '', model = '' }: Pick<Reading, 'serial' | 'model'>): string | undefined {
  const text = serial.trim();
  if (NO_SERIAL.some((pattern) => pattern.test(text))) return undefined;
  if (model.toLowerCase().includes(text.toLowerCase())) return undefined;
  const bytes = serialBytes(text);
  if (bytes && bytes.filter((byte) => byte > 0).length < TELLING_BYTES) return undefined;
  return text;
}

/** Readings by what they say, each once */
export type Readings = Map<string, Reading>;

/** Adds readings to those that are known; of two that say the same, the one that is no copy stays */
export function addReadings(known: Readings, added: Iterable<Reading>): void {
  for (const reading of added) {
    const key = keyOf(reading);
    const before = known.get(key);
    if (!before || (before.saved && !reading.saved)) known.set(key, reading);
  }
}

const keyOf = ({ name, source, make, model, serial, date, counts, reason }: Reading) =>
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
