/** Our line by itself: what an application adds to its bundle. */
import { preloadCore } from '../../../src/extraction/core';
import { extractFrom } from '../../../src/extraction/extract';
import { memorySource } from '../memorySource';

/** As the site does while nothing else happens. */
export const prepare = (): Promise<void> => preloadCore();

export const read = (bytes: Uint8Array): unknown => extractFrom(memorySource(bytes));
