/** Our line by itself: what an application adds to its bundle. */
import { extractFrom } from '../../../src/extraction/extract';

export const read = (bytes: Uint8Array): unknown =>
  extractFrom({ size: bytes.length, read: (offset, length) => bytes.subarray(offset, offset + length) });
