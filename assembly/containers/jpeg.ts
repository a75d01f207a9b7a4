/** JPEG, also MPO, THM and Exiv2's .exv: finds the Exif block. Source: ITU T.81, B.1; Exif 2.32, 4.7. */
import { Directory, FieldId } from '../schema';
import {
  endDecoded,
  fileSize,
  have,
  haveAlone,
  isMissed,
  matches,
  openDecoded,
  putDecoded,
  u16At,
  u32At,
  u8At,
} from '../windows';
import { recordNumber } from '../recordBuffer';
import { recordPreview } from '../previews';
import { entryValue, isRaw, recordCut, step } from '../tiff/ifd';
import { hasMakerNote, isTiff, scanTiff } from '../exif';
import { photo } from '../photo';

/** Bytes that some writers leave between a segment's length and 'Exif'. */
const MAX_STRAY: u32 = 4;
/** Bytes that some writers leave between two segments. */
const MAX_BETWEEN: u32 = 16;
/**
 * From here on, skip segments one small read at a time. What lies this far in is extended XMP or a drone's
 * temperatures, in pieces of 64 KB that can add up to megabytes, and the picture's size comes only after them.
 */
const FAR: u64 = 0x40000;
/** Enough for the head of any segment, and for the short segments between the last long one and the frame. */
const HEAD_BYTES: u32 = 512;
/** More than a camera puts into one file. */
const MAX_PICTURES: u32 = 16;
/** The class of a picture's type; the last two bytes say how large it is. */
const LARGE_THUMBNAIL: u32 = 0x010000;

// The Exif block to read, as far as the segments were looked at; 0: none. Its maker note, if it has one.
let block: u64 = 0;
let blockHasNote: bool = false;
/** The segment that was looked at last, or where the next one would begin. */
let segmentAt: u64 = 0;

/**
 * Reads the segments of the JPEG of `size` bytes at `start`. `main`: it is the picture itself, not a preview in a raw
 * file. Of several Exif blocks, the first one with a maker note is read, else the first: a program that adds its own
 * leaves the camera's behind it. False when there is none.
 */
export function scanJpeg(start: u64, size: u64, main: bool): bool {
  block = 0;
  blockHasNote = false;
  scanSegments(start, size, main);
  // The block with the maker note may have been behind what the file still has.
  if (!blockHasNote && segmentAt + 4 > fileSize() && !matches(segmentAt, '\xff\xd9')) recordCut(segmentAt);
  photo.hasBlock = block != 0;
  if (main) photo.mainBlock = block;
  return block != 0 && scanTiff(block);
}

function scanSegments(start: u64, size: u64, main: bool): void {
  let at = start + 2;
  const end = start + size;
  let between: u32 = 0;
  segmentAt = at;
  while (at + 4 <= end && step()) {
    if (main && at - start > FAR && !haveAlone(at, 4, HEAD_BYTES)) return;
    if (!have(at, 4)) return;
    const marker = u8At(at + 1);
    if (u8At(at) != 0xff || marker == 0xff || marker == 0) {
      // Fill bytes, or a bad length led astray: not worth a long search once the Exif block is found.
      if (block != 0 && u8At(at) != 0xff && ++between > MAX_BETWEEN) return;
      at++;
      continue;
    }
    between = 0;
    if (marker == 0xda || marker == 0xd9) return;
    if (marker == 0xd8 || marker == 0x01 || (marker >= 0xd0 && marker <= 0xd7)) {
      at += 2;
      continue;
    }
    const length = u16At(at + 2, false);
    if (length < 2) {
      at += 2;
      continue;
    }
    const body = at + 4;
    if (marker == 0xe1) {
      takeExif(body, at + 2 + length);
      if (block != 0 && !main) return;
    }
    // Source: CIPA DC-007, 5.1: the MP extension.
    if (marker == 0xe2 && main && matches(body, 'MPF\0')) {
      recordNumber(FieldId.SeveralPictures, Directory.None, 0, body, 1);
      recordLargeThumbnails(body + 4);
    }
    if (marker == 0xe0 && matches(body + 6, 'HEAP')) {
      photo.ciffAt = body;
      photo.ciffSize = <u64>length - 2;
    }
    if (main && isFrame(marker) && length == 8 + 3 * u8At(at + 9)) {
      recordNumber(FieldId.FrameHeight, Directory.None, 0, at + 5, u16At(at + 5, false));
      recordNumber(FieldId.FrameWidth, Directory.None, 0, at + 7, u16At(at + 7, false));
      if (block != 0) return;
    }
    if (isMissed()) return;
    at += 2 + length;
    segmentAt = at;
  }
}

/**
 * Records the large thumbnails of the MP extension at `at`: its index has for each picture attributes, size and offset, from
 * `at`, and four bytes. Source: CIPA DC-007, 5.2.3.
 */
function recordLargeThumbnails(at: u64): void {
  if (!isRaw() || !isTiff(at)) return;
  const little = matches(at, 'II');
  const index = at + u32At(at + 4, little);
  const pictures = min<u32>(entryValue(index, 0xb001, little), MAX_PICTURES);
  const first = at + entryValue(index, 0xb002, little);
  for (let i: u32 = 0; i < pictures && have(first + 16 * i, 16) && step(); i++) {
    const picture = first + 16 * i;
    if ((u32At(picture, little) & 0xff0000) != LARGE_THUMBNAIL) continue;
    recordPreview(at + u32At(picture + 8, little), u32At(picture + 4, little));
  }
}

/** SOF0 to SOF15, without DHT, JPG and DAC, which share their range. */
function isFrame(marker: u32): bool {
  return marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
}

/** Takes the TIFF block of the APP1 segment `body` .. `end`, if it has one, and if the one before has no maker note. */
function takeExif(body: u64, end: u64): void {
  for (let stray: u32 = 0; stray <= MAX_STRAY; stray++) {
    if (!matches(body + stray, 'Exif\0')) continue;
    const tiff = body + stray + 6;
    if (!isTiff(tiff)) return;
    if (block != 0) recordNumber(FieldId.SecondExif, Directory.None, 0, tiff, 1);
    if (blockHasNote) return;
    const joined = join(tiff, end);
    const at = joined != 0 ? joined : tiff;
    blockHasNote = hasMakerNote(at);
    if (block == 0 || blockHasNote) block = at;
    return;
  }
}

/**
 * Joins an Exif block that continues in the next segments, which begin with 'Exif' but no TIFF header. Returns the
 * position of the joined bytes; 0 when the block fits into one segment.
 */
function join(tiff: u64, end: u64): u64 {
  let length = <u32>(end - tiff);
  let next = end;
  while (continues(next) && step()) {
    length += u16At(next + 2, false) - 8;
    next += 2 + u16At(next + 2, false);
  }
  if (next == end || isMissed()) return 0;
  const decoded = openDecoded(length);
  if (decoded == 0) return 0;
  let to = copy(tiff, end, decoded);
  for (let at = end; at < next; at += 2 + u16At(at + 2, false)) {
    to = copy(at + 10, at + 2 + u16At(at + 2, false), to);
  }
  // What a cut file lacks is not there, rather than zeros.
  endDecoded(decoded, to);
  if (next > fileSize()) recordCut(fileSize());
  return decoded;
}

function continues(at: u64): bool {
  return (
    matches(at, '\xff\xe1') &&
    u16At(at + 2, false) > 10 &&
    matches(at + 4, 'Exif\0\0') &&
    !matches(at + 10, 'II*\0') &&
    !matches(at + 10, 'MM\0*')
  );
}

function copy(from: u64, end: u64, to: u64): u64 {
  for (let at = from; at < min<u64>(end, fileSize()) && !isMissed(); at++) putDecoded(to++, u8At(at));
  return to;
}
