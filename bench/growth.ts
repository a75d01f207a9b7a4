/** Measures how time and bytes grow with the size of a file, its tags, and the number of files. */
import { truncateSync } from 'node:fs';
import { photo, photoDirectory } from '../tests/support/photo';
import { long, tiff } from '../tests/support/tiff';
import { USUAL_CAMERA, writePhoto } from './photos';
import type { Runtime } from './runtime';
import { type Program, timePrograms } from './programs';
import { READERS } from './readers/readers';
import type { Curve, Growth, Point } from './results';
import { median } from './statistics';
import { BASE, PEER, SLICE } from './summary';

const MB = 1024 * 1024;
const SIZES = [1, 5, 20, 100].map((size) => size * MB);
const TAGS = [10, 100, 1000, 10_000];
const FILES = [1, 10, 100, 1000];
/** Slow programs stop here. */
const SLOW_FILES = 100;
/** Start of a range of unassigned tags, with room for the longest list. */
const FIRST_FREE_TAG = 0xd000;

/**
 * Readers by group. A reader that reads the whole of a large file leaves garbage that slows the next one down, so it
 * runs after the others.
 */
const SIZE_READERS = [
  [BASE.file, 'exifr, default, from a File', "ExifReader, length: 'auto', from a File", SLICE],
  ['ExifReader, default, from a File'],
];
const TAG_READERS = [BASE.memory, 'ours, raw tags', PEER.exifr, PEER.exifReader];

/** A photo for each point of the curves: the quantity that grows, and the photo's path. */
type Photos = readonly (readonly [x: number, path: string])[];

export interface GrowthPhotos {
  readonly sizes: Photos;
  readonly tags: Photos;
}

/** Builds the photos: a JPEG with zeros after its end, and TIFF files with many entries. */
export function buildGrowthPhotos(): GrowthPhotos {
  return {
    sizes: SIZES.map((size) => {
      const path = writePhoto(`size-${size}.jpg`, photo(USUAL_CAMERA));
      truncateSync(path, size);
      return [size, path] as const;
    }),
    tags: TAGS.map((tags) => [tags, writePhoto(`tags-${tags}.tif`, photoWithTags(tags))] as const),
  };
}

function photoWithTags(tags: number): Uint8Array {
  const more = Array.from({ length: tags }, (_, index) => [FIRST_FREE_TAG + index, long(index)] as const);
  return tiff({ ...photoDirectory(USUAL_CAMERA), ...Object.fromEntries(more) });
}

/** From a File in Chromium: time and bytes by the size of the file. */
export async function growWithSize(runtime: Runtime, { sizes }: GrowthPhotos, rounds: number): Promise<Growth[]> {
  const shared = { where: `${runtime.name}, from a File`, x: 'bytes' } as const;
  const bytes: Curve[] = [];
  const milliseconds: Curve[] = [];
  for (const names of SIZE_READERS) {
    milliseconds.push(...(await timeCurves(runtime, names, sizes, rounds)));
    bytes.push(
      ...(await curves(names, sizes, async (path) => (await runtime.look(path, names)).map((look) => look?.bytes))),
    );
  }
  return [
    {
      ...shared,
      id: 'time-by-size',
      title: 'Time to read a file of this size',
      y: 'ms',
      curves: milliseconds,
    },
    { ...shared, id: 'bytes-by-size', title: 'Bytes taken from a file of this size', y: 'bytes', curves: bytes },
  ];
}

/** In memory: time by the number of tags. */
export async function growWithTags(runtime: Runtime, { tags }: GrowthPhotos, rounds: number): Promise<Growth> {
  return {
    id: 'time-by-tags',
    title: 'Time to read a file with this many tags',
    where: `${runtime.name}, in memory`,
    x: 'tags',
    y: 'ms',
    curves: await timeCurves(runtime, TAG_READERS, tags, rounds),
  };
}

/** Programs in one process: time by the number of files. */
export function growWithFiles(programs: readonly Program[], paths: readonly string[], rounds: number): Growth {
  const points = new Map<Program, Point[]>(programs.map((program) => [program, []]));
  for (const files of FILES) {
    const able = programs.filter(({ slow }) => !slow || files <= SLOW_FILES);
    const list = Array.from({ length: files }, (_, index) => paths[index % paths.length]!);
    const times = timePrograms(able, list, rounds);
    for (const [index, program] of able.entries()) points.get(program)?.push([files, median(times[index]!) * 1000]);
  }
  return {
    id: 'time-by-files',
    title: 'Time of a program for this many files',
    where: 'one process, start included',
    x: 'files',
    y: 'ms',
    curves: programs.map((program) => ({
      name: program.name,
      product: program.product,
      points: points.get(program) ?? [],
    })),
  };
}

function timeCurves(runtime: Runtime, names: readonly string[], photos: Photos, rounds: number): Promise<Curve[]> {
  return curves(names, photos, async (path) =>
    (await runtime.time(path, names, rounds)).map((times) => median(times) / 1000),
  );
}

/** A curve for each reader, with a point for each photo. */
async function curves(
  names: readonly string[],
  photos: Photos,
  valuesOf: (path: string) => Promise<(number | undefined)[]>,
): Promise<Curve[]> {
  const rows: { x: number; values: (number | undefined)[] }[] = [];
  for (const [x, path] of photos) rows.push({ x, values: await valuesOf(path) });
  return names.map((name, index) => ({
    // The chart's subtitle says so for all curves.
    name: name.replace(', from a File', ''),
    product: READERS.find((reader) => reader.name === name)!.product,
    points: rows.flatMap(({ x, values }): Point[] => (values[index] === undefined ? [] : [[x, values[index]]])),
  }));
}
