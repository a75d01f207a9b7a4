/** Olympus and OM System maker notes: no counter in any of them. Source: exiftool.org/TagNames/Olympus.html */
import { Directory, FieldId } from '../schema';
import { Meaning, base, enqueue, little, offset, position, tag, type } from '../tiff/ifd';
import { TiffType } from '../tiff/tiffTypes';

// prettier-ignore
const TAGS: StaticArray<u32> = [
  0x0404, FieldId.MakerSerial, // old layout
  0x101a, FieldId.MakerSerial,
];

// prettier-ignore
const EQUIPMENT_TAGS: StaticArray<u32> = [
  0x0101, FieldId.MakerSerial,
  0x0102, FieldId.InternalSerial,
  0x0203, FieldId.MakerLens,
];

export const OLYMPUS = new Meaning(Directory.Olympus, TAGS);
const EQUIPMENT = new Meaning(Directory.OlympusEquipment, EQUIPMENT_TAGS);

function visit(): void {
  if (tag == 0x2010) within(EQUIPMENT);
  // Compacts since about 2010 (TG-830, TG-1) keep the old layout's tags in a separate directory.
  else if (tag == 0x4000) within(OLYMPUS);
}

/** Queues the current entry's directory: newer bodies point to it, in older ones it is the value itself. */
function within(meaning: Meaning): void {
  const pointed = type == TiffType.Ifd || type == TiffType.Long;
  enqueue(meaning, pointed ? base + offset() : position, base, little, false);
}

OLYMPUS.visit = visit;
