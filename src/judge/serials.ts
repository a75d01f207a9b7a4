/** Whether a photo is from the camera in the visitor's hand, by the serial number. */

import type { ExtractionResult } from '../reader/result';

export type SerialStanding =
  /** the file has none */
  | 'none'
  /** the number in the file is not the one on the body, or nobody has shown that it is */
  | 'not-printed'
  | 'comparable';

/** What the serial number in a file is good for. */
export function serialStanding({ serialNumber, serialIsPrinted }: ExtractionResult): SerialStanding {
  if (serialNumber === undefined) return 'none';
  return serialIsPrinted ? 'comparable' : 'not-printed';
}

/** Whether a typed number is that of the file; leading zeros, blanks and signs, which bodies and files differ in, aside. */
export const isSameSerial = (typed: string, inFile: string): boolean => bareSerial(typed) === bareSerial(inFile);

/** What of a serial number is compared: 'NO= 0012 345' → '12345' */
export const bareSerial = (serial: string): string =>
  serial
    .toUpperCase()
    .replace(/^\s*(NO|S\/N|SN)\s*[.=:]?(?=[\s\d])/, '')
    .replaceAll(/[^A-Z\d]/g, '')
    .replace(/^0+/, '');
