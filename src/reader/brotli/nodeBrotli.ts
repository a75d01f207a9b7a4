/** Node's own Brotli. `#brotli` in package.json maps to this file in Node and to libraryBrotli.ts everywhere else. */
import { brotliDecompressSync } from 'node:zlib';
import { Limit } from '../../../assembly/schema';

/** The unpacked bytes. Throws for damaged data and beyond `Limit.Unpacked` bytes. */
export function decodeBrotli(packed: Uint8Array): Uint8Array {
  return Uint8Array.from(brotliDecompressSync(packed, { maxOutputLength: Limit.Unpacked }));
}
