import type { FileText } from '../../config/fileText';
import type { Core } from '../core';
import { extract } from '../extract';
import type { ByteSource } from '../byteSource';
import type { ExtractionResult } from '../result';
import { HEAD_BYTES, isCardReport } from '../cardReport/recognize';
import type { UntrustedReport } from '../cardReport/report';

export interface FileReading {
  readonly result: ExtractionResult;
  /** the fields of a card report, if the file is a readable one */
  readonly report?: UntrustedReport;
}

/** Finds the model in a photo with this serial number; undefined if there was no such photo. */
export type ModelOfSerial = (serial: string) => FileText | undefined;

/**
 * Reads one file: a photo or a Canon body's card report. Checks for a card report only if the file isn't a photo, and
 * fetches the XML parser only for a report. Throws only if the file can't be read, or if the parser or Brotli decoder
 * that it needs can't be fetched.
 */
export async function extractFile(
  core: Core,
  source: ByteSource,
  path = '',
  modelOfSerial?: ModelOfSerial,
): Promise<FileReading> {
  const result = await extract(core, source, path);
  if (result.container !== undefined) return { result };
  if (!isCardReport(await source.read(0, Math.min(HEAD_BYTES, source.size)))) return { result };
  const { extractReport } = await import('./extractReport');
  return extractReport(source, result, modelOfSerial);
}
