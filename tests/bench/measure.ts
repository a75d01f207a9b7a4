/** Takes all readers through all photos in all places. */
import type { Look } from './lab';
import type { PhotoFile } from './photos';
import type { Place, PlaceName } from './place';
import type { Reader } from './readers/reader';
import { type Measured, type PhotoResults } from './results';
import { spreadOf } from './statistics';

/** Photos that slow readers are given, spread over the list. */
const SLOW_PHOTOS = 4;
const SLOW_ROUNDS = 2;

/** Whether the reader is given the photo at this place of the list. */
export function isGiven(reader: Reader, index: number, photos: number): boolean {
  return !reader.slow || index % Math.ceil(photos / SLOW_PHOTOS) === 0;
}

/** First one untimed pass over everything, which also warms the readers up; then the times, photo by photo. */
export async function measurePhotos(
  places: readonly Place[],
  photos: readonly PhotoFile[],
  readers: readonly Reader[],
  rounds: number,
): Promise<PhotoResults[]> {
  const looks = new Map<Place, (readonly Look[])[]>(places.map((place) => [place, []]));
  for (const [index, { path }] of photos.entries()) {
    for (const place of places) looks.get(place)?.push(await lookAt(place, path, index));
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
  async function lookAt(place: Place, path: string, index: number): Promise<Look[]> {
    const given = readers.filter((reader) => isGiven(reader, index, photos.length)).map(({ name }) => name);
    const found = await place.look(path, given);
    return readers.map(({ name }) => found[given.indexOf(name)]);
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
