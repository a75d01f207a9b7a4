/** Times each way of reading many photos in one page, with as many reads in flight as on the history page. */
import ExifReader from 'exifreader';
import exifr from 'exifr';
import { loadCore } from '../src/extraction/core';
import { extract } from '../src/extraction/extract';
import { blobSources } from '../src/extraction/ranges';
import { readingOf } from '../src/history/reading';
import { IN_FLIGHT, PHOTOS_A_READ } from '../src/history/queue';

const SLICE_BYTES = 128 * 1024;

const core = await loadCore();

interface Way {
  /** how many files it is given at a time */
  readonly files: number;
  readonly read: (files: readonly File[]) => Promise<unknown>;
}

const oneByOne = (read: (file: File) => Promise<unknown>): Way => ({ files: 1, read: ([file]) => read(file!) });

async function readAsPage(files: readonly File[]): Promise<void> {
  const sources = await blobSources(files);
  for (const [index, { name }] of files.entries()) {
    await extract(core, sources[index]!).then(
      (result) => readingOf(result, name),
      () => undefined,
    );
  }
}

/** Each library as its authors recommend for reading only the metadata of many files. */
const WAYS: Readonly<Record<string, Way>> = {
  'slice(0, 128 KB).arrayBuffer()': oneByOne((file) => file.slice(0, SLICE_BYTES).arrayBuffer()),
  'ours, as the history page': { files: PHOTOS_A_READ, read: readAsPage },
  'exifr, default': oneByOne((file) => exifr.parse(file)),
  "ExifReader, length: 'auto'": oneByOne((file) =>
    ExifReader.load(file, { length: 'auto', expanded: true, includeOffsets: true }),
  ),
};

export interface ManyInBrowser {
  readonly ways: readonly string[];
  /** Milliseconds for all picked files; a file that cannot be read is passed over. */
  time(way: string): Promise<number>;
}

async function time(way: string): Promise<number> {
  const { files: atATime, read } = WAYS[way]!;
  const files = [...document.querySelector('input')!.files!];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < files.length) await read(files.slice(next, (next += atATime))).catch(() => undefined);
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: IN_FLIGHT }, work));
  return performance.now() - started;
}

Object.assign(globalThis, { many: { ways: Object.keys(WAYS), time } satisfies ManyInBrowser });
