/** The package's entry point with the core in its code: it fetches nothing. index.ts documents the functions. */
import { compileInlined } from './inlinedCore';
import { packageOn } from './packageFunctions';

export { countOf } from './photoResult';
export { PHOTO_EXTENSIONS } from '../reading/extensions';
export { fromUrl, UrlError } from './fromUrl';

export const { readPhoto, readPhotos, readTags, readCardReport, createReader } = packageOn(compileInlined);
