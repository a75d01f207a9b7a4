/** Turns the core's fields into a result's fields. Each field comes from its first source with a value. */
import { FieldId } from '../../assembly/schema';
import { isZone, readDate } from './date';
import type { NumberField, TextField } from './fieldTable';
import { internalSerial } from './manufactured';
import type { Fields } from './fields';
import type { ContainerName, PhotoFields } from './result';
import { isSerial } from './serial';
import { SONY_LENSES } from './sonyLenses';

type Reader<Value> = (fields: Fields) => Value | undefined;

const text =
  (id: TextField): Reader<string> =>
  (fields) =>
    fields.text(id);

const number =
  (id: NumberField): Reader<number> =>
  (fields) =>
    fields.number(id);

function first<Value>(fields: Fields, readers: readonly Reader<Value>[]): Value | undefined {
  for (const read of readers) {
    const value = read(fields);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** A number above 0: cameras write 0 for 'unknown'. */
const positive =
  (id: NumberField): Reader<number> =>
  (fields) => {
    const value = fields.number(id);
    return value !== undefined && value > 0 && Number.isFinite(value) ? value : undefined;
  };

/**
 * APEX values: shutter speed as log2(1 / seconds), aperture as log2 of the squared f-number. Cameras write 0 (one
 * second, f/1) if they measured nothing.
 */
const secondsOfApex: Reader<number> = (fields) => {
  const value = fields.number(FieldId.ShutterSpeedValue);
  return value === undefined || value === 0 || Math.abs(value) > 30 ? undefined : 2 ** -value;
};

const apertureOfApex: Reader<number> = (fields) => {
  const value = fields.number(FieldId.ApertureValue);
  return value === undefined || value <= 0 || value > 30 ? undefined : 2 ** (value / 2);
};

/** Nikon's ISO for expanded ranges, in twelfths of a step. Used only if Exif has no ISO. */
const nikonIsoCode = positive(FieldId.NikonIsoCode);
const nikonIso: Reader<number> = (fields) => {
  const code = nikonIsoCode(fields);
  return code === undefined ? undefined : 100 * 2 ** (code / 12 - 5);
};

/**
 * Nominal ISO numbers of Pentax's codes in thirds of a step, from code 3 on. Source: exiftool.org/TagNames/Pentax.html
 */
const THIRDS = [
  50, 64, 80, 100, 125, 160, 200, 250, 320, 400, 500, 640, 800, 1000, 1250, 1600, 2000, 2500, 3200, 4000, 5000, 6400,
  8000, 10_000, 12_800, 16_000, 20_000, 25_600, 32_000, 40_000, 51_200, 64_000, 80_000, 102_400, 128_000, 160_000,
  204_800, 256_000, 320_000, 409_600, 512_000, 640_000, 819_200,
] as const;
const FIRST_THIRD = 3;
/** Nominal ISO numbers of Pentax's codes in half steps, from code 258 on. */
const HALVES = [
  50, 70, 100, 140, 200, 280, 400, 560, 800, 1100, 1600, 2200, 3200, 4500, 6400, 9000, 12_800, 18_000, 25_600, 36_000,
  51_200, 72_000, 102_400, 144_000, 204_800, 288_000, 409_600, 576_000, 819_200,
] as const;
const FIRST_HALF = 258;
/** The first Optio cameras write the ISO number itself. */
const PLAIN_ISO: ReadonlySet<number> = new Set([50, 100, 200, 400, 800, 1600, 3200]);

const pentaxIso: Reader<number> = (fields) => {
  const code = fields.number(FieldId.PentaxIsoCode) ?? 0;
  return PLAIN_ISO.has(code) ? code : (THIRDS[code - FIRST_THIRD] ?? HALVES[code - FIRST_HALF]);
};

/**
 * Canon's codes for an ISO setting; other codes mean automatic ISO. If bit 14 is set, the value is the ISO number
 * itself.
 */
const CANON_ISO: Readonly<Record<number, number>> = { 16: 50, 17: 100, 18: 200, 19: 400, 20: 800 };
const CANON_PLAIN_ISO = 0x4000;
const CANON_NO_ISO = 0x7fff;

/** The ISO setting. For automatic ISO, computes it from the base ISO and a factor, both in 32nds of a step. */
const canonIso: Reader<number> = (fields) => {
  const code = fields.number(FieldId.CanonIsoCode) ?? 0;
  if (code !== CANON_NO_ISO && code > CANON_PLAIN_ISO) return code - CANON_PLAIN_ISO;
  const base = fields.number(FieldId.CanonBaseIso) ?? 0;
  const factor = fields.number(FieldId.CanonAutoIso);
  if (CANON_ISO[code] !== undefined || base === 0 || factor === undefined) return CANON_ISO[code];
  return Math.round((100 / 32) * 2 ** (base / 32) * 2 ** (factor / 32));
};

/** Some programs write words for the flash instead of its code. We use only unambiguous words. */
const flashOfWords: Reader<number> = (fields) => {
  const words = fields.text(FieldId.Flash) ?? '';
  if (/no flash function/i.test(words)) return NO_FLASH_FUNCTION;
  if (/\bno flash\b|\b(did|does) not fire|\bnot fired\b/i.test(words)) return 0;
  return /\bfired\b/i.test(words) ? FLASH_FIRED : undefined;
};
/** Exif 2.32, 4.6.5, Flash: bits 0 and 5 */
const FLASH_FIRED = 0b000_0001;
const NO_FLASH_FUNCTION = 0b010_0000;

/** True if the photo has DateTimeOriginal, to which its time zone and sub-seconds belong. */
const hasOriginalDate = (fields: Fields): boolean => readDate(fields.text(FieldId.DateTimeOriginal)) !== undefined;

/** The time zone of the photo. A camera that knows no zone writes blanks. */
const offsetTime: Reader<string> = (fields) => {
  const zone = fields.text(FieldId.OffsetTimeOriginal)?.trim() ?? '';
  return hasOriginalDate(fields) && isZone(zone) ? zone : undefined;
};

/** Digits after the second of the photo's time. Exif pads the field with blanks. */
const subSecond: Reader<string> = (fields) => {
  const digits = fields.text(FieldId.SubSecTimeOriginal)?.trim() ?? '';
  return hasOriginalDate(fields) && /^\d{1,9}$/.test(digits) ? digits : undefined;
};

const date =
  (id: TextField): Reader<string> =>
  (fields) =>
    readDate(fields.text(id));

/**
 * Another date if DateTimeOriginal is missing. If it has only zeros or blanks, the clock wasn't set, so no other date
 * is used.
 */
const otherDate =
  (read: Reader<string>): Reader<string> =>
  (fields) =>
    fields.has(FieldId.DateTimeOriginal) ? undefined : read(fields);

/** Seconds since 1970 in the camera's own time. */
const unixDate: Reader<string> = (fields) => {
  const seconds = fields.number(FieldId.UnixTime);
  return seconds === undefined || seconds <= 0 || seconds > 0xffffffff
    ? undefined
    : new Date(seconds * 1000).toISOString().slice(0, 19);
};

/** Canon's serial number without leading zeros; on the D30, four hexadecimal and five decimal digits. */
const canonSerialNumber = positive(FieldId.CanonSerial);
const canonSerial: Reader<string> = (fields) => {
  const value = canonSerialNumber(fields);
  if (value === undefined) return undefined;
  const model = fields.text(FieldId.Model) ?? '';
  if (model.endsWith('EOS D30')) {
    return (
      Math.floor(value / 0x10000)
        .toString(16)
        .padStart(4, '0') + String(value % 0x10000).padStart(5, '0')
    );
  }
  return String(value);
};

const shortest = positive(FieldId.LensMinFocal);
const longest = positive(FieldId.LensMaxFocal);
const widest = positive(FieldId.LensMinAperture);
const widestAtLongest = positive(FieldId.LensMaxAperture);

/** '18-55mm f/3.5-5.6' from the shortest and longest focal length and the widest aperture at each. */
const lensOfRange: Reader<string> = (fields) => {
  const short = shortest(fields);
  const long = longest(fields);
  const wide = widest(fields);
  const narrow = widestAtLongest(fields);
  if (short === undefined || long === undefined || wide === undefined) return undefined;
  const range = (a: number, b: number | undefined): string =>
    b === undefined || a === b ? `${round(a)}` : `${round(a)}-${round(b)}`;
  return `${range(short, long)}mm f/${range(wide, narrow)}`;
};

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The lens of a file that has only the lens's number. */
const lensOfNumber: Reader<string> = (fields) => SONY_LENSES[fields.number(FieldId.SonyLensType) ?? -1];

/** Sony's compacts, whose maker notes give the lens's focal lengths in 35 mm equivalents. */
const WITH_EQUIVALENT = /^(DSC-|Stellar|ZV-1)/;

/** True if the lens that `readPhotoFields` returns is in 35 mm equivalents. */
export function namesEquivalent(fields: Fields): boolean {
  const isNamed = [FieldId.LensModel, FieldId.MakerLens].some((id) => fields.has(id));
  if (isNamed || lensOfRange(fields) === undefined) return false;
  const { tag } = fields.place(FieldId.LensMinFocal, '');
  return WITH_EQUIVALENT.test(fields.text(FieldId.Model) ?? '') && tag.startsWith('MakerNote');
}

const serial =
  (read: Reader<string>): Reader<string> =>
  (fields) => {
    const value = read(fields);
    return value !== undefined && isSerial(value) ? value : undefined;
  };

/** The internal serial number that a maker note has in addition to the printed one, or instead of it. */
const internal: Reader<string> = (fields) => {
  const found = fields.text(FieldId.InternalSerial);
  return found && internalSerial(found, fields.text(FieldId.Make) ?? '');
};

/**
 * Makers that are known to write into the note the number printed on the body. Source: docs/formats.md, 'Serial
 * numbers'.
 */
const PRINTS_NOTED_SERIAL = /^(nikon|canon)/i;

/** True if the serial number from `readPhotoFields` is the one on the body: from Exif, or from these makers' notes. */
export function namesPrintedSerial(fields: Fields): boolean {
  const noted = [serial(text(FieldId.MakerSerial)), serial(canonSerial)];
  const printed = [serial(text(FieldId.BodySerialNumber))];
  const isNoted = PRINTS_NOTED_SERIAL.test(fields.text(FieldId.Make) ?? '');
  return first(fields, isNoted ? [...printed, ...noted] : printed) !== undefined;
}

type Size = readonly [width: Reader<number>, height: Reader<number>];
const FRAME: Size = [positive(FieldId.FrameWidth), positive(FieldId.FrameHeight)];
const RAW: Size = [positive(FieldId.RawWidth), positive(FieldId.RawHeight)];
const IFD: Size = [positive(FieldId.IfdWidth), positive(FieldId.IfdHeight)];
const EXIF: Size = [positive(FieldId.ExifWidth), positive(FieldId.ExifHeight)];
const MAKER: Size = [positive(FieldId.MakerWidth), positive(FieldId.MakerHeight)];
const OLD_JPEG: Size = [positive(FieldId.OldJpegWidth), positive(FieldId.OldJpegHeight)];
const CROP: Size = [positive(FieldId.CropWidth), positive(FieldId.CropHeight)];

/**
 * The sources of the main picture's true size, by container. Finished pictures have the size in their frame or header,
 * raw files in their full-size image. Notes:
 *
 * - JPEG: after megabytes of other segments, the frame may be out of reach. IFD0 comes last, because its size is often
 *   that of a preview or of the sensor.
 * - ARW: the SubIFD, and on the first bodies the Exif IFD, have the size of the sensor with its border (A55: 4928 ×
 *   3280). 0xB02B in the maker note has the picture's size, as in the camera's own JPEG of the same setting (A55: 4912
 *   × 3264 in both; A33: 4592 × 3056; FX3: 4240 × 2832). Files without 0xB02B have the picture's size in the Exif IFD.
 */
const SIZES: Readonly<Partial<Record<ContainerName, readonly Size[]>>> = {
  JPEG: [FRAME, EXIF, MAKER, IFD],
  CR2: [EXIF, RAW, IFD],
  CR3: [IFD, EXIF],
  ARW: [MAKER, EXIF, RAW],
  TIFF: [IFD, RAW, EXIF, OLD_JPEG],
  BigTIFF: [IFD, RAW, EXIF, OLD_JPEG],
  DNG: [RAW, CROP, IFD, EXIF],
};
const USUAL_SIZES: readonly Size[] = [FRAME, MAKER, RAW, IFD, EXIF];

function readSize(
  fields: Fields,
  container: ContainerName | undefined,
): Pick<PhotoFields, 'imageWidth' | 'imageHeight'> {
  for (const [width, height] of (container && SIZES[container]) ?? USUAL_SIZES) {
    const imageWidth = width(fields);
    const imageHeight = height(fields);
    if (imageWidth !== undefined && imageHeight !== undefined) return { imageWidth, imageHeight };
  }
  return {};
}

/** EXIF defines orientations 1 to 8. */
const orientation: Reader<number> = (fields) => {
  const value = fields.number(FieldId.Orientation);
  return value !== undefined && value >= 1 && value <= 8 ? value : undefined;
};

type Readers = { readonly [Key in keyof PhotoFields]-?: readonly Reader<NonNullable<PhotoFields[Key]>>[] };

/** The sources of each field, in search order. Sizes depend on the container and have their own table. */
const READERS: Omit<Readers, 'imageWidth' | 'imageHeight'> = {
  make: [text(FieldId.Make)],
  model: [text(FieldId.Model)],
  dateTime: [
    date(FieldId.DateTimeOriginal),
    ...[date(FieldId.DateTimeDigitized), date(FieldId.DateTime), unixDate].map(otherDate),
  ],
  offsetTime: [offsetTime],
  subSecond: [subSecond],
  software: [text(FieldId.Software)],
  iso: [positive(FieldId.Iso), positive(FieldId.MakerIso), nikonIso, pentaxIso, canonIso],
  exposureTime: [positive(FieldId.ExposureTime), secondsOfApex],
  fNumber: [positive(FieldId.FNumber), apertureOfApex],
  focalLength: [positive(FieldId.FocalLength)],
  lens: [text(FieldId.LensModel), text(FieldId.MakerLens), lensOfRange, lensOfNumber],
  serialNumber: [
    serial(text(FieldId.BodySerialNumber)),
    serial(text(FieldId.CameraSerialNumber)),
    serial(text(FieldId.MakerSerial)),
    serial(canonSerial),
    serial(internal),
  ],
  flash: [number(FieldId.Flash), flashOfWords],
  exposureProgram: [number(FieldId.ExposureProgram)],
  exposureMode: [number(FieldId.ExposureMode)],
  exposureCompensation: [number(FieldId.ExposureCompensation)],
  meteringMode: [number(FieldId.MeteringMode)],
  whiteBalance: [number(FieldId.WhiteBalance)],
  sceneCaptureType: [number(FieldId.SceneCaptureType)],
  orientation: [orientation],
};
const ROWS = Object.entries(READERS) as readonly [keyof PhotoFields, readonly Reader<string | number>[]][];

/** The fields that are shown besides the count. */
export function readPhotoFields(fields: Fields, container: ContainerName | undefined): PhotoFields {
  const found: Partial<Record<keyof PhotoFields, string | number>> = {};
  for (const [key, readers] of ROWS) {
    const value = first(fields, readers);
    if (value !== undefined) found[key] = value;
  }
  return Object.assign(found as PhotoFields, readSize(fields, container));
}
