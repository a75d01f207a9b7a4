/** The package's entry point in browsers and their workers. Its types apply to all entry points. */
import { type Package, packageOn } from './packageFunctions';

export { countOf } from './photoResult';
export { PHOTO_EXTENSIONS } from '../reading/extensions';
export { fromUrl, UrlError } from './fromUrl';
export type * from './publicTypes';

const reader = packageOn(async () => {
  const response = await fetchCore();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}. ${NO_FETCH}`);
  return WebAssembly.compile(await response.arrayBuffer());
});

/** What to do where there is no server to fetch from. */
const ONLY_FOR_PAGES =
  "this entry of shutter-count is for pages and their workers and fetches its core.wasm. In Node, import 'shutter-count' " +
  "by its name and without the conditions of browsers; elsewhere, give createReader of 'shutter-count/reader' the module.";

/** What may have kept a page from its core, and what needs none. */
const NO_FETCH =
  "Either core.wasm is not beside the package's code, or the page's policy forbids the fetch, or nobody is online; " +
  "'shutter-count/inlined' fetches nothing.";

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

async function fetchCore(): Promise<Response> {
  try {
    // Bundlers recognize this form and copy the file.
    return await fetch(new URL('./core.wasm', import.meta.url));
  } catch (cause) {
    const isPage = /^https?:/.test(import.meta.url);
    throw new Error(isPage ? `${messageOf(cause)}. ${NO_FETCH}` : ONLY_FOR_PAGES, { cause });
  }
}

/**
 * The count of a photo, where it was read and how sure it is, and what else the photo says about itself; or the reason
 * why there is no count. Only the few ranges that hold metadata are read. A Canon body's card report (CAM_INFO.XML) is
 * read like a photo.
 *
 * Failures are results. Rejects with a `TypeError` only for something that is not a file.
 */
export const readPhoto: Package['readPhoto'] = reader.readPhoto;

/**
 * The results of many photos, a few read at once, and no item taken before there is room for it. In the order of the
 * items, unless `keepOrder` is `false`. A file that cannot be opened or read is a result with the status 'failed'. The loop over
 * the results throws for what is not a file, for what the items themselves throw, and, once `signal` stops it, its
 * reason. Who leaves the loop stops the reading.
 */
export const readPhotos: Package['readPhotos'] = reader.readPhotos;

/** Every directory entry, including maker notes, with its value as text. Fails like `readPhoto`. */
export const readTags: Package['readTags'] = reader.readTags;

/** A Canon body's card report with all its fields: counters, error log, firmware. Fails like `readPhoto`. */
export const readCardReport: Package['readCardReport'] = reader.readCardReport;

/** A reader with its own core, which `close` releases. All other calls share one core. */
export const createReader: Package['createReader'] = reader.createReader;
