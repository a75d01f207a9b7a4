/** The package: what its entry points index.ts and node.ts export. */
import { type Reader, readerOn } from './reader';
import type { CompiledModule } from './compiledModule';

export interface Package extends Pick<Reader, 'readPhoto' | 'readPhotos' | 'readTags' | 'readCardReport'> {
  /** a reader with its own core, which `close` releases */
  readonly createReader: () => Reader;
}

/** @param compile compiles the core from its separate file, which each platform reads in its own way */
export function packageOn(compile: () => Promise<CompiledModule>): Package {
  const { readPhoto, readPhotos, readTags, readCardReport } = readerOn(compile);
  return { readPhoto, readPhotos, readTags, readCardReport, createReader: () => readerOn(compile) };
}
