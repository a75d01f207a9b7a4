/** The photos of this tab that gave a count, so that a tag's code can lead to the check of its photo. */
import type { Onlooker } from './collection';
import type { Point } from './lines';
import { type Facts, factsOf } from '../judge/claim';

export interface CountedFile {
  readonly file: File;
  /** what was read in it */
  readonly facts: Facts;
}

/** By the name that its reading has; undefined where several files have it */
const files = new Map<string, CountedFile | undefined>();

/** Sees what the history reads. */
export const counted: Onlooker = {
  see({ file, path }, result) {
    if (result.shutterCount !== undefined)
      files.set(path, files.has(path) ? undefined : { file, facts: factsOf(result) });
    return Promise.resolve();
  },
  forget: () => files.clear(),
};

/** The photo that a count was read from, where it says this very number. */
export function countedFileOf({ name, source, saved, high, added }: Point): CountedFile | undefined {
  const found = source === 'photo' && !saved && added === 0 ? files.get(name) : undefined;
  return found?.facts.count === high ? found : undefined;
}
