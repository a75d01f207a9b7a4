/** X3F: Sigma's sections, listed at the end of the file. Source: exiftool.org/TagNames/SigmaRaw.html */
import { Directory, FieldId, ValueKind } from '../schema';
import { fileSize, have, isMissed, matches, u16At, u32At } from '../windows';
import { recordNumber, recordText } from '../recordBuffer';
import { step } from '../tiff/ifd';
import { scanJpeg } from './jpeg';

const MAX_SECTIONS: u32 = 64;
const MAX_PROPERTIES: u32 = 128;

/**
 * The header has `FOVb`, a u32 version, and the picture's size at 28 (from version 4 on, at 40). The file's last u32 is
 * the offset of the directory.
 */
export function scanX3f(): void {
  const late = u32At(4, true) >> 16 >= 4;
  const size: u64 = late ? 40 : 28;
  recordNumber(FieldId.MakerWidth, Directory.X3f, 0, size, u32At(size, true));
  recordNumber(FieldId.MakerHeight, Directory.X3f, 0, size + 4, u32At(size + 4, true));
  if (fileSize() < 8) return;
  const directory = <u64>u32At(fileSize() - 4, true);
  if (!matches(directory, 'SECd')) return;
  const sections = min<u32>(u32At(directory + 8, true), MAX_SECTIONS);
  let found: bool = false;
  for (let i: u32 = 0; i < sections && !isMissed(); i++) {
    const row = directory + 12 + 12 * i;
    if (!have(row, 12) || !step()) return;
    const at = <u64>u32At(row, true);
    const length = <u64>u32At(row + 4, true);
    if (matches(row + 8, 'PROP')) scanProperties(at, length);
    else if (!found && matches(row + 8, 'IMA2') && matches(at, 'SECi') && u32At(at + 12, true) == 18)
      found = scanJpeg(at + 28, length - 28, false);
  }
}

/**
 * The section has `SECp`, u32 version, u32 number of entries, u32 format (0), u32, u32 text length. Each entry has two
 * u32: the offsets of its name and its value, in characters. The UTF-16LE text follows the entries.
 */
function scanProperties(at: u64, length: u64): void {
  if (!matches(at, 'SECp') || u32At(at + 12, true) != 0) return;
  const properties = min<u32>(u32At(at + 8, true), MAX_PROPERTIES);
  const text = at + 24 + 8 * <u64>u32At(at + 8, true);
  const end = at + length;
  for (let i: u32 = 0; i < properties && !isMissed(); i++) {
    const pair = at + 24 + 8 * i;
    if (!have(pair, 8) || !step()) return;
    const name = text + 2 * <u64>u32At(pair, true);
    const value = text + 2 * <u64>u32At(pair + 4, true);
    const field = fieldOf(name);
    if (field == FieldId.None) continue;
    let units: u32 = 0;
    while (units < 128 && value + 2 * units + 2 <= end && u16At(value + 2 * units, true) != 0) units++;
    recordText(field, Directory.X3f, 0, value, 2 * units, ValueKind.WideText);
  }
}

function fieldOf(name: u64): FieldId {
  if (is(name, 'CAMMANUF')) return FieldId.Make;
  if (is(name, 'CAMMODEL')) return FieldId.Model;
  if (is(name, 'CAMSERIAL')) return FieldId.MakerSerial;
  if (is(name, 'FIRMVERS')) return FieldId.Software;
  if (is(name, 'TIME')) return FieldId.UnixTime;
  if (is(name, 'SHUTTER')) return FieldId.ExposureTime;
  if (is(name, 'APERTURE')) return FieldId.FNumber;
  if (is(name, 'ISO')) return FieldId.Iso;
  if (is(name, 'FLENGTH')) return FieldId.FocalLength;
  if (is(name, 'EXPCOMP')) return FieldId.ExposureCompensation;
  return FieldId.None;
}

/** True if the UTF-16LE text at `at` is `text`. */
function is(at: u64, text: string): bool {
  for (let i = 0; i < text.length; i++) {
    if (u16At(at + 2 * i, true) != text.charCodeAt(i)) return false;
  }
  return u16At(at + 2 * text.length, true) == 0;
}
