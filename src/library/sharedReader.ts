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
 * The count of a photo, its source and how sure it is, and the photo's other facts about itself; or the reason why
 * there is no count. Only the few ranges with metadata are read. A Canon body's card report (CAM_INFO.XML) is read like
 * a photo.
 *
 * Failures are results. Rejects with a `TypeError` only if `file` is not a file, and with the reason of `signal`.
 */
export async function readPhoto(file: PhotoSource, options?: PhotoOptions): Promise<PhotoResult> {
  return shared().readPhoto(file, options);
}

/**
 * The results of many photos. A few are read at once, and an item is taken only when there is room for it. The results
 * come in the order of the items, unless `keepOrder` is `false`. A file that cannot be opened or read is a result with
 * the status 'failed'. The loop over the results throws if an item is not a file, or if the items themselves throw. If
 * `signal` stops it, it throws the signal's reason. Leaving the loop stops the reading.
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
 * A reader with its own core, which `close` releases. All other calls share one core. If the package is not allowed to
 * compile the core, pass the package's `core.wasm` as `module`: compiled, or a promise of that.
 */
export function createReader(module?: CompiledModule | PromiseLike<CompiledModule>): Reader {
  return module === undefined ? readerOn(compileInlined) : readerWith(module);
}
