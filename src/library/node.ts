/** The package's entry point in Node. index.ts documents the functions. */
import { readFile } from 'node:fs/promises';
import { packageOn } from './packageFunctions';

export const { readPhoto, readTags, readCardReport, createReader } = packageOn(async () =>
  WebAssembly.compile(await readFile(new URL('./core.wasm', import.meta.url))),
);
