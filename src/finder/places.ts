/** Places (byte positions in a maker-note value), and each place's readings (numbers in some width and byte order). */
import { nameOf, type NoteValue, type Sample } from './sample';

/** A photo with a known file number. Without one, the counter's rise since the previous photo would have no limits. */
export interface NumberedSample extends Sample {
  readonly fileNumber: number;
}

/** Places that a search reads before it yields. */
export const PLACES_A_PAUSE = 2048;

/** The width of a number in bytes, and its byte order. */
export interface NumberForm {
  readonly width: 2 | 3 | 4;
  readonly little: boolean;
}

/** A position inside a metadata value, and the number at that position in each photo. */
export interface RisingPlace extends NumberForm {
  /** the value in the first photo */
  readonly value: NoteValue;
  readonly at: number;
  /** one per photo, in the order of `photos` */
  readonly numbers: readonly number[];
  /** the photos that have the value, by date */
  readonly photos: readonly NumberedSample[];
}

export const FORMS: readonly NumberForm[] = ([4, 3, 2] as const).flatMap((width) => [
  { width, little: true },
  { width, little: false },
]);

/** The unsigned number at a place. */
export function numberIn(bytes: Uint8Array, at: number, { width, little }: NumberForm): number {
  let number = 0;
  for (let index = 0; index < width; index++)
    number = number * 256 + bytes[little ? at + width - 1 - index : at + index]!;
  return number;
}

/** Readings that overlap in bytes that change between photos. They count as one place. */
export interface PlaceCluster {
  readonly best: RisingPlace;
  /** the positions of the changing bytes in the value */
  readonly changing: ReadonlySet<number>;
}

/** Groups the readings that overlap in a changing byte. */
export function clustersOf(places: readonly RisingPlace[]): PlaceCluster[] {
  const clusters: { places: RisingPlace[]; changing: Set<number> }[] = [];
  for (const place of places) {
    const changing = changingBytes(place);
    const known = lastWhere(clusters, (cluster) => changing.some((at) => cluster.changing.has(at)));
    if (known) {
      known.places.push(place);
      changing.forEach((at) => known.changing.add(at));
    } else clusters.push({ places: [place], changing: new Set(changing) });
  }
  return clusters.map(({ places: readings, changing }) => ({ changing, best: [...readings].sort(byForm)[0]! }));
}

/** Like `Array.findLast`, which Firefox before version 104 lacks. */
function lastWhere<Item>(items: readonly Item[], isWanted: (item: Item) => boolean): Item | undefined {
  for (let index = items.length - 1; index >= 0; index--) if (isWanted(items[index]!)) return items[index];
  return undefined;
}

/**
 * All readings that contain one of the changing bytes. Unlike the search, accepts numbers of any size. Some readings
 * occur twice.
 */
export function allReadings({ best, changing }: PlaceCluster): RisingPlace[] {
  const { value, photos } = best;
  const values = photos.map((photo) => photo.values.get(nameOf(value.directory, value.tag))!);
  const readings: RisingPlace[] = [];
  for (const last of changing) {
    for (const form of FORMS) {
      const end = Math.min(last, value.bytes.length - form.width);
      for (let at = Math.max(0, last - form.width + 1); at <= end; at++)
        readings.push({ value, photos, at, ...form, numbers: values.map(({ bytes }) => numberIn(bytes, at, form)) });
    }
  }
  return readings;
}

function changingBytes({ at, width, numbers, little }: RisingPlace): number[] {
  return Array.from({ length: width }, (_, index) => index)
    .filter((index) => new Set(numbers.map((number) => byteOf(number, little ? index : width - 1 - index))).size > 1)
    .map((index) => at + index);
}

/** Byte `index` of a number; 0 is the lowest byte. */
export const byteOf = (number: number, index: number): number => Math.floor(number / 256 ** index) % 256;

/** Puts readings in the maker note's byte order first, then the widest first. */
const byForm = (one: RisingPlace, other: RisingPlace): number => rankOf(other) - rankOf(one);
const rankOf = ({ value, little, width }: RisingPlace): number => (value.little === little ? 8 : 0) + width;
