/**
 * PNG: the eXIf chunk, and the text profiles that ImageMagick and others write.
 * Source: PNG 3rd edition; ExifTool PNG tag names
 */
import { Codec, Directory, FieldId } from '../schema';
import {
  addressOf,
  endDecoded,
  fileSize,
  have,
  haveAlone,
  isMissed,
  matches,
  matchesOne,
  openDecoded,
  putDecoded,
  u32At,
  u8At,
  unpacked,
  unpackedLength,
} from '../windows';
import { recordNumber } from '../recordBuffer';
import { step } from '../tiff/ifd';
import { scanTiff } from '../exif';

const KEYWORD = 'Raw profile type ';
/** Most characters up to the end of a profile's three header lines. */
const MAX_HEADER: u32 = 128;

/** Records the picture's size and queues the TIFF block of the first chunk that has one. */
export function scanPng(): void {
  let at: u64 = 8;
  let isPastPicture = false;
  while (have(at, 8) && step()) {
    const length = u32At(at, false);
    const body = at + 8;
    if (matches(at + 4, 'IHDR')) {
      recordNumber(FieldId.FrameWidth, Directory.None, 0, body, u32At(body, false));
      recordNumber(FieldId.FrameHeight, Directory.None, 0, body + 4, u32At(body + 4, false));
    } else if (matches(at + 4, 'eXIf')) {
      if (scanTiff(matches(body, 'Exif\0\0') ? body + 6 : body)) return;
    } else if (matches(at + 4, 'IEND')) return;
    else if (isProfile(at + 4, body) && scanProfile(at + 4, body, length)) return;
    if (isMissed()) return;
    at = body + length + 4;
    if (!isPastPicture && matches(body - 4, 'IDAT') && fileSize() > at + TAIL) {
      isPastPicture = true;
      at = chunkInTail();
    }
  }
}

/** Bytes to search at the end of the file, because ImageMagick writes metadata after the picture. */
const TAIL: u32 = 0x30000;

/**
 * Position of the first metadata chunk in the file's last bytes; the file's end if there is none. A real chunk's length
 * leads to the next chunk, and so on up to IEND. In compressed pixels that look like a chunk, the length doesn't.
 */
function chunkInTail(): u64 {
  const start = fileSize() - TAIL;
  if (!haveAlone(start, TAIL, TAIL)) return fileSize();
  for (let at = start + 4; at + 8 < fileSize(); at++) {
    if (u8At(at) < 0x41 || !matchesOne(at, 'eXIf|tEXt|zTXt|iTXt')) continue;
    if (leadsToEnd(at - 4)) return at - 4;
  }
  return fileSize();
}

function leadsToEnd(at: u64): bool {
  while (at + 12 <= fileSize() && step()) {
    if (matches(at + 4, 'IEND')) return true;
    at += 12 + <u64>u32At(at, false);
  }
  return false;
}

/** True for a text chunk whose keyword is 'Raw profile type exif' or 'Raw profile type APP1'. */
function isProfile(type: u64, body: u64): bool {
  if (!matches(type, 'tEXt') && !matches(type, 'zTXt') && !matches(type, 'iTXt')) return false;
  if (!matches(body, KEYWORD)) return false;
  const name = body + KEYWORD.length;
  return matches(name, 'exif\0') || matches(name, 'APP1\0');
}

/**
 * Reads a profile. After the keyword, tEXt has text; zTXt has one method byte, then zlib data; iTXt has two compression
 * bytes, language\0, keyword\0, then text or zlib data.
 */
function scanProfile(type: u64, body: u64, length: u32): bool {
  const end = body + length;
  let text = body + KEYWORD.length + 5;
  let packed: bool = matches(type, 'zTXt');
  if (packed) text++;
  else if (matches(type, 'iTXt')) {
    packed = u8At(text) == 1;
    text += 2;
    for (let nuls = 0; nuls < 2 && text < end && have(text, 1) && step(); text++) if (u8At(text) == 0) nuls++;
  }
  if (text >= end) return false;
  if (!packed) return scanHex(text, <u32>(end - text));
  const plain = unpacked(text, <u32>(end - text), Codec.Zlib);
  return plain != 0 && scanHex(plain, unpackedLength(plain));
}

/**
 * Reads a profile's text: newline, name, newline, decimal length, newline, then lines of hex digits. The decoded bytes
 * start with 'Exif' or a TIFF header.
 */
function scanHex(at: u64, length: u32): bool {
  if (!have(at, length)) return false;
  const end = at + length;
  let lines = 0;
  let from = at;
  while (from < end && from < at + MAX_HEADER && lines < 3) if (u8At(from++) == 0x0a) lines++;
  if (lines < 3) return false;
  const decoded = openDecoded(<u32>(end - from) / 2);
  if (decoded == 0) return false;
  const last = addressOf(end);
  let to = decoded;
  let high = -1;
  // Read memory directly for speed: digits may fill most of the file.
  for (let digits = addressOf(from); digits < last; digits++) {
    const digit = hex(load<u8>(digits));
    if (digit < 0) continue;
    if (high < 0) high = digit;
    else {
      putDecoded(to++, (high << 4) | digit);
      high = -1;
    }
  }
  endDecoded(decoded, to);
  return scanTiff(matches(decoded, 'Exif\0\0') ? decoded + 6 : decoded);
}

/** The value of a hex digit; -1 for other characters. Avoids branches, which a processor can't predict here. */
function hex(byte: u32): i32 {
  const digit = byte - 0x30;
  const letter = (byte | 0x20) - 0x61;
  const value = select<u32>(digit, letter + 10, digit <= 9);
  return select<i32>(value, -1, u32(digit <= 9) | u32(letter <= 5));
}
