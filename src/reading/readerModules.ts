/** Reading a file, in one chunk: a page fetches it while the visitor looks at it, and what is given needs nothing more. */
export { recognizeContainer } from '../extraction/container';
export { loadCore, warmUp } from '../extraction/core';
export { extract } from '../extraction/extract';
export { blobSource, blobSources } from '../extraction/ranges';
export { extractFile } from './extractFile';
