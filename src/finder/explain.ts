import { Directory } from '../../assembly/schema';
import { isClock, isPartOfDate, isRunning } from './clocks';
import { allReadings, byteOf, type PlaceCluster, type RisingPlace } from './places';

export type Explanation =
  /** a file or picture number */
  | 'file-number'
  /** the date, or the camera's running time */
  | 'clock'
  /** another number found elsewhere in the photo: a size, a setting, digits after the second */
  | 'known-number'
  /** shots since power-up or in a burst, or a number too small to tell apart from such a count */
  | 'sequence'
  /** part of a picture's id */
  | 'identifier'
  /** random bytes could well rise the same way in these photos (src/finder/chance.ts) */
  | 'noise';

/**
 * The explanation of a place, from all its readings (widths and byte orders) together; undefined if nothing known
 * explains it.
 */
export function explain(cluster: PlaceCluster): Explanation | undefined {
  const { best } = cluster;
  if (isIdentifier(best)) return 'identifier';
  const readings = allReadings(cluster);
  if (readings.some(isFileNumber) || readings.some(isText) || isMadeOfFiles(best) || isLowByte(best))
    return 'file-number';
  if (readings.some(isKnownNumber)) return 'known-number';
  if (readings.some(isClock) || isPartOfDate(cluster) || isRunning(best)) return 'clock';
  return isSequence(best) || best.numbers[0]! < LOWEST_TOTAL ? 'sequence' : undefined;
}

type Rule = (place: RisingPlace) => boolean;

/**
 * DCF's file numbers have four digits. A folder number may precede them, in decimal digits or in the bits above the
 * lowest 14.
 */
const FILES = [10_000, 2 ** 14];
/** Some numbers contain only a file number's last three decimal digits, or its lowest 12 bits. */
const PARTS_OF_FILES = [1000, 2 ** 12];
/** How much a number may rise per file if its lowest bits have another meaning. */
const MULTIPLES = [2, 3, 4, 5];
/** A body may record the previous file's number or the next one's. */
const isNear = (difference: number): boolean => Math.abs(difference) <= 1;
/** True for a difference of -2 to 1 from a complete file number. */
const isAlike = (difference: number): boolean => isNear(difference) || difference === -2;

const isFileNumber: Rule = ({ numbers, photos }) =>
  everyNumber(numbers, photos, (number, { pictureNumbers }) =>
    pictureNumbers.some((picture) => isAlike(number - picture)),
  ) ||
  FILES.some((files) =>
    everyNumber(numbers, photos, (number, { fileNumber }) => isAlike((number % files) - fileNumber)),
  );

/** True if the number ends with a part of the file number, or is a multiple of the whole file number. */
const isMadeOfFiles: Rule = ({ numbers, photos }) =>
  PARTS_OF_FILES.some((files) =>
    everyNumber(numbers, photos, (number, { fileNumber }) => isNear((number % files) - (fileNumber % files))),
  ) ||
  MULTIPLES.some((times) =>
    everyNumber(numbers, photos, (number, { fileNumber }) => isNear(Math.floor(number / times) - fileNumber)),
  );

const everyNumber = (
  numbers: readonly number[],
  photos: RisingPlace['photos'],
  holds: (number: number, photo: RisingPlace['photos'][number]) => boolean,
): boolean => numbers.every((number, index) => holds(number, photos[index]!));

const isText: Rule = ({ numbers, width }) =>
  numbers.every((number) =>
    Array.from({ length: width }, (_, index) => byteOf(number, index)).every((byte) => byte >= 0x30 && byte <= 0x39),
  );

/**
 * True if the number is only the file number's lower byte: the EOS 350D splits its file number (docs/formats.md,
 * 'Canon').
 */
const isLowByte: Rule = ({ numbers, photos }) =>
  everyNumber(numbers, photos, (number, { fileNumber }) => number < 256 && isNear(number - (fileNumber % 256)));

const isKnownNumber: Rule = ({ numbers, photos }) =>
  numbers.every((number, index) => photos[index]!.numbers.includes(number));

/**
 * Canon's tags with a picture's id. Part of the id rises by two with each picture. Source:
 * exiftool.org/TagNames/Canon.html; an EOS R's photos.
 */
const isIdentifier = ({ value: { directory, tag } }: RisingPlace): boolean =>
  directory === Directory.Canon && (tag === 0x0028 || tag === 0x4039);

/**
 * Sony's 0x9400 counts the shots since power-up, and the pictures and files in a burst. Source:
 * exiftool.org/TagNames/Sony.html
 */
const isSequence = ({ value: { directory, tag } }: RisingPlace): boolean =>
  directory === Directory.Sony && tag === 0x9400;

/**
 * Lowest first number of a counter. A lower number may count from power-up or from the start of a burst, or may be a
 * single byte with any meaning, such as Canon's temperature.
 */
const LOWEST_TOTAL = 256;
