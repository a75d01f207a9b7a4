/** Any file that is read for its count: a photo, or the card report of a Canon body. */
import type { Core } from '../extraction/core';
import { extract } from '../extraction/extract';
import type { ByteSource } from '../extraction/byteSource';
import type { ExtractionResult } from '../extraction/result';
import { HEAD_BYTES, isCardReport } from './recognize';
import type { CardReport } from './report';

export interface FileReading {
  readonly result: ExtractionResult;
  /** the fields of a card report that can be read */
  readonly report?: CardReport;
}

/** The model that a photo with this serial number named, where one is known. */
export type ModelOfSerial = (serial: string) => string | undefined;

/**
 * Reads one file. What is no photo is looked at again as a card report, so that photos pay nothing for it; the parser
 * is fetched only for a report. Throws only when the file, or the code, cannot be read.
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
