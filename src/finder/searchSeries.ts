import type { ByteSource } from '../reader/byteSource';
import type { Core } from '../reader/core';
import { readSample, type Sample } from './sample';
import { findCounter, type SearchOutcome } from './search';
import type { Series } from './series';

/** Opens photos and pauses for the search. */
export interface SeriesReader<File> {
  readonly core: Core;
  /** passes the bytes of a photo to `read`, and resolves when `read` does; rejects if the photo can't be read */
  readonly open: (file: File, read: (source: ByteSource) => Promise<Sample>) => Promise<Sample>;
  /** awaited between the steps of a search */
  readonly pause: () => Promise<void>;
}

/**
 * Reads the photos of one body a second time, one by one, and searches them for an unknown counter. Rejects if a photo
 * can't be read.
 */
export async function searchSeries<File>(
  { photos }: Series<File>,
  { core, open, pause }: SeriesReader<File>,
): Promise<SearchOutcome> {
  const samples: Sample[] = [];
  for (const { file, path, result } of photos)
    samples.push(await open(file, (source) => readSample(core, source, path, result)));
  const search = findCounter(samples);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
    await pause();
  }
}
