/** Bytes at hand, as our line takes them. */
import type { ByteSource } from '../src/extraction/ranges';

/** Reads without a copy and without waiting. */
export function memorySource(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: (offset, length) => bytes.subarray(offset, offset + length) };
}
