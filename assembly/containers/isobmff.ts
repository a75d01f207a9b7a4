/**
 * Box-based files: HEIF (HEIC, HIF), AVIF, CR3 and JPEG XL. Source: ISO/IEC 14496-12, 23008-12, 18181-2; CR3:
 * exiftool.org/TagNames/Canon.html
 */
import { Codec, Container, Directory, FieldId, Limit, MakerNote } from '../schema';
import {
  endDecoded,
  fileSize,
  have,
  haveAlone,
  isMissed,
  matches,
  matchesOne,
  openDecoded,
  putDecoded,
  u16At,
  u32At,
  u64At,
  u8At,
  unpacked,
} from '../windows';
import { photo } from '../photo';
import { recordNumber } from '../recordBuffer';
import { recordPreview } from '../previews';
import { CANON } from '../makernotes/canon';
import { scanCodestream } from './jxl';
import { Meaning, enqueue, isRaw, recordCut, step } from '../tiff/ifd';
import { EXIF, GPS, IFD0, scanTiff } from '../exif';

// The current box: start of its content, one past its end, and whether the file ends inside it.
let body: u64 = 0;
let next: u64 = 0;
let isCut: bool = false;

/** Opens the box at `at`; false if there is none. `end`: end of the enclosing box or file. */
function open(at: u64, end: u64): bool {
  if (at + 8 > end || !have(at, 8) || !step()) return false;
  let length = <u64>u32At(at, false);
  body = at + 8;
  if (length == 1) {
    if (!have(at + 8, 8)) return false;
    length = u64At(at + 8, false);
    body = at + 16;
  } else if (length == 0) length = end - at;
  // If a cut file ends inside the box, read the box up to the file's end.
  if (length < body - at || length > (<u64>1) << 52) return false;
  isCut = at + length > fileSize();
  next = min<u64>(at + length, end);
  return true;
}

function is(at: u64, type: string): bool {
  return matches(at + 4, type);
}

/** The container by the major brand, or else by the compatible brands. */
export function brand(): Container {
  if (matches(4, 'JXL \r\n')) return Container.Jxl;
  if (!matches(4, 'ftyp')) return Container.Unknown;
  const end = min<u32>(u32At(0, false), 256);
  for (let at: u32 = 8; at + 4 <= end; at += at == 8 ? 8 : 4) {
    if (matches(at, 'crx ')) return Container.Cr3;
    if (matchesOne(at, 'avif|avis')) return Container.Avif;
    if (matchesOne(at, 'heic|heix|hevc|heim|heis|mif1|msf1')) {
      // Some AVIF files list mif1 before avif.
      return mentions('avif', end) ? Container.Avif : Container.Heif;
    }
  }
  return Container.Unknown;
}

function mentions(name: string, end: u32): bool {
  for (let at: u32 = 8; at + 4 <= end; at += 4) if (matches(at, name)) return true;
  return false;
}

// ---- JPEG XL

/** Finds the picture's size and the Exif block, which is in an `Exif` box or, Brotli-compressed, in a `brob` box. */
export function scanJxl(): void {
  const end = fileSize();
  let sized: bool = false;
  let found: bool = false;
  scanCodestream(0);
  // Only the first Exif box counts.
  for (let at: u64 = 0; open(at, end) && !(sized && found); at = next) {
    if (!sized && (is(at, 'jxlc') || is(at, 'jxlp'))) {
      // A `jxlp` box has a u32 index, then a part of the codestream.
      scanCodestream(is(at, 'jxlp') ? body + 4 : body);
      sized = true;
    }
    if (found) continue;
    if (is(at, 'Exif')) {
      found = scanTiff(body + 4 + u32At(body, false));
    } else if (is(at, 'brob') && matches(body, 'Exif')) {
      const plain = unpacked(body + 4, <u32>(next - body - 4), Codec.Brotli);
      found = plain != 0 && scanTiff(plain + 4 + u32At(plain, false));
    }
  }
}

// ---- HEIF and AVIF

/** Most items to search for the Exif item and the primary image. */
const MAX_ITEMS: u32 = 4096;
/** Most bytes of an Exif item or a metadata track to request at once. */
const BLOCK_BYTES: u64 = 0x10000;
/** The maximum number of pieces of an Exif block, more than any known program writes. */
const MAX_EXTENTS: u32 = 64;

/** Finds the Exif block, and the size and rotation of the primary image. */
export function scanHeif(): void {
  const end = fileSize();
  let isWhole: bool = false;
  for (let at: u64 = 0; open(at, end); at = next) {
    if (!is(at, 'meta')) continue;
    isWhole = !isCut;
    // The missing part may contain `pitm`, which names the primary image's item.
    if (isCut) recordCut(next);
    scanMeta(body + 4, next);
    break;
  }
  if (isWhole && photo.exifItem != 0 && photo.iloc != 0 && chooseExif()) locateExif();
  if (photo.ipco != 0) scanProperties();
}

function scanMeta(start: u64, end: u64): void {
  for (let at = start; open(at, end); at = next) {
    const inner = body;
    const innerEnd = next;
    if (is(at, 'pitm')) photo.primary = u8At(inner) == 0 ? u16At(inner + 4, false) : u32At(inner + 4, false);
    else if (is(at, 'iinf')) {
      photo.iinf = inner;
      photo.iinfEnd = innerEnd;
      scanItems(0);
    } else if (is(at, 'iref')) {
      photo.iref = inner;
      photo.irefEnd = innerEnd;
    }
    if (is(at, 'iloc')) photo.iloc = inner;
    else if (is(at, 'idat')) photo.idat = inner;
    else if (is(at, 'iprp')) {
      for (let property = inner; open(property, innerEnd); property = next) {
        if (is(property, 'ipco')) {
          photo.ipco = body;
          photo.ipcoEnd = next;
        } else if (is(property, 'ipma')) photo.ipma = body;
      }
    }
    next = innerEnd;
  }
}

/** True if item `wanted` is an Exif item. If `wanted` is 0, counts the Exif items and takes the first one. */
function scanItems(wanted: u32): bool {
  const wide = u8At(photo.iinf) != 0;
  for (let at = photo.iinf + (wide ? 8 : 6); open(at, photo.iinfEnd); at = next) {
    const version = u8At(body);
    if (!is(at, 'infe') || version < 2) continue;
    // u16 or u32 id, u16 protection, item type
    const id = version == 2 ? u16At(body + 4, false) : u32At(body + 4, false);
    if (!matches(body + (version == 2 ? 8 : 10), 'Exif')) continue;
    if (wanted != 0) {
      if (id == wanted) return true;
      continue;
    }
    if (photo.exifItems++ == 0) photo.exifItem = id;
  }
  return false;
}

/**
 * Takes the Exif item that a `cdsc` box in iref links to the primary picture. A single Exif item without a link also
 * belongs to the primary picture. False if all links lead to other pictures or several items have no link.
 */
function chooseExif(): bool {
  if (photo.iref == 0 || photo.primary == 0) return photo.exifItems == 1;
  const wide = u8At(photo.iref) != 0;
  const width: u32 = wide ? 4 : 2;
  let describes: bool = false;
  for (let at = photo.iref + 4; open(at, photo.irefEnd); at = next) {
    if (!is(at, 'cdsc')) continue;
    const end = next;
    const from = idAt(body, wide);
    const count = u16At(body + width, false);
    let isPrimary: bool = false;
    for (let i: u32 = 0; i < count && i < MAX_ITEMS && step(); i++)
      if (idAt(body + width + 2 + i * width, wide) == photo.primary) isPrimary = true;
    const isExif = scanItems(from);
    next = end;
    if (!isExif) continue;
    describes = true;
    if (!isPrimary) continue;
    photo.exifItem = from;
    return true;
  }
  return !describes && photo.exifItems == 1;
}

function idAt(at: u64, wide: bool): u32 {
  return wide ? u32At(at, false) : u16At(at, false);
}

let cursor: u64 = 0;

/** Reads a number of 0, 4 or 8 bytes at `cursor` and moves `cursor` past it. */
function sized(bytes: u32): u64 {
  const at = cursor;
  cursor += bytes;
  return bytes == 4 ? <u64>u32At(at, false) : bytes == 8 ? u64At(at, false) : 0;
}

/**
 * Finds the Exif item through iloc, the table of item positions. The item has a u32 n, n bytes, then the TIFF block.
 */
function locateExif(): void {
  const version = u8At(photo.iloc);
  const sizes = u16At(photo.iloc + 4, false);
  const offsetSize = sizes >> 12;
  const lengthSize = (sizes >> 8) & 15;
  const baseSize = (sizes >> 4) & 15;
  const indexSize = version == 0 ? 0 : sizes & 15;
  cursor = photo.iloc + 6;
  const items = version < 2 ? u16At(cursor, false) : u32At(cursor, false);
  cursor += version < 2 ? 2 : 4;
  for (let i: u32 = 0; i < items && i < MAX_ITEMS; i++) {
    if (!have(cursor, 8) || !step()) return;
    const id = version < 2 ? u16At(cursor, false) : u32At(cursor, false);
    cursor += version < 2 ? 2 : 4;
    let method: u32 = 0;
    if (version > 0) {
      method = u16At(cursor, false) & 15;
      cursor += 2;
    }
    cursor += 2;
    const base = sized(baseSize);
    const extents = u16At(cursor, false);
    cursor += 2;
    if (id != photo.exifItem) {
      cursor += <u64>extents * (indexSize + offsetSize + lengthSize);
      continue;
    }
    if (method > 1) return;
    const start = base + (method == 1 ? photo.idat : 0);
    if (extents > 1) return joinExtents(extents, start, indexSize, offsetSize, lengthSize);
    cursor += indexSize;
    const at = start + sized(offsetSize);
    const length = sized(lengthSize);
    haveAlone(at, 4, <u32>min<u64>(max<u64>(length, 4), BLOCK_BYTES));
    return scanItem(at);
  }
}

function scanItem(at: u64): void {
  if (at == 0 || !have(at, 4)) return;
  const skip = <u64>u32At(at, false);
  // Some programs write a wrong `skip`, or a `skip` that leads to 'Exif\0\0' instead of past it.
  if (!scanTiff(at + 4 + skip) && !scanTiff(at + 4) && matches(at + 4, 'Exif\0\0')) scanTiff(at + 10);
}

/** Joins the pieces of the Exif item, as far as the file has them. The table rows in iloc begin at `cursor`. */
function joinExtents(extents: u32, start: u64, indexSize: u32, offsetSize: u32, lengthSize: u32): void {
  if (extents > MAX_EXTENTS) return;
  const rows = cursor;
  let bytes: u64 = 0;
  for (let i: u32 = 0; i < extents; i++) {
    cursor += indexSize + offsetSize;
    bytes += min<u64>(sized(lengthSize), <u64>Limit.Decoded + 1);
  }
  const joined = bytes > <u64>Limit.Decoded ? 0 : openDecoded(<u32>bytes);
  if (joined == 0) return;
  let to = joined;
  let end: u64 = 0;
  cursor = rows;
  for (let i: u32 = 0; i < extents && end <= fileSize(); i++) {
    cursor += indexSize;
    const at = start + sized(offsetSize);
    end = at + sized(lengthSize);
    for (let byte = at; byte < min<u64>(end, fileSize()) && have(byte, 1); byte++) putDecoded(to++, u8At(byte));
  }
  endDecoded(joined, to);
  if (end > fileSize()) recordCut(fileSize());
  if (!isMissed()) scanItem(joined);
}

/** EXIF orientations, indexed by irot's number of quarter turns. */
const TURNS: StaticArray<u32> = [1, 8, 3, 6];
let sizeAt: u64 = 0;

function scanProperties(): void {
  let area: u64 = 0;
  let index: u32 = 0;
  for (let at = photo.ipco; open(at, photo.ipcoEnd); at = next) {
    index++;
    const isSize = is(at, 'ispe') && have(body, 12);
    if (!isSize && !is(at, 'irot')) continue;
    const own = belongs(index);
    if (!isSize) {
      // irot counts quarter turns counterclockwise. An orientation in the Exif block takes precedence.
      if (own) recordNumber(FieldId.Orientation, Directory.None, 0, body, TURNS[u8At(body) & 3]);
      continue;
    }
    const width = u32At(body + 4, false);
    const height = u32At(body + 8, false);
    // Without ipma, the largest image counts as the primary one.
    if (!own && (photo.ipma != 0 || <u64>width * height <= area)) continue;
    area = own ? <u64>-1 : <u64>width * height;
    sizeAt = body + 4;
  }
  if (area == 0) return;
  recordNumber(FieldId.FrameWidth, Directory.None, 0, sizeAt, u32At(sizeAt, false));
  recordNumber(FieldId.FrameHeight, Directory.None, 0, sizeAt + 4, u32At(sizeAt + 4, false));
}

/** True if ipma assigns the property with number `property` (from 1) to the primary item. */
function belongs(property: u32): bool {
  if (photo.ipma == 0) return false;
  const version = u8At(photo.ipma);
  const wide = (u8At(photo.ipma + 3) & 1) != 0;
  const items = u32At(photo.ipma + 4, false);
  let at = photo.ipma + 8;
  for (let i: u32 = 0; i < items && i < MAX_ITEMS; i++) {
    if (!have(at, version == 0 ? 3 : 5) || !step()) return false;
    const id = version == 0 ? u16At(at, false) : u32At(at, false);
    at += version == 0 ? 2 : 4;
    const properties = u8At(at++);
    for (let j: u32 = 0; j < properties; j++) {
      const own = wide ? u16At(at, false) & 0x7fff : u8At(at) & 0x7f;
      at += wide ? 2 : 1;
      if (id == photo.primary && own == property) return true;
    }
  }
  return false;
}

// ---- CR3

const PREVIEW_UUID = '\xea\xf4\x2b\x5e\x1c\x98\x4b\x88\xb9\xfb\xb7\xdc\x40\x6e\x4d\x16';
const CANON_UUID = '\x85\xc0\xb6\x87\x82\x0f\x11\xe0\x81\x11\xf4\xce\x46\x2b\x6a\x48';
/** Kinds of metadata track records: `FILE_INFO` holds tag 0x0093, `CAMERA_INFO` holds CameraInfo. */
const CTMD_FILE_INFO: u32 = 7;
const CTMD_CAMERA_INFO: u32 = 8;
const MAX_CTMD_RECORDS: u32 = 32;

let sampleAt: u64 = 0;
let sampleSize: u64 = 0;
let isMetadata: bool = false;

/**
 * Queues CMT1 to CMT4, each a TIFF block, and the maker notes in the metadata track's sample. Ignores further boxes of
 * a kind and further metadata tracks, which would belong to another photo.
 */
export function scanCr3(): void {
  photo.cr3 = true;
  queuedBoxes = 0;
  let hasTrack: bool = false;
  const end = fileSize();
  for (let at: u64 = 0; open(at, end); at = next) {
    if (!is(at, 'moov')) continue;
    const moovEnd = next;
    for (let box = body; open(box, moovEnd); box = next) {
      const boxEnd = next;
      if (is(box, 'uuid') && matches(body, CANON_UUID)) scanCmt(body + 16, boxEnd);
      else if (!hasTrack && is(box, 'trak')) {
        sampleAt = 0;
        sampleSize = 0;
        isMetadata = false;
        scanTrack(body, boxEnd, 0);
        hasTrack = isMetadata && sampleAt != 0;
        if (hasTrack) scanSample();
      }
      next = boxEnd;
    }
    if (isRaw()) recordPrvw(moovEnd);
    return;
  }
}

/**
 * Records the preview in the uuid box after moov. The box has 16 bytes of uuid, 8 more bytes, and a PRVW box. PRVW's
 * content has the JPEG's u32 length at 12 and the JPEG at 16.
 */
function recordPrvw(start: u64): void {
  const end = fileSize();
  for (let at = start; open(at, end); at = next) {
    if (is(at, 'mdat')) return;
    if (!is(at, 'uuid') || !matches(body, PREVIEW_UUID)) continue;
    if (open(body + 24, next) && matches(body - 4, 'PRVW')) recordPreview(body + 16, u32At(body + 12, false));
    return;
  }
}

/** One bit for each of CMT1 to CMT4 that was found. */
let queuedBoxes: u32 = 0;

function scanCmt(start: u64, end: u64): void {
  for (let at = start; open(at, end); at = next) {
    // THMB's content: version, width, height, the JPEG's u32 length at 8, and the JPEG at 16.
    if (isRaw() && is(at, 'THMB')) recordPreview(body + 16, u32At(body + 8, false));
    if (!is(at, 'CMT?')) continue;
    const bit: u32 = 1 << (u8At(at + 7) & 7);
    if ((queuedBoxes & bit) != 0) continue;
    queuedBoxes |= bit;
    if (is(at, 'CMT1')) queueTiff(IFD0, body);
    else if (is(at, 'CMT2')) queueTiff(EXIF, body);
    else if (is(at, 'CMT3')) {
      recordNumber(FieldId.MakerNoteKind, Directory.Canon, 0x927c, body, MakerNote.Canon);
      queueTiff(CANON, body);
    } else if (is(at, 'CMT4')) queueTiff(GPS, body);
  }
}

function queueTiff(meaning: Meaning, at: u64): void {
  const little = matches(at, 'II*\0');
  if (little || matches(at, 'MM\0*')) enqueue(meaning, at + u32At(at + 4, little), at, little, false);
}

/** Descends through mdia and minf to the sample table, stbl. */
function scanTrack(start: u64, end: u64, depth: u32): void {
  for (let at = start; open(at, end); at = next) {
    const inner = body;
    const innerEnd = next;
    if (depth < 3 && (is(at, 'mdia') || is(at, 'minf') || is(at, 'stbl'))) scanTrack(inner, innerEnd, depth + 1);
    else if (is(at, 'stsd')) isMetadata = matches(inner + 12, 'CTMD');
    else if (is(at, 'stsz'))
      sampleSize = u32At(inner + 4, false) != 0 ? u32At(inner + 4, false) : u32At(inner + 12, false);
    else if (is(at, 'co64')) sampleAt = u64At(inner + 8, false);
    else if (is(at, 'stco')) sampleAt = u32At(inner + 8, false);
    next = innerEnd;
  }
}

/**
 * Queues the maker notes in the sample's records. A record has a u32 size, a u16 kind, 6 bytes, and blocks of u32
 * length, u32 tag and a TIFF block. These numbers are little-endian.
 */
function scanSample(): void {
  const end = sampleAt + sampleSize;
  let at = sampleAt;
  haveAlone(at, 12, <u32>min<u64>(max<u64>(sampleSize, 12), BLOCK_BYTES));
  for (let i: u32 = 0; i < MAX_CTMD_RECORDS && at + 12 <= end && step(); i++) {
    if (!have(at, 12)) return;
    const size = <u64>u32At(at, true);
    if (size < 12) return;
    const kind = u16At(at + 4, true);
    if (kind == CTMD_FILE_INFO || kind == CTMD_CAMERA_INFO) {
      let block = at + 12;
      while (block + 8 <= at + size && have(block, 8) && step()) {
        const length = <u64>u32At(block, true);
        if (length < 8) break;
        if (u32At(block + 4, true) == 0x927c) {
          photo.inTrack = true;
          queueTiff(CANON, block + 8);
        }
        block += length;
      }
    }
    at += size;
  }
  photo.trackWhole = at >= end && have(end - 1, 1);
}
