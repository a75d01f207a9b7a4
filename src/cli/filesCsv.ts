/** One row per count, or one row with the reason for a missing count. The columns have the names of the JSON's keys. */
import { csvRows } from '../history/csv';
import type { Reading } from '../history/reading';
import { photoResultOf } from '../library/photoResult';
import type { FileResult } from './json';

const COLUMNS = [
  'file',
  'status',
  'container',
  'make',
  'model',
  'serial_number',
  'date_time',
  'offset_time',
  'date_from',
  'kind',
  'count',
  'count_up_to',
  'grade',
  'saved_again',
  'reason',
];

/** The row with the columns' names. */
export const filesCsvHeading = (): string => csvRows([COLUMNS]);

/** A file's rows. `reading`: the file's data as on the history page */
export function filesCsvRows({ file, result, unread }: FileResult, reading: Reading): string {
  const { status, container, offsetTime, serialNumber, savedAgain, reason, error } = photoResultOf(result);
  const { make, model, date, dateSource, counts } = reading;
  const about = [file, status, container, make, model, serialNumber, date, offsetTime, dateSource];
  const origin = [savedAgain?.is, reason ?? unread?.code ?? error?.code];
  if (counts.length === 0) return csvRows([[...about, '', '', '', '', ...origin]]);
  return csvRows(
    counts.map(({ kind, low, high, grade }) => [...about, kind, low, high === low ? '' : high, grade, ...origin]),
  );
}
