/**
 * Several files at once, where that is worth it. A local disk answers sooner than Node's threads for files do, so files are
 * read one after the other until the store proves slow.
 */
import type { Core } from '../reader/core';
import { isAddress } from '../library/fromUrl';
import type { OpenedBy } from './findFiles';
import { type DatedReading, IN_THREADS, msWaited, readFileAt } from './read';

/** A file that took longer to open and read is one of a slow store. */
const SLOW_MS = 2;
/** So many slow files one after the other are no accident. */
const SLOW_IN_A_ROW = 8;

export interface Files {
  /** How many files it is worth to ask for at once, by now. */
  readonly atOnce: () => number;
  /** Reads the file at `place`. Rejects when it cannot be read or is not a regular file. */
  readonly read: (place: OpenedBy) => Promise<DatedReading>;
}

/** `jobs`: how many files may be read at once. */
export function severalAtOnce(core: Core, jobs: number): Files {
  // libuv reads this when it first needs a thread. Node needs one to load an ES module, so the program is CommonJS.
  process.env['UV_THREADPOOL_SIZE'] = String(jobs);
  let slow = 0;
  /** A server answers many at once from the first one on. */
  let isRemote = false;
  const isSlow = () => slow >= SLOW_IN_A_ROW && jobs > 1;

  return {
    atOnce: () => (isRemote || isSlow() ? jobs : 1),
    read: async (place) => {
      isRemote ||= isAddress(place);
      if (isRemote || isSlow()) return readFileAt(core, place, IN_THREADS);
      const before = msWaited();
      try {
        return await readFileAt(core, place);
      } finally {
        slow = msWaited() - before > SLOW_MS ? slow + 1 : 0;
      }
    },
  };
}
