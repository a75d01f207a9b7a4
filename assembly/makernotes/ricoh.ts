/**
 * Ricoh maker notes. The block [Ricoh Camera Info] holds the numbers of shots and flashes. In all 85 photos with this
 * block (50 models from 2003 to 2012), there are at least as many shots as flashes. On three bodies, both rise with
 * file numbers and dates. The GR of 2013 and the Theta have another block instead.
 */
import { Directory, FieldId } from '../schema';
import { recordNumber, recordText } from '../recordBuffer';
import { TiffType } from '../tiff/tiffTypes';
import {
  Meaning,
  base,
  count,
  directory,
  enqueue,
  holderEnd,
  number,
  position,
  recordMissing,
  size,
  tag,
  type,
} from '../tiff/ifd';
import { matches } from '../windows';
import { PROVEN_TWICE, Standing, find, foundAt, isInside, isPlaced, settleShift, standing } from './moved';

const TAGS: StaticArray<u32> = [0x0005, FieldId.MakerSerial];

export const RICOH = new Meaning(Directory.Ricoh, TAGS);
const INFO = new Meaning(Directory.RicohInfo);

const CAMERA_INFO: u32 = 0x2001;
const LETTERS = '[Ricoh Camera Info]';
/** 19 characters and one byte, 0 or 2 */
const LETTERS_SIZE: u64 = 20;
const MADE: u32 = 0x0004;
const SHOTS: u32 = 0x000c;

/**
 * Bytes between the last entry and the first value. The Caplio G3, G4 and RR30 put their values before the directory.
 */
const GAPS: StaticArray<i32> = [4, -873];

function begin(): void {
  settleShift(GAPS, 0, proof);
}

/**
 * Looks for the block's first characters, '[Ricoh Camera Info]'. The block must be inside the note, because another
 * photo's note may follow. With the first value at its usual position, the block may come after the note, as on the
 * G700.
 */
function proof(shift: u64): u32 {
  if (!find(CAMERA_INFO, shift) || !(isPlaced || isInside())) return 0;
  return matches(foundAt, LETTERS) ? PROVEN_TWICE : 0;
}

/**
 * Queues the block's directory, which is big-endian. Its offsets count from the maker note's base. On the Caplio RR1
 * and the RDC-i500, they count from the block, but the entry with the counts needs no offset.
 */
function visit(): void {
  if (tag != CAMERA_INFO || type != TiffType.Undefined) return;
  if (standing >= Standing.Proven) enqueue(INFO, position + LETTERS_SIZE, base, false, false, false, holderEnd);
  else recordMissing(directory, tag, position, size);
}

/** The entry has two numbers, shots and flashes: LONGs, or SHORTs on the Caplio RR1 and the RDC-i500. */
function visitInfo(): void {
  if (tag == MADE) recordText(FieldId.ManufactureDate, directory, CAMERA_INFO, position, <u32>size);
  if (tag != SHOTS || count != 2 || (type != TiffType.Long && type != TiffType.Short)) return;
  const shots = number(0);
  const flashes = number(1);
  if (shots >= flashes) {
    recordNumber(FieldId.RicohShots, directory, CAMERA_INFO, position, shots, SHOTS);
    recordNumber(FieldId.RicohFlashes, directory, CAMERA_INFO, position + size / 2, flashes, SHOTS);
  } else {
    recordMissing(directory, tag, position, size);
  }
}

RICOH.begin = begin;
RICOH.visit = visit;
INFO.visit = visitInfo;
