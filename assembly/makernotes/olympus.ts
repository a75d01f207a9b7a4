/** Olympus and OM System maker notes, which have no counter. Source: exiftool.org/TagNames/Olympus.html */
import { Directory, FieldId } from '../schema';
import { recordPreviewIn } from '../previews';
import { Meaning, base, enqueue, innerDirectory, little, tag } from '../tiff/ifd';

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
  // Compacts from about 2010 on (TG-830, TG-1) keep the old layout's tags in a separate directory.
  else if (tag == 0x4000) within(OLYMPUS);
  // CameraSettings has the preview's offset and length.
  else if (tag == 0x2020) recordPreviewIn(0x0101, 0x0102);
}

function within(meaning: Meaning): void {
  enqueue(meaning, innerDirectory(), base, little, false);
}

OLYMPUS.visit = visit;
