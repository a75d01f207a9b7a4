/** Reads the photos picked in the bench's page. */
import { loadCore } from '../src/reader/core';
import { extract } from '../src/reader/extract';
import { blobSources } from '../src/reader/ranges';
import { IN_FLIGHT, PHOTOS_A_READ } from '../src/history/queue';
import { readingOf } from '../src/history/reading';
import { libraries, type Measured, measureReaders } from './readers';
import { timeInTurns } from './timing';

export interface BenchPage {
  /** Measures all readers. The first `small` picked files are unchanged; zeros were added to the other files. */
  compare(small: number, rounds: number): Promise<Measured[]>;
  /** The milliseconds that each function takes for all picked files. The first function only reads bytes. */
  many(rounds: number): Promise<Record<string, number>>;
}

const picked = (): File[] => [...document.querySelector('input')!.files!];

async function compare(small: number, rounds: number): Promise<Measured[]> {
  const files = picked();
  const inMemory = await Promise.all(
    files.slice(0, small).map(async (file) => new Uint8Array(await file.arrayBuffer())),
  );
  const readers = libraries((source) => source as File, countReads());
  return measureReaders(readers, { small: files.slice(0, small), whole: files.slice(small), inMemory }, rounds);
}

/** Starts to count the bytes read from blobs. The returned function gives the number so far. */
function countReads(): () => number {
  let read = 0;
  const { arrayBuffer } = Blob.prototype;
  Blob.prototype.arrayBuffer = function counted() {
    read += this.size;
    return arrayBuffer.call(this);
  };
  const { readAsArrayBuffer } = FileReader.prototype;
  FileReader.prototype.readAsArrayBuffer = function counted(blob) {
    read += blob.size;
    readAsArrayBuffer.call(this, blob);
  };
  return () => read;
}

const BARE_BYTES = 128 * 1024;

async function many(rounds: number): Promise<Record<string, number>> {
  const core = await loadCore();
  const files = picked();
  /** A function with as many reads in flight as on the history page, `atATime` files in each. Ignores failed reads. */
  const way = (atATime: number, read: (some: readonly File[]) => Promise<unknown>) => async () => {
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < files.length) await read(files.slice(next, (next += atATime))).catch(() => undefined);
    };
    await Promise.all(Array.from({ length: IN_FLIGHT }, work));
  };
  const asPage = async (some: readonly File[]): Promise<void> => {
    const sources = await blobSources(some);
    for (const [index, { name }] of some.entries()) {
      await extract(core, sources[index]!).then(
        (result) => readingOf(result, name),
        () => undefined,
      );
    }
  };
  const others = libraries(
    (source) => source as File,
    () => 0,
  ).slice(1);
  const ways = {
    'slice(0, 128 KB).arrayBuffer()': way(1, ([file]) => file!.slice(0, BARE_BYTES).arrayBuffer()),
    'ours, as the history page': way(PHOTOS_A_READ, asPage),
    ...Object.fromEntries(others.map(({ name, read }) => [name, way(1, async ([file]) => read(file!))])),
  };
  return timeInTurns(ways, rounds);
}

Object.assign(globalThis, { benchPage: { compare, many } satisfies BenchPage });
