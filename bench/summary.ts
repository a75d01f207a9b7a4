/** Results of many photos → one row per reader. */
import { givenTo } from './measure';
import type { RuntimeName } from './runtime';
import type { Reader } from './readers/reader';
import type { Measured, OneRead, PhotoResults, Row, Tally } from './results';
import { median, spreadOf } from './statistics';

/** The readers that others are compared with: our whole pipeline, with bytes from the same place. */
export const BASE = { memory: 'ours, in memory', file: 'ours, from a File' } as const;
/** Our pipeline cut off after the core, and after decoding every field. */
export const CUT_OFF = { core: 'ours, core alone', knownFields: 'ours, known fields' } as const;
/** The other libraries as most people call them. */
export const PEER = { exifr: 'exifr, default', exifReader: 'ExifReader, default' } as const;
export const SLICE = 'floor: slice 64 KB';

/** Whether a reader is the first of its product for this origin of the bytes: the call that most people make. */
export const isMain = <Kind extends Pick<Reader, 'product' | 'from'>>(
  { product, from }: Kind,
  index: number,
  all: readonly Kind[],
): boolean => product !== 'floor' && all.findIndex((one) => one.product === product && one.from === from) === index;

type Pair = readonly [its: Measured, ours: Measured];

/** A row for each reader that reads anything in this runtime. */
export function summarize(runtime: RuntimeName, photos: readonly PhotoResults[], readers: readonly Reader[]): Row[] {
  return readers.flatMap((reader) => {
    const { name, product, from, what } = reader;
    const given = givenTo(reader, photos);
    const measured = given.flatMap((photo) => photo.runtimes[runtime][name] ?? []);
    if (measured.length === 0) return [];
    const pairs = pairsOf(given, runtime, name, BASE[from]);
    const middle = (key: 'reads' | 'bytes' | 'fields' | 'tags'): number =>
      median(measured.flatMap((one) => one[key] ?? []));
    return {
      runtime,
      reader: name,
      product,
      from,
      what,
      given: given.length,
      files: measured.length,
      time: spreadOf(measured.map(({ time }) => time.median)),
      noise: median(measured.map(({ time }) => (time.upper - time.lower) / time.median)),
      ours: median(pairs.map(([, ours]) => ours.time.median)),
      byPhoto: spreadOf(pairs.map(byOurs)),
      reads: middle('reads'),
      bytes: middle('bytes'),
      ...(measured.some(({ fields }) => fields !== undefined) && { fields: middle('fields') }),
      ...(measured.some(({ tags }) => tags !== undefined) && { tags: middle('tags') }),
      counts: tallyCounts(
        given.map(({ shutterCount, runtimes }) => [shutterCount, runtimes[runtime][name]?.count] as const),
      ),
    };
  });
}

/** Ours compared with the bare slice, for photos where one read is enough. */
export function compareOneRead(runtime: RuntimeName, photos: readonly PhotoResults[]): OneRead {
  const pairs = pairsOf(photos, runtime, SLICE, BASE.file).filter(([, ours]) => ours.reads === 1);
  return {
    runtime,
    files: pairs.length,
    ours: median(pairs.map(([, ours]) => ours.time.median)),
    slice: median(pairs.map(([slice]) => slice.time.median)),
    byPhoto: spreadOf(pairs.map(([slice, ours]) => ours.time.median / slice.time.median)),
  };
}

function pairsOf(photos: readonly PhotoResults[], runtime: RuntimeName, name: string, base: string): Pair[] {
  return photos.flatMap(({ runtimes }) => {
    const its = runtimes[runtime][name];
    const ours = runtimes[runtime][base];
    return its && ours ? [[its, ours] as const] : [];
  });
}

const byOurs = ([its, ours]: Pair): number => its.time.median / ours.time.median;

/** Tallies the found counts of photos whose count is known. `none` includes photos that cannot be read. */
export function tallyCounts(
  counts: readonly (readonly [expected: number | undefined, found: number | undefined])[],
): Tally {
  const known = counts.filter(([expected]) => expected !== undefined);
  const right = known.filter(([expected, found]) => found === expected).length;
  const none = known.filter(([, found]) => found === undefined).length;
  return { right, wrong: known.length - right - none, none };
}
