/** One file through the extraction line, with every failure turned into a result. */

import type { FileReading } from '../cardReport/extractFile';
import type { ErrorCode, ExtractionResult } from '../extraction/result';
import { loadResultView } from './preload';
import { modelSeenWith, rememberBody } from './seenBodies';

const FAILURES = {
  'processing-failed': 'Failed to process the image. Please try again.',
  'no-core': 'The reader could not be started.',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** A photo or a card report → what it says; a report is joined to a photo with the same serial number. Never throws. */
export async function readFile(file: File): Promise<FileReading> {
  try {
    const [{ extractFile }, { loadCore }, { blobSource }] = await Promise.all([
      import('../cardReport/extractFile'),
      import('../extraction/core'),
      import('../extraction/ranges'),
      loadResultView(),
    ]);
    const path = file.webkitRelativePath || file.name;
    const reading = await extractFile(await loadCore(), blobSource(file), path, modelSeenWith);
    rememberBody(reading.result);
    return reading;
  } catch (cause) {
    return { result: failedResult(cause) };
  }
}

/** What was thrown → a result that says so: a file that cannot be read, or anything else */
export function failedResult(cause: unknown): ExtractionResult {
  console.error(cause);
  const code = codeOf(cause);
  return { counters: [], hasGps: false, bytesRead: 0, reads: 0, error: { code, message: FAILURES[code] } };
}

function codeOf(cause: unknown): keyof typeof FAILURES {
  // Blobs report a file that moved, or may not be read, as a DOMException; nothing else here throws one.
  if (cause instanceof DOMException) return 'processing-failed';
  // By its name: the class is in a chunk that may be what is missing.
  return cause instanceof Error && cause.name === 'CoreError' ? 'no-core' : 'unexpected';
}
