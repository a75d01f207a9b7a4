/** TIFF types by their numbers, for the table of all metadata. Source: TIFF 6.0, section 2; BigTIFF; Exif 3.0. */

export enum TiffType {
  Byte = 1,
  Ascii = 2,
  Short = 3,
  Long = 4,
  Rational = 5,
  SByte = 6,
  Undefined = 7,
  SShort = 8,
  SLong = 9,
  SRational = 10,
  Float = 11,
  Double = 12,
  Ifd = 13,
  Long8 = 16,
  SLong8 = 17,
  Ifd8 = 18,
  Utf8 = 129,
}

const SIZES: Readonly<Record<TiffType, number>> = {
  [TiffType.Byte]: 1,
  [TiffType.Ascii]: 1,
  [TiffType.Short]: 2,
  [TiffType.Long]: 4,
  [TiffType.Rational]: 8,
  [TiffType.SByte]: 1,
  [TiffType.Undefined]: 1,
  [TiffType.SShort]: 2,
  [TiffType.SLong]: 4,
  [TiffType.SRational]: 8,
  [TiffType.Float]: 4,
  [TiffType.Double]: 8,
  [TiffType.Ifd]: 4,
  [TiffType.Long8]: 8,
  [TiffType.SLong8]: 8,
  [TiffType.Ifd8]: 8,
  [TiffType.Utf8]: 1,
};

/** Bytes of one value; 0 for a type that does not exist. */
export function sizeOfType(type: number): number {
  return SIZES[type as TiffType] ?? 0;
}
