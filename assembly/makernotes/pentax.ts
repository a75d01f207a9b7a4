/**
 * Pentax maker notes, which some Ricoh bodies also write.
 * Source: exiftool.org/TagNames/Pentax.html; six bodies compared.
 */
import { Directory, FieldId } from '../schema';
import { modelHas } from '../camera';
import { u16At, u32At, u8At } from '../windows';
import { recordNumber } from '../recordBuffer';
import { addValue, recordSlack, startValues } from './slack';
import { Meaning, count, directory, emit, number, position, size, tag, type } from '../tiff/ifd';
import { TiffType } from '../tiff/tiffTypes';

// prettier-ignore
const TAGS: StaticArray<u32> = [
  0x0005, FieldId.NoteModelId,
  0x0029, FieldId.PentaxFrameNumber, // *ist D and old Optio: a file number that jumps
  0x0229, FieldId.MakerSerial,
];

export const PENTAX = new Meaning(Directory.Pentax, TAGS);

/** The Optio 330 and 430 have other tags. The core reads only their ISO. */
const HEADERLESS_TAGS: StaticArray<u32> = [0x0014, FieldId.PentaxIsoCode];
export const PENTAX_HEADERLESS = new Meaning(Directory.Pentax, HEADERLESS_TAGS);

const FIRST_YEAR: u32 = 1995;
const LAST_YEAR: u32 = 2100;

let dateAt: u64 = 0;
let timeAt: u64 = 0;
let countAt: u64 = 0;
let countIsLong: bool = false;
let isTwice: bool = false;

function begin(): void {
  dateAt = 0;
  timeAt = 0;
  countAt = 0;
  isTwice = false;
  startValues();
}

function visit(): void {
  addValue();
  if (tag == 0x0006 && size == 4) dateAt = position;
  else if (tag == 0x0007 && (size == 3 || size == 4)) timeAt = position;
  else if (tag == 0x005d && size == 4) {
    // No camera writes two counts, so a second one makes both doubtful.
    if (countAt != 0) recordNumber(FieldId.Damaged, directory, tag, position, 1);
    isTwice = countAt != 0;
    countAt = position;
    countIsLong = type == TiffType.Long;
  }
  // The Optio 330RS and 430RS write Casio's tags under Pentax's signature, with other codes in 0x0014.
  else if (tag == 0x0014 && !modelHas('Optio330RS|Optio430RS|330RS|430RS')) emit(FieldId.PentaxIsoCode);
  // CameraInfo: model, date of manufacture, two production codes, internal serial number
  else if (tag == 0x0215 && count >= 5) {
    recordNumber(FieldId.ManufactureDate, directory, tag, position + 4, number(1));
    recordNumber(FieldId.PentaxProductionCode, directory, tag, position + 8, number(2));
    recordNumber(FieldId.InternalSerial, directory, tag, position + 16, number(4));
  }
}

/**
 * Deciphers 0x005D with the note's date and time, reading all three as big-endian:
 *  count = 0x005D xor date xor (0xFFFFFFFF - time)
 * Some compacts (LS465, S1) store the enciphered count little-endian. Nothing in the file proves that the key is right,
 * so the host also gets the key's date and whether the entry is a LONG: compacts that write a LONG don't always use
 * this key.
 */
function end(): void {
  recordSlack();
  if (countAt == 0 || dateAt == 0 || timeAt == 0 || isTwice) return;
  const year = u16At(dateAt, false);
  if (year < FIRST_YEAR || year > LAST_YEAR) {
    recordNumber(FieldId.Damaged, directory, 0x005d, countAt, 1);
    return;
  }
  const hour = u8At(timeAt);
  const minute = u8At(timeAt + 1);
  const second = u8At(timeAt + 2);
  const key = u32At(dateAt, false) ^ (0xffffffff - ((hour << 24) | (minute << 16) | (second << 8)));
  recordNumber(FieldId.PentaxCount, directory, 0x005d, countAt, u32At(countAt, false) ^ key);
  recordNumber(FieldId.PentaxCountSwapped, directory, 0x005d, countAt, u32At(countAt, true) ^ key);
  if (countIsLong) recordNumber(FieldId.PentaxCountIsLong, directory, 0x005d, countAt, 1);
  const day = (year * 100 + u8At(dateAt + 2)) * 100 + u8At(dateAt + 3);
  recordNumber(FieldId.PentaxDate, directory, 0x0006, dateAt, <f64>day * 1e6 + (hour * 100 + minute) * 100 + second);
}

PENTAX.begin = begin;
PENTAX.visit = visit;
PENTAX.end = end;
