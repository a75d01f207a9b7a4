/** Takes all readers through all photos in all runtimes. */
import type { Look } from './lab';
import type { PhotoFile } from './photos';
import type { Runtime, RuntimeName } from './runtime';
import type { Reader } from './readers/reader';
import { type Measured, type PhotoResults } from './results';
import { spreadOf } from './statistics';

/** Photos that slow readers are given. */
const SLOW_PHOTOS = 4;
const SLOW_ROUNDS = 2;
/** Photos that are timed for nothing first: engines compile what is called often, and a short list is soon through. */
const WARM_UP_PHOTOS = 60;

type Known = Pick<PhotoFile, 'name' | 'shutterCount'>;

/** The photos that a reader is given: all, or a few of those with a known count, spread over the list. */
export function givenTo<Photo extends Known>(reader: Reader, photos: readonly Photo[]): Photo[] {
  if (!reader.slow) return [...photos];
  const known = photos.filter(({ shutterCount }) => shutterCount !== undefined);
  const list = known.length > 0 ? known : photos;
  return list.filter((_, index) => index % Math.ceil(list.length / SLOW_PHOTOS) === 0);
}

/** First one look at everything, then a warm-up, then the times, photo by photo. */
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

  /** One look a reader, in their order; none for those that are not given the photo. */
  async function lookAt(runtime: Runtime, photo: PhotoFile): Promise<Look[]> {
    const names = readers.filter((reader) => given.get(reader)?.has(photo)).map(({ name }) => name);
    const found = await runtime.look(photo.path, names);
    return readers.map(({ name }) => found[names.indexOf(name)]);
  }

  /** Times of the readers that are slow, or of those that are not. */
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
