/** Fujifilm maker notes, always little-endian. Source: exiftool.org/TagNames/FujiFilm.html */
import { Directory, FieldId } from '../schema';
import { recordNumber } from '../recordBuffer';
import { Meaning, count, directory, number, position, tag, type } from '../tiff/ifd';
import { TiffType } from '../tiff/tiffTypes';

// prettier-ignore
const TAGS: StaticArray<u32> = [
  0x0010, FieldId.InternalSerial,
  0x1404, FieldId.LensMinFocal,
  0x1405, FieldId.LensMaxFocal,
  0x1406, FieldId.LensMinAperture,
  0x1407, FieldId.LensMaxAperture,
];

export const FUJIFILM = new Meaning(Directory.Fujifilm, TAGS);

/**
 * The image count is in bits 0 to 14. Bit 15 is set in every file that we saw and isn't part of the number (X-T3:
 * 0x8007 means 7, 0x8000 means none).
 */
const COUNT_BITS: u32 = 0x7fff;

function visit(): void {
  if (tag == 0x1438 && type == TiffType.Short && count == 1) {
    recordNumber(FieldId.FujifilmImageCount, directory, tag, position, (<u32>number(0)) & COUNT_BITS);
  }
}

FUJIFILM.visit = visit;
