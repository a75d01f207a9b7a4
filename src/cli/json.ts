/** Writes the program's JSON. Other people's programs depend on its shape. */
import { writeJsonText } from '../config/controlCharacters';
import type { ExtractionResult } from '../reader/result';
import type { UrlErrorCode } from '../library/fromUrl';
import { photoResultOf } from '../library/photoResult';

/** Why a file cannot be opened or read. */
export interface Unread {
  /** only for a file at an address */
  readonly code?: UrlErrorCode | undefined;
  /** the system's message, or a message about the server */
  readonly cause: string;
}

export interface FileResult {
  /** as given on the command line */
  readonly file: string;
  readonly result: ExtractionResult;
  readonly unread?: Unread | undefined;
}

export const unreadable: ExtractionResult = {
  counters: [],
  error: { code: 'processing-failed', message: 'The file could not be read.' },
  hasGps: false,
  bytesRead: 0,
  reads: 0,
};

/** The files' objects as one JSON array and a newline. */
export function writeJson(entries: readonly FileResult[]): string {
  return `${writeJsonText(entries.map(jsonOf), 2)}\n`;
}

/** One object of `writeJson`'s array. */
export const writeJsonItem = (entry: FileResult): string => writeJsonText(jsonOf(entry), 2).replaceAll(/^/gm, '  ');

/** A file's object as one line of JSON Lines. */
export const writeJsonLine = (entry: FileResult): string => `${writeJsonText(jsonOf(entry))}\n`;

/** The result of `readPhoto` with the file's name, and with a message as an error's `cause`. */
export function jsonOf({ file, result, unread }: FileResult): object {
  const shown = photoResultOf(result);
  if (shown.status !== 'failed' || unread === undefined) return { file, ...shown };
  const { code = shown.error.code, cause } = unread;
  return { file, ...shown, error: { ...shown.error, code, cause } };
}
