/**
 * Builds photos as cameras write them:
 *
 *   photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount: 12_345 }) })
 *
 * returns the bytes of a JPEG that any program can show (a gray picture).
 */
import { type Order, join } from './bytes';
import { jpeg } from './containers';
import {
  type Directory,
  type Field,
  long,
  pointed,
  rational,
  short,
  srational,
  subDirectory,
  text,
  tiff,
  type TiffOptions,
} from './tiff';

export interface Camera {
  readonly make?: string;
  readonly model?: string;
  /** the maker note, from a builder in makerNotes.ts */
  readonly note?: Field;
  readonly software?: string;
  /** 'YYYY:MM:DD HH:MM:SS' */
  readonly dateTime?: string;
  readonly lens?: string;
  readonly serial?: string;
  readonly orientation?: number;
  readonly size?: readonly [width: number, height: number];
  /** adds a GPS position */
  readonly gps?: boolean;
  /** byte order of the Exif block */
  readonly order?: Order;
  /** additional entries of IFD0 and of the Exif IFD, which replace the usual ones with the same tags */
  readonly ifd0?: Directory;
  readonly exif?: Directory;
}

const USUAL_SIZE = [600, 400] as const;

/** IFD0 of a photo, with the Exif IFD as a sub-directory. */
export function photoDirectory(camera: Camera = {}): Directory {
  const { make, model, note, software, lens, serial, gps = false, orientation = 1, size = USUAL_SIZE } = camera;
  const { dateTime = '2024:05:01 10:20:30' } = camera;
  return {
    ...(make === undefined ? {} : { 0x010f: text(make) }),
    ...(model === undefined ? {} : { 0x0110: text(model) }),
    0x0112: short(orientation),
    ...(software === undefined ? {} : { 0x0131: text(software) }),
    0x0132: text(dateTime),
    0x8769: subDirectory({
      0x829a: rational([1, 200]),
      0x829d: rational([28, 10]),
      0x8822: short(3),
      0x8827: short(400),
      0x9003: text(dateTime),
      0x9004: text(dateTime),
      0x9204: srational([-1, 3]),
      0x9207: short(5),
      0x9209: short(16),
      0x920a: rational([50, 1]),
      ...(note === undefined ? {} : { 0x927c: note }),
      0xa002: long(size[0]),
      0xa003: long(size[1]),
      0xa402: short(0),
      0xa403: short(0),
      0xa406: short(0),
      ...(serial === undefined ? {} : { 0xa431: text(serial) }),
      ...(lens === undefined ? {} : { 0xa434: text(lens) }),
      ...camera.exif,
    }),
    ...(gps
      ? {
          0x8825: subDirectory({
            0x0001: text('N'),
            0x0002: rational([52, 1], [31, 1], [12, 1]),
            0x0003: text('E'),
            0x0004: rational([13, 1], [24, 1], [18, 1]),
          }),
        }
      : {}),
    ...camera.ifd0,
  };
}

/** Bytes that Nikon's bodies leave free after IFD0. Without this gap, a block looks as if a program had written it. */
const GAP = 2;

/** A photo's TIFF block, which is also a complete TIFF file. */
export function exifBlock(camera: Camera = {}, options: Omit<TiffOptions, 'order'> = {}): Uint8Array {
  return tiff(photoDirectory(camera), { gap: GAP, ...options, order: camera.order ?? 'II' });
}

/** IFD1 with a JPEG as the thumbnail. */
export const thumbnailOf = (picture: Uint8Array): Directory => ({
  0x0201: pointed(picture),
  0x0202: long(picture.length),
});

/** The photo as a JPEG. */
export function photo(camera: Camera = {}): Uint8Array {
  return jpeg(exifBlock(camera), { size: camera.size ?? USUAL_SIZE });
}

/** A JPEG without any Exif block. */
export function photoWithoutExif(size: readonly [width: number, height: number] = USUAL_SIZE): Uint8Array {
  return jpeg(undefined, { size });
}

/** `bytes`, then zeros up to `size` bytes, which the file formats ignore. */
export function padded(bytes: Uint8Array, size: number): Uint8Array {
  return join(bytes, new Uint8Array(Math.max(0, size - bytes.length)));
}
