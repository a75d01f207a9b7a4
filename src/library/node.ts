/** The package's door in Node; what index.ts says of its calls holds here too. */
import { readFile } from 'node:fs/promises';
import { packageOn } from './package';

export const { readPhoto, readTags, readCardReport, createReader } = packageOn(async () =>
  WebAssembly.compile(await readFile(new URL('./core.wasm', import.meta.url))),
);
