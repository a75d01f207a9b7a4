/** TIFF types and their sizes. Source: TIFF 6.0, section 2; BigTIFF; Exif 2.32, 4.6.2. */
import { u16At, u32At, u64At, u8At } from '../windows';

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
  /** Exif 3.0 */
  Utf8 = 129,
}

/** Length of a date in Exif, such as '2024:07:19 08:01:00', without the final NUL. */
export const DATE_BYTES: u32 = 19;

/** Sizes of types 0 to 15 in bytes: four bits each, type 0 in the lowest. */
const SIZES: u64 = 0x0048_4842_1184_2110;

/** Size of one value in bytes; 0 for an unknown type. */
export function sizeOf(type: u32): u32 {
  if (type < 16) return (<u32>(SIZES >> ((<u64>type) << 2))) & 15;
  return type <= <u32>TiffType.Ifd8 ? 8 : type == TiffType.Utf8 ? 1 : 0;
}

/** True for a type that holds only text. */
export function isText(type: u32): bool {
  return type == TiffType.Ascii || type == TiffType.Utf8;
}

/** True for a type that holds text in some fields and numbers in others. */
export function isUntyped(type: u32): bool {
  return type == TiffType.Byte || type == TiffType.Undefined;
}

/** The number of type `type` at `position`; NaN for text and for a rational over zero. Missing bytes read as 0. */
export function numberAt(position: u64, type: u32, little: bool): f64 {
  switch (type) {
    case TiffType.Byte:
      return <f64>u8At(position);
    case TiffType.SByte:
      return <f64>(<i8>u8At(position));
    case TiffType.Short:
      return <f64>u16At(position, little);
    case TiffType.SShort:
      return <f64>(<i16>u16At(position, little));
    case TiffType.Long:
    case TiffType.Ifd:
      return <f64>u32At(position, little);
    case TiffType.SLong:
      return <f64>(<i32>u32At(position, little));
    case TiffType.Rational: {
      const below = u32At(position + 4, little);
      return below == 0 ? NaN : <f64>u32At(position, little) / <f64>below;
    }
    case TiffType.SRational: {
      const below = <i32>u32At(position + 4, little);
      return below == 0 ? NaN : <f64>(<i32>u32At(position, little)) / <f64>below;
    }
    case TiffType.Float:
      return <f64>reinterpret<f32>(u32At(position, little));
    case TiffType.Double:
      return reinterpret<f64>(u64At(position, little));
    case TiffType.Long8:
    case TiffType.Ifd8:
      return <f64>u64At(position, little);
    case TiffType.SLong8:
      return <f64>(<i64>u64At(position, little));
    default:
      return NaN;
  }
}
