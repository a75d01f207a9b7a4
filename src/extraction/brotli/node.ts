/** Brotli of Node itself; `#brotli` in package.json names this file there, and library.ts everywhere else. */
import { brotliDecompressSync } from 'node:zlib';
import { Limit } from '../../../assembly/schema';

/** At most `Limit.Decoded` unpacked bytes. Throws for damaged data, and for more. */
export function decodeBrotli(packed: Uint8Array): Uint8Array {
  return Uint8Array.from(brotliDecompressSync(packed, { maxOutputLength: Limit.Decoded }));
}
