/** The program's JSON. Other people's programs depend on its shape. */
import type { ExtractionResult } from '../extraction/result';
import { photoResultOf } from '../library/photoResult';

export interface FileResult {
  /** as given on the command line */
  readonly file: string;
  readonly result: ExtractionResult;
}

/** The result of a file that cannot be opened or read. */
export const unreadable: ExtractionResult = {
  counters: [],
  error: { code: 'processing-failed', message: 'Failed to process the image. Please try again.' },
  hasGps: false,
  bytesRead: 0,
  reads: 0,
};

/** One array and a newline, the objects in the order of the arguments. */
export function writeJson(entries: readonly FileResult[]): string {
  return `${JSON.stringify(entries.map(jsonOf), undefined, 2)}\n`;
}

/** One object and a newline. */
export const writeJsonLine = (entry: FileResult): string => `${JSON.stringify(jsonOf(entry))}\n`;

const jsonOf = ({ file, result }: FileResult): object => ({ file, ...photoResultOf(result) });
