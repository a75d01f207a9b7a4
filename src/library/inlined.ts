/** The package's entry point with the core in its code: it fetches nothing. index.ts documents the functions. */
import core from '../../build/core.wasm?url&inline';
import { packageOn } from './packageFunctions';

export { countOf } from '../extraction/result';
export { PHOTO_EXTENSIONS } from '../reading/extensions';
export { fromUrl } from './fromUrl';

export const { readPhoto, readPhotos, readTags, readCardReport, createReader } = packageOn(async () =>
  WebAssembly.compile(Uint8Array.from(atob(core.slice(core.indexOf(',') + 1)), (byte) => byte.charCodeAt(0))),
);
