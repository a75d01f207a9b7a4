/**
 * Writes the file with which an owner can report a found number to us. The file has the number's place in the maker
 * note, the number's values, and the bytes around the place unless they repeat another fact. It has no dates, names,
 * serial numbers or GPS positions.
 */
import type { FileText } from '../config/fileText';
import { Directory } from '../../assembly/schema';
import { hexTag } from '../reader/records';
import { knownBytes } from './blanking';
import type { RisingPlace } from './places';
import { nameOf } from './sample';
import { type FoundNumber, MIN_DIFFERENT } from './search';

/** The content of the file, JSON that people can read. */
export interface Contribution {
  readonly format: 'shutter-count-finding';
  readonly version: 1;
  readonly make: FileText;
  readonly model: FileText;
  readonly firmware?: string;
  /** the directory of the value, by its name in assembly/schema.ts: 'Canon' */
  readonly directory: string;
  /** the path of the place, such as 'MakerNote/0x000D/0x0C93' */
  readonly tag: string;
  /** the length of the value in bytes */
  readonly length: number;
  /** how the number is read: 'u32 little-endian' */
  readonly read: string;
  /** paths of other places with the same numbers */
  readonly copies: readonly string[];
  readonly photos: readonly ContributedPhoto[];
}

interface ContributedPhoto {
  readonly number: number;
  /** rise of the file number since the previous photo; absent for the first photo, and if the file numbers restarted */
  readonly files?: number;
  /** seconds since the previous photo; absent for the first one */
  readonly seconds?: number;
  /**
   * bytes in hex, from 32 bytes before the number to 32 bytes after it; '..' is an omitted byte, '##' a byte of the
   * number itself
   */
  readonly bytes: string;
}

const AROUND = 32;
/** Most photos in a file: enough to see a counter rise. */
const MAX_PHOTOS = 16;
const MAX_COPIES = 8;

/** The content of the file for a found number. `make` and `model` are the photos'. */
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

/** The path of a place, as in results: 'MakerNote/0x000D/0x0C93'. */
export const pathOf = ({ value: { tag }, at }: RisingPlace): string =>
  ['MakerNote', hexTag(tag), ...(at > 0 ? [hexTag(at)] : [])].join('/');

const valueIn = ({ value, photos }: RisingPlace, index: number): Uint8Array =>
  photos[index]!.values.get(nameOf(value.directory, value.tag))!.bytes;

/**
 * The positions around a place whose bytes may be shown. Such a byte has at least `MIN_DIFFERENT` values in the photos,
 * as a counter has, and is part of no text, number or date found elsewhere in any of the photos.
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
