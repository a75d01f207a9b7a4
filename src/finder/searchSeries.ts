/** Reads a body's photos once more, one after the other, and searches them. */
import type { ByteSource } from '../extraction/byteSource';
import type { Core } from '../extraction/core';
import { readSample, type Sample } from './sample';
import { findCounter, type SearchOutcome } from './search';
import type { Series } from './series';

/** How the caller opens a photo and does long work. */
export interface SeriesReader<File> {
  readonly core: Core;
  /** hands `read` the bytes of a photo, and resolves when `read` does; rejects when it cannot be read */
  readonly open: (file: File, read: (source: ByteSource) => Promise<Sample>) => Promise<Sample>;
  /** runs a search to its end */
  readonly run: (work: Generator<void, SearchOutcome, void>) => Promise<SearchOutcome> | SearchOutcome;
}

/** Rejects when a photo cannot be read. */
export async function searchSeries<File>(
  { photos }: Series<File>,
  { core, open, run }: SeriesReader<File>,
): Promise<SearchOutcome> {
  const samples: Sample[] = [];
  for (const { file, path, result } of photos)
    samples.push(await open(file, (source) => readSample(core, source, path, result)));
  return run(findCounter(samples));
}
