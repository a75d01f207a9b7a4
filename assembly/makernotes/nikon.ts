/** Nikon maker notes. Source: maker notes of 27 bodies; exiftool.org/TagNames/Nikon.html */
import { Directory, FieldId } from '../schema';
import { modelBegins, modelEnds } from '../camera';
import { photo } from '../photo';
import { have, matches, u16At, u32At, u8At } from '../windows';
import { recordNumber, recordText } from '../recordBuffer';
import { recordPreviewIn } from '../previews';
import {
  Meaning,
  count,
  directory,
  directoryEnd,
  emitLens,
  little,
  number,
  position,
  size,
  tag,
  type,
  holderEnd,
  recordMissing,
} from '../tiff/ifd';
import { TiffType } from '../tiff/tiffTypes';

// prettier-ignore
const TAGS: StaticArray<u32> = [
  0x001d, FieldId.MakerSerial,
];

export const NIKON = new Meaning(Directory.Nikon, TAGS);
/**
 * Notes of Coolpix from before 2001, and of other makers' photos saved by Nikon's programs: no serial number, no count.
 */
export const NIKON_OLD = new Meaning(Directory.NikonOld);

// The counters of one note; position 0 means none. Only `end` records them, because an invalid total later in the note
// makes the mechanical count doubtful.
let totalAt: u64 = 0;
let total: f64 = 0;
let againAt: u64 = 0;
let again: f64 = 0;
let mechanicalAt: u64 = 0;
let mechanical: f64 = 0;
let shutAt: u64 = 0;

function begin(): void {
  totalAt = 0;
  againAt = 0;
  mechanicalAt = 0;
  shutAt = 0;
}

function visit(): void {
  switch (tag) {
    case 0x0037:
      mechanicalCount();
      break;
    case 0x00a5:
      if (isCounter()) recordNumber(FieldId.NikonKept, directory, tag, position, number(0));
      break;
    case 0x00a6:
      if (isCounter()) recordNumber(FieldId.NikonDeleted, directory, tag, position, number(0));
      break;
    case 0x00a7:
      totalCount();
      break;
    case 0x0011:
      recordPreviewIn(0x0201, 0x0202);
      break;
    case 0x0002:
      recordNumber(FieldId.MakerIso, directory, tag, position, number(1));
      break;
    case 0x0025:
      recordNumber(FieldId.NikonIsoCode, directory, tag, position, u8At(position));
      break;
    case 0x0084:
      emitLens();
      clearLens();
      break;
    case 0x0091:
      shotInfo();
      break;
    case 0x0098:
      lensData();
      break;
    case 0x009e:
      if (hasAny()) photo.isRetouched = true;
      break;
    case 0x00a0:
      serialOfD70();
      break;
    case 0x00a2:
      // We saw this tag only in photos from DSLRs.
      if (isCounter() && modelBegins('NIKON D')) photo.scanBytes = <u64>number(0);
      break;
    case 0x00b8:
      fileInfo();
      break;
  }
}

/** Every counter that we saw is one LONG. An entry of another type or length holds no number that a camera wrote. */
function isCounter(): bool {
  return type == TiffType.Long && count == 1;
}

/** Reads 0x0037, the mechanical actuations (D850, Z bodies). The Z 8 and Z 9 have no mechanical shutter and write 0. */
function mechanicalCount(): void {
  if (!isCounter()) recordNumber(FieldId.Damaged, directory, tag, position, 1);
  else if (mechanicalAt == 0) {
    mechanicalAt = position;
    mechanical = number(0);
  }
}

/**
 * Reads 0x00A7, the number of all shots (27 bodies compared). On the D2 series and the D200, it is the sum of 0x00A5
 * (pictures kept) and 0x00A6 (pictures deleted). A second 0x00A7 with another number contradicts the first: a camera
 * writes only one.
 */
function totalCount(): void {
  if (!isCounter()) shutAt = position;
  else if (totalAt == 0) {
    totalAt = position;
    total = number(0);
  } else if (againAt == 0 && number(0) != total) {
    againAt = position;
    again = number(0);
  }
}

function end(): void {
  if (shutAt != 0) {
    recordNumber(FieldId.Damaged, directory, 0x00a7, shutAt, 1);
    return;
  }
  if (mechanicalAt != 0) recordNumber(FieldId.NikonMechanicalCount, directory, 0x0037, mechanicalAt, mechanical);
  // All DSLRs from the D70 on write 0x00A7.
  else if (totalAt == 0 && modelBegins('NIKON D') && !modelEnds('D1|D1H|D1X|D100'))
    recordMissing(directory, 0x00a7, directoryEnd, holderEnd > directoryEnd ? holderEnd - directoryEnd : 1);
  if (totalAt != 0) recordNumber(FieldId.NikonShutterCount, directory, 0x00a7, totalAt, total);
  if (againAt != 0) recordNumber(FieldId.NikonShutterCountAgain, directory, 0x00a7, againAt, again);
}

/** D70, D70s and D50 write 'NO= 20025585'. */
function serialOfD70(): void {
  if (size <= 4) return;
  let skip: u32 = matches(position, 'NO= ') ? 4 : 0;
  while (<u64>skip < size && skip < 16 && u8At(position + skip) == 0x20) skip++;
  recordText(FieldId.MakerSerial, directory, tag, position + skip, <u32>size - skip);
}

/** Length of the unenciphered version number at the start of ShotInfo and of LensData. */
const CLEAR_BYTES: u32 = 4;

/**
 * Each row: version, size of the block (0: any), position of the count's copy. Eight bodies compared; the D50's copy
 * has 16 bits.
 */
// prettier-ignore
const SHOT_INFO: StaticArray<u32> = [
  204, 0, 0x06a,
  205, 0, 0x157,
  208, 0, 0x24a,
  209, 0, 0x246,
  210, 5399, 0x276,
  210, 5408, 0x27d,
  210, 5412, 0x27f,
  210, 5291, 0x279,
  210, 5303, 0x284,
  211, 0, 0x24d,
  212, 5312, 0x287,
  213, 0, 0x2d5,
  214, 5409, 0x280,
  215, 6745, 0x2d6,
  216, 5311, 0x286,
  218, 5356, 0x242,
  218, 5388, 0x242,
  220, 0, 0x320,
  221, 8902, 0x321,
  222, 0, 0x5fb,
  226, 11587, 0xbd8,
];
const VERSION_D50: u32 = 205;

/** The version at `at`: four decimal digits. */
function versionAt(at: u64): u32 {
  let version: u32 = 0;
  for (let i: u32 = 0; i < CLEAR_BYTES; i++) version = version * 10 + u8At(at + i) - 0x30;
  return version;
}

/** Records the enciphered copy of the count. Its key is the count itself, so only the host can check the copy. */
function shotInfo(): void {
  const version = versionAt(position);
  for (let row = 0; row < SHOT_INFO.length; row += 3) {
    const wanted = SHOT_INFO[row + 1];
    if (SHOT_INFO[row] != version || (wanted != 0 && <u64>wanted != size)) continue;
    const place = SHOT_INFO[row + 2];
    const bytes: u32 = version == VERSION_D50 ? 2 : 4;
    const at = position + place;
    if (<u64>(place + bytes) > size || !have(at, bytes)) return;
    recordNumber(FieldId.NikonShotInfoWord, directory, tag, at, bytes == 2 ? u16At(at, false) : u32At(at, false));
    recordNumber(FieldId.NikonShotInfoPlace, directory, tag, at, place - CLEAR_BYTES);
    return;
  }
}

function hasAny(): bool {
  for (let i: u32 = 0; <u64>i < count && i < MAX_RETOUCHES; i++) if (number(i) != 0) return true;
  return false;
}

/** Entries in the list of retouches that the camera itself made to the photo. */
const MAX_RETOUCHES: u32 = 10;

// prettier-ignore
const CLEAR_LENS: StaticArray<FieldId> = [
  FieldId.NikonLensMinFocal, FieldId.NikonLensMaxFocal, FieldId.NikonLensMinAperture, FieldId.NikonLensMaxAperture,
];

function clearLens(): void {
  for (let i: u32 = 0; i < 4 && count == 4; i++) {
    recordNumber(CLEAR_LENS[i], directory, tag, position + 8 * i, number(i));
  }
}

/**
 * Each row: LensData's version, and the position of four bytes: shortest and longest focal length, and the widest
 * aperture at each. These bytes are enciphered like ShotInfo. Older versions are unenciphered, and the Nikon 1's
 * versions (04xx) have another layout. Source: exiftool.org/TagNames/Nikon.html; 521 photos of 50 models.
 */
// prettier-ignore
const LENS_DATA: StaticArray<u32> = [
  201, 0x0d,
  202, 0x0d,
  203, 0x0d,
  204, 0x0e,
  800, 0x0f,
  801, 0x0f,
  802, 0x0f,
];

/** Records LensData's enciphered focal lengths and apertures. The host compares them with the plain ones of 0x0084. */
function lensData(): void {
  const version = versionAt(position);
  for (let row = 0; row < LENS_DATA.length; row += 2) {
    const place = LENS_DATA[row + 1];
    if (LENS_DATA[row] != version || <u64>place + 4 > size || !have(position + place, 4)) continue;
    recordNumber(FieldId.NikonLensWord, directory, tag, position + place, u32At(position + place, false));
    recordNumber(FieldId.NikonLensPlace, directory, tag, position + place, place - CLEAR_BYTES);
  }
}

/**
 * Records the file number at +8. The folder at +6 shows the byte order, which varies: in the right order, both numbers
 * are possible (51 files compared).
 */
function fileInfo(): void {
  if (size < 10) return;
  for (let i = 0; i < 2; i++) {
    const order = i == 0 ? little : !little;
    const folder = u16At(position + 6, order);
    const file = u16At(position + 8, order);
    if (folder >= 100 && folder <= 999 && file <= 9999) {
      recordNumber(FieldId.NikonFile, directory, tag, position + 8, file);
      return;
    }
  }
}

NIKON.begin = begin;
NIKON.visit = visit;
NIKON.end = end;
