/** MRW: Minolta's blocks before the raw data. Source: exiftool.org/TagNames/MinoltaRaw.html */
import { Directory, FieldId } from '../schema';
import { have, matches, u16At, u32At } from '../windows';
import { recordNumber } from '../recordBuffer';
import { step } from '../tiff/ifd';
import { scanTiff } from '../exif';

/**
 * The file has `\0MRM` (big-endian) or `\0MRI` (little-endian), the u32 length of all blocks, and the blocks. A block
 * has four characters, a u32 length, and data.
 */
export function scanMrw(): void {
  const little = matches(3, 'I');
  const end = 8 + <u64>u32At(4, little);
  let at: u64 = 8;
  let found: bool = false;
  while (at + 8 <= end && have(at, 8) && step()) {
    if (matches(at, '\0TTW')) found = found || scanTiff(at + 8);
    else if (matches(at, '\0PRD')) {
      recordNumber(FieldId.MakerHeight, Directory.Minolta, 0, at + 20, u16At(at + 20, little));
      recordNumber(FieldId.MakerWidth, Directory.Minolta, 0, at + 22, u16At(at + 22, little));
    }
    at += 8 + <u64>u32At(at + 4, little);
  }
}
