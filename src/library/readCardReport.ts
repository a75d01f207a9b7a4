/** Reads a card report with all its fields. Imports the XML parser, so import this module only for a report. */
import { extractReport } from '../reader/files/extractReport';
import { resultOfReport } from '../reader/cardReport/judge';
import type { CardReport } from '../reader/cardReport/report';
import type { ByteSource } from '../reader/byteSource';
import { type PhotoResult, photoResultOf } from './photoResult';

/** `readPhoto`'s result for a report and, if it can be read, every field of the report. */
export type CardReportResult = PhotoResult & {
  /** absent if the file is not a report */
  readonly report?: CardReport;
};

/**
 * Reads a file for which `isCardReport` is true. `model`: the camera's model, if known. Throws only if the file can't
 * be read.
 */
export async function readReportFile(source: ByteSource, model: string | undefined): Promise<CardReportResult> {
  const { result, report } = await extractReport(source, { bytesRead: 0, reads: 0 });
  if (!report) return photoResultOf(result);
  const { bytesRead, reads } = result;
  return { ...photoResultOf({ ...resultOfReport(report, model), bytesRead, reads }), report: report as CardReport };
}
