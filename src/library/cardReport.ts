/** A card report with all its fields. Brings the parser along. */
import { extractReport } from '../cardReport/extractReport';
import { resultOfReport } from '../cardReport/judge';
import type { CardReport } from '../cardReport/report';
import type { ByteSource } from '../extraction/byteSource';
import { type PhotoResult, photoResultOf } from './photoResult';

/** What `readPhoto` says of a report, and every field of it, if it can be read. */
export type CardReportResult = PhotoResult & { readonly report?: CardReport };

/** Reads what `isCardReport`; `model` is the camera that the caller says it is of. Throws only when it cannot be read. */
export async function readReport(source: ByteSource, model: string | undefined): Promise<CardReportResult> {
  const { result, report } = await extractReport(source, { bytesRead: 0, reads: 0 });
  if (!report) return photoResultOf(result);
  const { bytesRead, reads } = result;
  return { ...photoResultOf({ ...resultOfReport(report, model), bytesRead, reads }), report };
}
