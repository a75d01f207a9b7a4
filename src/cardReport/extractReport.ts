/** A card report → its result. Brings the parser along. */
import type { ByteSource } from '../extraction/ranges';
import type { ExtractionResult } from '../extraction/result';
import type { FileReading } from './extractFile';
import { resultOfFault, resultOfReport } from './judge';
import { readReport } from './read';
import { HEAD_BYTES, MAX_REPORT_BYTES } from './recognize';

/** Reads a file that `isReportFile`; of one that is too large no more than shows it. `before` is what it took to see that. */
export async function extractReport(
  source: ByteSource,
  before: Pick<ExtractionResult, 'bytesRead' | 'reads'>,
): Promise<FileReading> {
  const bytes = await source.read(0, Math.min(source.size, MAX_REPORT_BYTES + 1));
  const report = readReport(bytes);
  const reading = {
    bytesRead: before.bytesRead + Math.min(HEAD_BYTES, source.size) + bytes.length,
    reads: before.reads + 2,
  };
  return typeof report === 'string'
    ? { result: { ...resultOfFault(report), ...reading } }
    : { result: { ...resultOfReport(report), ...reading }, report };
}
