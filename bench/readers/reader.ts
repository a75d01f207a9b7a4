/** What the bench knows about a reader, and how it counts what a reader finds. */
import type { PhotoFields } from '../../src/extraction/result';

export type Product = 'ours' | 'our package' | 'exifr' | 'ExifReader' | 'ExifTool' | 'floor';

export interface Photo {
  readonly file: File;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What a result holds. */
export interface Found {
  readonly count?: number | undefined;
  /** how many of the fields of `PhotoFields` it has */
  readonly fields?: number;
  readonly tags?: number;
}

/** What one reader finds in one photo; undefined if it cannot read the photo. */
export type Look = (Found & { readonly reads: number; readonly bytes: number }) | undefined;

export interface Reader {
  readonly name: string;
  readonly product: Product;
  /** where it takes the bytes from */
  readonly from: 'memory' | 'file';
  /** what a call does */
  readonly what: string;
  /** measured on a few files only */
  readonly slow?: true;
  /** Throws, or finds no field, for a photo that it cannot read. */
  read(photo: Photo): unknown;
  find(result: unknown): Found;
}

export type Tags = Readonly<Record<string, unknown>>;

/** The libraries' names for each field. */
const FIELD_NAMES: Readonly<Record<keyof PhotoFields, readonly string[]>> = {
  make: ['Make'],
  model: ['Model'],
  dateTime: ['DateTimeOriginal', 'CreateDate', 'DateTimeDigitized', 'ModifyDate', 'DateTime'],
  subSecond: ['SubSecTimeOriginal'],
  software: ['Software'],
  iso: ['ISO', 'ISOSpeedRatings', 'PhotographicSensitivity'],
  exposureTime: ['ExposureTime'],
  fNumber: ['FNumber'],
  focalLength: ['FocalLength'],
  lens: ['LensModel', 'Lens', 'LensID', 'LensType'],
  serialNumber: ['SerialNumber', 'BodySerialNumber', 'InternalSerialNumber'],
  flash: ['Flash'],
  exposureProgram: ['ExposureProgram'],
  exposureMode: ['ExposureMode'],
  exposureCompensation: ['ExposureCompensation', 'ExposureBiasValue'],
  meteringMode: ['MeteringMode'],
  whiteBalance: ['WhiteBalance'],
  sceneCaptureType: ['SceneCaptureType'],
  orientation: ['Orientation'],
  imageWidth: ['ImageWidth', 'Image Width', 'ExifImageWidth', 'PixelXDimension'],
  imageHeight: ['ImageHeight', 'Image Height', 'ImageLength', 'ExifImageHeight', 'PixelYDimension'],
};

export const PHOTO_FIELDS = Object.keys(FIELD_NAMES) as (keyof PhotoFields)[];

/** The names under which they might give a count. */
const COUNT_NAMES = ['ShutterCount', 'Shutter Count', 'ImageCount', 'Image Count', 'TotalReleases'];

/** Counts what a flat list of tags holds. */
export function findInTags(tags: Tags): Found {
  const fields = PHOTO_FIELDS.filter((field) => FIELD_NAMES[field].some((name) => tags[name] !== undefined));
  const counts = COUNT_NAMES.map((name) => numberIn(tags[name]));
  return {
    count: counts.find((count) => count !== undefined),
    fields: fields.length,
    tags: Object.keys(tags).length,
  };
}

/** The number itself, or the number in an object or a list. */
function numberIn(tag: unknown): number | undefined {
  const value = typeof tag === 'object' && tag !== null && 'value' in tag ? tag.value : tag;
  const single: unknown = Array.isArray(value) ? value[0] : value;
  return typeof single === 'number' ? single : undefined;
}
