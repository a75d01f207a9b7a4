/**
 * RAF: Fujifilm's header, a JPEG with the Exif block, and a directory in Fujifilm's own format.
 * Source: exiftool.org/TagNames/FujiFilm.html (RAF)
 */
import { Directory, FieldId } from '../schema';
import { have, u16At, u32At } from '../windows';
import { recordNumber } from '../recordBuffer';
import { recordPreview } from '../previews';
import { step } from '../tiff/ifd';
import { scanJpeg } from './jpeg';

const MAX_ENTRIES: u32 = 256;

/**
 * The header has three big-endian u32: the JPEG's offset at 0x54, its length at 0x58, and the directory's offset at
 * 0x5C.
 */
export function scanRaf(): void {
  if (!have(0x54, 16)) return;
  const jpeg = u32At(0x54, false);
  // With bit 15 set, the field is not an offset.
  if ((jpeg & 0x8000) == 0) {
    recordPreview(jpeg, u32At(0x58, false));
    scanJpeg(jpeg, u32At(0x58, false), false);
  }
  const directory = <u64>u32At(0x5c, false);
  const entries = min<u32>(u32At(directory, false), MAX_ENTRIES);
  let at = directory + 4;
  for (let i: u32 = 0; i < entries && have(at, 4) && step(); i++) {
    const tag = u16At(at, false);
    const size = u16At(at + 2, false);
    // The cropped size: u16 height, u16 width.
    if (tag == 0x0111 && size >= 4) {
      recordNumber(FieldId.MakerHeight, Directory.Raf, tag, at + 4, u16At(at + 4, false));
      recordNumber(FieldId.MakerWidth, Directory.Raf, tag, at + 6, u16At(at + 6, false));
    }
    at += 4 + size;
  }
}
