/**
 * Recognizes by its layout an Exif block that a program has rewritten. ExifTool and exiv2 write the pieces directly one
 * after the other, each at an even offset: header, IFD0, its values in the order of its tags, the Exif IFD with its
 * values (including the maker note), the Interop and GPS IFDs, IFD1, its thumbnail. Checks only makers whose cameras
 * use another layout. Source: originals of each maker, unchanged and rewritten with both programs; docs/formats.md,
 * 'Laid out anew'.
 */
import { makeBegins, modelEnds } from './camera';
import { sizeOf } from './tiff/tiffTypes';
import { step } from './tiff/ifd';
import { have, matches, u16At, u32At } from './windows';

/** Most entries to walk: more than a photo's directory has. */
const MAX_ROWS: u32 = 256;

let base: u64 = 0;
let little: bool = false;
/** One past the last byte of the latest piece. All offsets in this module count from the start of the block. */
let end: u64 = 0;

// Offsets found in the walked directories; 0: none.
let exif: u32 = 0;
let gps: u32 = 0;
let interop: u32 = 0;
let thumbnail: u32 = 0;
let following: u32 = 0;
let note: u32 = 0;
let noteSize: u64 = 0;

/** True if a program rewrote the Exif block at `at`. Needs Make and Model. */
export function isLaidOutAnew(at: u64): bool {
  // All Nikon bodies except the D1, D1H and D1X leave two bytes after IFD0.
  if (makeBegins('NIKON CORPORATION')) return !modelEnds('D1|D1H|D1X') && isInOrder(at);
  if (makeBegins('OLYMPUS OPTICAL')) return isInOrder(at);
  // Some Canon bodies also use this order. But only ExifTool combines it with a note that ends with its own offset.
  return makeBegins('Canon') && isInOrder(at) && endsWithOffset();
}

function isInOrder(at: u64): bool {
  base = at;
  little = matches(at, 'II');
  end = 8;
  exif = 0;
  gps = 0;
  interop = 0;
  thumbnail = 0;
  note = 0;
  if (!walksOn(u32At(at + 4, little))) return false;
  const ifd1 = following;
  if (!walksOn(exif) || note == 0) return false;
  if (interop != 0 && !walksOn(interop)) return false;
  if (gps != 0 && !walksOn(gps)) return false;
  if (ifd1 != 0 && !walksOn(ifd1)) return false;
  return thumbnail == 0 || isNext(thumbnail);
}

/** True if `offset` is the latest piece's end, rounded up to an even number. */
function isNext(offset: u64): bool {
  return offset == ((end + 1) & ~1);
}

/** True if the directory at `offset` is the next piece, and its values follow in the order of its tags. */
function walksOn(offset: u64): bool {
  if (!isNext(offset)) return false;
  const rows = u16At(base + offset, little);
  const first = base + offset + 2;
  if (rows == 0 || rows > MAX_ROWS || !have(first, 12 * rows + 4)) return false;
  end = offset + 2 + 12 * rows + 4;
  let last: u32 = 0;
  for (let i: u32 = 0; i < rows; i++) {
    if (!step()) return false;
    const entry = first + 12 * i;
    const tag = u16At(entry, little);
    const size = <u64>sizeOf(u16At(entry + 2, little)) * u32At(entry + 4, little);
    const value = u32At(entry + 8, little);
    if (tag < last || size == 0) return false;
    last = tag;
    if (size > 4) {
      if (!isNext(value)) return false;
      end = <u64>value + size;
    }
    switch (tag) {
      case 0x0201:
        thumbnail = value;
        break;
      case 0x8769:
        exif = value;
        break;
      case 0x8825:
        gps = value;
        break;
      case 0x927c:
        note = value;
        noteSize = size;
        break;
      case 0xa005:
        interop = value;
        break;
    }
  }
  following = u32At(first + 12 * rows, little);
  return true;
}

/** True if the note's last eight bytes are the first four of a TIFF header and the note's own offset. */
function endsWithOffset(): bool {
  const last = base + note + noteSize - 8;
  return noteSize > 8 && matches(last, little ? 'II*\0' : 'MM\0*') && u32At(last + 4, little) == note;
}
