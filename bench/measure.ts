/** Measures all readers on all photos in all runtimes. */
import type { PhotoFile } from './photos';
import type { Runtime, RuntimeName } from './runtime';
import type { Look, Reader } from './readers/reader';
import { type Measured, type PhotoResults } from './results';
import { spreadOf } from './statistics';

/** How many photos slow readers are given. */
const SLOW_PHOTOS = 4;
const SLOW_ROUNDS = 2;
/** Calls whose times are discarded: engines first have to compile what is called often. */
const WARM_UP_PHOTOS = 200;

type Known = Pick<PhotoFile, 'name' | 'shutterCount'>;

/** The photos that a reader is given: all, or for slow readers a few with a known count, spread over the list. */
export function givenTo<Photo extends Known>(reader: Reader, photos: readonly Photo[]): Photo[] {
  if (!reader.slow) return [...photos];
  const known = photos.filter(({ shutterCount }) => shutterCount !== undefined);
  const list = known.length > 0 ? known : photos;
  return list.filter((_, index) => index % Math.ceil(list.length / SLOW_PHOTOS) === 0);
}

/** Looks at everything once, warms up, then measures times, photo by photo. */
export async function measurePhotos(
  runtimes: readonly Runtime[],
  photos: readonly PhotoFile[],
  readers: readonly Reader[],
  rounds: number,
): Promise<PhotoResults[]> {
  const given = new Map(readers.map((reader) => [reader, new Set(givenTo(reader, photos))]));
  const looks = new Map<Runtime, (readonly Look[])[]>(runtimes.map((runtime) => [runtime, []]));
  for (const photo of photos) {
    for (const runtime of runtimes) looks.get(runtime)?.push(await lookAt(runtime, photo));
  }
  for (let turn = 0; turn < WARM_UP_PHOTOS; turn++) {
    const index = Math.floor((turn * photos.length) / WARM_UP_PHOTOS);
    for (const runtime of runtimes) await timesOf(runtime, index, undefined, 1);
  }
  const results: PhotoResults[] = [];
  for (const [index, photo] of photos.entries()) {
    const measured = [];
    for (const runtime of runtimes) {
      const quick = await timesOf(runtime, index, undefined, rounds);
      measured.push([runtime.name, { ...quick, ...(await timesOf(runtime, index, true, SLOW_ROUNDS)) }] as const);
    }
    const { name, bytes, shutterCount } = photo;
    const inRuntimes = Object.fromEntries(measured) as Record<RuntimeName, Record<string, Measured>>;
    results.push({ name, bytes, ...(shutterCount !== undefined && { shutterCount }), runtimes: inRuntimes });
  }
  return results;

  /** One look per reader, in their order; undefined for readers that are not given the photo. */
  async function lookAt(runtime: Runtime, photo: PhotoFile): Promise<Look[]> {
    const names = readers.filter((reader) => given.get(reader)?.has(photo)).map(({ name }) => name);
    const found = await runtime.look(photo.path, names);
    return readers.map(({ name }) => found[names.indexOf(name)]);
  }

  /** Times of either the slow readers or the others. */
  async function timesOf(
    runtime: Runtime,
    index: number,
    slow: true | undefined,
    times: number,
  ): Promise<Record<string, Measured>> {
    const found = looks.get(runtime)?.[index] ?? [];
    const able = readers.flatMap((reader, at) =>
      found[at] && reader.slow === slow ? [{ name: reader.name, look: found[at] }] : [],
    );
    const rows = await runtime.time(
      photos[index]!.path,
      able.map(({ name }) => name),
      times,
    );
    return Object.fromEntries(
      able.map(({ name, look }, at) => [name, { ...look, time: spreadOf(rows[at] ?? []) } as Measured]),
    );
  }
}
