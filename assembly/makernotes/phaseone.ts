/** Phase One and Leaf backs, which have a directory in their own format. Source: exiftool.org/TagNames/PhaseOne.html */
import { Directory, FieldId } from '../schema';
import { have, matches, u32At } from '../windows';
import { recordNumber, recordText } from '../recordBuffer';
import { isCutOff, recordCut, step } from '../tiff/ifd';

const MAX_ENTRIES: u32 = 500;

/** EXIF orientations, indexed by the stored clockwise turn: none, 90, 270, 180 degrees. */
const ORIENTATIONS: StaticArray<u32> = [1, 6, 8, 3];

/** True if a Phase One block begins at `at`. */
export function isPhaseOne(at: u64): bool {
  return matches(at, 'IIII?waR') || matches(at, 'MMMMRaw?');
}

/**
 * Reads the block at `start`. The u32 at +8 is the directory's offset. Each entry has four u32: tag, unit, number of
 * bytes, value or offset.
 */
export function scanPhaseOne(start: u64): void {
  if (!isPhaseOne(start)) return;
  const little = matches(start, 'II');
  const at = start + u32At(start + 8, little);
  if (isCutOff(at, 8)) recordCut(at);
  const entries = min<u32>(u32At(at, little), MAX_ENTRIES);
  for (let i: u32 = 0; i < entries; i++) {
    const entry = at + 8 + <u64>16 * i;
    if (isCutOff(entry, 16)) recordCut(entry);
    if (!have(entry, 16) || !step()) return;
    const tag = u32At(entry, little);
    const size = u32At(entry + 8, little);
    const value = u32At(entry + 12, little);
    const valueAt = size <= 4 ? entry + 12 : start + value;
    switch (tag) {
      case 0x0100:
        recordNumber(FieldId.Orientation, Directory.PhaseOne, tag, valueAt, ORIENTATIONS[value & 3]);
        break;
      case 0x0102:
        recordText(FieldId.MakerSerial, Directory.PhaseOne, tag, valueAt, size);
        break;
      case 0x010c:
        recordNumber(FieldId.MakerWidth, Directory.PhaseOne, tag, valueAt, value);
        break;
      case 0x010d:
        recordNumber(FieldId.MakerHeight, Directory.PhaseOne, tag, valueAt, value);
        break;
      case 0x0113:
        recordNumber(FieldId.PhaseOneImageNumber, Directory.PhaseOne, tag, valueAt, value);
        break;
      case 0x0412:
        recordText(FieldId.MakerLens, Directory.PhaseOne, tag, valueAt, size);
        break;
    }
  }
}
