/** Tells by the serial number whether a photo is from the camera in the visitor's hand. */

import { type FileText, rawText } from '../config/fileText';
import type { ExtractionResult } from '../reader/result';

export type SerialStanding =
  /** the file has no serial number */
  | 'none'
  /** the number in the file differs from the one on the body, or is not proven to be equal */
  | 'not-printed'
  | 'comparable';

/** What a comparison with the file's serial number can show. */
export function serialStanding({ serialNumber, serialIsPrinted }: ExtractionResult): SerialStanding {
  if (serialNumber === undefined) return 'none';
  return serialIsPrinted ? 'comparable' : 'not-printed';
}

/**
 * True if a typed serial number is the file's. Ignores leading zeros, blanks and signs, which differ between bodies and
 * files.
 */
export const isSameSerial = (typed: FileText, inFile: FileText): boolean => bareSerial(typed) === bareSerial(inFile);

/** The part of a serial number that is compared: 'NO= 0012 345' → '12345' */
export const bareSerial = (serial: FileText): string =>
  rawText(serial)
    .toUpperCase()
    .replace(/^\s*(NO|S\/N|SN)\s*[.=:]?(?=[\s\d])/, '')
    .replaceAll(/[^A-Z\d]/g, '')
    .replace(/^0+/, '');
