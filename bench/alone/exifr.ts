/** exifr by itself. */
import exifr from 'exifr';

export const read = (bytes: Uint8Array): unknown => exifr.parse(bytes);
