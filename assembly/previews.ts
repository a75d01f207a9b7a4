/**
 * Records where a file keeps JPEGs of its picture, for a host that shows the picture. Works only in raw-tag mode: a
 * count needs no preview. The host checks whether a JPEG is really there. Source: TIFF 6.0 and TIFF/EP,
 * 'JPEGInterchangeFormat' and strips; for the makers' own tags, see the callers.
 */
import { Directory, FieldId } from './schema';
import { fileSize } from './windows';
import { recordNumber } from './recordBuffer';
import { base, count, directory, entryValue, innerDirectory, isRaw, little, number, offset, tag } from './tiff/ifd';

export const COMPRESSION_OLD_JPEG: u32 = 6;
const COMPRESSION_JPEG: u32 = 7;
export const PHOTOMETRIC_CFA: u32 = 32803;
export const PHOTOMETRIC_LINEAR_RAW: u32 = 34892;

let jpegAt: u64 = 0;
let jpegSize: u64 = 0;
let stripAt: u64 = 0;
let stripSize: u64 = 0;
let compression: u32 = 0;
let isSensor: bool = false;

/** Records a JPEG of `size` bytes at `at`, unless it extends beyond the file. The record's number is `size`. */
export function recordPreview(at: u64, size: u64): void {
  const end = fileSize();
  if (isRaw() && size > 0 && at <= end && size <= end - at) {
    recordNumber(FieldId.Preview, Directory.None, 0, at, <f64>size);
  }
}

/** Records a JPEG. Its offset and size are two entries of the directory that the current entry points to. */
export function recordPreviewIn(offsetTag: u32, sizeTag: u32): void {
  if (!isRaw()) return;
  const at = innerDirectory();
  const start = entryValue(at, offsetTag, little);
  if (start != 0) recordPreview(base + start, entryValue(at, sizeTag, little));
}

// ---- An image's `Meaning` calls the next three functions: before the entries, for each entry, and after the entries.

export function beginPreview(): void {
  jpegAt = 0;
  jpegSize = 0;
  stripAt = 0;
  stripSize = 0;
  compression = 0;
  isSensor = false;
}

export function visitPreview(): void {
  if (!isRaw() || count != 1) return;
  switch (tag) {
    case 0x0103:
      compression = <u32>number(0);
      break;
    case 0x0106: {
      const photometric = <u32>number(0);
      isSensor = photometric == PHOTOMETRIC_CFA || photometric == PHOTOMETRIC_LINEAR_RAW;
      break;
    }
    case 0x0111:
      stripAt = offset();
      break;
    case 0x0117:
      stripSize = offset();
      break;
    case 0x0201:
      jpegAt = offset();
      break;
    case 0x0202:
      jpegSize = offset();
      break;
  }
}

export function endPreview(): void {
  if (jpegAt != 0) recordPreview(base + jpegAt, jpegSize);
  else if (isJpegStrip()) recordPreview(base + stripAt, stripSize);
}

/**
 * True if the strip is a JPEG that browsers may draw. Sensor data may be a lossless JPEG, which no browser draws. In a
 * CR2, the directories after IFD0 declare JPEGs but hold none.
 */
function isJpegStrip(): bool {
  if (stripAt == 0 || isSensor || directory == Directory.Thumbnail) return false;
  return compression == COMPRESSION_OLD_JPEG || compression == COMPRESSION_JPEG;
}
