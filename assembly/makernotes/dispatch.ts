/**
 * Which maker note is this? Rules in order, the first that fits wins. The order matters: a signature comes before the
 * brands that are recognized by Make alone, because some makers write another brand's note.
 * Source: exiftool.org/TagNames/index.html and docs/formats.md.
 *
 * To add a brand: one file with its `Meaning`, one row here.
 */
import { Directory, FieldId, MakerNote } from '../schema';
import { makeBegins, modelIs } from '../camera';
import { photo } from '../photo';
import { have, matches, matchesOne, u16At, u32At } from '../windows';
import { recordNumber } from '../recordBuffer';
import { Meaning, enqueue, recordMissing } from '../tiff/ifd';
import { sizeOf } from '../tiff/tiffTypes';
import { CANON } from './canon';
import { hpFields, kodakFields } from './fixed';
import { FUJIFILM } from './fujifilm';
import { LEICA, LEICA_M } from './leica';
import { MINOLTA } from './minolta';
import { NIKON, NIKON_OLD } from './nikon';
import { OLYMPUS } from './olympus';
import { APPLE, CASIO, SAMSUNG, SIGMA } from './others';
import { PANASONIC } from './panasonic';
import { PENTAX, PENTAX_HEADERLESS } from './pentax';
import { isPhaseOne, scanPhaseOne } from './phaseone';
import { RICOH } from './ricoh';
import { SONY } from './sony';

/** The base of a note's offsets. */
enum Base {
  /** the enclosing TIFF header */
  Tiff = 0,
  /** the note's first byte */
  Note = 1,
  /** the first byte of the note's directory */
  Directory = 2,
}

/** For notes without an 'II' or 'MM': the file's byte order, corrected by the entry count. */
const OF_FILE = -1;

const MAX_M8_ENTRIES: u32 = 64;

let note: u64 = 0;
let noteSize: u64 = 0;
let tiff: u64 = 0;
let fileLittle: bool = false;

/**
 * Recognizes the maker note of `size` bytes at `at` and queues its directory. `base`, `little`: of the enclosing TIFF
 * block.
 */
export function makerNote(at: u64, size: u64, base: u64, little: bool): void {
  note = at;
  noteSize = size;
  tiff = base;
  fileLittle = little;
  if (!have(at, <u32>min<u64>(size, 18))) {
    recordMissing(Directory.Exif, 0x927c, at, size);
    return;
  }
  photo.hasNote = true;
  const known =
    row('Apple iOS\0', MakerNote.Apple, APPLE, 14, Base.Note, 12) ||
    nikon3() ||
    (makeBegins('Canon') && row('', MakerNote.Canon, CANON, 0, Base.Tiff, OF_FILE)) ||
    (makeBegins('CASIO') && !begins('QVC\0|DCI\0') && row('', MakerNote.Casio1, CASIO, 0, Base.Tiff, OF_FILE)) ||
    row('QVC\0|DCI\0', MakerNote.Casio2, CASIO, 6, Base.Tiff, OF_FILE) ||
    fujifilm('FUJIFILM|GENERALE') ||
    named('HDRP\x02|HDRP\x03', MakerNote.Google) ||
    (makeBegins('HASSELBLAD') && row('VHAB     \0', MakerNote.HasselbladSony, SONY, 12, Base.Tiff, OF_FILE)) ||
    kodak() ||
    hp() ||
    minolta() ||
    row('MINOL\0|CAMER\0', MakerNote.MinoltaOlympus, OLYMPUS, 8, Base.Tiff, OF_FILE) ||
    row('Nikon\0\x01', MakerNote.Nikon1, NIKON_OLD, 8, Base.Tiff, OF_FILE) ||
    (makeBegins('NIKON') && row('', MakerNote.NikonHeaderless, NIKON, 0, Base.Tiff, OF_FILE)) ||
    row('OLYMP\0|EPSON\0', MakerNote.OlympusOld, OLYMPUS, 8, Base.Tiff, OF_FILE) ||
    row('OLYMPUS\0', MakerNote.OlympusNew, OLYMPUS, 12, Base.Note, 8) ||
    row('OM SYSTEM\0', MakerNote.OmSystem, OLYMPUS, 16, Base.Note, 12) ||
    (makeBegins('LEICA') && begins('LEICA') && leica()) ||
    (modelIs('DC-FT7') && row('Panasonic', MakerNote.PanasonicFt7, PANASONIC, 12, Base.Tiff, OF_FILE, 12)) ||
    row('Panasonic', MakerNote.Panasonic, PANASONIC, 12, Base.Tiff, OF_FILE) ||
    (makeBegins('Panasonic') && named('MKE', MakerNote.PanasonicFixed)) ||
    row('AOC\0', MakerNote.PentaxA, PENTAX, 6, Base.Tiff, 4) ||
    (makeBegins('Asahi') && row('', MakerNote.PentaxHeaderless, PENTAX_HEADERLESS, 0, Base.Tiff, OF_FILE)) ||
    row('PENTAX \0', MakerNote.PentaxB, PENTAX, 10, Base.Note, 8) ||
    row('RICOH\0II|RICOH\0MM', MakerNote.RicohPentax, PENTAX, 8, Base.Note, 6) ||
    row('S1\0\0\0\0\0\0\x0c\0\0\0', MakerNote.PentaxS1, PENTAX, 12, Base.Note, OF_FILE) ||
    ricoh() ||
    phaseOne() ||
    (makeBegins('SAMSUNG') && named('STMN', MakerNote.Samsung1)) ||
    (makeBegins('SAMSUNG') && row('', MakerNote.Samsung2, SAMSUNG, 0, Base.Note, OF_FILE)) ||
    row('SIGMA\0\0\0|FOVEON\0\0', MakerNote.Sigma, SIGMA, 10, Base.Tiff, OF_FILE) ||
    row('SONY DSC |SONY CAM |SONY MOBILE|\0\0SONY PIC\0|VHAB     \0', MakerNote.Sony, SONY, 12, Base.Tiff, OF_FILE) ||
    row('SONY PI\0', MakerNote.SonyOlympus, OLYMPUS, 12, Base.Tiff, OF_FILE) ||
    row('PREMI\0', MakerNote.SonyOlympus, OLYMPUS, 8, Base.Tiff, OF_FILE) ||
    named('SEMC MS\0', MakerNote.SonyEricsson) ||
    // SRF files of the DSC-F828 begin with 01 00 and have no count.
    (makeBegins('SONY') && !begins('\x01\0') && row('', MakerNote.SonyHeaderless, SONY, 0, Base.Tiff, OF_FILE)) ||
    named('MOT\0', MakerNote.Motorola) ||
    named('htc', MakerNote.Htc) ||
    named('RIM', MakerNote.Rim) ||
    named('[ae_dbg_info:', MakerNote.Dji) ||
    (makeBegins('HASSELBLAD') && named('', MakerNote.Hasselblad));
  if (!known) named('', MakerNote.Unknown);
}

/** The note begins with one of the signatures 'A|B' ('?' matches any byte). */
function begins(signatures: string): bool {
  return matchesOne(note, signatures);
}

/** Recognizes a note by its first bytes and records its kind. The caller handles its directory, if any. */
function named(signature: string, kind: MakerNote): bool {
  if (!begins(signature)) return false;
  recordNumber(FieldId.MakerNoteKind, Directory.Exif, 0x927c, note, kind);
  return true;
}

/**
 * One rule: first bytes, kind, meaning of its tags, start of the directory, base of the offsets, and place of the 'II'
 * or 'MM' of the byte order. `extra` is added to the base.
 */
function row(
  signature: string,
  kind: MakerNote,
  meaning: Meaning,
  start: u32,
  base: Base,
  order: i32,
  extra: u64 = 0,
): bool {
  if (!named(signature, kind)) return false;
  const little = order < 0 || !isOrder(note + order) ? fileLittle : matches(note + order, 'II');
  const at = note + start;
  queue(meaning, at, (base == Base.Tiff ? tiff : base == Base.Note ? note : at) + extra, little);
  return true;
}

function isOrder(at: u64): bool {
  return matches(at, 'II') || matches(at, 'MM');
}

/**
 * Some editors keep a note's header but rewrite its directory in the other byte order, so the entry count decides: read
 * in the wrong order, a small count has its larger byte on top.
 */
function queue(meaning: Meaning, at: u64, base: u64, little: bool): void {
  enqueue(meaning, at, base, swapped(at, little) ? !little : little, false, false, note + noteSize);
}

function swapped(at: u64, little: bool): bool {
  const entries = u16At(at, little);
  return entries >> 8 > (entries & 0xff);
}

/**
 * Has its own TIFF header at +10. Nikon's programs write this note for any camera, but only a Nikon's count is real.
 */
function nikon3(): bool {
  if (!named('Nikon\0\x02', MakerNote.Nikon3)) return false;
  const own = note + 10;
  const little = matches(own, 'II');
  if (little != fileLittle) recordNumber(FieldId.NoteOrder, Directory.Exif, 0x927c, own, 1);
  queue(makeBegins('NIKON') ? NIKON : NIKON_OLD, own + u32At(own + 4, little), own, little);
  return true;
}

/** Always little-endian; u32 offset of the directory at +8. */
function fujifilm(signature: string): bool {
  if (!named(signature, MakerNote.Fujifilm)) return false;
  enqueue(FUJIFILM, note + u32At(note + 8, true), note, true, false);
  return true;
}

/**
 * Kodak's notes have a dozen shapes; only the fixed layouts are read. Other makers' compacts may name Kodak inside the
 * note.
 */
function kodak(): bool {
  const isKodak = makeBegins('EASTMAN KODAK') || makeBegins('KODAK');
  if (!isKodak && !matches(note + 8, 'Eastman Kodak')) return false;
  named('', makeBegins('EASTMAN KODAK') && begins('KDK') ? MakerNote.KodakFixed : MakerNote.Kodak);
  if (isKodak) kodakFields(note, noteSize);
  return true;
}

function hp(): bool {
  if (!named('IIII\x04\0|IIII\x06\0', MakerNote.Hp)) return false;
  hpFields(note, noteSize);
  return true;
}

function minolta(): bool {
  if (!makeBegins('Minolta') && !makeBegins('Konica Minolta')) return false;
  if (begins('MINOL|CAMER|MLY0|KC|+M+M|D7')) return false;
  return row('', MakerNote.Minolta, MINOLTA, 0, Base.Tiff, OF_FILE);
}

function leica(): bool {
  return (
    (makeBegins('LEICA CAMERA AG') &&
      begins('LEICA\0\0\0') &&
      row('LEICA\0\0\0', MakerNote.Leica2, LEICA_M, 8, m8Base(), OF_FILE)) ||
    row('LEICA0', MakerNote.Leica4, LEICA_M, 8, Base.Note, OF_FILE) ||
    row('LEICA\0\x08\0|LEICA\0\x09\0|LEICA\0\x0a\0', MakerNote.Leica8, LEICA, 8, Base.Tiff, OF_FILE) ||
    row('LEICA\0\x02\xff', MakerNote.Leica6, LEICA, 8, Base.Tiff, OF_FILE) ||
    row('LEICA\0\x02\0', MakerNote.Leica9, LEICA, 8, Base.Tiff, OF_FILE) ||
    row('LEICA CAMERA AG\0', MakerNote.Leica10, PANASONIC, 18, Base.Tiff, OF_FILE) ||
    (modelIs('S2|LEICA M (Typ 240)|LEICA S (Typ 006)') && row('', MakerNote.Leica6, LEICA, 8, Base.Tiff, OF_FILE)) ||
    row('LEICA\0\0\0', MakerNote.Leica1, PANASONIC, 8, Base.Tiff, OF_FILE) ||
    row('LEICA\0?\0', MakerNote.Leica5, LEICA, 8, Base.Note, OF_FILE) ||
    row('LEICA', MakerNote.Leica1, PANASONIC, 8, Base.Tiff, OF_FILE)
  );
}

/** M8: offsets count from the directory in JPEGs and from the note in DNGs; the first value's offset shows which. */
function m8Base(): Base {
  const little = swapped(note + 8, fileLittle) ? !fileLittle : fileLittle;
  const entries = u16At(note + 8, little);
  for (let i: u32 = 0; i < entries && i < MAX_M8_ENTRIES; i++) {
    const entry = note + 10 + 12 * i;
    if (<u64>u32At(entry + 4, little) * sizeOf(u16At(entry + 2, little)) <= 4) continue;
    return u32At(entry + 8, little) > 12 * entries + 4 + 8 ? Base.Note : Base.Directory;
  }
  return Base.Directory;
}

function ricoh(): bool {
  if (!makeBegins('RICOH') && !makeBegins('PENTAX RICOH')) return false;
  return (
    row('Ricoh|RICOH|      |MM\0*|II*\0', MakerNote.Ricoh, RICOH, 8, Base.Tiff, OF_FILE) ||
    (makeBegins('RICOH') && named('', MakerNote.RicohText))
  );
}

function phaseOne(): bool {
  if (!isPhaseOne(note)) return false;
  named('', MakerNote.PhaseOne);
  scanPhaseOne(note);
  return true;
}
