/** Reading a file, in one chunk: a page fetches it while the visitor looks at it, and what is given needs nothing more. */
export { recognizeContainer } from '../container';
export { loadCore, warmUp } from '../core';
export { extract } from '../extract';
export { blobSource, blobSources } from '../ranges';
export { extractFile } from './extractFile';
