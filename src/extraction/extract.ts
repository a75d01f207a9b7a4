import type { ExtractionResult } from './result';

/** Reads one photo. Never throws for bad bytes; throws when the file itself cannot be read. */
export async function extract(_file: Blob, _name?: string): Promise<ExtractionResult> {
  throw new Error('not yet');
}
