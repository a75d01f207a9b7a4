/**
 * Sony maker notes. The count is in the enciphered block 0x9050, which has one of four layouts, depending on the model.
 * Older bodies keep the count in 0x0020. Source: exiftool.org/TagNames/Sony.html; 36 genuine and 11 damaged files
 * compared.
 */
import { Directory, FieldId } from '../schema';
import { modelBegins, modelIs } from '../camera';
import { photo } from '../photo';
import { have, matches, openDecoded, putDecoded, u16At, u32At, u8At } from '../windows';
import { recordBytes, recordNumber, recordText } from '../recordBuffer';
import {
  Meaning,
  base,
  count,
  directory,
  directoryEnd,
  emit,
  enqueue,
  holderEnd,
  isCutOff,
  little,
  number,
  offset,
  position,
  recordCut,
  size,
  tag,
} from '../tiff/ifd';
import { DATE_BYTES } from '../tiff/tiffTypes';
import {
  PROVEN,
  PROVEN_TWICE,
  Standing,
  find,
  foundAt,
  foundSize,
  hasBase,
  isInside,
  settleShift,
  standing,
} from './moved';
import { addValue, recordSlack, startValues } from './slack';

// prettier-ignore
const TAGS: StaticArray<u32> = [
  0xb001, FieldId.NoteModelId,
  0xb04a, FieldId.SonySequence, // position in a burst
];

/** Positions of a body's count and other values in 0x9050. */
class Layout {
  constructor(
    /** `None`: the body has the block, but no known count */
    public readonly field: FieldId = FieldId.None,
    public readonly countAt: u32 = 0,
    /** position of the flash status, which `gate` checks; 0: none */
    public readonly flashAt: u32 = 0,
    /** position and length of the body's internal serial number; position 0: none */
    public readonly serialAt: u32 = 0,
    public readonly serialLength: u32 = 6,
    /** the lens mount is at `MOUNT_AT`, and `gate` checks it */
    public readonly hasMount: bool = false,
    /** the block has the count only if its first five raw bytes are 0, as after a shot with the mechanical shutter */
    public readonly needsZeros: bool = false,
  ) {}
}

/** The first bodies with the block: A-mount, E-mount, and bodies with a serial number at an unknown position. */
const A = new Layout(FieldId.SonyCountA, 0x32, 0x31, 0xf0, 5, true);
const A_E_MOUNT = new Layout(FieldId.SonyCountA, 0x32, 0x31, 0x7c, 4, true);
const A_NO_SERIAL = new Layout(FieldId.SonyCountA, 0x32, 0x31, 0, 0, true);
const B = new Layout(FieldId.SonyCountB, 0x3a, 0x39, 0x88, 6, true);
const C = new Layout(FieldId.SonyCountC, 0x3a, 0x39, 0x88);
const C_ILCE_1 = new Layout(FieldId.SonyCountC, 0x3a, 0x39, 0x8a);
const D = new Layout(FieldId.SonyCountD, 0x0a, 0, 0x38);
const D_IF_ZERO = new Layout(FieldId.SonyCountD, 0x0a, 0, 0x38, 6, false, true);

export const SONY = new Meaning(Directory.Sony, TAGS);
const MOUNT_AT: u32 = 0x105;
const COUNT_BITS: u32 = 0x00ffffff;
/** A copy of the count may be this much lower than the count. */
const COPY_LAG: u32 = 2;

/** Bodies 'A|B' that share a layout, and the positions of two copies of the count in the block (0: no copy). */
class Body {
  constructor(
    public readonly names: string,
    public readonly layout: Layout,
    public readonly copy2At: u32 = 0,
    public readonly copy3At: u32 = 0,
  ) {}
}

const UNLISTED = new Body('', new Layout());
const NOT_STORED = new Body('ILCE-9M3|ZV-E1|ZV-E10M2', new Layout());

/**
 * Lists every body by name, because a wrong layout gives a wrong number. On some bodies, firmware moves the copies of
 * the count, so a copy can confirm the count but not refute it.
 */
// prettier-ignore
const BODIES: StaticArray<Body> = [
  new Body('ILCE-6100|ILCE-6100A|ILCE-6400|ILCE-6400A|ILCE-6600|ILCE-7C|ILCE-7RM4|ILCE-7RM4A|ILCE-9M2|ZV-E10', B, 0x50, 0x19f),
  new Body('ILCE-7M3|ILCE-7RM3|ILCE-7RM3A', B, 0x52, 0x19f),
  new Body('ILCE-9', B, 0, 0x19f),
  new Body('ILCE-7RM2|ILCE-7SM2', B, 0x58, 0x1cb),
  new Body('ILCE-6300|ILCE-6500', B, 0x58, 0x1cd),
  new Body('ILCA-99M2', B, 0, 0x1cd),
  new Body('ILCE-1', C_ILCE_1),
  new Body('ILCE-7M4|ILCE-7RM5|ILCE-7SM3|ILME-FX3|ILME-FX3A|ILME-FX30', C, 0x50),
  new Body('ILCE-6700|ILCE-7CM2|ILCE-7CR|ILME-FX2', D),
  new Body('ILCE-1M2|ILCE-7M5|ILCE-7RM6', D_IF_ZERO),
  NOT_STORED,
  new Body('ILCE-7|ILCE-7R|ILCE-6000|ILCE-5000', A_E_MOUNT, 0x4c, 0x1aa),
  new Body('ILCE-7S|ILCE-7M2|ILCE-5100|ILCE-QX1', A_E_MOUNT, 0x4c, 0x1a0),
  new Body('ILCA-68|ILCA-77M2', A, 0, 0x1a0),
  new Body('SLT-A58|SLT-A99|SLT-A99V|HV', A, 0, 0x1aa),
  new Body('NEX-3N|NEX-5R|NEX-5T|NEX-6|NEX-VG900|NEX-VG900E|NEX-VG30|NEX-VG30E|ILCE-3000|ILCE-3500', A_E_MOUNT, 0, 0x1aa),
  new Body('SLT-A37|SLT-A57|SLT-A65|SLT-A65V|SLT-A77|SLT-A77V', A, 0, 0x1bd),
  new Body('NEX-F3', A_E_MOUNT, 0, 0x1bd),
  new Body('Lunar|NEX-5N|NEX-7|NEX-VG20|NEX-VG20E', A_NO_SERIAL, 0, 0x1bd),
];

let body: Body = UNLISTED;

function findBody(): Body {
  for (let i = 0; i < BODIES.length; i++) if (modelIs(BODIES[i].names)) return BODIES[i];
  return modelBegins('DSC-|Stellar|ZV-1') ? NOT_STORED : UNLISTED;
}

/**
 * Bytes between the last entry and the first value: 4 on DSLR-A, SLT-A33 to A55, the first NEX, and in ARW files;
 * otherwise 0.
 */
const GAPS: StaticArray<i32> = [0, 4];

let block9050At: u64 = 0;
let block9050Size: u64 = 0;
let block9400At: u64 = 0;
let isTwice: bool = false;

function begin(): void {
  body = findBody();
  settleShift(GAPS, 0, proof);
  startValues();
  isTwice = false;
  block9050At = 0;
  block9400At = 0;
}

/**
 * Returns how well the blocks found with `shift` prove it. If the note has 0x9050 and the body has a known count,
 * 0x9050 decides; otherwise 0x9400 if it is inside the note, or else 0x0020.
 */
function proof(shift: u64): u32 {
  const has9400 = find(0x9400, shift);
  const isProof = has9400 && isInside();
  const proofAt = foundAt;
  if (find(0x9050, shift) && body.layout.field != FieldId.None) {
    // A block outside the note belongs to an earlier note, which may be partly overwritten.
    if (!isInside() || (has9400 && !isProof)) return 0;
    block9050At = foundAt;
    block9050Size = foundSize;
    block9400At = has9400 ? proofAt : 0;
    const trust = gate();
    return trust < Trust.Sound ? 0 : trust == Trust.Confirmed ? PROVEN_TWICE : PROVEN;
  }
  if (isProof) return isSigned9400(proofAt) ? PROVEN : 0;
  return find(0x0020, shift) && isInside() && findCountBlock(foundAt, foundSize) != 0 ? PROVEN : 0;
}

function visit(): void {
  addValue();
  if (tag == 0x9050) {
    // No camera writes two blocks 0x9050.
    isTwice = block9050At != 0;
    block9050At = position;
    block9050Size = size;
  } else if (tag == 0x9400) block9400At = position;
  else if (tag == 0x0020) {
    if (count == 19154 || count == 19148) focusInfo();
    else moreInfo();
  } else if (tag == 0xb027 && modelIs('DSLR-A100')) emit(FieldId.SonyLensType);
  if (!hasBase()) return;
  switch (tag) {
    case 0x0114:
      cameraSettings();
      break;
    case 0x2031:
      swappedSerial();
      break;
    case 0x3000:
      if (size >= DATE_AT + DATE_BYTES) recordText(FieldId.SonyDate, directory, tag, position + DATE_AT, DATE_BYTES);
      break;
    case 0xb028:
      if (modelIs('DSLR-A100')) enqueue(A100, base + offset(), base, little, false, false, holderEnd);
      break;
    case 0xb02a:
      lensSpec();
      break;
    case 0xb02b:
      recordNumber(FieldId.MakerHeight, directory, tag, position, number(0));
      recordNumber(FieldId.MakerWidth, directory, tag, position + 4, number(1));
      break;
  }
}

function end(): void {
  recordSlack();
  if (block9050At == 0) {
    // Bodies with a known count write 0x9050 into every photo.
    if (body.layout.field != FieldId.None) refuse(directoryEnd);
    return;
  }
  if (body === NOT_STORED) return;
  if (body === UNLISTED) recordNumber(FieldId.UnknownLayout, directory, 0x9050, block9050At, 1);
  else if (isTwice) refuse(block9050At);
  else {
    const trust = gate();
    // Accept an unproven block only if nothing suggests that the note was moved.
    const open = trust >= Trust.Sound ? hasBase() : trust == Trust.Possible && standing == Standing.InPlace;
    if (open) recordCount();
    else refuse(block9050At);
  }
}

/** Inverts Sony's cipher, x³ mod 249: the inverse is x⁵⁵ mod 249. The cipher leaves 249 to 255 unchanged. */
function decipher(byte: u32): u32 {
  if (byte >= 249) return byte;
  // 55 = 0b110111
  const x2 = (byte * byte) % 249;
  const x3 = (x2 * byte) % 249;
  const x6 = (x3 * x3) % 249;
  const x12 = (x6 * x6) % 249;
  const x13 = (x12 * byte) % 249;
  const x26 = (x13 * x13) % 249;
  const x27 = (x26 * byte) % 249;
  const x54 = (x27 * x27) % 249;
  return (x54 * byte) % 249;
}

/** Offset of the date in 0x3000. */
const DATE_AT: u32 = 6;

let twice: bool = false;

function plainAt(at: u64): u32 {
  const once = decipher(u8At(at));
  return twice ? decipher(once) : once;
}

function plain32At(at: u64): u32 {
  return plainAt(at) | (plainAt(at + 1) << 8) | (plainAt(at + 2) << 16) | (plainAt(at + 3) << 24);
}

/**
 * True if the published tables list this raw byte as the first byte of a block 0x9400, or if it is a listed byte that
 * an editor enciphered a second time. Damaged blocks begin with other bytes.
 */
function isGenuine9400(byte: u32): bool {
  switch (byte) {
    case 0x0a:
    case 0x23:
    case 0x24:
    case 0x26:
    case 0x28:
    case 0x31:
    case 0x32:
    case 0x33:
    case 0x41:
      return true;
    default:
      return isUnseen9400(byte) || isTwice9400(byte);
  }
}

/**
 * True if the published tables list `byte` as the block's first byte, but no file of ours has this byte. So we don't
 * know whether the rest of the signature (`isSigned9400`) follows.
 */
function isUnseen9400(byte: u32): bool {
  return byte == 0x07 || byte == 0x09 || byte == 0x0c || byte == 0x43;
}

/**
 * True if the block at `at` has the signature: a genuine first byte, then 1, 1, 1, as on all 26 compared bodies. The
 * cipher maps 1 to itself.
 */
function isSigned9400(at: u64): bool {
  if (!have(at, 4) || !isGenuine9400(u8At(at))) return false;
  return u8At(at + 1) == 1 && u8At(at + 2) == 1 && u8At(at + 3) == 1;
}

/** True for published first bytes after an editor has enciphered them a second time. */
function isTwice9400(byte: u32): bool {
  return byte == 0x5e || byte == 0xe7 || byte == 0x04;
}

function isFlashStatus(byte: u32): bool {
  return byte == 0 || byte == 2 || byte == 64 || byte == 65 || byte == 66 || byte == 128 || byte == 129 || byte == 131;
}

/** How far a 0x9050 block can be trusted. */
enum Trust {
  /** a check failed */
  None = 0,
  /** all checks passed, but unrelated bytes could pass them by chance */
  Possible = 1,
  /** the offset of 0x9400 leads to a genuine block */
  Sound = 2,
  /** `Sound`, and a copy of the count agrees */
  Confirmed = 3,
}

let proven: bool = false;
let clean: bool = false;
let isFilled: bool = false;
let hasFlash: bool = false;
let value: u32 = 0;
let copy2: u32 = 0;
let copy3: u32 = 0;

/** Checks the block at `block9050At`, reads the count and its copies, and returns how far to trust the block. */
function gate(): Trust {
  const block = block9050At;
  proven = block9400At != 0 && have(block9400At, 1);
  const first = proven ? u8At(block9400At) : 0;
  const signed = proven && isSigned9400(block9400At);
  // One byte alone is no proof that the blocks are enciphered twice.
  twice = signed && isTwice9400(first);
  if (proven && !signed && (isTwice9400(first) || !isGenuine9400(first))) return Trust.None;
  isFilled = true;
  if (body.layout.needsZeros) {
    // Without five leading zeros, nothing is known about the block's other bytes.
    for (let i: u32 = 0; i < 5 && isFilled; i++) isFilled = u8At(block + i) == 0;
    if (!isFilled) return signed ? Trust.Sound : Trust.Possible;
  }
  const at = body.layout.countAt;
  if (<u64>at + 4 > block9050Size || !have(block + at, 4)) return Trust.None;
  const flash = body.layout.flashAt != 0 ? plainAt(block + body.layout.flashAt) : 0;
  if (!isFlashStatus(flash)) return Trust.None;
  if (body.layout.hasMount) {
    if (<u64>MOUNT_AT >= block9050Size || !have(block + MOUNT_AT, 1) || plainAt(block + MOUNT_AT) > 2)
      return Trust.None;
  }
  const word = plain32At(block + at);
  value = word & COUNT_BITS;
  clean = word == value;
  hasFlash = (flash & 1) != 0;
  copy2 = !hasFlash ? copyAt(block, body.copy2At, value) : 0;
  copy3 = copyAt(block, body.copy3At, value);
  const confirmed = clean && (copy2 | copy3) != 0;
  // Without 0x9400, only a copy that agrees supports the layout.
  if (!proven) return confirmed ? Trust.Possible : Trust.None;
  if (signed) return confirmed ? Trust.Confirmed : clean ? Trust.Sound : Trust.Possible;
  // The first byte and a copy can match by chance, so require the signature wherever it is known to follow this first
  // byte.
  if (isUnseen9400(first)) return confirmed ? Trust.Sound : Trust.Possible;
  return confirmed ? Trust.Possible : Trust.None;
}

function recordCount(): void {
  const block = block9050At;
  if (!isFilled) {
    recordNumber(FieldId.SonySilentShot, directory, 0x9050, block, 1);
    return;
  }
  const at = body.layout.countAt;
  recordNumber(body.layout.field, directory, 0x9050, block + at, value, at);
  if (copy2 != 0) recordNumber(FieldId.SonyCountCopy2, directory, 0x9050, block + body.copy2At, copy2);
  if (copy3 != 0) recordNumber(FieldId.SonyCountCopy3, directory, 0x9050, block + body.copy3At, copy3);
  if (proven && clean) recordNumber(FieldId.SonyGate, directory, 0x9400, block9400At, 1);
  if (!isAnchored(block) || lacksCopy()) unconfirmed(block);
  internalSerial(block);
}

/** Bodies with untouched photos that we compared. All these photos have the fixed bytes in the block. */
const COMPARED =
  'NEX-5N|ILCE-1|ILCE-6700|ILCE-7CM2|' +
  'ILCA-99M2|ILCE-6400|ILCE-7M3|ILCE-7SM3|ZV-E10|ILCE-3000|ILCE-5000|ILCE-6000|ILCE-7|ILCE-7R|NEX-3N|NEX-5T|NEX-6|NEX-7|NEX-F3|NEX-VG20E|NEX-VG30E|NEX-VG900|SLT-A37|SLT-A57|SLT-A58|SLT-A65|SLT-A65V|SLT-A77|SLT-A77V|SLT-A99|SLT-A99V';

/**
 * True if the fixed bytes after the count are in place, or if we have no photos of this body to compare. 0x9400 proves
 * only its own position, far before this block; bytes added or lost in between would move the count unnoticed. The
 * fixed bytes are 02, later three zeros, and C0 FF FF (in layout A only FF FF, because the byte before FF FF varies
 * there). Their positions depend on the layout. Source: 62 photos of 31 bodies.
 */
function isAnchored(block: u64): bool {
  if (!modelIs(COMPARED)) return true;
  const field = body.layout.field;
  const at: u64 = field == FieldId.SonyCountA ? 0xbc : field == FieldId.SonyCountD ? 0xac : 0xcc;
  const two: u64 = field == FieldId.SonyCountD ? 0x17 : 0x13;
  if (at + 2 > block9050Size || !have(block + at - two, <u32>two + 2)) return false;
  for (let i: u64 = 2; i <= 4; i++) if (u8At(block + at - i) != 0) return false;
  if (field != FieldId.SonyCountA && plainAt(block + at - 1) != 0xc0) return false;
  return u8At(block + at) == 0xff && u8At(block + at + 1) == 0xff && plainAt(block + at - two) == 2;
}

/** Records that the count can't be read: the file ends inside the note, or the block is damaged. */
function refuse(at: u64): void {
  if (isCutOff(at, max<u64>(holderEnd - at, 1))) recordCut(at);
  else recordNumber(FieldId.Damaged, directory, tag, at, 1);
}

/** Records that the count lacks the bytes that accompany it in untouched photos. */
function unconfirmed(at: u64): void {
  recordNumber(FieldId.SonyUnconfirmed, directory, tag, at, 1);
}

/** True if no copy of the count agrees, although one does in all untouched photos of the body. */
function lacksCopy(): bool {
  if ((copy2 | copy3) != 0 || (body.copy3At == 0 && (body.copy2At == 0 || hasFlash))) return false;
  // In one untouched photo from a NEX-5N, no copy of the count agrees.
  return modelIs(COMPARED) && !modelIs('NEX-5N');
}

/** The copy of the count at `at` in the block; 0 if it doesn't agree with `value`. */
function copyAt(block: u64, at: u32, value: u32): u32 {
  if (at == 0 || <u64>at + 4 > block9050Size || !have(block + at, 4)) return 0;
  const copy = plain32At(block + at) & COUNT_BITS;
  return copy != 0 && copy <= value && value - copy <= COPY_LAG ? copy : 0;
}

function internalSerial(block: u64): void {
  const at = body.layout.serialAt;
  const length = body.layout.serialLength;
  if (length == 0 || <u64>at + length > block9050Size || !have(block + at, length)) return;
  const plain = openDecoded(length);
  if (plain == 0) return;
  for (let i: u32 = 0; i < length; i++) putDecoded(plain + i, plainAt(block + at + i));
  recordBytes(FieldId.InternalSerial, directory, 0x9050, plain, length);
}

/**
 * The DSLR-A100 keeps a Minolta note inside its own. Twelve digits in the Minolta note's 0x0020 are an internal serial
 * number.
 */
const A100 = new Meaning(Directory.Minolta);
const A100_SERIAL_AT: u64 = 0x49dc;
const A100_SERIAL_DIGITS: u32 = 12;

function serialOfA100(): void {
  const at = position + A100_SERIAL_AT;
  if (tag != 0x0020 || A100_SERIAL_AT + A100_SERIAL_DIGITS > size || !areDigits(at, A100_SERIAL_DIGITS)) return;
  recordText(FieldId.InternalSerial, directory, tag, at, A100_SERIAL_DIGITS);
}

function areDigits(at: u64, length: u32): bool {
  for (let i: u32 = 0; i < length; i++) {
    const digit = u8At(at + i);
    if (digit < 0x30 || digit > 0x39) return false;
  }
  return true;
}

/** Records 0x2031, a serial number: eight digits in pairs, the last pair first. */
function swappedSerial(): void {
  if (size < 8 || !areDigits(position, 8)) return;
  const plain = openDecoded(8);
  if (plain == 0) return;
  for (let i: u32 = 0; i < 8; i++) putDecoded(plain + i, u8At(position + ((6 - (i & 6)) | (i & 1))));
  recordText(FieldId.MakerSerial, directory, tag, plain, 8);
}

const FOCUS_INFO_COUNT_AT: u32 = 0x846;
/** Position of AE AE AE AC in the block, in all nine compared photos of seven bodies. */
const FOCUS_INFO_FIXED_AT: u32 = 0x850;

const CAMERA_INFO: u32 = 0x0010;
const GAP_OF_DSLR: u64 = 4;

/**
 * Reads the count of DSLR-A230 to A900 from an unenciphered block. Its bytes prove too little to correct the offsets of
 * a moved note. So the core reads a moved note's count only if Windows states the distance, and if this distance leads
 * to a first value where the camera writes it. The counts were right in 154 photos from an A230 whose notes Windows had
 * moved. We saw no count in a moved note of another body.
 */
function focusInfo(): void {
  if (!modelIs('DSLR-A850|DSLR-A900') && !modelIs(MAY_BE_MOVED)) return;
  const isUnmoved = standing == Standing.InPlace && isFirstAt(0);
  const isMoved = standing == Standing.Lost && photo.moved != 0 && size == MOVED_SIZE && modelIs(MAY_BE_MOVED);
  const shift = isMoved ? photo.moved : 0;
  const block = position + shift;
  const at = block + FOCUS_INFO_COUNT_AT;
  const isPlaced = isUnmoved || (isMoved && isFirstAt(shift));
  if (!isPlaced || !isFocusInfo(block) || !have(at, 4) || u8At(at + 3) != 0) {
    refuse(position);
    return;
  }
  recordNumber(FieldId.SonyFocusInfoCount, directory, tag, at, u32At(at, true), FOCUS_INFO_COUNT_AT);
  if (!matches(block + FOCUS_INFO_FIXED_AT, '\xae\xae\xae\xac')) unconfirmed(at);
  if (isMoved) recordNumber(FieldId.SonyMoved, directory, tag, block, 1);
}

const MAY_BE_MOVED = 'DSLR-A230|DSLR-A290|DSLR-A330|DSLR-A380|DSLR-A390';
/** Size of the block on the `MAY_BE_MOVED` bodies. */
const MOVED_SIZE: u64 = 19154;

/** True if `shift` puts the note's first value where the camera puts it. */
function isFirstAt(shift: u64): bool {
  return find(CAMERA_INFO, shift) && foundAt == directoryEnd + GAP_OF_DSLR;
}

/** True if drive mode, rotation (3 values), stabilization (off, on) and dynamic range mode (4 values) are valid. */
function isFocusInfo(block: u64): bool {
  if (!have(block, 0x16)) return false;
  return u8At(block + 0x0e) != 0 && u8At(block + 0x10) <= 2 && u8At(block + 0x14) <= 1 && u8At(block + 0x15) <= 3;
}

/** Records the count at offset `place` in MoreInfo's block at `block`. */
function plainCount(field: FieldId, block: u64, place: u32): void {
  const at = block + place;
  if (have(at, 4)) recordNumber(field, directory, tag, at, u32At(at, true) & COUNT_BITS, place, COUNT_BLOCK);
  else refuse(at);
}

/** Id of the block with the counts in MoreInfo. */
const COUNT_BLOCK: u32 = 0x0201;
/** Most blocks to search: more than any body's MoreInfo has (we saw 20 and 21). */
const MAX_BLOCKS: u32 = 50;

/**
 * Returns the offset of the block with the counts in 0x0020; 0 if there is none, or if the bytes at `at` are no index.
 * The index has a u16 number of blocks, a u16 length, and each block's u16 id and u16 offset.
 */
function findCountBlock(at: u64, bytes: u64): u32 {
  if (bytes < 8 || !have(at, 4)) return 0;
  const blocks = u16At(at, true);
  const length = u16At(at + 2, true);
  const index: u32 = 4 + 4 * blocks;
  if (blocks == 0 || blocks > MAX_BLOCKS || length < index || <u64>length > bytes || !have(at, index)) return 0;
  let found: u32 = 0;
  for (let i: u32 = 0; i < blocks; i++) {
    const offset = u16At(at + 6 + 4 * i, true);
    if (offset < index || offset >= length) return 0;
    if (u16At(at + 4 + 4 * i, true) == COUNT_BLOCK) found = offset;
  }
  return found;
}

function moreInfo(): void {
  const a500 = modelIs('DSLR-A450|DSLR-A500|DSLR-A550');
  if (!a500 && !modelIs('SLT-A33|SLT-A35|SLT-A55|SLT-A55V|DSLR-A560|DSLR-A580|NEX-3|NEX-5|NEX-C3|NEX-VG10|NEX-VG10E'))
    return;
  const at = hasBase() ? findCountBlock(position, size) : 0;
  const place: u32 = a500 ? 0x14a : 0x125;
  if (at == 0 || at + place + 4 > u16At(position + 2, true)) {
    refuse(position);
    return;
  }
  const block = position + at;
  if (a500) plainCount(FieldId.SonyMoreInfoCountA500, block, place);
  else {
    plainCount(FieldId.SonyMoreInfoCount, block, place);
    plainCount(FieldId.SonyMoreInfoImages, block, 0x11b);
  }
  // All compared photos have these values: four photos of the three `a500` bodies, and 13 photos of ten other bodies.
  const isFixed = a500
    ? have(block + 0x128, 0x1e) && u8At(block + 0x128) == 0x88 && u8At(block + 0x145) == 0x78
    : matches(block + 0x132, '\x85\x86');
  if (!isFixed) unconfirmed(block);
}

/**
 * Records the file number of A200 to A580, SLT-A33 to A55 and the first NEX. The block's length determines its layout;
 * one layout has no file number.
 */
function cameraSettings(): void {
  if (!modelBegins('DSLR-A|SLT-A33|SLT-A35|SLT-A55|NEX-')) return;
  if (isCutOff(position, size)) return recordCut(position);
  let file: u32 = 0;
  if (size == 364) file = u16At(position + 0x136, false);
  else if (size == 1536) file = u32At(position + 0x114, true);
  else if (size == 2048) file = u16At(position + 0x314, true);
  else return;
  recordNumber(FieldId.SonyFile, directory, tag, position, file & 0x3fff);
}

/**
 * Records 0xB02A, eight bytes: flags, shortest and longest focal length in two BCD bytes each, two apertures in BCD
 * tenths, flags.
 */
function lensSpec(): void {
  if (size != 8) return;
  recordNumber(FieldId.LensMinFocal, directory, tag, position + 1, bcd(position + 1) * 100 + bcd(position + 2));
  recordNumber(FieldId.LensMaxFocal, directory, tag, position + 3, bcd(position + 3) * 100 + bcd(position + 4));
  recordNumber(FieldId.LensMinAperture, directory, tag, position + 5, bcd(position + 5) / 10);
  recordNumber(FieldId.LensMaxAperture, directory, tag, position + 6, bcd(position + 6) / 10);
}

function bcd(at: u64): f64 {
  const byte = u8At(at);
  return <f64>((byte >> 4) * 10 + (byte & 15));
}

SONY.begin = begin;
SONY.visit = visit;
SONY.end = end;
A100.visit = serialOfA100;
