/**
 * Reads several files at once if the disk or server is slow. A local disk answers faster than Node's threads could, so
 * at first, files are read one after another.
 */
import type { Core } from '../reader/core';
import { isAddress } from '../library/fromUrl';
import type { OpenedBy } from './findFiles';
import { type DatedReading, IN_THREADS, msWaited, readFileAt } from './read';

/** A read that takes longer counts as slow. */
const SLOW_MS = 2;
/** After this many slow reads in a row, several files are read at once. */
const SLOW_IN_A_ROW = 8;

export interface Files {
  /** How many files to request at once, according to the speed so far. */
  readonly atOnce: () => number;
  /** Rejects if the file cannot be read or is not a regular file. */
  readonly read: (place: OpenedBy) => Promise<DatedReading>;
}

/** `jobs`: the most files to read at once */
export function severalAtOnce(core: Core, jobs: number): Files {
  // libuv reads this variable when it first needs a thread. Node needs a thread to load an ES module, so the program is
  // CommonJS.
  process.env['UV_THREADPOOL_SIZE'] = String(jobs);
  let slow = 0;
  /** True after the first address, because a server answers many requests at once. */
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
