/**
 * Canon maker notes. A few bodies write a counter; the others write file and folder numbers.
 * Source: exiftool.org/TagNames/Canon.html; EOS R, R7 and RP: photos taken in a row.
 */
import { Directory, FieldId } from '../schema';
import { modelEnds, modelHas } from '../camera';
import { photo } from '../photo';
import { addressOf, fileSize, have, matches, u16At, u32At, u8At } from '../windows';
import { recordNumber } from '../recordBuffer';
import {
  Meaning,
  base,
  directory,
  directoryEnd,
  directoryStart,
  holderEnd,
  isCutOff,
  little,
  position,
  recordCut,
  size,
  tag,
} from '../tiff/ifd';
import {
  PROVEN_TWICE,
  Standing,
  find,
  foundAt,
  foundSize,
  hasBase,
  isInside,
  settleShift,
  settled,
  standing,
} from './moved';

// prettier-ignore
const TAGS: StaticArray<u32> = [
  0x0008, FieldId.CanonFileNumber, // directory * 10000 + file; 0: none
  0x000c, FieldId.CanonSerial,
  0x0010, FieldId.NoteModelId,
  0x0095, FieldId.MakerLens,
  0x0096, FieldId.InternalSerial,
];

const CAMERA_INFO: u32 = 0x000d;
const FILE_INFO: u32 = 0x0093;

export const CANON = new Meaning(Directory.Canon, TAGS);

function visit(): void {
  if (tag == CAMERA_INFO) cameraInfo();
  else if (tag == FILE_INFO) fileInfo();
  else if (tag == 0x0001) isoSetting();
  else if (tag == 0x0004) isoFactors();
}

/** Bytes between the last entry and the first value: six on the EOS 20D and 350D, four on all other bodies. */
const GAPS: StaticArray<i32> = [4, 6];

/** In a CR3, the note's box states where the note starts. In other files, an editor may have moved the note. */
function begin(): void {
  if (holderEnd == 0) settled();
  else settleShift(GAPS, footerShift(), proof);
}

/**
 * Returns the shift that the note's footer proposes; 0: none. The footer is the note's last 8 bytes: byte order, 42,
 * and the note's u32 position from the TIFF header at the time when its offsets were written. Older bodies write no
 * footer. Editors that correct the offsets leave the footer unchanged.
 */
function footerShift(): u64 {
  const footer = holderEnd - 8;
  if (footer < directoryEnd || !matches(footer, little ? 'II*\0' : 'MM\0*')) return 0;
  const original = <u64>u32At(footer + 4, little);
  return original == 0 ? 0 : directoryStart - base - original;
}

/**
 * CameraSettings, ShotInfo and FileInfo. On all compared bodies (38, 38 and 25), each block begins with its own size.
 */
const SIZED: StaticArray<u32> = [0x0001, 0x0004, FILE_INFO];

/**
 * Returns how many blocks of `SIZED` begin with their own size, at most 2; 0 if one of them doesn't, or is outside the
 * note.
 */
function proof(shift: u64): u32 {
  let agreeing: u32 = 0;
  for (let i = 0; i < SIZED.length; i++) {
    if (!find(SIZED[i], shift)) continue;
    if (!isInside() || !isSized(foundAt, foundSize)) return 0;
    agreeing++;
  }
  return min<u32>(agreeing, PROVEN_TWICE);
}

function isSized(at: u64, bytes: u64): bool {
  return have(at, 2) && <u64>u16At(at, little) == bytes;
}

/**
 * Records the ISO setting, index 16 of CameraSettings (0x0001, u16 each). Cameras from before 2004 write no other ISO.
 */
function isoSetting(): void {
  if (size >= 34 && hasBase() && isSized(position, size))
    recordNumber(FieldId.CanonIsoCode, directory, tag, position + 32, u16At(position + 32, little));
}

/** Records automatic ISO and base ISO, index 1 and 2 of ShotInfo (0x0004, u16 each). */
function isoFactors(): void {
  if (size < 6 || !hasBase() || !isSized(position, size)) return;
  recordNumber(FieldId.CanonAutoIso, directory, tag, position + 2, <i16>u16At(position + 2, little));
  recordNumber(FieldId.CanonBaseIso, directory, tag, position + 4, <i16>u16At(position + 4, little));
}

/** Offset in FileInfo (0x0093) of the upper and lower focus distance (u16 each) in centimeters. */
const FOCUS_AT: u64 = 40;

function focusDistance(at: u64): u32 {
  return u16At(at, little) | (u16At(at + 2, little) << 16);
}

/** Bodies with folder and file number in 0x0093. Those in `SHORT_FOLDERS` drop the folder number's upper bits. */
const WHOLE_FOLDERS = '20D|350D|REBEL XT|Kiss Digital N';
const SHORT_FOLDERS = '30D|400D|REBEL XTi|Kiss Digital X|K236';

/**
 * True if the file ends inside the current value, or inside a note whose offsets can't be trusted (`Standing.Lost`). A
 * program may have moved that note, so the value's position is unknown.
 */
function isMissing(): bool {
  return isCutOff(position, size) || (!hasBase() && isCutOff(holderEnd - 1, 1));
}

/**
 * Reads FileInfo (0x0093): the block's u16 size, then a counter on the first 1D bodies, or folder and file number on
 * four others.
 */
function fileInfo(): void {
  if (hasBase() && size >= FOCUS_AT + 4 && photo.focus == 0) photo.focus = focusDistance(position + FOCUS_AT);
  const first = modelEnds('EOS-1D|EOS-1DS');
  const second = modelHas('1D Mark II|1Ds Mark II');
  if (size < 6 || !have(position, 6) || !hasBase() || !isSized(position, size)) {
    const isFiled = modelHas(WHOLE_FOLDERS) || modelHas(SHORT_FOLDERS);
    if ((first || second || isFiled) && isMissing()) recordCut(position);
    else if (first || second) damaged();
    return;
  }
  const at = position + 2;
  const word = u32At(at, true);
  if (first) {
    // Only big-endian maker notes have a count here.
    if (!little) recordNumber(FieldId.CanonCount1D, directory, tag, at, u32At(at, false), 2);
  } else if (second) {
    recordNumber(FieldId.CanonCount1D2, directory, tag, at, (u16At(at, true) << 16) | u16At(at + 2, true), 2);
  } else if (modelHas(WHOLE_FOLDERS)) {
    folderAndFile(at, (word & 0xffc0) >> 6, ((word >> 16) & 0xff) + ((word & 0x3f) << 8));
  } else if (modelHas(SHORT_FOLDERS)) {
    // The folder number's upper bits are lost, so folder numbers from 164 on read 64 too low.
    let folder = (word & 0xffc00) >> 10;
    while (folder < 100) folder += 64;
    folderAndFile(at, folder, ((word & 0x3ff) << 4) + ((word >> 20) & 0x0f));
  }
}

function folderAndFile(at: u64, folder: u32, file: u32): void {
  recordNumber(FieldId.CanonDirectory, directory, tag, at, folder);
  recordNumber(FieldId.CanonFile, directory, tag, at, file);
}

function damaged(): void {
  recordNumber(FieldId.Damaged, directory, tag, position, 1);
}

/** How to find and confirm a body's counter in CameraInfo. `isLensState` explains the lens state. */
enum Found {
  /** the counter is at its published offset if the firmware text is at its published offset */
  ByFirmware,
  /** the counter is at its published offset, unless another number follows the lens state */
  AtPlace,
  /** the counter is after the lens state, or else at its published offset */
  BehindLensOrAtPlace,
  /** the counter is after the lens state */
  BehindLens,
  /** the counter may follow the lens state, but no photo of the body has confirmed this */
  AsCandidate,
  /** the counter may be located after the lens state; on this body, we have seen a 0 at the row's offset */
  AsZero,
}

/**
 * Bodies with a DIGIC 8 or DIGIC X processor that have no row of their own. Older processors keep the lens state
 * elsewhere, and no counter follows it. Source: docs/formats.md.
 */
const DIGIC_8_OR_X =
  'EOS M50|EOS Kiss M|EOS M50m2|EOS M50 Mark II|EOS Kiss M2|EOS M6 Mark II|EOS M200|EOS Ra|EOS R100|EOS 90D|EOS 250D|EOS 200D II|EOS Rebel SL3|EOS Kiss X10|EOS 850D|EOS Rebel T8i|EOS Kiss X10i|PowerShot SX70 HS|PowerShot G7 X Mark III|EOS-1D X Mark III|EOS R1|EOS R3|EOS R5 C|EOS R5m2|EOS R5 Mark II|EOS R10';

/** The offset at which CameraInfo of the bodies 'A|B' may hold a counter. */
class CounterPlace {
  constructor(
    public readonly names: string,
    public readonly field: FieldId,
    public readonly found: Found,
    public readonly at: u32 = 0,
    /** the row applies only to the CameraInfo of a CR3's metadata track */
    public readonly inTrackOnly: bool = false,
  ) {}
}

const NO_COUNTER = new CounterPlace('', FieldId.None, Found.AtPlace);
/** The first matching row applies. */
// prettier-ignore
const COUNTER_PLACES: StaticArray<CounterPlace> = [
  new CounterPlace('1D Mark III|1Ds Mark III', FieldId.CanonCount1D3, Found.ByFirmware, 0x176),
  new CounterPlace('EOS R5', FieldId.CanonCountR5, Found.BehindLensOrAtPlace, 0xaf1),
  new CounterPlace('EOS R6', FieldId.CanonCountR6, Found.AtPlace, 0xaf1),
  new CounterPlace('EOS R6m2|EOS R6 Mark II|EOS R8|EOS R50', FieldId.CanonCountR6m2, Found.AtPlace, 0xd29),
  new CounterPlace('G5 X Mark II', FieldId.CanonCountG5x2Cr3, Found.AtPlace, 0xa95, true),
  new CounterPlace('G5 X Mark II', FieldId.CanonCountG5x2, Found.AtPlace, 0x293),
  new CounterPlace('EOS RP', FieldId.CanonCountRp, Found.BehindLens, 0x960),
  new CounterPlace('EOS R', FieldId.CanonCountR7, Found.BehindLens, 0x194),
  new CounterPlace('EOS R7', FieldId.CanonCountR7, Found.BehindLens, 0xc93),
  new CounterPlace('EOS R6 Mark III', FieldId.CanonCandidate, Found.AsZero, 0xef1),
  new CounterPlace('EOS R50 V', FieldId.CanonCandidate, Found.AsZero, 0xef5),
  new CounterPlace(DIGIC_8_OR_X, FieldId.CanonCandidate, Found.AsCandidate),
];

let counterPlace: CounterPlace = NO_COUNTER;

function findCounterPlace(): CounterPlace {
  for (let i = 0; i < COUNTER_PLACES.length; i++) {
    const place = COUNTER_PLACES[i];
    if (modelEnds(place.names) && (!place.inTrackOnly || photo.inTrack)) return place;
  }
  return NO_COUNTER;
}

/**
 * Remembers the first CameraInfo (0x000D), which has values at fixed positions for each model. A photo has only one.
 */
function cameraInfo(): void {
  if (photo.infoAt != 0) return;
  photo.infoAt = position;
  photo.infoSize = size;
  photo.infoStanding = standing;
  photo.infoCut = isMissing();
}

/**
 * Reads CameraInfo. Call this after walking all directories: a CR3 has CameraInfo and the focus distance that confirms
 * its counter in two records of the metadata track.
 */
export function endCanon(): void {
  counterPlace = findCounterPlace();
  filePlace = findFilePlace();
  const mayCount = counterPlace !== NO_COUNTER;
  const hasIndex = filePlace !== NO_FILE;
  if (photo.infoAt == 0) {
    // CameraInfo is neither in CMT3 nor in the part of the track that was read, so it may be in the missing part.
    if (mayCount && photo.cr3 && !photo.trackWhole) recordCut(fileSize());
    return;
  }
  if (photo.infoCut) {
    if (mayCount || hasIndex) recordCut(photo.infoAt);
    return;
  }
  if (photo.infoStanding == Standing.Lost) {
    if (mayCount && counterPlace.found < Found.AsCandidate) damagedInfo();
    return;
  }
  if (mayCount) counter();
  if (hasIndex) fileIndex();
}

function damagedInfo(): void {
  recordNumber(FieldId.Damaged, Directory.Canon, CAMERA_INFO, photo.infoAt, 1);
}

/** The u32 at `at` in CameraInfo; 0 past its end. The block is little-endian in every maker note. */
function wordAt(at: u32): u32 {
  return hasWord(at) ? u32At(photo.infoAt + at, true) : 0;
}

function hasWord(at: u32): bool {
  return <u64>at + 4 <= photo.infoSize && have(photo.infoAt + at, 4);
}

function counter(): void {
  switch (counterPlace.found) {
    case Found.ByFirmware:
      if (!isFirmware(0x136) || !hasWord(counterPlace.at)) damagedInfo();
      // A pre-production body leaves the field at 0. All other bodies store the count minus 1.
      else if (wordAt(counterPlace.at) != 0)
        record(counterPlace.field, counterPlace.at, <f64>wordAt(counterPlace.at) + 1);
      break;
    case Found.AtPlace:
    case Found.BehindLensOrAtPlace:
      counterAtPlace();
      break;
    case Found.BehindLens:
      // Without a focus distance, accept the weaker pattern (`isLensPattern`) only at the known offset. If the search
      // fails, record an unknown offset: recording nothing would mean 'not stored', but the body keeps a counter.
      if (findCounter() == 1 && (photo.focus != 0 || behindLens == counterPlace.at))
        record(counterPlace.field, behindLens, wordAt(behindLens));
      else unknown();
      break;
    default:
      const places = findCounter();
      if (places == 1) record(FieldId.CanonCandidate, behindLens, wordAt(behindLens));
      // Record nothing if the body stores no counter: the field is 0 (`AsZero`), or a search with the focus distance
      // found nothing. Otherwise, the search may have missed the counter.
      else if (
        places == 0 &&
        (counterPlace.found == Found.AsZero
          ? hasWord(counterPlace.at) && wordAt(counterPlace.at) == 0
          : photo.focus != 0)
      )
        break;
      unknown();
  }
}

/**
 * Records the number at the published offset. For `BehindLensOrAtPlace`, the number after the lens state takes
 * precedence. For `AtPlace`, a different number after the lens state makes the counter's offset unknown.
 */
function counterAtPlace(): void {
  if (!hasWord(counterPlace.at)) return damagedInfo();
  const places = findCounter();
  if (counterPlace.found == Found.BehindLensOrAtPlace && places != 0) {
    if (places == 1) record(counterPlace.field, behindLens, wordAt(behindLens));
    else unknown();
  } else if (places == 1 && wordAt(behindLens) != wordAt(counterPlace.at)) unknown();
  else if (photo.infoStanding == Standing.Repaired && places != 1 && !isMarked()) damagedInfo();
  else
    record(
      counterPlace.found == Found.AtPlace ? counterPlace.field : FieldId.CanonCountR6,
      counterPlace.at,
      wordAt(counterPlace.at),
    );
}

function record(field: FieldId, at: u32, value: f64): void {
  recordNumber(field, Directory.Canon, CAMERA_INFO, photo.infoAt + at, value, at);
}

/** Records that the body keeps, or may keep, a counter at an unknown offset. */
function unknown(): void {
  recordNumber(FieldId.UnknownLayout, Directory.Canon, CAMERA_INFO, photo.infoAt, 1);
}

/** True if CameraInfo begins with AA AA or, from the R5 on, BB CC. All 12 compared EOS bodies from 2007 on do. */
function isMarked(): bool {
  const mark = u16At(photo.infoAt, true);
  return mark == 0xaaaa || mark == 0xccbb;
}

/**
 * Limits on the size in bytes of a CameraInfo with a counter. The smallest is the EOS R's and M50's; the largest has
 * 4,608 bytes.
 */
const MIN_COUNTING_BLOCK: u64 = 1536;
const MAX_COUNTING_BLOCK: u64 = 16384;
/** Bytes of the lens state before the counter. */
const LENS_BYTES: u32 = 32;
const MAX_COUNT: u32 = 1_000_000;

/** Offset in CameraInfo of the number after the last lens state that `findCounter` found. */
let behindLens: u32 = 0;

/**
 * Finds the counter after the lens state, and returns the number of possible offsets. Only a single offset is proof.
 * The lens state begins with the focus distance of 0x0093. All 23 blocks with a counter have a lens state, and none of
 * 291 other blocks has one. With another photo's focus distance, the search finds no lens state in any block
 * (docs/formats.md). If 0x0093 has no focus distance, as with the oldest lenses, `isLensPattern` must suffice.
 */
function findCounter(): u32 {
  let places: u32 = 0;
  if (
    photo.infoSize < MIN_COUNTING_BLOCK ||
    photo.infoSize > MAX_COUNTING_BLOCK ||
    !have(photo.infoAt, <u32>photo.infoSize)
  )
    return 0;
  const block = addressOf(photo.infoAt);
  for (let at = LENS_BYTES; at + 4 <= <u32>photo.infoSize; at++) {
    if (!(photo.focus != 0 ? isLensState(block + at) : isLensPattern(block + at))) continue;
    behindLens = at;
    places++;
  }
  return places;
}

/**
 * True if the bytes before `end` are the lens state and a count follows. Reads memory unchecked, so both must be inside
 * the block. The lens state has: u32 focus distance as in 0x0093, u32 bits of the lens, u16 0, FF FF, six zero bytes,
 * u16 focus zone, u16 number of zones less one, four bytes of any value, six zero bytes. On the `AsZero` bodies, which
 * we saw with a counter of 0, the bytes FF FF may also be 00 00.
 */
function isLensState(end: usize): bool {
  const from = end - LENS_BYTES;
  if (load<u32>(from) != photo.focus || load<u16>(from, 8) != 0) return false;
  const mark = load<u16>(from, 10);
  if (mark != 0xffff && (mark != 0 || counterPlace.found != Found.AsZero)) return false;
  const zones = load<u16>(from, 20);
  if (zones == 0 || zones > 0xff || load<u16>(from, 18) > zones) return false;
  const value = load<u32>(end);
  return hasZeros(from) && value != 0 && value <= MAX_COUNT;
}

/**
 * True for the weaker pattern: FF FF, six zero bytes, two bytes of any value, 0F, 1F or 2F (most of Canon's own
 * lenses), a zero byte, four bytes of any value, six zero bytes.
 */
function isLensPattern(end: usize): bool {
  const from = end - LENS_BYTES;
  const zones = load<u16>(from, 20);
  return load<u16>(from, 10) == 0xffff && (zones == 0x0f || zones == 0x1f || zones == 0x2f) && hasZeros(from);
}

function hasZeros(from: usize): bool {
  return load<u16>(from, 12) == 0 && load<u32>(from, 14) == 0 && load<u32>(from, 26) == 0 && load<u16>(from, 30) == 0;
}

/** How a body stores the directory index: unchanged, or one too high. */
const AS_IS: u32 = 0;
const PLUS_1: u32 = 1;
/** `firmwareAt` of a body without a firmware text: we can't tell whether its indices have moved. */
const UNTOLD: u32 = 0;
const NOWHERE: i32 = i32.MAX_VALUE;

/**
 * The offsets in CameraInfo at which the named bodies ('A|B') have the firmware text, the last file's number and the
 * number of that file's directory.
 */
class FilePlace {
  constructor(
    public readonly names: string,
    public readonly firmwareAt: u32,
    public readonly fileAt: u32,
    public readonly directoryAt: u32,
    public readonly directoryStored: u32,
    /** distances by which some firmware versions moved all three values */
    public readonly shifts: StaticArray<i32> = [],
  ) {}
}

const NO_FILE = new FilePlace('', UNTOLD, 0, 0, AS_IS);
/** Doesn't apply to the CameraInfo in a CR3's metadata track, which has these numbers at other offsets. */
const OF_G5_X_MARK_II = new FilePlace('G5 X Mark II', UNTOLD, 0xb2d, 0xb21, AS_IS);
// prettier-ignore
const FILE_PLACES: StaticArray<FilePlace> = [
  new FilePlace('1D Mark III|1Ds Mark III', 0x136, 0x172, 0x17e, PLUS_1),
  new FilePlace('1D Mark IV', 0x1ed, 0x22c, 0x238, PLUS_1, [-5]),
  new FilePlace('EOS-1D X', 0x280, 0x2d0, 0x2dc, PLUS_1, [-15, -7, 5]),
  new FilePlace('EOS 5D', UNTOLD, 0xd0, 0xcc, AS_IS),
  new FilePlace('EOS 5D Mark II', 0x17e, 0x1bb, 0x1c7, PLUS_1, [-36]),
  new FilePlace('EOS 5D Mark III', 0x23c, 0x28c, 0x298, PLUS_1, [-16, -15, 6, 11]),
  new FilePlace('EOS 6D', 0x256, 0x2aa, 0x2b6, PLUS_1),
  new FilePlace('EOS 7D', 0x1ac, 0x1eb, 0x1f7, PLUS_1, [-4]),
  new FilePlace('EOS 40D', 0x0ff, 0x133, 0x13f, PLUS_1),
  new FilePlace('EOS 50D', 0x15e, 0x19b, 0x1a7, PLUS_1, [-4]),
  new FilePlace('EOS 60D', 0x199, 0x1d9, 0x1e5, PLUS_1),
  new FilePlace('EOS 70D', 0x25e, 0x2b3, 0x2bf, PLUS_1),
  new FilePlace('EOS 80D', 0x45a, 0x4ae, 0x4ba, PLUS_1),
  new FilePlace('450D|REBEL XSi|Kiss X2', 0x107, 0x13f, 0x133, AS_IS),
  new FilePlace('500D|REBEL T1i|Kiss X3', 0x190, 0x1d3, 0x1df, PLUS_1),
  new FilePlace('550D|REBEL T2i|Kiss X4', 0x1a4, 0x1e4, 0x1f0, PLUS_1),
  new FilePlace('600D|REBEL T3i|Kiss X5|1100D|REBEL T3|Kiss X50', 0x19b, 0x1db, 0x1e7, PLUS_1),
  new FilePlace('650D|REBEL T4i|Kiss X6i', 0x21b, 0x270, 0x27c, PLUS_1),
  new FilePlace('700D|REBEL T5i|Kiss X7i', 0x220, 0x274, 0x280, PLUS_1),
  new FilePlace('1000D|REBEL XS|Kiss F', 0x10b, 0x143, 0x137, AS_IS),
  OF_G5_X_MARK_II,
];

let filePlace: FilePlace = NO_FILE;

function findFilePlace(): FilePlace {
  for (let i = 0; i < FILE_PLACES.length; i++) {
    const place = FILE_PLACES[i];
    if (modelEnds(place.names)) return place === OF_G5_X_MARK_II && photo.inTrack ? NO_FILE : place;
  }
  return NO_FILE;
}

/**
 * Returns the distance by which the body's firmware moved the values of `place`; `NOWHERE` if no distance leads to a
 * firmware text.
 */
function shiftOf(place: FilePlace): i32 {
  if (place.firmwareAt == UNTOLD || isFirmware(place.firmwareAt)) return 0;
  for (let i = 0; i < place.shifts.length; i++)
    if (isFirmware(place.firmwareAt + place.shifts[i])) return place.shifts[i];
  return NOWHERE;
}

function fileIndex(): void {
  const shift = shiftOf(filePlace);
  if (shift == NOWHERE) return;
  const fileAt = filePlace.fileAt + shift;
  const directoryAt = filePlace.directoryAt + shift;
  // The EOS 5D's file index has two bytes.
  const file = modelEnds('EOS 5D') ? wordAt(fileAt - 2) >> 16 : wordAt(fileAt);
  const folder = wordAt(directoryAt);
  if (file == 0 && folder == 0) return;
  recordIndex(FieldId.CanonFileIndex, fileAt, <f64>file + 1);
  recordIndex(FieldId.CanonDirectoryIndex, directoryAt, <f64>folder - filePlace.directoryStored);
  if (!modelEnds('5D Mark III')) return;
  // Each card slot has an index. An unused slot's index is stale.
  recordIndex(FieldId.CanonFileIndex2, fileAt + 4, <f64>wordAt(fileAt + 4) + 1);
  recordIndex(FieldId.CanonDirectoryIndex2, directoryAt + 4, <f64>wordAt(directoryAt + 4) - 1);
}

/** Records an index without its offset in CameraInfo: for a file number, a result names only the tag. */
function recordIndex(field: FieldId, at: u32, value: f64): void {
  recordNumber(field, Directory.Canon, CAMERA_INFO, photo.infoAt + at, value);
}

/** True if a firmware version such as '1.3.6' (single digits) is at `at` in the block. */
function isFirmware(at: u32): bool {
  if (<u64>at + 5 > photo.infoSize || !have(photo.infoAt + at, 5)) return false;
  for (let i: u32 = 0; i < 5; i++) {
    const byte = u8At(photo.infoAt + at + i);
    if ((i & 1) == 1 ? byte != 0x2e : byte < 0x30 || byte > 0x39) return false;
  }
  return true;
}

CANON.begin = begin;
CANON.visit = visit;
