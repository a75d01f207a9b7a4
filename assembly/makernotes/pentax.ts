/**
 * Pentax maker notes, which some Ricoh bodies write too.
 * Source: exiftool.org/TagNames/Pentax.html; six bodies compared.
 */
import { Directory, FieldId } from '../schema';
import { modelHas } from '../camera';
import { u16At, u32At, u8At } from '../windows';
import { recordNumber } from '../recordBuffer';
import { Meaning, count, directory, emit, number, position, size, tag } from '../tiff/ifd';

// prettier-ignore
const TAGS: StaticArray<u32> = [
  0x0029, FieldId.PentaxFrameNumber, // *ist D and old Optio: a file number that jumps
  0x0229, FieldId.MakerSerial,
];

export const PENTAX = new Meaning(Directory.Pentax, TAGS);

/** Optio 330 and 430: other tags, of which only the ISO is shown. */
const HEADERLESS_TAGS: StaticArray<u32> = [0x0014, FieldId.PentaxIsoCode];
export const PENTAX_HEADERLESS = new Meaning(Directory.Pentax, HEADERLESS_TAGS);

const FIRST_YEAR: u32 = 1995;
const LAST_YEAR: u32 = 2100;

let dateAt: u64 = 0;
let timeAt: u64 = 0;
let countAt: u64 = 0;

function begin(): void {
  dateAt = 0;
  timeAt = 0;
  countAt = 0;
}

function visit(): void {
  if (tag == 0x0006 && size == 4) dateAt = position;
  else if (tag == 0x0007 && (size == 3 || size == 4)) timeAt = position;
  else if (tag == 0x005d && size == 4) countAt = position;
  // With the same signature, these two write a Casio's tags, where 0x0014 has other codes.
  else if (tag == 0x0014 && !modelHas('Optio330RS|Optio430RS|330RS|430RS')) emit(FieldId.PentaxIsoCode);
  // CameraInfo: model, date of manufacture, two production codes, internal serial number
  else if (tag == 0x0215 && count >= 5) recordNumber(FieldId.InternalSerial, directory, tag, position + 16, number(4));
}

/**
 * Tag 0x005D is enciphered with the date and time in the same maker note, all three read as big-endian bytes:
 *   count = 0x005D xor date xor (0xFFFFFFFF - time)
 */
function end(): void {
  if (countAt != 0 && dateAt != 0 && timeAt != 0) {
    const year = u16At(dateAt, false);
    const time = (u8At(timeAt) << 24) | (u8At(timeAt + 1) << 16) | (u8At(timeAt + 2) << 8);
    if (year >= FIRST_YEAR && year <= LAST_YEAR) {
      const value = u32At(countAt, false) ^ u32At(dateAt, false) ^ (0xffffffff - time);
      recordNumber(FieldId.PentaxCount, directory, 0x005d, countAt, value);
    } else recordNumber(FieldId.Damaged, directory, 0x005d, countAt, 1);
  }
}

PENTAX.begin = begin;
PENTAX.visit = visit;
PENTAX.end = end;
