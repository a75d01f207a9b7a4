/**
 * Card reports among photos. A report does not name its camera. Which one wrote it, and so how sure its count is, shows
 * only from a photo with the same serial number, which may be read later than the report.
 */

import { resultOfReport } from '../cardReport/judge';
import type { CardReport } from '../cardReport/report';
import { serialOf } from '../extraction/serial';
import { atOnce, type Pausing, pausingEach } from './pausing';
import { type Reading, reportReadingOf } from './reading';

export interface ReportFile {
  readonly report: CardReport;
  /** the file's name, or its path where that is known */
  readonly name: string;
  /** the file's date, `YYYY-MM-DDTHH:MM:SS` in the computer's local time */
  readonly written: string;
  /** the model that the visitor chose; a photo overrules it */
  readonly model?: string;
}

/**
 * Card reports → their readings, each with the model that a photo with the same serial number among `readings` names.
 */
export const readingsOfReports = (reports: readonly ReportFile[], readings: Iterable<Reading>): Reading[] =>
  atOnce(gatherReports(reports, readings));

/** Like `readingsOfReports`, with pauses. */
export function* gatherReports(reports: readonly ReportFile[], readings: Iterable<Reading>): Pausing<Reading[]> {
  if (reports.length === 0) return [];
  const models = yield* modelsBySerial(readings);
  const judged: Reading[] = [];
  yield* pausingEach(reports, ({ report, name, written, model }) => {
    const named = models.get(report.serial ?? '');
    // A serial number that occurs with two models identifies neither.
    const [known] = named?.size === 1 ? named : [model];
    judged.push(reportReadingOf(resultOfReport(report, known), name, written));
  });
  return judged;
}

function* modelsBySerial(readings: Iterable<Reading>): Pausing<Map<string, Set<string>>> {
  const models = new Map<string, Set<string>>();
  yield* pausingEach(readings, (reading) => {
    const { source, make = '', model } = reading;
    if (source === 'card-report' || model === undefined || !/^canon/i.test(make)) return;
    const serial = serialOf(reading);
    if (serial !== undefined) models.set(serial, (models.get(serial) ?? new Set()).add(model));
  });
  return models;
}
