/** Compares the serial number in a file with the number on the camera in the visitor's hand. */

import { type FileText, rawText } from '../config/fileText';
import type { ExtractionResult } from '../reader/result';

export type SerialStanding =
  /** the file has no serial number */
  | 'none'
  /** the number in the file differs from the one on the body, or isn't proven to be equal */
  | 'not-printed'
  | 'comparable';

/** Says whether the file's serial number can be compared with the number on a body. */
export function serialStanding({ serialNumber, serialIsPrinted }: ExtractionResult): SerialStanding {
  if (serialNumber === undefined) return 'none';
  return serialIsPrinted ? 'comparable' : 'not-printed';
}

/**
 * True if a typed serial number equals the file's. Ignores leading zeros, blanks and punctuation, because a body and
 * its files write these differently.
 */
export const isSameSerial = (typed: FileText, inFile: FileText): boolean => bareSerial(typed) === bareSerial(inFile);

/** The part of a serial number to compare: 'NO= 0012 345' → '12345' */
export const bareSerial = (serial: FileText): string =>
  rawText(serial)
    .toUpperCase()
    .replace(/^\s*(NO|S\/N|SN)\s*[.=:]?(?=[\s\d])/, '')
    .replaceAll(/[^A-Z\d]/g, '')
    .replace(/^0+/, '');
