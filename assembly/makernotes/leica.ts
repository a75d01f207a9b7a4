/**
 * Leica maker notes: file and image numbers, no counter.
 * Source: exiftool.org/TagNames/Panasonic.html (Leica tables)
 */
import { Directory, FieldId } from '../schema';
import { Meaning, directory, number, position, size, tag, little } from '../tiff/ifd';
import { modelHas } from '../camera';
import { u16At } from '../windows';
import { recordNumber } from '../recordBuffer';

/** Tags of X1, X2, X Vario, T, X (Typ 113), Q, SL, CL */
// prettier-ignore
const TAGS: StaticArray<u32> = [
  0x0303, FieldId.MakerLens,
  0x0305, FieldId.MakerSerial,
  0x0500, FieldId.InternalSerial,
];

/** Tags of M8 and M9. The meaning of the M8's number in 0x0340 is unknown. */
// prettier-ignore
const M_TAGS: StaticArray<u32> = [
  0x0303, FieldId.MakerSerial,
  0x3103, FieldId.MakerSerial, // M9
];

export const LEICA = new Meaning(Directory.Leica, TAGS);
export const LEICA_M = new Meaning(Directory.Leica2, M_TAGS);

function visit(): void {
  if (tag == 0x0410 && size >= 2)
    recordNumber(FieldId.LeicaFileIndex, directory, tag, position, u16At(position, little));
}

function visitM(): void {
  if (tag == 0x0340 && modelHas('M8')) recordNumber(FieldId.LeicaImageId, directory, tag, position, number(0));
}

LEICA.visit = visit;
LEICA_M.visit = visitM;
