/**
 * Writes a history as CSV, one row per count. Uses only d3-dsv's writer, because its parser builds functions from text,
 * which the page's Content-Security-Policy forbids.
 */

import { csvFormatValue, dsvFormat } from 'd3-dsv';
import { withoutControlCharacters } from '../config/controlCharacters';
import type { FileText } from '../config/fileText';
import { maskSerial, serialText } from '../reader/serial';
import type { Reading } from './reading';

const COLUMNS = [
  'file',
  'make',
  'model',
  'serial_number',
  'date',
  'date_from',
  'kind',
  'count',
  'count_up_to',
  'grade',
  'from',
  'saved',
  'saved_again',
  'reason',
];

/** A row for each count of a reading. Without counts, a single row has the reason. */
function csvOf(
  { name, make, model, serial, date, dateSource, counts, source, saved, savedAgain, reason }: Reading,
  withSerial: boolean,
): string {
  const shownSerial = serial && (withSerial ? serialText(serial) : maskSerial(serial));
  const about = [name, make, model, shownSerial, date, dateSource];
  const origin = [source, saved && 'yes', savedAgain && 'yes', reason];
  if (counts.length === 0) return csvRows([[...about, '', '', '', '', ...origin]]);
  return csvRows(
    counts.map(({ kind, low, high, grade }) => [...about, kind, low, high === low ? '' : high, grade, ...origin]),
  );
}

/** Writes a heading row and the rows of all readings. Masks serial numbers unless `withSerials`. */
export const writeCsv = (readings: readonly Reading[], withSerials: boolean): string =>
  [csvRows([COLUMNS]), ...readings.map((reading) => csvOf(reading, withSerials))].join('');

/** Spreadsheets read a CSV as UTF-8 only if it starts with this mark. */
const UTF8_MARK = '\uFEFF';

export const csvFile = (text: string): Blob => new Blob([UTF8_MARK, text], { type: 'text/csv' });

type Cell = FileText | number | boolean | undefined;

/** Cells as CSV text, with a line break after each row. */
export const csvRows = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(written).join(',')}\n`).join('');

const written = (cell: Cell): string =>
  cell === undefined || typeof cell === 'number' || typeof cell === 'boolean'
    ? String(cell ?? '')
    : quoted(safeText(cell));

/**
 * Finds where a spreadsheet would start a formula: one of the signs '=', '+', '-' and '@', even as full-width
 * characters, at the start of a cell. A spreadsheet whose list separator is ';' may read the quotes around our cell as
 * plain text. So a cell may also start after each ';'. Quotes right before the sign would only enclose that cell, so a
 * formula may still follow them.
 */
const FORMULA = /(^|;)(?=[\s"]*[=+\-@＝＋－＠])/g;

/** Puts untrusted text on one line, with an apostrophe before each part that a spreadsheet would run as a formula. */
const safeText = (text: FileText): string => withoutControlCharacters(text, ' ').replace(FORMULA, "$1'");

const bySemicolon = dsvFormat(';');

/** Quotes text that contains quotes or any separator. */
const quoted = (text: string): string => (text.includes(';') ? bySemicolon.formatValue(text) : csvFormatValue(text));
