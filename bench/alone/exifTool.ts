/** ExifTool as WebAssembly by itself. */
import { parseMetadata } from '@uswriting/exiftool';

export const read = (bytes: Uint8Array<ArrayBuffer>): unknown =>
  parseMetadata(new File([bytes], 'photo'), {
    args: ['-json', '-n'],
    ...('document' in globalThis && { fetch: () => fetch('/zeroperl.wasm') }),
  });
