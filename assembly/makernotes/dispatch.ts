/**
 * Recognizes the kind of a maker note. The first matching rule wins. A rule with only a signature fits any Make,
 * because some makers write another brand's note. A rule with only a Make comes after the rules with that Make's
 * signatures, or excludes them. Source: exiftool.org/TagNames/index.html and docs/formats.md.
 *
 * To add a brand, add a file with its `Meaning`, and a row here.
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
import { scanPhaseOne } from './phaseone';
import { RICOH } from './ricoh';
import { SONY } from './sony';

/** The byte from which a note's offsets count. */
enum Base {
  /** the enclosing TIFF header */
  Tiff = 0,
  /** 12 bytes after the enclosing TIFF header */
  TiffAnd12 = 1,
  /** the note's first byte */
  Note = 2,
  /** the note's first byte in DNGs, its directory's first byte in JPEGs */
  M8 = 3,
}

/**
 * A note without 'II' or 'MM' has the file's byte order, unless the entry count shows that this order is wrong
 * (`queue`).
 */
const OF_FILE = -1;

const MAX_M8_ENTRIES: u32 = 64;

/** Recognizes one kind of note and states where its directory is. 'A|B' means A or B; an empty text fits every note. */
class Rule {
  /** the rule doesn't apply to notes that begin with these bytes */
  unless: string = '';
  /** the rule applies only to these Models */
  models: string = '';

  constructor(
    /** first bytes of the note; '?' is any byte */
    public readonly first: string,
    /** how Make begins */
    public readonly make: string,
    public readonly kind: MakerNote,
    /**
     * the meaning of the note's tags; null if the core records only the note's kind, or another function reads the note
     */
    public readonly meaning: Meaning | null,
    /** offset of the directory in the note */
    public readonly start: u32,
    public readonly base: Base,
    /** offset in the note of the byte order, 'II' or 'MM' */
    public readonly order: i32,
  ) {}

  butNot(signatures: string): Rule {
    this.unless = signatures;
    return this;
  }

  ofModels(names: string): Rule {
    this.models = names;
    return this;
  }
}

function unread(first: string, make: string, kind: MakerNote): Rule {
  return new Rule(first, make, kind, null, 0, Base.Tiff, OF_FILE);
}

// prettier-ignore
const RULES: StaticArray<Rule> = [
  new Rule('Apple iOS\0', '', MakerNote.Apple, APPLE, 14, Base.Note, 12),
  unread('Nikon\0\x02', '', MakerNote.Nikon3),
  new Rule('', 'Canon', MakerNote.Canon, CANON, 0, Base.Tiff, OF_FILE),
  new Rule('', 'CASIO', MakerNote.Casio1, CASIO, 0, Base.Tiff, OF_FILE).butNot('QVC\0|DCI\0'),
  new Rule('QVC\0|DCI\0', '', MakerNote.Casio2, CASIO, 6, Base.Tiff, OF_FILE),
  unread('FUJIFILM|GENERALE', '', MakerNote.Fujifilm),
  unread('HDRP\x02|HDRP\x03', '', MakerNote.Google),
  new Rule('VHAB     \0', 'HASSELBLAD', MakerNote.HasselbladSony, SONY, 12, Base.Tiff, OF_FILE),
  unread('KDK', 'EASTMAN KODAK', MakerNote.KodakFixed),
  unread('', 'EASTMAN KODAK|KODAK', MakerNote.Kodak),
  // Compacts of other makers may name Kodak inside the note.
  unread('????????Eastman Kodak', '', MakerNote.Kodak),
  unread('IIII\x04\0|IIII\x06\0', '', MakerNote.Hp),
  new Rule('', 'Minolta|Konica Minolta', MakerNote.Minolta, MINOLTA, 0, Base.Tiff, OF_FILE).butNot('MINOL|CAMER|MLY0|KC|+M+M|D7'),
  new Rule('MINOL\0|CAMER\0', '', MakerNote.MinoltaOlympus, OLYMPUS, 8, Base.Tiff, OF_FILE),
  new Rule('Nikon\0\x01', '', MakerNote.Nikon1, NIKON_OLD, 8, Base.Tiff, OF_FILE),
  new Rule('', 'NIKON', MakerNote.NikonHeaderless, NIKON, 0, Base.Tiff, OF_FILE),
  new Rule('OLYMP\0|EPSON\0', '', MakerNote.OlympusOld, OLYMPUS, 8, Base.Tiff, OF_FILE),
  new Rule('OLYMPUS\0', '', MakerNote.OlympusNew, OLYMPUS, 12, Base.Note, 8),
  new Rule('OM SYSTEM\0', '', MakerNote.OmSystem, OLYMPUS, 16, Base.Note, 12),
  new Rule('LEICA\0\0\0', 'LEICA CAMERA AG', MakerNote.Leica2, LEICA_M, 8, Base.M8, OF_FILE),
  new Rule('LEICA0', 'LEICA', MakerNote.Leica4, LEICA_M, 8, Base.Note, OF_FILE),
  new Rule('LEICA\0\x08\0|LEICA\0\x09\0|LEICA\0\x0a\0', 'LEICA', MakerNote.Leica8, LEICA, 8, Base.Tiff, OF_FILE),
  new Rule('LEICA\0\x02\xff', 'LEICA', MakerNote.Leica6, LEICA, 8, Base.Tiff, OF_FILE),
  new Rule('LEICA\0\x02\0', 'LEICA', MakerNote.Leica9, LEICA, 8, Base.Tiff, OF_FILE),
  new Rule('LEICA CAMERA AG\0', 'LEICA', MakerNote.Leica10, PANASONIC, 18, Base.Tiff, OF_FILE),
  new Rule('LEICA', 'LEICA', MakerNote.Leica6, LEICA, 8, Base.Tiff, OF_FILE).ofModels('S2|LEICA M (Typ 240)|LEICA S (Typ 006)'),
  new Rule('LEICA\0\0\0', 'LEICA', MakerNote.Leica1, PANASONIC, 8, Base.Tiff, OF_FILE),
  new Rule('LEICA\0?\0', 'LEICA', MakerNote.Leica5, LEICA, 8, Base.Note, OF_FILE),
  new Rule('LEICA', 'LEICA', MakerNote.Leica1, PANASONIC, 8, Base.Tiff, OF_FILE),
  new Rule('Panasonic', '', MakerNote.PanasonicFt7, PANASONIC, 12, Base.TiffAnd12, OF_FILE).ofModels('DC-FT7'),
  new Rule('Panasonic', '', MakerNote.Panasonic, PANASONIC, 12, Base.Tiff, OF_FILE),
  unread('MKE', 'Panasonic', MakerNote.PanasonicFixed),
  new Rule('AOC\0', '', MakerNote.PentaxA, PENTAX, 6, Base.Tiff, 4),
  new Rule('', 'Asahi', MakerNote.PentaxHeaderless, PENTAX_HEADERLESS, 0, Base.Tiff, OF_FILE),
  new Rule('PENTAX \0', '', MakerNote.PentaxB, PENTAX, 10, Base.Note, 8),
  new Rule('RICOH\0II|RICOH\0MM', '', MakerNote.RicohPentax, PENTAX, 8, Base.Note, 6),
  new Rule('S1\0\0\0\0\0\0\x0c\0\0\0', '', MakerNote.PentaxS1, PENTAX, 12, Base.Note, OF_FILE),
  new Rule('Ricoh|RICOH|      |MM\0*|II*\0', 'RICOH|PENTAX RICOH', MakerNote.Ricoh, RICOH, 8, Base.Tiff, OF_FILE),
  unread('', 'RICOH', MakerNote.RicohText),
  unread('IIII?waR|MMMMRaw?', '', MakerNote.PhaseOne),
  unread('STMN', 'SAMSUNG', MakerNote.Samsung1),
  new Rule('', 'SAMSUNG', MakerNote.Samsung2, SAMSUNG, 0, Base.Note, OF_FILE),
  new Rule('SIGMA\0\0\0|FOVEON\0\0', '', MakerNote.Sigma, SIGMA, 10, Base.Tiff, OF_FILE),
  new Rule('SONY DSC |SONY CAM |SONY MOBILE|\0\0SONY PIC\0|VHAB     \0', '', MakerNote.Sony, SONY, 12, Base.Tiff, OF_FILE),
  new Rule('SONY PI\0', '', MakerNote.SonyOlympus, OLYMPUS, 12, Base.Tiff, OF_FILE),
  new Rule('PREMI\0', '', MakerNote.SonyOlympus, OLYMPUS, 8, Base.Tiff, OF_FILE),
  unread('SEMC MS\0', '', MakerNote.SonyEricsson),
  // Notes in the DSC-F828's SRF files begin with 01 00 and have no count.
  new Rule('', 'SONY', MakerNote.SonyHeaderless, SONY, 0, Base.Tiff, OF_FILE).butNot('\x01\0'),
  unread('MOT\0', '', MakerNote.Motorola),
  unread('htc', '', MakerNote.Htc),
  unread('RIM', '', MakerNote.Rim),
  unread('[ae_dbg_info:', '', MakerNote.Dji),
  unread('', 'HASSELBLAD', MakerNote.Hasselblad),
];

let note: u64 = 0;
let noteSize: u64 = 0;
let tiff: u64 = 0;
let fileLittle: bool = false;

/**
 * Recognizes the maker note of `size` bytes at `at` and queues its directory. `base` and `little` are those of the
 * enclosing TIFF block.
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
  for (let i = 0; i < RULES.length; i++) {
    if (!isFor(RULES[i])) continue;
    read(RULES[i]);
    return;
  }
  kindIs(MakerNote.Unknown);
}

function isFor(rule: Rule): bool {
  if (rule.make != '' && !makeBegins(rule.make)) return false;
  if (rule.models != '' && !modelIs(rule.models)) return false;
  return begins(rule.first) && (rule.unless == '' || !begins(rule.unless));
}

function read(rule: Rule): void {
  kindIs(rule.kind);
  switch (rule.kind) {
    case MakerNote.Nikon3:
      nikon3();
      return;
    case MakerNote.Fujifilm:
      // Always little-endian, with the directory's u32 offset at +8.
      enqueue(FUJIFILM, note + u32At(note + 8, true), note, true, false);
      return;
    case MakerNote.KodakFixed:
    case MakerNote.Kodak:
      // Kodak's notes have a dozen shapes; only the fixed layouts are read.
      if (rule.make != '') kodakFields(note, noteSize);
      return;
    case MakerNote.Hp:
      hpFields(note, noteSize);
      return;
    case MakerNote.PhaseOne:
      scanPhaseOne(note);
      return;
  }
  const meaning = rule.meaning;
  if (meaning === null) return;
  const isOwnOrder = rule.order >= 0 && (matches(note + rule.order, 'II') || matches(note + rule.order, 'MM'));
  const at = note + rule.start;
  queue(meaning, at, baseOf(rule, at), isOwnOrder ? matches(note + rule.order, 'II') : fileLittle);
}

function baseOf(rule: Rule, at: u64): u64 {
  switch (rule.base) {
    case Base.Note:
      return note;
    case Base.M8:
      return countsFromNote() ? note : at;
    case Base.TiffAnd12:
      return tiff + 12;
    default:
      return tiff;
  }
}

function begins(signatures: string): bool {
  return matchesOne(note, signatures);
}

function kindIs(kind: MakerNote): void {
  recordNumber(FieldId.MakerNoteKind, Directory.Exif, 0x927c, note, kind);
}

/**
 * Queues the note's directory. Some editors keep a note's header but rewrite its directory in the other byte order, so
 * the entry count decides. An entry count is small, so in the wrong order its upper byte exceeds its lower byte.
 */
function queue(meaning: Meaning, at: u64, base: u64, little: bool): void {
  enqueue(meaning, at, base, swapped(at, little) ? !little : little, false, false, note + noteSize);
}

function swapped(at: u64, little: bool): bool {
  const entries = u16At(at, little);
  return entries >> 8 > (entries & 0xff);
}

/**
 * Queues a Nikon note with its own TIFF header at +10. Nikon's programs write such a note for any camera, but only a
 * Nikon camera's count is real.
 */
function nikon3(): void {
  const own = note + 10;
  const little = matches(own, 'II');
  if (little != fileLittle) recordNumber(FieldId.NoteOrder, Directory.Exif, 0x927c, own, 1);
  queue(makeBegins('NIKON') ? NIKON : NIKON_OLD, own + u32At(own + 4, little), own, little);
}

/**
 * True if an M8's offsets count from the note (DNGs), not from the directory (JPEGs). The first value's offset shows
 * this.
 */
function countsFromNote(): bool {
  const little = swapped(note + 8, fileLittle) ? !fileLittle : fileLittle;
  const entries = u16At(note + 8, little);
  for (let i: u32 = 0; i < entries && i < MAX_M8_ENTRIES; i++) {
    const entry = note + 10 + 12 * i;
    if (<u64>u32At(entry + 4, little) * sizeOf(u16At(entry + 2, little)) <= 4) continue;
    return u32At(entry + 8, little) > 12 * entries + 4 + 8;
  }
  return false;
}
