/** The package's entry point in Node. index.ts documents the functions. */
import { packageOn } from './packageFunctions';

export { countOf } from './photoResult';
export { PHOTO_EXTENSIONS } from '../reading/extensions';
export { fromUrl, UrlError } from './fromUrl';

export const { readPhoto, readPhotos, readTags, readCardReport, createReader } = packageOn(async () => {
  const core = new URL('./core.wasm', import.meta.url);
  // Not imported at the top, where a browser would say only that it knows no such module.
  const files = await import('node:fs/promises').catch(() => undefined);
  if (typeof files?.readFile !== 'function') throw new Error(ONLY_FOR_NODE);
  return WebAssembly.compile(await files.readFile(core));
});

/** What to do in a page. */
const ONLY_FOR_NODE =
  "this entry of shutter-count is for Node. In a page, import 'shutter-count' without the conditions of Node, or index.js.";
