/**
 * Bundles all modules that read a file into one chunk. A page fetches it while the visitor looks around, so that
 * reading a file needs no request.
 */
export { recognizeContainer } from '../container';
export { loadCore, warmUp } from '../core';
export { extract } from '../extract';
export { blobSource, blobSources } from '../ranges';
export { extractFile } from './extractFile';
