/** The package's entry point for callers that pass a compiled core. The code of this entry point contains no core. */
export { readerWith as createReader } from './reader';
export { countOf } from './countOf';
export { fromFile } from './fromFile';
export { fromUrl, UrlError } from './fromUrl';
export { PHOTO_EXTENSIONS } from '../reader/files/extensions';
export type * from './publicTypes';
