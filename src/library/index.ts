/** The package's door in browsers and their workers; its types hold everywhere. */
import { type Package, packageOn } from './package';

export type * from './types';

const reader = packageOn(async () => {
  // As bundlers know it: they put the file where the page finds it.
  const response = await fetch(new URL('./core.wasm', import.meta.url));
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  return WebAssembly.compile(await response.arrayBuffer());
});

/**
 * The count of a photo, where it was read and how sure it is, and what else the photo says of its making; or the reason
 * why there is no count. Only the few ranges that hold metadata are read. A card report of a Canon body (CAM_INFO.XML)
 * is read like a photo.
 *
 * Failures are results. Rejects with a `TypeError` only for what is no file.
 */
export const readPhoto: Package['readPhoto'] = reader.readPhoto;

/** Every directory entry, maker notes included, with its value as text. Failures as with `readPhoto`. */
export const readTags: Package['readTags'] = reader.readTags;

/** A Canon body's report with all its fields: counters, error log, firmware. Failures as with `readPhoto`. */
export const readCardReport: Package['readCardReport'] = reader.readCardReport;

/** A reader with a core of its own, which `close` lets go of. All other calls share one. */
export const createReader: Package['createReader'] = reader.createReader;
