/**
 * Bundles all modules that read a file into one chunk. A page fetches the chunk while the visitor looks at the page, so
 * reading a file then needs no request.
 */
export { recognizeContainer } from '../container';
export { loadCore, warmUp } from '../core';
export { extract } from '../extract';
export { blobSource, blobSources } from '../ranges';
export { extractFile } from './extractFile';
