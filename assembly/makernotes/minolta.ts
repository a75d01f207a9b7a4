/**
 * Minolta and Konica Minolta maker notes. They have file numbers but no counter. Values inside their blocks are
 * big-endian.
 * Source: exiftool.org/TagNames/Minolta.html
 */
import { Directory, FieldId } from '../schema';
import { modelHas } from '../camera';
import { have, u16At, u32At } from '../windows';
import { recordNumber } from '../recordBuffer';
import { Meaning, directory, isCutOff, position, recordCut, size, tag } from '../tiff/ifd';

export const MINOLTA = new Meaning(Directory.Minolta);

function visit(): void {
  if (tag == 0x0004 && is7D()) lastFile(FieldId.MinoltaFile7D, size > 0xc6 ? 0xbc : 0xc4);
  else if (tag == 0x0114 && is5D()) lastFile(FieldId.MinoltaFile5D, 0x15c);
  else if ((tag == 0x0001 || tag == 0x0003) && modelHas('DiMAGE')) dimage();
}

function is7D(): bool {
  return modelHas('7D|ALPHA-7 DIGITAL');
}

function is5D(): bool {
  return modelHas('5D|ALPHA SWEET DIGITAL');
}

/** Records the last file number. At `at`, the block stores the file number minus one. */
function lastFile(field: FieldId, at: u32): void {
  if (isCutOff(position, size)) recordCut(position);
  if (<u64>at + 2 > size || !have(position + at, 2)) return;
  recordNumber(field, directory, tag, position + at, <f64>u16At(position + at, false) + 1);
}

/** Records a DiMAGE's last file number, which is valid only while the body's file-number memory is on. */
function dimage(): void {
  if (isCutOff(position, size)) recordCut(position);
  if (size < 112 || !have(position + 104, 8) || u32At(position + 104, false) != 1) return;
  recordNumber(FieldId.MinoltaFileDimage, directory, tag, position + 108, u32At(position + 108, false));
}

MINOLTA.visit = visit;
