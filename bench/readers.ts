/** The compared readers, and measurements of their counts, times and bytes read. */
import ExifReader from 'exifreader';
import exifr from 'exifr';
import { countOf } from '../src/library/countOf';
import type { PhotoSource } from '../src/library/photoSource';
import { readPhoto } from '../src/library/sharedReader';
import { median, timeInTurns } from './timing';

/** A path in Node, a picked file in a page. */
export type Source = string | File;

export interface Reader {
  readonly name: string;
  read(source: Source): unknown;
  /** reads bytes in memory */
  parse?(bytes: Uint8Array<ArrayBuffer>): unknown;
  countIn(result: unknown): number | undefined;
  /** bytes read so far; NaN for a reader that doesn't count them */
  bytesSoFar(): number;
}

/** Unchanged photos (`small`), photos grown by zeros (`whole`), and the unchanged photos in memory (`inMemory`). */
export interface Photos {
  readonly small: readonly Source[];
  readonly whole: readonly Source[];
  readonly inMemory: readonly Uint8Array<ArrayBuffer>[];
}

/** A reader's results for a list of photos. `counts` has one entry per photo; null for no count. */
export interface Found {
  readonly counts: readonly (number | null)[];
  /** the bytes read from each photo; empty for a reader that doesn't count them */
  readonly bytes: readonly number[];
  /** milliseconds for all photos */
  readonly time: number;
}

export interface Measured {
  readonly reader: string;
  readonly small: Found;
  readonly whole: Found;
  /** the median milliseconds for a small photo in memory; null if the reader cannot read from memory */
  readonly parsing: number | null;
}

/** exifr with its defaults, and with `pick`. With `pick`, exifr skips all other tags. Source: its documentation. */
const EXIFR: Readonly<Record<string, Parameters<typeof exifr.parse>[1]>> = {
  default: {},
  'for the maker note alone': {
    pick: ['Make', 'Model', 'MakerNote'],
    makerNote: true,
    translateValues: false,
    reviveValues: false,
  },
};

/** ExifReader requires the other two options together with `length: 'auto'`. */
const EXIF_READER = { length: 'auto', expanded: true, includeOffsets: true } as const;

type Tags = Readonly<Record<string, unknown>>;

/** The first number in a tag that readers use for the count. */
export function countInTags(tags: Tags): number | undefined {
  const found = ['ShutterCount', 'Shutter Count', 'ImageCount', 'Image Count', 'TotalReleases'].map((name) => {
    const tag = tags[name];
    const value = typeof tag === 'object' && tag !== null && 'value' in tag ? tag.value : tag;
    return Array.isArray(value) ? (value[0] as unknown) : value;
  });
  return found.find((value) => typeof value === 'number');
}

const countInResult: Reader['countIn'] = (result) => countInTags(result as Tags);
const countInGroups: Reader['countIn'] = (result) =>
  countInTags(Object.assign({}, ...Object.values(result as Readonly<Record<string, Tags>>)) as Tags);

/** `open` makes the `PhotoSource` for our own reader. */
export function libraries(
  open: (source: Source) => PhotoSource | Promise<PhotoSource>,
  bytesSoFar: Reader['bytesSoFar'],
): Reader[] {
  return [
    {
      name: 'shutter-count',
      read: async (source) => readPhoto(await open(source)),
      parse: (bytes) => readPhoto(bytes),
      countIn: (result) => countOf(result as Parameters<typeof countOf>[0]),
      bytesSoFar,
    },
    ...Object.entries(EXIFR).map(([set, options]) => ({
      name: `exifr, ${set}`,
      read: (source: Source) => exifr.parse(source, options),
      parse: (bytes: Uint8Array) => exifr.parse(bytes, options),
      countIn: countInResult,
      bytesSoFar,
    })),
    {
      name: "ExifReader, length: 'auto'",
      // With the bench's packages installed, ExifReader's types accept a path or a file, but not a union of the two.
      // oxlint-disable-next-line typescript/no-unnecessary-type-assertion
      read: (source) => ExifReader.load(source as File, EXIF_READER),
      parse: (bytes) => ExifReader.load(bytes.buffer, { expanded: true }),
      countIn: countInGroups,
      bytesSoFar,
    },
  ];
}

/** An unreadable photo must not end the whole pass. */
async function attempt(call: () => unknown): Promise<unknown> {
  try {
    return await call();
  } catch {
    return undefined;
  }
}

/**
 * Gives all photos to all readers, first to record counts and bytes read, and then to measure times. While times are
 * measured, the readers take turns.
 */
export async function measureReaders(readers: readonly Reader[], photos: Photos, rounds: number): Promise<Measured[]> {
  const small = await findIn(readers, photos.small, rounds);
  const whole = await findIn(readers, photos.whole, rounds);
  const parsing = await parseEach(readers, photos.inMemory, rounds);
  return readers.map(({ name }, index) => ({
    reader: name,
    small: small[index]!,
    whole: whole[index]!,
    parsing: parsing[name] ?? null,
  }));
}

/** Calls per measurement, because a single call can be shorter than a step of the clock. */
const CALLS = 5;

async function parseEach(readers: readonly Reader[], photos: Photos['inMemory'], rounds: number) {
  const able = readers.filter(({ parse }) => parse);
  const times: Record<string, number>[] = [];
  for (const bytes of photos) {
    const same = Array.from({ length: CALLS }, () => bytes);
    times.push(
      await timeInTurns(Object.fromEntries(able.map(({ name, parse }) => [name, () => pass(same, parse!)])), rounds),
    );
  }
  const middle = (name: string) => median(times.map((one) => one[name]! / CALLS));
  return Object.fromEntries(able.map(({ name }) => [name, middle(name)]));
}

async function pass<Item>(items: readonly Item[], call: (item: Item) => unknown): Promise<void> {
  for (const item of items) await attempt(() => call(item));
}

async function findIn(readers: readonly Reader[], sources: readonly Source[], rounds: number): Promise<Found[]> {
  const looks: Pick<Found, 'counts' | 'bytes'>[] = [];
  for (const { read, countIn, bytesSoFar } of readers) {
    const counts: (number | null)[] = [];
    const bytes: number[] = [];
    // The bytes that `bytesSoFar` itself reads, which the results leave out.
    const byAsking = -bytesSoFar() + bytesSoFar();
    for (const source of sources) {
      const before = bytesSoFar();
      const result = await attempt(() => read(source));
      const taken = bytesSoFar() - before - byAsking;
      if (!Number.isNaN(taken)) bytes.push(taken);
      counts.push(((await attempt(() => countIn(result))) as number | undefined) ?? null);
    }
    looks.push({ counts, bytes });
  }
  const ways = readers.map(({ name, read }) => [name, () => pass(sources, read)] as const);
  const times = await timeInTurns(Object.fromEntries(ways), rounds);
  return readers.map(({ name }, index) => ({ ...looks[index]!, time: times[name]! }));
}
