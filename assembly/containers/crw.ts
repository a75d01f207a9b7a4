/** Reads Canon's CIFF heap, in a CRW file or in APP0 of old Canon JPEGs. Source: exiftool.org/canon_raw.html */
import { Directory, FieldId } from '../schema';
import { photo } from '../photo';
import { fileSize, have, isMissed, matches, u16At, u32At, u8At } from '../windows';
import { recordNumber, recordText } from '../recordBuffer';
import { isModel, setMake, setModel } from '../camera';
import { recordCut, step } from '../tiff/ifd';

const MAX_DEPTH: u32 = 5;
/** With this bit in a tag, the value is the eight bytes after the tag. */
const INLINE: u32 = 0x4000;
const ID_BITS: u32 = 0x3fff;

let little: bool = false;

/**
 * Reads a CRW file. The file's last bytes point to the heap's directory. So if the core finds no camera name, the file
 * is incomplete.
 */
export function scanCrw(): void {
  scanCiff(0, fileSize());
  if (photo.modelLength == 0) recordCut(fileSize());
}

/** Reads the CIFF block in a JPEG's APP0. If the JPEG also has an Exif block, both must name the same model. */
export function scanCiffOfJpeg(): void {
  if (photo.ciffAt == 0) return;
  isSame = false;
  isOther = false;
  isLooking = photo.hasBlock;
  if (isLooking) scanCiff(photo.ciffAt, photo.ciffSize);
  isLooking = false;
  if (!photo.hasBlock || (isSame && !isOther)) scanCiff(photo.ciffAt, photo.ciffSize);
}

/** True while `walk` reads only the camera's name. */
let isLooking: bool = false;
let isSame: bool = false;
let isOther: bool = false;

/** `size` includes the block's header. */
function scanCiff(at: u64, size: u64): void {
  little = matches(at, 'II');
  const heap = at + u32At(at + 2, little);
  if (heap >= at + size) return;
  walk(heap, at + size, 0, 0);
  if (isLooking) return;
  if (photo.focal != 0)
    recordNumber(
      FieldId.FocalLength,
      Directory.Ciff,
      0x1029,
      photo.focalAt,
      <f64>photo.focal / <f64>max<u32>(photo.focalUnits, 1),
    );
}

/**
 * Walks the heap `start` .. `end`. `block`: tag of the entry that contains this heap; 0 for the outermost heap. The
 * heap's last u32 is the offset of its directory: a u16 count, then entries of ten bytes (u16 tag, u32 size, u32
 * offset).
 */
function walk(start: u64, end: u64, block: u32, depth: u32): void {
  if (depth > MAX_DEPTH || end - start < 6 || !have(end - 4, 4)) return;
  const directory = start + u32At(end - 4, little);
  if (directory + 2 > end) return;
  const entries = u16At(directory, little);
  for (let i: u32 = 0; i < entries && !isMissed(); i++) {
    const entry = directory + 2 + 10 * i;
    if (!have(entry, 10) || !step()) return;
    const tag = u16At(entry, little);
    const inline = (tag & INLINE) != 0;
    const size: u64 = inline ? 8 : u32At(entry + 2, little);
    const at = inline ? entry + 2 : start + u32At(entry + 6, little);
    const nested = (tag >> 8) & 0x38;
    if (!inline && (nested == 0x28 || nested == 0x30)) {
      if (at + size <= end) walk(at, at + size, tag, depth + 1);
    } else value(block, tag & ID_BITS, at, <u32>min<u64>(size, 0xffff));
  }
}

function value(block: u32, id: u32, at: u64, size: u32): void {
  if (isLooking) {
    if (id != 0x080a) return;
    if (namesModel(at, size)) isSame = true;
    else isOther = true;
    return;
  }
  switch (id) {
    case 0x080a: {
      // make NUL model NUL
      let make: u32 = 0;
      while (make < size && make < 64 && u8At(at + make) != 0) make++;
      recordText(FieldId.Make, Directory.Ciff, id, at, make);
      setMake(at, make);
      if (make + 1 >= size) return;
      recordText(FieldId.Model, Directory.Ciff, id, at + make + 1, size - make - 1);
      setModel(at + make + 1, size - make - 1);
      break;
    }
    case 0x080b:
      recordText(FieldId.Software, Directory.Ciff, id, at, size);
      break;
    case 0x1810:
      recordNumber(FieldId.MakerWidth, Directory.Ciff, id, at, u32At(at, little));
      recordNumber(FieldId.MakerHeight, Directory.Ciff, id, at + 4, u32At(at + 4, little));
      orientation(id, at + 12, <i32>u32At(at + 12, little));
      break;
    case 0x1817:
      recordNumber(FieldId.CanonHeapFileNumber, Directory.Ciff, block, at, u32At(at, little), id);
      break;
    case 0x180b:
      recordNumber(FieldId.CanonSerial, Directory.Ciff, id, at, u32At(at, little));
      break;
    case 0x180e:
      recordNumber(FieldId.UnixTime, Directory.Ciff, id, at, u32At(at, little));
      break;
    case 0x102a:
      // ShotInfo: an array of u16; index 21 is the aperture, 22 the shutter speed.
      if (size < 46) return;
      apex(FieldId.ApertureValue, id, at + 42);
      apex(FieldId.ShutterSpeedValue, id, at + 44);
      break;
    case 0x1029:
      photo.focal = u16At(at + 2, little);
      photo.focalAt = at + 2;
      break;
    case 0x102d:
      // CameraSettings: an array of u16; index 25 is the number of focal units per millimeter.
      if (size > 50) photo.focalUnits = u16At(at + 50, little);
      break;
  }
}

/** True if the text at `at` (make NUL model NUL) names the Exif block's model. */
function namesModel(at: u64, size: u32): bool {
  let make: u32 = 0;
  while (make < size && make < 64 && u8At(at + make) != 0) make++;
  return make + 1 < size && isModel(at + make + 1, size - make - 1);
}

/** Records a Canon exposure value in 32nds of a step. A remainder of 12 or 20 means one or two thirds. */
function apex(field: FieldId, id: u32, at: u64): void {
  const value = <i32>(<i16>u16At(at, little));
  const part = value & 31;
  const thirds: f64 = part == 12 ? 32.0 / 3 - 12 : part == 20 ? 64.0 / 3 - 20 : 0;
  if (value != 0) recordNumber(field, Directory.Ciff, id, at, (<f64>value + thirds) / 32);
}

/** Records a clockwise rotation in degrees as an EXIF orientation. */
function orientation(id: u32, at: u64, degrees: i32): void {
  const code = degrees == 90 ? 6 : degrees == 180 || degrees == -180 ? 3 : degrees == 270 || degrees == -90 ? 8 : 1;
  recordNumber(FieldId.Orientation, Directory.Ciff, id, at, code);
}
