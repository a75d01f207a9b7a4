/**
 * Canon maker notes. Few bodies write a counter; the others write file and folder numbers.
 * Source: exiftool.org/TagNames/Canon.html; EOS RP: six photos taken in a row.
 */
import { Directory, FieldId } from '../schema';
import { modelEnds, modelHas, rowOfModelEnd } from '../camera';
import { have, matches, u16At, u32At, u8At } from '../reader';
import { recordNumber } from '../records';
import {
  Meaning,
  base,
  directory,
  directoryEnd,
  directoryStart,
  holderEnd,
  little,
  position,
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
  settle,
  settled,
  standing,
} from './moved';

// prettier-ignore
const TAGS: StaticArray<u32> = [
  0x0008, FieldId.CanonFileNumber, // directory * 10000 + file; 0 is none
  0x000c, FieldId.CanonSerial,
  0x0095, FieldId.MakerLens,
  0x0096, FieldId.InternalSerial,
];

export const CANON = new Meaning(Directory.Canon, TAGS);

/** CameraInfo of a CR3 lies in the metadata track and has places of its own on one body. */
let inTrack: bool = false;
let trackCut: bool = false;

export function setCanonTrack(isTrack: bool): void {
  inTrack = isTrack;
  trackCut = false;
}

/** The metadata track lies outside the file, as in one that was cut. */
export function markTrackCut(): void {
  trackCut = true;
}

/** Bodies that keep a counter in CameraInfo, in words for a file that has lost it. */
const COUNTING = 'EOS R5|EOS R6|EOS RP|EOS R6m2|EOS R6 Mark II|EOS R8|EOS R50|G5 X Mark II';

function end(): void {
  if (trackCut && modelEnds(COUNTING)) recordNumber(FieldId.Damaged, directory, 0x000d, 0, 1);
  trackCut = false;
}

function visit(): void {
  if (tag == 0x000d) cameraInfo();
  else if (tag == 0x0093) fileInfo();
}

/** Bytes before the first value; the EOS 20D and 350D leave six. */
const GAPS: StaticArray<u32> = [4, 6];

/** Notes in boxes of their own (CR3) state where they begin; all others may have been moved. */
function begin(): void {
  if (holderEnd == 0) settled();
  else settle(GAPS, footerShift(), proof);
}

/**
 * The last 8 bytes of a note say where it lay when its offsets were written: byte order, 42, u32 place from the TIFF
 * header. Older bodies write none, and editors that mend the offsets leave it as it was.
 */
function footerShift(): u64 {
  const footer = holderEnd - 8;
  if (footer < directoryEnd || !matches(footer, little ? 'II*\0' : 'MM\0*')) return 0;
  const original = <u64>u32At(footer + 4, little);
  return original == 0 ? 0 : directoryStart - base - original;
}

/** CameraSettings, ShotInfo and FileInfo begin with their own size: on all 38, 38 and 25 bodies that were compared. */
const SIZED: StaticArray<u32> = [0x0001, 0x0004, 0x0093];

/** All of them that the note has begin with their size. */
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

/** 0x0093: the counter of the first 1D bodies; folder and file of four others. Behind its own size. */
function fileInfo(): void {
  const first = modelEnds('EOS-1D|EOS-1DS');
  const second = modelHas('1D Mark II|1Ds Mark II');
  if (size < 6 || !have(position, 6) || !hasBase() || !isSized(position, size)) {
    if (first || second) damaged();
    return;
  }
  const at = position + 2;
  const word = u32At(at, true);
  if (first) {
    // Only in a maker note in big-endian order.
    if (!little) recordNumber(FieldId.CanonCount1D, directory, tag, at, u32At(at, false));
  } else if (second) {
    recordNumber(FieldId.CanonCount1D2, directory, tag, at, (u16At(at, true) << 16) | u16At(at + 2, true));
  } else if (modelHas('20D|350D|REBEL XT|Kiss Digital N')) {
    folderAndFile(at, (word & 0xffc0) >> 6, ((word >> 16) & 0xff) + ((word & 0x3f) << 8));
  } else if (modelHas('30D|400D|REBEL XTi|Kiss Digital X|K236')) {
    // The upper bits of the directory are lost: 164 and up come out 64 too low.
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

/** 0x000D: a block of fixed places that differ by model. */
function cameraInfo(): void {
  if (!hasBase()) {
    if (modelEnds('1D Mark III|1Ds Mark III') || modelEnds(COUNTING)) damaged();
    return;
  }
  if (modelEnds('1D Mark III|1Ds Mark III')) {
    // Stored one too low; 0 is a body that does not fill the field (pre-production).
    const stored = wordAt(0x176);
    if (!isFirmware(0x136)) damaged();
    else if (stored != 0) recordNumber(FieldId.CanonCount1D3, directory, tag, position + 0x176, <f64>stored + 1);
  } else if (modelEnds('EOS R5|EOS R6')) counter(FieldId.CanonCountR5, 0xaf1);
  else if (modelEnds('EOS RP')) {
    if (size == 2560 && hasSignature(0x960)) counter(FieldId.CanonCountRp, 0x960);
  } else if (modelEnds('EOS R6m2|EOS R6 Mark II|EOS R8|EOS R50')) counter(FieldId.CanonCountR6m2, 0xd29);
  else if (modelEnds('G5 X Mark II')) {
    if (inTrack) counter(FieldId.CanonCountG5x2Cr3, 0xa95);
    else counter(FieldId.CanonCountG5x2, 0x293);
  } else if (modelEnds('EOS R6 Mark III') && size >= 0x86f && have(position + 0x86d, 2)) {
    recordNumber(FieldId.CanonImagesR6m3, directory, tag, position + 0x86d, u16At(position + 0x86d, true));
  }
  fileIndex();
}

/** The u32 at `at` of the block; 0 when it is not there. CameraInfo is little-endian in any maker note. */
function wordAt(at: u32): u32 {
  return <u64>at + 4 <= size && have(position + at, 4) ? u32At(position + at, true) : 0;
}

function counter(field: FieldId, at: u32): void {
  const isThere = <u64>at + 4 <= size && have(position + at, 4);
  if (!isThere || (standing == Standing.Repaired && !isMarked() && !hasSignature(at))) damaged();
  else recordNumber(field, directory, tag, position + at, u32At(position + at, true));
}

/** First bytes of CameraInfo on all 12 EOS bodies of since 2007 that were compared: AA AA, from the R5 on BB CC. */
function isMarked(): bool {
  const mark = u16At(position, true);
  return mark == 0xaaaa || mark == 0xccbb;
}

/** The bytes before the counter on EOS R5 and EOS RP: FF FF, six 0, three any, 2F 00, four any, six 0. */
function hasSignature(at: u32): bool {
  if (<u64>at + 4 > size || !have(position + at - 22, 26)) return false;
  const from = position + at - 22;
  if (u16At(from, true) != 0xffff || u16At(from + 10, true) != 0x002f) return false;
  for (let i: u32 = 0; i < 6; i++) {
    if (u8At(from + 2 + i) != 0 || u8At(from + 16 + i) != 0) return false;
  }
  return true;
}

/** Bodies by row of INDICES. */
const INDEXED =
  '1D Mark III|1Ds Mark III;1D Mark IV;EOS-1D X;EOS 5D Mark II;EOS 5D Mark III;EOS 6D;EOS 7D;EOS 40D;EOS 50D;EOS 60D;EOS 70D;EOS 80D;' +
  '450D|REBEL XSi|Kiss X2;500D|REBEL T1i|Kiss X3;550D|REBEL T2i|Kiss X4;600D|REBEL T3i|Kiss X5|1100D|REBEL T3|Kiss X50;' +
  '650D|REBEL T4i|Kiss X6i;700D|REBEL T5i|Kiss X7i;1000D|REBEL XS|Kiss F';

/** A directory index is stored as it is, or one too high. */
const AS_IS = 0;
const PLUS_1 = 1;
const COLUMNS = 8;

/** Place of the firmware text; shifts of the firmwares that moved everything (0: no more); places of file and directory index. */
// prettier-ignore
const INDICES: StaticArray<i32> = [
  0x136, 0, 0, 0, 0, 0x172, 0x17e, PLUS_1,
  0x1ed, -5, 0, 0, 0, 0x22c, 0x238, PLUS_1,
  0x280, -15, -7, 5, 0, 0x2d0, 0x2dc, PLUS_1,
  0x17e, -36, 0, 0, 0, 0x1bb, 0x1c7, PLUS_1,
  0x23c, -16, -15, 6, 11, 0x28c, 0x298, PLUS_1,
  0x256, 0, 0, 0, 0, 0x2aa, 0x2b6, PLUS_1,
  0x1ac, -4, 0, 0, 0, 0x1eb, 0x1f7, PLUS_1,
  0x0ff, 0, 0, 0, 0, 0x133, 0x13f, PLUS_1,
  0x15e, -4, 0, 0, 0, 0x19b, 0x1a7, PLUS_1,
  0x199, 0, 0, 0, 0, 0x1d9, 0x1e5, PLUS_1,
  0x25e, 0, 0, 0, 0, 0x2b3, 0x2bf, PLUS_1,
  0x45a, 0, 0, 0, 0, 0x4ae, 0x4ba, PLUS_1,
  0x107, 0, 0, 0, 0, 0x13f, 0x133, AS_IS,
  0x190, 0, 0, 0, 0, 0x1d3, 0x1df, PLUS_1,
  0x1a4, 0, 0, 0, 0, 0x1e4, 0x1f0, PLUS_1,
  0x19b, 0, 0, 0, 0, 0x1db, 0x1e7, PLUS_1,
  0x21b, 0, 0, 0, 0, 0x270, 0x27c, PLUS_1,
  0x220, 0, 0, 0, 0, 0x274, 0x280, PLUS_1,
  0x10b, 0, 0, 0, 0, 0x143, 0x137, AS_IS,
];

/** Last file and its directory: where the firmware text is found, the indices are shifted like it. */
function fileIndex(): void {
  const row = rowOfModelEnd(INDEXED);
  if (row < 0) {
    if (modelEnds('EOS 5D') && size >= 0xd2 && have(position + 0xcc, 6)) {
      indices(u16At(position + 0xd0, true), 0xd0, wordAt(0xcc), 0xcc, AS_IS);
    } else if (modelEnds('G5 X Mark II') && !inTrack) indices(wordAt(0xb2d), 0xb2d, wordAt(0xb21), 0xb21, AS_IS);
    return;
  }
  const at = COLUMNS * row;
  let shift = 0;
  if (!isFirmware(INDICES[at])) {
    for (let i = 1; i <= 4; i++) {
      if (INDICES[at + i] != 0 && isFirmware(INDICES[at] + INDICES[at + i])) shift = INDICES[at + i];
    }
    if (shift == 0) return;
  }
  const file = INDICES[at + 5] + shift;
  const folder = INDICES[at + 6] + shift;
  indices(wordAt(file), file, wordAt(folder), folder, INDICES[at + 7]);
  if (!modelEnds('5D Mark III')) return;
  // One index per card slot; that of an unused slot is stale.
  recordNumber(FieldId.CanonFileIndex2, directory, tag, position + file + 4, <f64>wordAt(file + 4) + 1);
  recordNumber(FieldId.CanonDirectoryIndex2, directory, tag, position + folder + 4, <f64>wordAt(folder + 4) - 1);
}

function indices(file: u32, fileAt: u32, folder: u32, folderAt: u32, stored: i32): void {
  if (file == 0 && folder == 0) return;
  recordNumber(FieldId.CanonFileIndex, directory, tag, position + fileAt, <f64>file + 1);
  recordNumber(FieldId.CanonDirectoryIndex, directory, tag, position + folderAt, <f64>folder - stored);
}

/** Three digits with dots between them at `at` of the block, such as 1.3.6 */
function isFirmware(at: u32): bool {
  if (<u64>at + 5 > size || !have(position + at, 5)) return false;
  for (let i: u32 = 0; i < 5; i++) {
    const byte = u8At(position + at + i);
    if ((i & 1) == 1 ? byte != 0x2e : byte < 0x30 || byte > 0x39) return false;
  }
  return true;
}

CANON.begin = begin;
CANON.visit = visit;
CANON.end = end;
