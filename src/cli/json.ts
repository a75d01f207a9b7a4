/** The program's JSON. Other people's programs depend on its shape. */
import { writeJsonText } from '../config/controlCharacters';
import type { ExtractionResult } from '../extraction/result';
import { photoResultOf } from '../library/photoResult';

export interface FileResult {
  /** as given on the command line */
  readonly file: string;
  readonly result: ExtractionResult;
  /** what the system said of a file that cannot be opened or read */
  readonly cause?: string | undefined;
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
  return `${writeJsonText(entries.map(jsonOf), 2)}\n`;
}

/** The object of `readPhoto` as a line, with `cause` for a file that cannot be opened or read. */
export const writeJsonLine = ({ file, result, cause }: FileResult): string =>
  `${writeJsonText({ file, ...photoResultOf(result), cause })}\n`;

/** An object of `--json`. Its shape is fixed: what was added to errors since is in the lines. */
export function jsonOf({ file, result }: FileResult): object {
  const { errorCode: _errorCode, ...shown } = photoResultOf(result);
  return { file, ...shown };
}
