/** Takes all readers through all photos in all places. */
import type { Look } from './lab';
import type { PhotoFile } from './photos';
import type { Place, PlaceName } from './place';
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
  places: readonly Place[],
  photos: readonly PhotoFile[],
  readers: readonly Reader[],
  rounds: number,
): Promise<PhotoResults[]> {
  const given = new Map(readers.map((reader) => [reader, new Set(givenTo(reader, photos))]));
  const looks = new Map<Place, (readonly Look[])[]>(places.map((place) => [place, []]));
  for (const photo of photos) {
    for (const place of places) looks.get(place)?.push(await lookAt(place, photo));
  }
  for (let turn = 0; turn < WARM_UP_PHOTOS; turn++) {
    const index = Math.floor((turn * photos.length) / WARM_UP_PHOTOS);
    for (const place of places) await timesOf(place, index, undefined, 1);
  }
  const results: PhotoResults[] = [];
  for (const [index, photo] of photos.entries()) {
    const measured = [];
    for (const place of places) {
      const quick = await timesOf(place, index, undefined, rounds);
      measured.push([place.name, { ...quick, ...(await timesOf(place, index, true, SLOW_ROUNDS)) }] as const);
    }
    const { name, bytes, shutterCount } = photo;
    const inPlaces = Object.fromEntries(measured) as Record<PlaceName, Record<string, Measured>>;
    results.push({ name, bytes, ...(shutterCount !== undefined && { shutterCount }), places: inPlaces });
  }
  return results;

  /** One look a reader, in their order; none for those that are not given the photo. */
  async function lookAt(place: Place, photo: PhotoFile): Promise<Look[]> {
    const names = readers.filter((reader) => given.get(reader)?.has(photo)).map(({ name }) => name);
    const found = await place.look(photo.path, names);
    return readers.map(({ name }) => found[names.indexOf(name)]);
  }

  /** Times of the readers that are slow, or of those that are not. */
  async function timesOf(
    place: Place,
    index: number,
    slow: true | undefined,
    times: number,
  ): Promise<Record<string, Measured>> {
    const found = looks.get(place)?.[index] ?? [];
    const able = readers.flatMap((reader, at) =>
      found[at] && reader.slow === slow ? [{ name: reader.name, look: found[at] }] : [],
    );
    const rows = await place.time(
      photos[index]!.path,
      able.map(({ name }) => name),
      times,
    );
    return Object.fromEntries(
      able.map(({ name, look }, at) => [name, { ...look, time: spreadOf(rows[at] ?? []) } as Measured]),
    );
  }
}
