/** Writes the table of all cameras as files, described in docs/cameras.md. */

import { type CameraEntry, ENTRY_COLUMNS } from '../../../cameras/cameraTable';
import { csvRows } from '../../../history/csv';

/** A line with the column names, then one per camera. A camera's EXIF strings are separated by '|'. */
export function entriesAsCsv(entries: readonly CameraEntry[]): string {
  const cell = (entry: CameraEntry, column: keyof CameraEntry) =>
    column === 'exif' ? entry.exif.join('|') : entry[column];
  return csvRows([ENTRY_COLUMNS, ...entries.map((entry) => ENTRY_COLUMNS.map((column) => cell(entry, column)))]);
}

/** A JSON array with one object per camera. */
export const entriesAsJson = (entries: readonly CameraEntry[]): string => `${JSON.stringify(entries, undefined, 2)}\n`;
