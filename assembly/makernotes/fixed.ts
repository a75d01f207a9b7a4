/**
 * Maker notes with fixed positions instead of a directory: Kodak's from before 2006 and HP's. They have no counter.
 * Source: exiftool.org/TagNames/Kodak.html and HP.html, which name the models (a position is the index times the unit);
 * real files of the DX3600, DX4900, DC280 and Photosmart M627.
 */
import { Directory, FieldId } from '../schema';
import { modelHas } from '../camera';
import { have, matches, matchesOne, u16At, u8At } from '../windows';
import { recordNumber, recordText } from '../recordBuffer';

/** Cameras write this if they don't know the ISO. */
const NO_ISO: u32 = 0xffff;

let note: u64 = 0;
let noteSize: u64 = 0;

/** Records the ISO or the serial number of a Kodak, whose note has one of several layouts. */
export function kodakFields(at: u64, size: u64): void {
  note = at;
  noteSize = size;
  if (matches(at, 'KDK')) iso(8 + 0x60, !matches(at, 'KDK INFO'));
  else if (matchesOne(at, 'IIII\x02\0|IIII\x03\0')) iso(0x34, true);
  else if (modelHas('DC240|DC280|DC3400|DC5000')) iso(0x4e, false);
  else if (modelHas('CX4200|CX4210|CX4230|CX4300|CX4310|CX6200|CX6230')) iso(0x1e, false);
  else if (modelHas('DX3215')) iso(0x1a, false);
  else if (modelHas('DX3700')) iso(0x1a, true);
  else if (beginsWithSerial()) recordText(FieldId.MakerSerial, Directory.Kodak, 0x927c, at, SERIAL_BYTES);
}

function iso(at: u32, little: bool): void {
  if (<u64>at + 2 > noteSize) return;
  const value = u16At(note + at, little);
  if (value != 0 && value != NO_ISO) recordNumber(FieldId.MakerIso, Directory.Kodak, 0x927c, note + at, value);
}

/** Bytes of the serial number's field, which spaces or NULs pad. */
const SERIAL_BYTES: u32 = 16;
const MIN_SERIAL: u32 = 11;
const SERIAL_DIGITS: u32 = 4;

/**
 * True if the note begins with a serial number such as 'KCXFD62901234 ': K or C, then capitals and digits, ending in at
 * least four digits. A few numbers have a space after the fourth character.
 */
function beginsWithSerial(): bool {
  if (noteSize < SERIAL_BYTES || !have(note, SERIAL_BYTES)) return false;
  const first = u8At(note);
  if (first != 0x4b && first != 0x43) return false;
  let digits: u32 = 0;
  for (let i: u32 = 1; i < SERIAL_BYTES; i++) {
    const byte = u8At(note + i);
    if (byte == 0x20 && i == 4) continue;
    if (byte == 0 || byte == 0x20) return i >= MIN_SERIAL && digits >= SERIAL_DIGITS;
    if (byte >= 0x30 && byte <= 0x39) digits++;
    else if (byte >= 0x41 && byte <= 0x5a) digits = 0;
    else return false;
  }
  return false;
}

/** Records an HP's serial number, after 'SERIAL NUMBER:' (version 4: M627; version 6: M425, M525 and M527). */
export function hpFields(at: u64, size: u64): void {
  const serial: u32 = matches(at, 'IIII\x04\0') ? 0x5c : 0x58;
  if (<u64>serial + HP_SERIAL_BYTES > size || !matches(at + serial, 'SERIAL NUMBER:')) return;
  recordText(FieldId.MakerSerial, Directory.Hp, 0x927c, at + serial + 14, HP_SERIAL_BYTES - 14);
}

const HP_SERIAL_BYTES: u32 = 26;
