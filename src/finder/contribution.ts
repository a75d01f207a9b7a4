/**
 * Writes the file about a finding that an owner can send to us: the place, its numbers, and the bytes around it unless
 * they repeat another fact. The file has no dates, names, serial numbers or positions.
 */
import type { FileText } from '../config/fileText';
import { Directory } from '../../assembly/schema';
import { hexTag } from '../reader/records';
import { knownBytes } from './blanking';
import type { RisingPlace } from './places';
import { nameOf } from './sample';
import { type FoundNumber, MIN_DIFFERENT } from './search';

/** The file as JSON. People read it. */
export interface Contribution {
  readonly format: 'shutter-count-finding';
  readonly version: 1;
  readonly make: FileText;
  readonly model: FileText;
  readonly firmware?: string;
  /** the directory that the value is from, as assembly/schema.ts names it */
  readonly directory: string;
  /** the path of the place, such as 'MakerNote/0x000D/0x0C93' */
  readonly tag: string;
  /** bytes of the value */
  readonly length: number;
  /** how the number is read: 'u32 little-endian' */
  readonly read: string;
  /** paths of places with the same number */
  readonly copies: readonly string[];
  readonly photos: readonly ContributedPhoto[];
}

interface ContributedPhoto {
  readonly number: number;
  /** rise of the file number since the previous photo; absent for the first photo, and if the numbers began again */
  readonly files?: number;
  /** since the previous photo; absent for the first one */
  readonly seconds?: number;
  /** bytes in hex, beginning 32 before the place: '..' for each one left out, '##' for each of the number's own */
  readonly bytes: string;
}

/** Bytes on each side of the place. */
const AROUND = 32;
/** Photos of a contribution: enough to see a counter rise. */
const MAX_PHOTOS = 16;
const MAX_COPIES = 8;

/** Turns a finding in photos of this make and model into the file. */
export function contributionOf(
  { place, copies }: FoundNumber,
  { make, model }: { readonly make: FileText; readonly model: FileText },
): Contribution {
  const { value, width, little, numbers } = place;
  const photos = place.photos.slice(0, MAX_PHOTOS);
  const shown = shownPositions(place);
  const from = place.at - AROUND;
  const firmware = photos[0]!.firmware;
  return {
    format: 'shutter-count-finding',
    version: 1,
    make,
    model,
    ...(firmware !== undefined && { firmware }),
    directory: Directory[value.directory],
    tag: pathOf(place),
    length: value.bytes.length,
    read: `u${width * 8} ${little ? 'little' : 'big'}-endian`,
    copies: copies.slice(0, MAX_COPIES).map(pathOf),
    photos: photos.map((photo, index) => {
      const bytes = valueIn(place, index);
      const before = photos[index - 1];
      const files = before ? photo.fileNumber - before.fileNumber : -1;
      return {
        number: numbers[index]!,
        ...(files >= 0 && { files }),
        ...(before && { seconds: Math.round((photo.time - before.time) / 1000) }),
        bytes: Array.from({ length: 2 * AROUND + width }, (_, step) => {
          const at = from + step;
          if (at >= place.at && at < place.at + width) return '##';
          return shown.has(at) ? bytes[at]!.toString(16).padStart(2, '0').toUpperCase() : '..';
        }).join(' '),
      };
    }),
  };
}

/** 'MakerNote/0x000D/0x0C93', as results name places */
export const pathOf = ({ value: { tag }, at }: RisingPlace): string =>
  ['MakerNote', hexTag(tag), ...(at > 0 ? [hexTag(at)] : [])].join('/');

const valueIn = ({ value, photos }: RisingPlace, index: number): Uint8Array =>
  photos[index]!.values.get(nameOf(value.directory, value.tag))!.bytes;

/**
 * Positions around a place that may be shown. Their bytes differ between the photos as often as a counter's, and they
 * are part of no text or number found elsewhere in any of the photos.
 */
function shownPositions(place: RisingPlace): ReadonlySet<number> {
  const { at, width, photos } = place;
  const from = Math.max(0, at - AROUND);
  const to = Math.min(place.value.bytes.length, at + width + AROUND);
  const values = photos.map((_, index) => valueIn(place, index));
  const shown = new Set<number>();
  for (let position = from; position < to; position++) {
    if (new Set(values.map((bytes) => bytes[position])).size >= MIN_DIFFERENT) shown.add(position);
  }
  photos.forEach((photo, index) => {
    for (const position of knownBytes(photo, values[index]!, from, to)) shown.delete(position);
  });
  return shown;
}
