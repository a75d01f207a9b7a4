/** Finds the Exif block in a JPEG, MPO, THM or Exiv2's .exv. Source: ITU T.81, B.1; Exif 2.32, 4.7. */
import { Directory, FieldId, JpegCoder, PictureLength } from '../schema';
import {
  addressOf,
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
import { recordNumber, recordText } from '../recordBuffer';
import { recordPreview } from '../previews';
import { entryValue, isRaw, recordCut, step } from '../tiff/ifd';
import { hasMakerNote, isTiff, scanTiff } from '../exif';
import { makeBegins } from '../camera';
import { photo } from '../photo';

/** Bytes that some writers leave between a segment's length and 'Exif'. */
const MAX_STRAY: u32 = 4;
/** Bytes that some writers leave between two segments. */
const MAX_BETWEEN: u32 = 16;
/**
 * Bytes of one small read. They cover the head of any segment, and the short segments before the scan. After a file's
 * first read, the core skips each long segment with one small read. Extended XMP or a drone's temperature data can fill
 * megabytes before the frame header, which has the picture's size.
 */
const HEAD_BYTES: u32 = 2048;
/** Most pictures to read in a file: more than any camera writes. */
const MAX_PICTURES: u32 = 16;
/** Total bytes of the four Huffman tables of ITU T.81, Annex K, and of the two tables that a gray picture needs. */
const STANDARD_TABLES: u32 = 416;
const STANDARD_GRAY_TABLES: u32 = 208;
/** Bytes to read at the beginning of an XMP packet. The packet's first element names the toolkit. */
const XMP_HEAD: u32 = 256;
const XMP_SIGNATURE = 'http://ns.adobe.com/xap/1.0/\0';
const MAX_TOOLKIT: u32 = 96;
/** The x of `xmptk`. */
const FIRST_LETTER: u32 = 0x78;
const QUOTE: u32 = 0x22;
const APOSTROPHE: u32 = 0x27;
/** Upper byte of a large thumbnail's MP type. The two lower bytes give the size. */
const LARGE_THUMBNAIL: u32 = 0x010000;

// The best Exif block so far (0: none), and whether it has a maker note.
let block: u64 = 0;
let blockHasNote: bool = false;
/** One past the end of that block's segment. */
let blockEnd: u64 = 0;
/** The `JpegCoder` bits of the segments so far, and the total bytes of their Huffman tables. */
let coder: u32 = 0;
let tables: u32 = 0;
/** Start of the first segment that was not read to its end. */
let segmentAt: u64 = 0;

/**
 * Reads the JPEG of `size` bytes at `start` and queues its first Exif block with a maker note, or else its first Exif
 * block; false if there is none. Some programs put their own block before the camera's. `main`: the JPEG is the picture
 * itself, not a preview in a raw file.
 */
export function scanJpeg(start: u64, size: u64, main: bool): bool {
  block = 0;
  blockHasNote = false;
  coder = 0;
  tables = 0;
  scanSegments(start, size, main);
  // The missing part of the file may hold the block with the maker note.
  if (!blockHasNote && segmentAt + 4 > fileSize() && !matches(segmentAt, '\xff\xd9')) recordCut(segmentAt);
  photo.hasBlock = block != 0;
  if (main && block != 0) {
    photo.mainBlock = block;
    if (blockEnd > block) recordNumber(FieldId.ExifBytes, Directory.None, 0, block, <f64>(blockEnd - block));
    if (photo.scanAt != 0) recordNumber(FieldId.JpegCoder, Directory.None, 0, photo.scanAt, coder);
  }
  return block != 0 && scanTiff(block);
}

function scanSegments(start: u64, size: u64, main: bool): void {
  let at = start + 2;
  const end = start + size;
  let between: u32 = 0;
  segmentAt = at;
  while (at + 4 <= end && step()) {
    if (main && !haveAlone(at, 4, HEAD_BYTES)) return;
    if (!have(at, 4)) return;
    const marker = u8At(at + 1);
    if (u8At(at) != 0xff || marker == 0xff || marker == 0) {
      // These are fill bytes, or a length is wrong. With an Exif block already found, a long search isn't worth it.
      if (block != 0 && u8At(at) != 0xff && ++between > MAX_BETWEEN) return;
      at++;
      continue;
    }
    between = 0;
    if (marker == 0xda && main && have(at + 2, 2)) endSegments(at + 2 + u16At(at + 2, false));
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
      if (main && matches(body, XMP_SIGNATURE)) recordToolkit(body, at + 2 + length);
    }
    // The MP extension. Source: CIPA DC-007, 5.1.
    if (marker == 0xe2 && main && matches(body, 'MPF\0')) {
      recordNumber(FieldId.SeveralPictures, Directory.None, 0, body, 1);
      readIndex(body + 4, start);
    }
    if (marker == 0xe0 && block == 0 && matches(body, 'JFIF\0')) coder |= JpegCoder.Jfif;
    if (marker == 0xc4) tables += length - 2;
    if (marker == 0xdb && main && isLibjpeg(body)) coder |= JpegCoder.Libjpeg;
    if (marker == 0xc2) coder |= JpegCoder.Progressive;
    if (marker == 0xe0 && matches(body + 6, 'HEAP')) {
      photo.ciffAt = body;
      photo.ciffSize = <u64>length - 2;
    }
    if (main && isFrame(marker) && length == 8 + 3 * u8At(at + 9)) {
      recordNumber(FieldId.FrameHeight, Directory.None, 0, at + 5, u16At(at + 5, false));
      recordNumber(FieldId.FrameWidth, Directory.None, 0, at + 7, u16At(at + 7, false));
    }
    if (isMissed()) return;
    at += 2 + length;
    segmentAt = at;
  }
}

/** Table K.1 of ITU T.81, Annex K, in zigzag order: luminance quantization. */
// prettier-ignore
const LUMINANCE: StaticArray<u32> = [
  16, 11, 12, 14, 12, 10, 16, 14, 13, 14, 18, 17, 16, 19, 24, 40,
  26, 24, 22, 22, 24, 49, 35, 37, 29, 40, 58, 51, 61, 60, 57, 51,
  56, 55, 64, 72, 92, 78, 64, 68, 87, 69, 55, 56, 80, 109, 81, 87,
  95, 98, 103, 104, 103, 62, 77, 113, 121, 112, 100, 120, 92, 101, 103, 99,
];

/**
 * True if the luminance quantization table at `at` is table K.1 as libjpeg scales it for a quality of 1 to 100. Source:
 * libjpeg, jcparam.c
 */
function isLibjpeg(at: u64): bool {
  if (!have(at, 65) || u8At(at) != 0) return false;
  const table = addressOf(at + 1);
  for (let quality: u32 = 1; quality <= 100; quality++) {
    const scale: u32 = quality < 50 ? 5000 / quality : 200 - 2 * quality;
    let i: u32 = 0;
    while (i < 64 && <u32>load<u8>(table + i) == min<u32>(255, max<u32>(1, (LUMINANCE[i] * scale + 50) / 100))) i++;
    if (i == 64) return true;
  }
  return false;
}

/** Ends the segments: the main picture's scan begins at `at`. */
function endSegments(at: u64): void {
  photo.scanAt = at;
  if (tables != 0 && tables != STANDARD_TABLES && tables != STANDARD_GRAY_TABLES) coder |= JpegCoder.Tables;
}

/** Records the text of `xmptk="…"` in the XMP packet `body` .. `end`. */
function recordToolkit(body: u64, end: u64): void {
  const head = <u32>min<u64>(XMP_HEAD, end - body);
  if (!have(body, head)) return;
  const last = body + head;
  let at = body + XMP_SIGNATURE.length;
  while (at < last && (u8At(at) != FIRST_LETTER || !matches(at, 'xmptk='))) at++;
  at += 6;
  const quote = u8At(at);
  if (at >= last || (quote != QUOTE && quote != APOSTROPHE)) return;
  let length: u32 = 0;
  while (length < MAX_TOOLKIT && at + 1 + length < end && u8At(at + 1 + length) != quote) length++;
  recordText(FieldId.XmpToolkit, Directory.None, 0, at + 1, length);
}

/**
 * Reads the MP extension at `at` and records the large thumbnails. Each row of the index has a picture's attributes,
 * size and offset from `at` (u32 each), and four more bytes. The file's first picture begins at `start`. Source: CIPA
 * DC-007, 5.2.3.
 */
function readIndex(at: u64, start: u64): void {
  if (!isTiff(at)) return;
  const little = matches(at, 'II');
  const index = at + u32At(at + 4, little);
  const pictures = min<u32>(entryValue(index, 0xb001, little), MAX_PICTURES);
  const first = at + entryValue(index, 0xb002, little);
  if (pictures > 0 && have(first, 16)) photo.pictureEnd = start + u32At(first + 4, little);
  if (!isRaw()) return;
  for (let i: u32 = 0; i < pictures && have(first + 16 * i, 16) && step(); i++) {
    const picture = first + 16 * i;
    if ((u32At(picture, little) & 0xff0000) != LARGE_THUMBNAIL) continue;
    recordPreview(at + u32At(picture + 8, little), u32At(picture + 4, little));
  }
}

/** True for SOF0 to SOF15. DHT, JPG and DAC, whose markers are in the same range, are not frames. */
function isFrame(marker: u32): bool {
  return marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
}

/** Takes the TIFF block of the APP1 segment `body` .. `end` if it is the first, or the first with a maker note. */
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
    if (block == 0 || blockHasNote) {
      block = at;
      blockEnd = joined != 0 ? 0 : end;
    }
    return;
  }
}

/**
 * Joins an Exif block that continues in the next segments, which begin with 'Exif' but have no TIFF header. Returns the
 * position of the joined bytes; 0 if the block fits into one segment.
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
  // End the window at the last byte that a cut file has, so that missing bytes are absent, not zeros.
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

const MARKER: u32 = 2;

/** True if the two bytes before `at` can be read; requests only them. */
function hasEnd(at: u64): bool {
  return haveAlone(at - MARKER, MARKER, MARKER);
}

/** True if the two bytes before `at` are the end marker, which can't occur inside a scan. */
function isEnd(at: u64): bool {
  return matches(at - MARKER, '\xff\xd9');
}

/**
 * Compares the length of a Nikon's scan with tag 0x00A2, the number of bytes from the end of the SOS header through the
 * end marker. If the two lengths differ, also looks for the end marker where the picture should end. Records nothing if
 * the file ends before the picture does, or if the camera itself retouched the photo. Source: 379 originals of 24
 * bodies, docs/formats.md, 'Saved again'. For a Sony, calls `checkIndex` instead.
 */
export function endJpeg(): void {
  if (makeBegins('SONY')) checkIndex();
  if (photo.scanAt == 0 || photo.scanBytes == 0 || photo.isRetouched) return;
  const noted = photo.scanAt + photo.scanBytes;
  const end = photo.pictureEnd != 0 ? photo.pictureEnd : fileSize();
  if (end > fileSize()) return;
  let length = PictureLength.Noted;
  if (end != noted) {
    const isInside = noted <= fileSize();
    const place = isInside ? noted : end;
    if (!hasEnd(place)) return;
    if (!isEnd(place)) {
      if (!isInside) return;
      length = PictureLength.Other;
    } else if (!isInside) length = PictureLength.Other;
    else if (photo.pictureEnd == 0) length = PictureLength.Appended;
  }
  recordNumber(FieldId.PictureLength, Directory.None, 0, photo.scanAt, length);
}

/**
 * Records `NotIndexed` if the first picture doesn't end where the MP index says. All 95 originals from 9 bodies have an
 * end marker there.
 */
function checkIndex(): void {
  const end = photo.pictureEnd;
  if (photo.scanAt == 0 || end <= photo.scanAt || end > fileSize() || !hasEnd(end) || isEnd(end)) return;
  recordNumber(FieldId.PictureLength, Directory.None, 0, photo.scanAt, PictureLength.NotIndexed);
}
