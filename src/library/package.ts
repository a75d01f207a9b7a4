/** The package: what both of its doors, index.ts and node.ts, hand out. */
import { type CompiledModule, type Reader, readerOn } from './reader';

export interface Package extends Pick<Reader, 'readPhoto' | 'readTags' | 'readCardReport'> {
  readonly createReader: () => Reader;
}

/** @param compile compiles the core, which lies in a file of its own: each platform reaches it in its own way */
export function packageOn(compile: () => Promise<CompiledModule>): Package {
  const { readPhoto, readTags, readCardReport } = readerOn(compile);
  return { readPhoto, readTags, readCardReport, createReader: () => readerOn(compile) };
}
