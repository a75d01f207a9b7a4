/**
 * Judges Canon card reports. The grade of a report's count depends on the model, which the report doesn't contain. A
 * photo in the history with the same serial number names the model, even if it is read later.
 */

import { type FileText, rawText } from '../config/fileText';
import { resultOfReport } from '../reader/cardReport/judge';
import type { UntrustedReport } from '../reader/cardReport/report';
import { serialOf } from '../reader/serial';
import { type Reading, reportReadingOf } from './reading';

export interface ReportFile {
  readonly report: UntrustedReport;
  /** the file's path if known, else its name */
  readonly name: FileText;
  /** the file's date, `YYYY-MM-DDTHH:MM:SS` in the computer's local time */
  readonly written: string;
  /** the model that the visitor chose; a photo's model takes precedence */
  readonly model?: FileText;
}

/**
 * Turns card reports into readings. Takes each report's model from a photo in `readings` with the same serial number.
 */
export function readingsOfReports(reports: readonly ReportFile[], readings: Iterable<Reading>): Reading[] {
  if (reports.length === 0) return [];
  const models = modelsBySerial(readings);
  return reports.map(({ report, name, written, model }) => {
    const named = models.get(rawText(report.serial ?? ''));
    // If photos of several models have this serial number, none of these models is used.
    const [known] = named?.size === 1 ? named : [model];
    return reportReadingOf(resultOfReport(report, known), name, written);
  });
}

function modelsBySerial(readings: Iterable<Reading>): Map<string, Set<FileText>> {
  const models = new Map<string, Set<FileText>>();
  for (const reading of readings) {
    const { source, make = '', model } = reading;
    if (source === 'card-report' || model === undefined || !/^canon/i.test(rawText(make))) continue;
    const serial = serialOf(reading);
    if (serial !== undefined) models.set(serial, (models.get(serial) ?? new Set()).add(model));
  }
  return models;
}
