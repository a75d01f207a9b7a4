/** What rises like a counter and is something else. */
import { Directory } from '../../assembly/schema';
import { allReadings, byteOf, type Cluster, type RisingPlace } from './places';

export type Explanation =
  /** a file or picture number */
  | 'file-number'
  /** the date, or how long the camera has run */
  | 'clock'
  /** another number that the photo says elsewhere: a size, a setting, digits after the second */
  | 'known-number'
  /** shots since the camera was turned on or in a burst, or a number too small to be told from those */
  | 'sequence'
  /** part of a picture's id */
  | 'identifier';

/** What all readings of one place are taken together; undefined when nothing known explains them. */
export function explain(cluster: Cluster): Explanation | undefined {
  const { best } = cluster;
  if (isIdentifier(best)) return 'identifier';
  const readings = [...allReadings(cluster)];
  if (readings.some(isFileNumber) || readings.some(isText) || isLowByte(best)) return 'file-number';
  if (readings.some(isKnownNumber)) return 'known-number';
  if (readings.some(isClock)) return 'clock';
  return isSequence(best) || best.numbers[0]! < MIN_TELLING ? 'sequence' : undefined;
}

type Rule = (place: RisingPlace) => boolean;

/** DCF's file numbers have four digits; a folder may stand before them in decimal or in the bits above 14. */
const FILES = 10_000;
const FILE_BITS = 14;
/** A body may note the file before this one, or the one after it. */
const isNear = (difference: number): boolean => Math.abs(difference) <= 1;

const isFileNumber: Rule = ({ numbers, photos }) =>
  numbers.every((number, index) => {
    const { fileNumber, pictureNumbers } = photos[index]!;
    return (
      isNear((number % FILES) - fileNumber) ||
      isNear((number % 2 ** FILE_BITS) - fileNumber) ||
      pictureNumbers.some((picture) => isNear(number - picture))
    );
  });

/** Two digits of a number in text. */
const isText: Rule = ({ numbers, width }) =>
  numbers.every((number) =>
    Array.from({ length: width }, (_, index) => byteOf(number, index)).every((byte) => byte >= 0x30 && byte <= 0x39),
  );

/** The file number's lower byte alone: the EOS 350D splits its file number (docs/formats.md, 'Canon'). */
const isLowByte: Rule = ({ numbers, photos }) =>
  numbers.every((number, index) => number === photos[index]!.fileNumber % 256);

const isKnownNumber: Rule = ({ numbers, photos }) =>
  numbers.every((number, index) => photos[index]!.numbers.includes(number));

/** Seconds and minutes; a shorter unit is no number of photos, a longer one makes too few steps. */
const UNITS_MS = [1000, 2000, 60_000];

const isClock: Rule = ({ numbers, photos }) =>
  UNITS_MS.some((unit) =>
    numbers.every((number, index) =>
      isNear(number - numbers[0]! - Math.round((photos[index]!.time - photos[0]!.time) / unit)),
    ),
  );

/** The id of a picture, part of which rises by two for each. Source: exiftool.org/TagNames/Canon.html; an EOS R's photos. */
const isIdentifier = ({ value: { directory, tag } }: RisingPlace): boolean =>
  directory === Directory.Canon && (tag === 0x0028 || tag === 0x4039);

/** Sony's numbers of the shots since power-up, and of pictures and files in a burst. Source: exiftool.org/TagNames/Sony.html */
const isSequence = ({ value: { directory, tag } }: RisingPlace): boolean =>
  directory === Directory.Sony && tag === 0x9400;

/** Below this, a number may count from when the camera was turned on, or from the start of a burst. */
const MIN_TELLING = 100;
