import type { FileReading } from './extractFile';
import type { ErrorCode, ExtractionResult } from '../result';
import { modelSeenWith, rememberBody } from './modelsSeen';
import { importReader } from './loadReader';

const FAILURES = {
  'processing-failed': 'Failed to process the image. Please try again.',
  'no-core': 'The reader could not be started.',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const satisfies Partial<Record<ErrorCode, string>>;

/**
 * Reads a photo or a card report. A report gets its model from an earlier photo with the same serial number. Never
 * throws.
 */
export async function readFile(file: File, isRemembered = true): Promise<FileReading> {
  try {
    const { extractFile, loadCore, blobSource } = await importReader();
    const path = file.webkitRelativePath || file.name;
    const reading = await extractFile(await loadCore(), blobSource(file), path, modelSeenWith);
    if (isRemembered) rememberBody(reading.result);
    return reading;
  } catch (cause) {
    return { result: failedResult(cause) };
  }
}

/** The result for an exception. */
export function failedResult(cause: unknown): ExtractionResult {
  console.error(cause);
  const code = codeOf(cause);
  return { counters: [], hasGps: false, bytesRead: 0, reads: 0, error: { code, message: FAILURES[code] } };
}

function codeOf(cause: unknown): keyof typeof FAILURES {
  // Blobs throw a DOMException if the file was moved or may not be read. Nothing else here throws one.
  if (cause instanceof DOMException) return 'processing-failed';
  // A browser without `Object.hasOwn` can't start the reader's modules, and is also too old for the core.
  if (!('hasOwn' in Object)) return 'no-core';
  // Compare names: `instanceof` would need the chunk with the class, which may be the chunk that failed to load.
  return cause instanceof Error && cause.name === 'CoreError' ? 'no-core' : 'unexpected';
}
