/** Reads a card report. Imports the XML parser, so import this module only for a report. */
import type { ByteSource } from '../byteSource';
import type { ExtractionResult } from '../result';
import type { FileReading, ModelOfSerial } from './extractFile';
import { resultOfFault, resultOfReport } from '../cardReport/judge';
import { parseReport } from '../cardReport/parseReport';
import { HEAD_BYTES, MAX_REPORT_BYTES } from '../cardReport/recognize';

/**
 * The result of a card report. Reads at most one byte more than a report may have. `before`: the cost of trying to read
 * the file as a photo. Throws only if the file can't be read.
 */
export async function extractReport(
  source: ByteSource,
  before: Pick<ExtractionResult, 'bytesRead' | 'reads'>,
  modelOfSerial?: ModelOfSerial,
): Promise<FileReading> {
  const bytes = await source.read(0, Math.min(source.size, MAX_REPORT_BYTES + 1));
  const report = parseReport(bytes);
  const reading = {
    bytesRead: before.bytesRead + Math.min(HEAD_BYTES, source.size) + bytes.length,
    reads: before.reads + 2,
  };
  if (typeof report === 'string') return { result: { ...resultOfFault(report), ...reading } };
  const model = report.serial === undefined ? undefined : modelOfSerial?.(report.serial);
  return { result: { ...resultOfReport(report, model), ...reading }, report };
}
