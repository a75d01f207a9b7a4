/**
 * Reads a file with one chunk. A page fetches the chunk while the visitor looks at it, so a given file needs no other
 * request.
 */
export { recognizeContainer } from '../container';
export { loadCore, warmUp } from '../core';
export { extract } from '../extract';
export { blobSource, blobSources } from '../ranges';
export { extractFile } from './extractFile';
