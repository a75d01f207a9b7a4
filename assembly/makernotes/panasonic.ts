/** Panasonic maker notes: no counter; 0x0025 is a production number. Source: exiftool.org/TagNames/Panasonic.html */
import { Directory, FieldId } from '../schema';
import { Meaning } from '../tiff/ifd';

// prettier-ignore
const TAGS: StaticArray<u32> = [
  0x0025, FieldId.InternalSerial, // model code, date of manufacture, unit number; equal in every photo of a body
  0x0051, FieldId.MakerLens,
];

export const PANASONIC = new Meaning(Directory.Panasonic, TAGS);
