/** The tags of IFD0, the Exif IFD, SubIFDs and the GPS IFD: main image data and capture settings. */
import { Container, Directory, FieldId } from './schema';
import { makeBegins, modelBegins, modelEnds, modelHas, setMake, setModel } from './camera';
import { makerNote } from './makernotes/dispatch';
import { adobePrivateData } from './makernotes/adobe';
import { isLaidOutAnew } from './layout';
import { photo } from './photo';
import {
  COMPRESSION_OLD_JPEG,
  PHOTOMETRIC_CFA,
  PHOTOMETRIC_LINEAR_RAW,
  beginPreview,
  endPreview,
  recordPreview,
  visitPreview,
} from './previews';
import { matches, u16At, u32At } from './windows';
import { recordNumber, recordText } from './recordBuffer';
import {
  Meaning,
  base,
  count,
  directory,
  emit,
  emitLens,
  enqueue,
  entryValue,
  little,
  number,
  offset,
  position,
  recordCut,
  size,
  tag,
} from './tiff/ifd';
import { DATE_BYTES } from './tiff/tiffTypes';

/**
 * One table for IFD0 and the Exif IFD, because some cameras write capture settings into IFD0. Sources: TIFF 6.0; Exif
 * 2.32, 4.6.4 to 4.6.6; TIFF/EP for 0x9211; DNG 1.6 for 0xC62F.
 */
// prettier-ignore
const TAGS: StaticArray<u32> = [
  0x000b, FieldId.ProcessingSoftware,
  0x010f, FieldId.Make,
  0x0110, FieldId.Model,
  0x0112, FieldId.Orientation,
  0x0131, FieldId.Software,
  0x0132, FieldId.DateTime,
  0x829a, FieldId.ExposureTime,
  0x829d, FieldId.FNumber,
  0x8822, FieldId.ExposureProgram,
  0x8827, FieldId.Iso,
  0x9003, FieldId.DateTimeOriginal,
  0x9004, FieldId.DateTimeDigitized,
  0x9011, FieldId.OffsetTimeOriginal,
  0x9201, FieldId.ShutterSpeedValue,
  0x9202, FieldId.ApertureValue,
  0x9204, FieldId.ExposureCompensation,
  0x9207, FieldId.MeteringMode,
  0x9209, FieldId.Flash,
  0x920a, FieldId.FocalLength,
  0x9211, FieldId.ImageNumber,
  0x9291, FieldId.SubSecTimeOriginal,
  0xa002, FieldId.ExifWidth,
  0xa003, FieldId.ExifHeight,
  0xa402, FieldId.ExposureMode,
  0xa403, FieldId.WhiteBalance,
  0xa406, FieldId.SceneCaptureType,
  0xa420, FieldId.ImageUniqueId,
  0xa431, FieldId.BodySerialNumber,
  0xa434, FieldId.LensModel,
  0xc62f, FieldId.CameraSerialNumber,
];

const GPS_TAGS: StaticArray<u32> = [0x0002, FieldId.GpsLatitude];

export const IFD0 = new Meaning(Directory.Ifd0, TAGS);
export const EXIF = new Meaning(Directory.Exif, TAGS);
export const GPS = new Meaning(Directory.Gps, GPS_TAGS);
const IMAGE = new Meaning(Directory.Image);
export const THUMBNAIL = new Meaning(Directory.Thumbnail);

/** Most SubIFDs to read: more than any camera writes. */
const MAX_SUB_IFDS: u32 = 8;
const CANON_1D_THUMBNAIL: f64 = 288;

// The current directory's image.
let width: f64 = NaN;
let height: f64 = NaN;
let reduced: bool = false;
let oldJpeg: bool = false;
let cropX: f64 = NaN;
let cropY: f64 = NaN;
// Panasonic's sensor borders.
let top: f64 = NaN;
let left: f64 = NaN;
let bottom: f64 = NaN;
let right: f64 = NaN;

function forgetImage(): void {
  width = NaN;
  height = NaN;
  reduced = false;
  oldJpeg = false;
  cropX = NaN;
  cropY = NaN;
  top = NaN;
  left = NaN;
  bottom = NaN;
  right = NaN;
  beginPreview();
}

/** True if a TIFF block with 32-bit offsets begins at `at`. */
export function isTiff(at: u64): bool {
  return matches(at, 'II*\0') || matches(at, 'MM\0*');
}

/** True if the Exif IFD of the TIFF block at `at` names a maker note. Call `isTiff` first. */
export function hasMakerNote(at: u64): bool {
  const isLittle = matches(at, 'II');
  const exif = entryValue(at + u32At(at + 4, isLittle), 0x8769, isLittle);
  return exif != 0 && entryValue(at + exif, 0x927c, isLittle) != 0;
}

/** Queues the directories of the TIFF block at `at`; false if there is none. */
export function scanTiff(at: u64): bool {
  const isLittle = matches(at, 'II');
  if (!isLittle && !matches(at, 'MM')) return false;
  const magic = u16At(at + 2, isLittle);
  if (magic == 43) {
    // BigTIFF: u16 8 (bytes of an offset), u16 0, u64 offset of the first directory. Only the lower 32 bits of this
    // offset are read: no real file exceeds 4 GB.
    photo.big = true;
    enqueue(IFD0, at + <u64>u32At(at + (isLittle ? 8 : 12), isLittle), at, isLittle, true, true);
    return true;
  }
  // 0x0055 is Panasonic's magic number; 'RO' and 'RS' are Olympus's.
  if (magic == 0x55) photo.rw2 = true;
  if (magic != 42 && magic != 0x55 && magic != 0x4f52 && magic != 0x5352) return false;
  enqueue(IFD0, at + <u64>u32At(at + 4, isLittle), at, isLittle, false, true);
  return true;
}

function visitIfd0(): void {
  switch (tag) {
    case 0x002e:
      // Panasonic's embedded JPEG, which holds the Exif block and the maker note.
      if (photo.rw2) {
        photo.jpegAt = position;
        photo.jpegSize = size;
        recordPreview(position, size);
      }
      break;
    case 0x0004:
      if (photo.rw2) top = number(0);
      break;
    case 0x0005:
      if (photo.rw2) left = number(0);
      break;
    case 0x0006:
      if (photo.rw2) bottom = number(0);
      break;
    case 0x0007:
      if (photo.rw2) right = number(0);
      break;
    case 0x0017:
      if (photo.rw2) emit(FieldId.Iso);
      break;
    case 0xc51b:
      // Hasselblad's FFF files have a second TIFF block here.
      scanTiff(position);
      break;
    case 0xc612:
      photo.dng = true;
      break;
    case 0xc634:
      adobePrivateData(position, size, base, little);
      break;
    default:
      visitImage();
      visitExif();
  }
}

function visitExif(): void {
  switch (tag) {
    case 0x010f:
      setMake(position, <u32>size);
      break;
    case 0x0110:
      setModel(position, <u32>size);
      break;
    case 0x014a:
      photo.hasSubIfds = true;
      for (let i: u32 = 0; i < MAX_SUB_IFDS && <u64>i < count; i++) {
        const at = offset(i);
        if (at != 0) enqueue(IMAGE, base + at, base, little, photo.big);
      }
      break;
    case 0x8769:
      if (offset() != 0) enqueue(EXIF, base + offset(), base, little, photo.big);
      break;
    case 0x8825:
      if (offset() != 0) enqueue(GPS, base + offset(), base, little, photo.big);
      break;
    case 0x927c:
      makerNote(position, size, base, little);
      break;
    case 0xa432:
      emitLens();
      break;
    case 0xea1c:
      recordNumber(FieldId.WindowsPadding, directory, tag, position, 1);
      break;
    case 0xea1d:
      if (number(0) == number(0)) photo.moved = <u64>(<i64>number(0));
      recordNumber(FieldId.WindowsMark, directory, tag, position, 1);
      break;
  }
}

function visitImage(): void {
  visitPreview();
  switch (tag) {
    case 0x00fe:
      reduced = ((<u32>number(0)) & 1) != 0;
      break;
    case 0x0100:
      width = number(0);
      break;
    case 0x0101:
      height = number(0);
      break;
    case 0x0103:
      if (<u32>number(0) == COMPRESSION_OLD_JPEG) oldJpeg = true;
      break;
    case 0x0106: {
      const photometric = <u32>number(0);
      if (photometric == PHOTOMETRIC_CFA || photometric == PHOTOMETRIC_LINEAR_RAW) photo.raw = true;
      break;
    }
    case 0xc620:
      cropX = number(0);
      cropY = number(1);
      break;
  }
}

function endIfd0(): void {
  if (photo.rw2 && right > left && bottom > top) {
    recordNumber(FieldId.MakerWidth, directory, 0x0007, 0, right - left);
    recordNumber(FieldId.MakerHeight, directory, 0x0006, 0, bottom - top);
  }
  // In raw files of the first 1D bodies, IFD0 is a thumbnail, but no tag says so.
  if (makeBegins('Canon') && modelEnds('EOS-1D|EOS-1DS') && width <= CANON_1D_THUMBNAIL) reduced = true;
  // IFD0 is a preview, and a SubIFD has the picture. Editors don't write such TIFFs, so this is a raw file.
  if ((reduced || oldJpeg) && photo.hasSubIfds) photo.raw = true;
  if (width > 0 && height > 0 && !reduced && !oldJpeg) {
    recordNumber(FieldId.IfdWidth, directory, 0x0100, 0, width);
    recordNumber(FieldId.IfdHeight, directory, 0x0101, 0, height);
  }
  endImage();
}

/**
 * Keeps the largest full-size image as the main picture. Keeps the largest old-style JPEG separately, because it is the
 * main picture only if the file has no other image.
 */
function endImage(): void {
  endPreview();
  const area = width * height;
  if (oldJpeg) {
    if (!reduced && area > photo.oldJpegArea) {
      photo.oldJpegArea = area;
      photo.oldJpegWidth = width;
      photo.oldJpegHeight = height;
    }
  } else if (!reduced && area > photo.bestArea) {
    photo.bestArea = area;
    photo.bestWidth = width;
    photo.bestHeight = height;
    photo.cropWidth = cropX;
    photo.cropHeight = cropY;
  }
}

/**
 * Records the findings that need all directories: the main picture's size, whether a DNG's private data were cut off, a
 * Sony's thumbnail date, and whether a program rewrote the Exif block.
 */
export function endExif(): void {
  if (photo.privateCut != 0 && !photo.hasNote) recordCut(photo.privateCut);
  if (photo.mainBlock != 0 && isLaidOutAnew(photo.mainBlock)) {
    recordNumber(FieldId.LaidOutAnew, Directory.None, 0, photo.mainBlock, 1);
  }
  if (photo.mainBlock != 0 && makeBegins('SONY') && modelBegins('DSLR-A|SLT-A|NEX-|ILC|ILME-')) {
    recordThumbnailDate(photo.mainBlock);
  }
  if (photo.oldJpegArea != 0 && !photo.hasSubIfds) {
    recordNumber(FieldId.OldJpegWidth, Directory.Image, 0x0100, 0, photo.oldJpegWidth);
    recordNumber(FieldId.OldJpegHeight, Directory.Image, 0x0101, 0, photo.oldJpegHeight);
  }
  if (photo.bestArea == 0) return;
  recordNumber(FieldId.RawWidth, Directory.Image, 0x0100, 0, photo.bestWidth);
  recordNumber(FieldId.RawHeight, Directory.Image, 0x0101, 0, photo.bestHeight);
  recordNumber(FieldId.CropWidth, Directory.Image, 0xc620, 0, photo.cropWidth);
  recordNumber(FieldId.CropHeight, Directory.Image, 0xc620, 0, photo.cropHeight);
}

function recordThumbnailDate(at: u64): void {
  const isLittle = matches(at, 'II');
  const ifd0 = at + u32At(at + 4, isLittle);
  const ifd1 = u32At(ifd0 + 2 + 12 * u16At(ifd0, isLittle), isLittle);
  const date = ifd1 == 0 ? 0 : entryValue(at + ifd1, 0x0132, isLittle);
  if (date != 0) recordText(FieldId.ThumbnailDate, Directory.Thumbnail, 0x0132, at + date, DATE_BYTES);
}

/** The container of a TIFF-based file. Call this after walking all directories. */
export function tiffKind(): Container {
  if (photo.big) return Container.BigTiff;
  if (photo.dng) return Container.Dng;
  if (photo.rw2) return Container.Rw2;
  if (makeBegins('KODAK|EASTMAN KODAK')) {
    if (modelHas('DC50|DC120')) return Container.Kdc;
    if (photo.raw) return modelHas('DCS') ? Container.Dcr : Container.Kdc;
  }
  if (!photo.raw) return Container.Tiff;
  if (makeBegins('NIKON')) return Container.Nef;
  if (makeBegins('SONY')) return Container.Arw;
  if (makeBegins('PENTAX|RICOH')) return Container.Pef;
  if (makeBegins('SAMSUNG')) return Container.Srw;
  if (makeBegins('HASSELBLAD')) return Container.ThreeFr;
  return Container.Tiff;
}

IFD0.begin = forgetImage;
IFD0.visit = visitIfd0;
IFD0.end = endIfd0;
EXIF.visit = visitExif;
IMAGE.visit = visitImage;
IMAGE.begin = forgetImage;
IMAGE.end = endImage;
THUMBNAIL.begin = beginPreview;
THUMBNAIL.visit = visitPreview;
THUMBNAIL.end = endPreview;
