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

type Known = Pick<PhotoFile, 'name' | 'shutterCount'>;

/** The photos that a reader is given: all, or a few of those with a known count, spread over the list. */
export function givenTo<Photo extends Known>(reader: Reader, photos: readonly Photo[]): Photo[] {
  if (!reader.slow) return [...photos];
  const known = photos.filter(({ shutterCount }) => shutterCount !== undefined);
  const list = known.length > 0 ? known : photos;
  return list.filter((_, index) => index % Math.ceil(list.length / SLOW_PHOTOS) === 0);
}

/** First one untimed pass over everything, which also warms the readers up; then the times, photo by photo. */
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
  const results: PhotoResults[] = [];
  for (const [index, photo] of photos.entries()) {
    const measured = [];
    for (const place of places) {
      measured.push([place.name, await timesOf(place, photo.path, looks.get(place)?.[index] ?? [])] as const);
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

  async function timesOf(place: Place, path: string, found: readonly Look[]): Promise<Record<string, Measured>> {
    const able = readers.flatMap((reader, index) => (found[index] ? [{ reader, look: found[index] }] : []));
    const measured: Record<string, Measured> = {};
    for (const slow of [undefined, true] as const) {
      const group = able.filter(({ reader }) => reader.slow === slow);
      const names = group.map(({ reader }) => reader.name);
      const times = await place.time(path, names, slow ? SLOW_ROUNDS : rounds);
      for (const [index, { reader, look }] of group.entries()) {
        measured[reader.name] = { ...look, time: spreadOf(times[index] ?? []) } as Measured;
      }
    }
    return measured;
  }
}
