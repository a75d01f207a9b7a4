/**
 * Card reports among photos. A report names no camera: which one it is from, and with that how sure its count is, is
 * known once a photo with the same serial number was read, which may be after it.
 */

import { resultOfReport } from '../cardReport/judge';
import type { CardReport } from '../cardReport/report';
import { type Reading, reportReadingOf, serialOf } from './reading';

export interface ReportFile {
  readonly report: CardReport;
  /** of the file: its name, or its path where that is known */
  readonly name: string;
  /** date of the file, `YYYY-MM-DDTHH:MM:SS` by the clock of the computer */
  readonly written: string;
  /** the visitor's word for its model, which a photo overrules */
  readonly model?: string;
}

/** Card reports → their readings, each as of the model that a photo among `readings` gives its serial number */
export function readingsOfReports(reports: readonly ReportFile[], readings: Iterable<Reading>): Reading[] {
  if (reports.length === 0) return [];
  const models = modelsBySerial(readings);
  return reports.map(({ report, name, written, model }) => {
    const [named, ...others] = models.get(report.serial ?? '') ?? [];
    // A serial number that two models claim tells none of them.
    const known = named !== undefined && others.length === 0 ? named : model;
    return reportReadingOf(resultOfReport(report, known), name, written);
  });
}

function modelsBySerial(readings: Iterable<Reading>): Map<string, Set<string>> {
  const models = new Map<string, Set<string>>();
  for (const reading of readings) {
    const { source, make = '', model } = reading;
    if (source === 'card-report' || model === undefined || !/^canon/i.test(make)) continue;
    const serial = serialOf(reading);
    if (serial !== undefined) models.set(serial, (models.get(serial) ?? new Set()).add(model));
  }
  return models;
}
