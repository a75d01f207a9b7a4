/** Makers whose notes have no counter. The core reads these notes for other fields. Source: exiftool.org/TagNames */
import { Directory, FieldId } from '../schema';
import { Meaning } from '../tiff/ifd';

const SAMSUNG_TAGS: StaticArray<u32> = [0xa002, FieldId.MakerSerial];
const SIGMA_TAGS: StaticArray<u32> = [0x0002, FieldId.MakerSerial];
const CASIO_TAGS: StaticArray<u32> = [0x0014, FieldId.MakerIso, 0x3014, FieldId.MakerIso];

export const SAMSUNG = new Meaning(Directory.Samsung, SAMSUNG_TAGS);
export const SIGMA = new Meaning(Directory.Sigma, SIGMA_TAGS);
export const CASIO = new Meaning(Directory.Casio, CASIO_TAGS);
export const APPLE = new Meaning(Directory.Apple);
