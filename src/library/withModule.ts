/** The package's entry point for callers who bring the compiled core: it fetches and compiles nothing. */
export { readerWith as createReader } from './reader';
export { countOf } from '../extraction/result';
export { PHOTO_EXTENSIONS } from '../reading/extensions';
export { fromUrl } from './fromUrl';
export type * from './publicTypes';
