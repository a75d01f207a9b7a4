/** The program's JSON: outside programs are written against it. */
import type { Counter, ExtractionResult, ShutterSource } from '../extraction/result';

export interface Entry {
  /** as given on the command line */
  readonly file: string;
  readonly result: ExtractionResult;
}

/** A file that cannot be opened or read. */
export const unreadable: ExtractionResult = {
  counters: [],
  error: { code: 'processing-failed', message: 'Failed to process the image. Please try again.' },
  hasGps: false,
  bytesRead: 0,
  reads: 0,
};

/** One array and a newline, objects in the order of the arguments. */
export function writeJson(entries: readonly Entry[]): string {
  return `${JSON.stringify(entries.map(jsonOf), undefined, 2)}\n`;
}

/** Absent values are left out, and so is what only the page shows. */
function jsonOf({ file, result }: Entry): object {
  const { shutterSource, counters, error, hasGps: _hasGps, editor: _editor, bytesRead, reads, ...fields } = result;
  return {
    file,
    ...fields,
    ...(shutterSource ? { shutterSource: sourceOf(shutterSource) } : {}),
    counters: counters.map(counterOf),
    ...(error ? { error: error.message } : {}),
    bytesRead,
    reads,
  };
}

function sourceOf({ field, tag, offset, kind, grade }: ShutterSource): object {
  return { field, tag, offset, kind, grade };
}

function counterOf({ field, tag, value, kind }: Counter): object {
  return { field, tag, value, kind };
}
