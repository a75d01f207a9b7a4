/** The package's entry point for callers who bring the compiled core: it fetches and compiles nothing. */
export { readerWith as createReader } from './reader';
export { countOf } from './photoResult';
export { PHOTO_EXTENSIONS } from '../reading/extensions';
export { fromUrl, UrlError } from './fromUrl';
export type * from './publicTypes';
