/**
 * Remembers this tab's photos with a count, so that the QR code on a printed tag can lead to the check of its photo.
 */
import type { FileText } from '../config/fileText';
import type { PhotoObserver } from './collection';
import type { Point } from './lines';
import { type Facts, factsOf } from '../judge/claim';

export interface CountedFile {
  readonly file: File;
  readonly facts: Facts;
}

/** The files by the names of their readings. The value is undefined if several files have the same name. */
const files = new Map<FileText, CountedFile | undefined>();

/** Observes each photo that the history reads. */
export const counted: PhotoObserver = {
  see({ file, path }, result) {
    if (result.shutterCount !== undefined)
      files.set(path, files.has(path) ? undefined : { file, facts: factsOf(result) });
    return Promise.resolve();
  },
  forget: () => files.clear(),
};

/** The photo from which the point's count was read. Undefined unless that photo gives exactly this number. */
export function countedFileOf({ name, source, saved, high, added }: Point): CountedFile | undefined {
  const found = source === 'photo' && !saved && added === 0 ? files.get(name) : undefined;
  return found?.facts.count === high ? found : undefined;
}
