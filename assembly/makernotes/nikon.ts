/** Nikon maker notes. Source: makernotes of 27 bodies; exiftool.org/TagNames/Nikon.html */
import { Directory, FieldId } from '../schema';
import { matches, u16At, u8At } from '../reader';
import { recordNumber, recordText } from '../records';
import { Meaning, count, directory, little, number, position, size, tag } from '../tiff/ifd';

// prettier-ignore
const TAGS: StaticArray<u32> = [
  0x001d, FieldId.MakerSerial,
  0x0037, FieldId.NikonMechanicalCount, // mechanical releases: D850, Z bodies; 0 is true on Z 8 and Z 9
  0x00a5, FieldId.NikonKept, // pictures kept and deleted: D2 series, D200; their sum is 0x00A7
  0x00a6, FieldId.NikonDeleted,
  0x00a7, FieldId.NikonShutterCount, // all releases: 27 bodies compared
];

const NO_TAGS: StaticArray<u32> = [];

export const NIKON = new Meaning(Directory.Nikon, TAGS);
/** Coolpix of before 2001: no serial number, no count. */
export const NIKON_OLD = new Meaning(Directory.NikonOld, NO_TAGS);

function visit(): void {
  switch (tag) {
    case 0x0002:
      recordNumber(FieldId.Iso, directory, tag, position, number(1));
      break;
    case 0x0025:
      recordNumber(FieldId.NikonIsoCode, directory, tag, position, u8At(position));
      break;
    case 0x0084:
      // 18-55mm f/3.5-5.6 as four rationals
      for (let i: u32 = 0; i < 4 && count == 4; i++) {
        recordNumber(FieldId.LensMinFocal + i, directory, tag, position + 8 * i, number(i));
      }
      break;
    case 0x00a0:
      serialOfD70();
      break;
    case 0x00b8:
      fileInfo();
      break;
  }
}

/** D70, D70s, D50: 'NO= 20025585' */
function serialOfD70(): void {
  if (size <= 4) return;
  let skip: u32 = matches(position, 'NO= ') ? 4 : 0;
  while (<u64>skip < size && skip < 16 && u8At(position + skip) == 0x20) skip++;
  recordText(FieldId.MakerSerial, directory, tag, position + skip, <u32>size - skip);
}

/** Folder at +6 and file at +8, in an order of their own: the one that gives a possible folder and file (51 files). */
function fileInfo(): void {
  if (size < 10) return;
  for (let i = 0; i < 2; i++) {
    const order = i == 0 ? little : !little;
    const folder = u16At(position + 6, order);
    const file = u16At(position + 8, order);
    if (folder >= 100 && folder <= 999 && file <= 9999) {
      recordNumber(FieldId.NikonFolder, directory, tag, position + 6, folder);
      recordNumber(FieldId.NikonFile, directory, tag, position + 8, file);
      return;
    }
  }
}

NIKON.visit = visit;
