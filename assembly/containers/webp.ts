/** WebP: RIFF chunks. Source: RFC 9649 */
import { Directory, FieldId } from '../schema';
import { have, matches, u16At, u32At, u8At } from '../windows';
import { recordNumber } from '../recordBuffer';
import { step } from '../tiff/ifd';
import { scanTiff } from '../exif';

/** Records the picture's size and queues the TIFF block of the EXIF chunk. */
export function scanWebp(): void {
  let at: u64 = 12;
  let sized: bool = false;
  while (have(at, 8) && step()) {
    const length = <u64>u32At(at + 4, true);
    const body = at + 8;
    if (matches(at, 'EXIF')) {
      scanTiff(matches(body, 'Exif\0\0') ? body + 6 : body);
      return;
    }
    if (!sized) sized = size(at, body);
    at = body + length + (length & 1);
  }
}

function size(at: u64, body: u64): bool {
  let width: u32 = 0;
  let height: u32 = 0;
  if (matches(at, 'VP8X')) {
    width = 1 + u16At(body + 4, true) + (u8At(body + 6) << 16);
    height = 1 + u16At(body + 7, true) + (u8At(body + 9) << 16);
  } else if (matches(at, 'VP8 ')) {
    width = u16At(body + 6, true) & 0x3fff;
    height = u16At(body + 8, true) & 0x3fff;
  } else if (matches(at, 'VP8L')) {
    const bits = u32At(body + 1, true);
    width = 1 + (bits & 0x3fff);
    height = 1 + ((bits >> 14) & 0x3fff);
  } else return false;
  recordNumber(FieldId.FrameWidth, Directory.None, 0, body, width);
  recordNumber(FieldId.FrameHeight, Directory.None, 0, body, height);
  return true;
}
