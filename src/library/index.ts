/** The package's entry point in browsers and their workers. Its types apply to all entry points. */
import { type Package, packageOn } from './packageFunctions';

export type * from './publicTypes';

const reader = packageOn(async () => {
  // Bundlers recognize this form and copy the file.
  const response = await fetch(new URL('./core.wasm', import.meta.url));
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  return WebAssembly.compile(await response.arrayBuffer());
});

/**
 * The count of a photo, where it was read and how sure it is, and what else the photo says about itself; or the reason
 * why there is no count. Only the few ranges that hold metadata are read. A Canon body's card report (CAM_INFO.XML) is
 * read like a photo.
 *
 * Failures are results. Rejects with a `TypeError` only for something that is not a file.
 */
export const readPhoto: Package['readPhoto'] = reader.readPhoto;

/** Every directory entry, including maker notes, with its value as text. Fails like `readPhoto`. */
export const readTags: Package['readTags'] = reader.readTags;

/** A Canon body's card report with all its fields: counters, error log, firmware. Fails like `readPhoto`. */
export const readCardReport: Package['readCardReport'] = reader.readCardReport;

/** A reader with its own core, which `close` releases. All other calls share one core. */
export const createReader: Package['createReader'] = reader.createReader;
