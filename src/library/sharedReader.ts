/** The package's functions on one core, which is in their code: nothing is fetched. */
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
 * The count of a photo, where it was read and how sure it is, and what else the photo says about itself; or the reason
 * why there is no count. Only the few ranges that hold metadata are read. A Canon body's card report (CAM_INFO.XML) is
 * read like a photo.
 *
 * Failures are results. Rejects with a `TypeError` only for something that is not a file, and with the reason of `signal`.
 */
export async function readPhoto(file: PhotoSource, options?: PhotoOptions): Promise<PhotoResult> {
  return shared().readPhoto(file, options);
}

/**
 * The results of many photos, a few read at once, and no item taken before there is room for it. In the order of the
 * items, unless `keepOrder` is `false`. A file that cannot be opened or read is a result with the status 'failed'. The loop over
 * the results throws for what is not a file, for what the items themselves throw, and, once `signal` stops it, its
 * reason. Who leaves the loop stops the reading.
 */
export const readPhotos: ReadPhotos = <Item>(items: Items<Item>, options?: PhotosOptions<Item>) =>
  shared().readPhotos(items, options as PhotosOptions<Item> & Required<Pick<PhotosOptions<Item>, 'open'>>);

/** Every directory entry, including maker notes, with its value as text. Fails like `readPhoto`. */
export async function readTags(file: PhotoSource): Promise<TagsResult> {
  return shared().readTags(file);
}

/** A Canon body's card report with all its fields: counters, error log, firmware. Fails like `readPhoto`. */
export async function readCardReport(file: PhotoSource, options?: CardReportOptions): Promise<CardReportResult> {
  return shared().readCardReport(file, options);
}

/**
 * A reader with its own core, which `close` releases. All other calls share one core. Where the package may not compile, give
 * it a `module` that was compiled of the package's `core.wasm`, or a promise of one.
 */
export function createReader(module?: CompiledModule | PromiseLike<CompiledModule>): Reader {
  return module === undefined ? readerOn(compileInlined) : readerWith(module);
}
