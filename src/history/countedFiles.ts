/** Remembers this tab's photos that have a count. A printed tag's QR code contains the fingerprint of such a photo. */
import type { FileText } from '../config/fileText';
import type { PhotoObserver } from './collection';
import type { Point } from './lines';
import { type Facts, factsOf } from '../judge/claim';

export interface CountedFile {
  readonly file: File;
  readonly facts: Facts;
}

/** The files by the name of each file's reading. A name that several files share maps to undefined. */
const files = new Map<FileText, CountedFile | undefined>();

export const counted: PhotoObserver = {
  see({ file, path }, result) {
    if (result.shutterCount !== undefined)
      files.set(path, files.has(path) ? undefined : { file, facts: factsOf(result) });
    return Promise.resolve();
  },
  forget: () => files.clear(),
};

/**
 * The photo from which the point's count was read. Undefined if this tab hasn't read the photo, or if its count is not
 * exactly the point's `high`.
 */
export function countedFileOf({ name, source, saved, high, added }: Point): CountedFile | undefined {
  const found = source === 'photo' && !saved && added === 0 ? files.get(name) : undefined;
  return found?.facts.count === high ? found : undefined;
}
