/** The package's functions. They share one core, which is part of their code, so nothing is fetched. */
import { compileInlined } from './inlinedCore';
import type { CompiledModule } from './compiledModule';
import type { PhotoResult } from './photoResult';
import type { PhotoSource } from './photoSource';
import type { CardReportResult } from './readCardReport';
import type { Items, PhotosOptions } from './readPhotos';
import {
  type CardReportOptions,
  type PhotoOptions,
  type Reader,
  readerOn,
  readerWith,
  type ReadPhotos,
  type TagsResult,
} from './reader';

let reader: Reader | undefined;
const shared = (): Reader => (reader ??= readerOn(compileInlined));

/**
 * Reads a photo's count, where it is from and how sure it is, and other metadata. If there is no count, the result says
 * why. Reads only the few ranges with metadata. Also reads a Canon body's card report (CAM_INFO.XML).
 *
 * A failure is a result with the status 'failed'. Rejects only with a `TypeError`, if an argument has the wrong type,
 * and with the reason of `signal`.
 */
export async function readPhoto(file: PhotoSource, options?: PhotoOptions): Promise<PhotoResult> {
  return shared().readPhoto(file, options);
}

/**
 * The results of many photos, read a few at once. Takes an item only when there is room for it. Gives the results in
 * the order of the items, unless `keepOrder` is `false`. A file that can't be opened or read is a result with the
 * status 'failed'. The loop over the results throws if an item isn't a file, if iterating over `items` throws, and,
 * with the signal's reason, if `signal` stops it. Leaving the loop stops the reading.
 */
export const readPhotos: ReadPhotos = <Item>(items: Items<Item>, options?: PhotosOptions<Item>) =>
  shared().readPhotos(items, options as PhotosOptions<Item> & Required<Pick<PhotosOptions<Item>, 'open'>>);

/**
 * Reads every entry of the TIFF directories (IFDs), including those in the maker note, with its value as text. A
 * failure is a result with an `error`. Rejects like `readPhoto`.
 */
export async function readTags(file: PhotoSource): Promise<TagsResult> {
  return shared().readTags(file);
}

/** Reads a Canon body's card report with all its fields: counters, error log, firmware. Fails like `readPhoto`. */
export async function readCardReport(file: PhotoSource, options?: CardReportOptions): Promise<CardReportResult> {
  return shared().readCardReport(file, options);
}

/**
 * Creates a reader with its own core, which `close` releases; the package's other functions share one core. Where the
 * package is not allowed to compile the core, pass the package's `core.wasm` as `module`: a compiled module, or a
 * promise of one.
 */
export function createReader(module?: CompiledModule | PromiseLike<CompiledModule>): Reader {
  return module === undefined ? readerOn(compileInlined) : readerWith(module);
}
