/** Writes and opens a history in JSON, for a file or for the device. An opened file is untrusted. */

import * as v from 'valibot';
import { MAX_SHUTTER_COUNT } from '../config/constants';
import { writeJsonText } from '../config/controlCharacters';
import { isDate, monthOf } from '../reader/date';
import type { CountLimit } from '../reader/result';
import { maskSerial, serialOf } from '../reader/serial';
import { type LeftOutReason, MAX_NAME, MAX_TEXT, type Reading } from './reading';

const FORMAT = 'shutter-count-history';
const VERSION = 1;

/** The size of a history of some 50,000 photos. Larger files are refused unread. */
export const MAX_HISTORY_BYTES = 16 * 1024 * 1024;

export type HistoryProblem =
  | 'too-large'
  /** not a history */
  | 'foreign'
  /** from another version of the site */
  | 'version'
  /** a part is invalid */
  | 'broken';

export type OpenedHistory = { readonly readings: readonly Reading[] } | { readonly problem: HistoryProblem };

/** Ten times a camera's limit, which leaves room for counts that include rollovers. */
const MAX_COUNT = 10 * MAX_SHUTTER_COUNT;

const text = v.pipe(v.string(), v.maxLength(MAX_TEXT));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_COUNT));

/** A list of codes. The compiler checks that it is complete, because a history with any code must open again. */
const codes = <Code extends string>(table: Record<Code, true>) => Object.keys(table) as Code[];

const LIMITS = codes<CountLimit>({
  'counts-pictures': true,
  wraps: true,
  'may-restart': true,
  'firmware-reset': true,
  'published-place': true,
  'listed-series': true,
  'few-files': true,
  'hidden-reset': true,
  serviced: true,
  'camera-unit': true,
  'one-body': true,
  moved: true,
  'silent-unknown': true,
  'short-key': true,
  'dates-are-key': true,
  'dates-differ': true,
  contradicted: true,
  'lens-differs': true,
  'other-model': true,
  'other-shot': true,
  unconfirmed: true,
  'unproven-layout': true,
  'card-report': true,
  'two-per-photo': true,
  steps: true,
  'may-wrap': true,
  halves: true,
  curtain: true,
  'owners-readings': true,
  'other-lumix': true,
  'taken-to-be': true,
});

const REASONS = codes<LeftOutReason>({
  'not-stored': true,
  edited: true,
  'no-maker-note': true,
  damaged: true,
  phone: true,
  drone: true,
  'unknown-model': true,
  'silent-shot': true,
  'cut-short': true,
  'out-of-range': true,
  'not-told': true,
  'told-zero': true,
  'not-understood': true,
  'no-date': true,
  estimate: true,
  guess: true,
  'no-exif': true,
  unreadable: true,
});

const readingSchema = v.pipe(
  v.strictObject({
    name: v.pipe(v.string(), v.maxLength(MAX_NAME)),
    source: v.picklist(['photo', 'card-report', 'cable']),
    make: v.exactOptional(text),
    model: v.exactOptional(text),
    serial: v.exactOptional(text),
    body: v.exactOptional(text),
    made: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d(-\d\d)?$/))),
    date: v.exactOptional(
      v.pipe(
        v.string(),
        v.check((date: string) => isDate(date)),
      ),
    ),
    dateSource: v.exactOptional(v.picklist(['camera', 'file'])),
    counts: v.pipe(
      v.array(
        v.pipe(
          v.strictObject({
            kind: v.picklist(['mechanical', 'shutter', 'total', 'images']),
            low: count,
            high: count,
            grade: v.picklist(['exact', 'approximate']),
            limits: v.pipe(v.array(v.picklist(LIMITS)), v.maxLength(8)),
            wrapsAt: v.exactOptional(count),
          }),
          v.check(({ low, high }) => low <= high),
        ),
      ),
      v.maxLength(3),
    ),
    reason: v.exactOptional(v.picklist(REASONS)),
    savedAgain: v.exactOptional(v.literal(true)),
    saved: v.exactOptional(v.literal(true)),
  }),
  v.check(({ date, dateSource }) => (date === undefined) === (dateSource === undefined)),
) satisfies v.GenericSchema<unknown, Reading>;

/** Turns an untrusted value into a reading; undefined if the value is not a reading. Never throws. */
export function openReading(claimed: unknown): Reading | undefined {
  const { success, output } = v.safeParse(readingSchema, claimed, { abortEarly: true });
  return success ? output : undefined;
}

/** The history as JSON text. Masks serial numbers unless `withSerials`. */
export function writeHistory(readings: readonly Reading[], withSerials: boolean): string {
  return wrap(readings.map(readingWriter(withSerials)).join(','));
}

/**
 * Returns a function that writes one reading. If it masks the serial number, it adds a random name for the body,
 * because the last digits, which remain, may be those of two bodies. A name derived from the serial number could be
 * reversed.
 */
function readingWriter(withSerials: boolean): (reading: Reading) => string {
  if (withSerials) return (reading) => writeJsonText(reading);
  const chance = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0'));
  const bodies = new Map<string, string>();
  return (reading) => {
    const { serial, made, ...other } = reading;
    const rest = { ...other, ...(made && { made: monthOf(made) }) };
    const known = serialOf(reading);
    if (known === undefined) return writeJsonText(serial && rest.body ? { ...rest, serial: maskSerial(serial) } : rest);
    const body = bodies.get(known) ?? `${chance.join('')}-${bodies.size + 1}`;
    bodies.set(known, body);
    return writeJsonText({ ...rest, serial: maskSerial(known), body });
  };
}

const wrap = (written: string) => `{"format":"${FORMAT}","version":${VERSION},"readings":[${written}]}\n`;

/** The history as one JSON text or, above `maxLength` bytes, as several. Each text can be opened by itself. */
export function writeHistoryParts(
  readings: readonly Reading[],
  withSerials: boolean,
  maxLength = MAX_HISTORY_BYTES,
): string[] {
  const room = maxLength - wrap('').length;
  const write = readingWriter(withSerials);
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part: string[] = [];
  let length = 0;
  for (const reading of readings) {
    const written = write(reading);
    // The limit is in bytes, and a UTF-16 unit may take up to three bytes in UTF-8.
    const bytes = encoder.encode(written).length + 1;
    if (part.length > 0 && length + bytes > room) {
      parts.push(wrap(part.join(',')));
      part = [];
      length = 0;
    }
    part.push(written);
    length += bytes;
  }
  return [...parts, wrap(part.join(','))];
}

/**
 * Parses JSON text into readings, all marked as saved, or returns the problem. One invalid part means no readings. Does
 * not parse more than `maxLength` characters. Never throws.
 */
export function openHistory(json: string, maxLength = MAX_HISTORY_BYTES): OpenedHistory {
  if (json.length > maxLength) return { problem: 'too-large' };
  let opened: unknown;
  try {
    opened = JSON.parse(json);
  } catch {
    return { problem: json.includes(FORMAT) ? 'broken' : 'foreign' };
  }
  if (typeof opened !== 'object' || opened === null || !('format' in opened) || opened.format !== FORMAT) {
    return { problem: 'foreign' };
  }
  if (!('version' in opened) || opened.version !== VERSION) return { problem: 'version' };
  if (!('readings' in opened) || !Array.isArray(opened.readings)) return { problem: 'broken' };
  const readings: Reading[] = [];
  for (const claimed of opened.readings) {
    const reading = openReading(claimed);
    if (!reading) return { problem: 'broken' };
    readings.push({ ...reading, saved: true });
  }
  return { readings };
}
