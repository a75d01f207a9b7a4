/** Times each way of reading many photos in one page, with as many reads in flight as on the history page. */
import ExifReader from 'exifreader';
import exifr from 'exifr';
import { loadCore } from '../src/extraction/core';
import { extract } from '../src/extraction/extract';
import { blobSource } from '../src/extraction/ranges';
import { readingOf } from '../src/history/reading';

const IN_FLIGHT = 4;
const SLICE_BYTES = 128 * 1024;

const core = await loadCore();

/** Each library as its authors recommend for reading only the metadata of many files. */
const WAYS: Readonly<Record<string, (file: File) => Promise<unknown>>> = {
  'slice(0, 128 KB).arrayBuffer()': (file) => file.slice(0, SLICE_BYTES).arrayBuffer(),
  'ours, as the history page': async (file) => readingOf(await extract(core, blobSource(file)), file.name),
  'exifr, default': (file) => exifr.parse(file),
  "ExifReader, length: 'auto'": (file) =>
    ExifReader.load(file, { length: 'auto', expanded: true, includeOffsets: true }),
};

export interface ManyInBrowser {
  readonly ways: readonly string[];
  /** Milliseconds for all picked files; a file that cannot be read is passed over. */
  time(way: string): Promise<number>;
}

async function time(way: string): Promise<number> {
  const read = WAYS[way]!;
  const files = [...document.querySelector('input')!.files!];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let file = files[next++]; file; file = files[next++]) await read(file).catch(() => undefined);
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: IN_FLIGHT }, work));
  return performance.now() - started;
}

Object.assign(globalThis, { many: { ways: Object.keys(WAYS), time } satisfies ManyInBrowser });
