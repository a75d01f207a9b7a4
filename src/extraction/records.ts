/** Record bytes of the core → fields by id. Numbers are at hand at once; text is decoded when it is asked for. */
import { DECODED_POSITION, Directory, FieldId, RecordLayout, ValueKind } from '../../assembly/schema';
import type { Scan } from './core';

/** The fields of one scan, valid until the next one. */
export interface Fields {
  /** There is more than the sizes that every picture has, and a note of what was cut off. */
  readonly hasExif: boolean;
  has(field: FieldId): boolean;
  /** Finite. */
  number(field: FieldId): number | undefined;
  /** Trimmed; undefined when nothing is left. A number is given as its digits, bytes as numbers with blanks between. */
  text(field: FieldId): string | undefined;
  /** Byte of the file where the value lies; undefined for decoded bytes. */
  offset(field: FieldId): number | undefined;
}

/** One bit a property: a table by field costs less than sets that are asked for every record. */
enum Trait {
  /** belongs to IFD0, as the main image information does; everything else belongs to the Exif IFD */
  Main = 1,
  /** no EXIF data: sizes, and a directory that cannot be read */
  NotExif = 2,
}

const traits = new Uint8Array(FieldId.Count);
for (const field of [FieldId.Make, FieldId.Model, FieldId.Software, FieldId.DateTime, FieldId.Orientation]) {
  traits[field] = Trait.Main;
}
for (const field of [
  FieldId.Damaged,
  FieldId.RawWidth,
  FieldId.RawHeight,
  FieldId.IfdWidth,
  FieldId.IfdHeight,
  FieldId.MakerWidth,
  FieldId.MakerHeight,
  FieldId.CropWidth,
  FieldId.CropHeight,
]) {
  traits[field] = Trait.NotExif;
}

/** What is in its own directory comes first, what is elsewhere too comes after both. */
function rankOf(trait: number, directory: Directory): number {
  if (directory === Directory.Ifd0) return trait & Trait.Main ? 0 : 1;
  if (directory === Directory.Exif) return trait & Trait.Main ? 1 : 0;
  return 2;
}

/** Address of each field's record: one table for all scans, for fields are valid until the next one only. */
const places = new Int32Array(FieldId.Count);
const ranks = new Uint8Array(FieldId.Count);
const NOWHERE = -1;

/** Records of one scan, first come first kept. */
export function readFields(scan: Scan): Fields {
  const { view, recordsAddress } = scan;
  const end = recordsAddress + scan.records * RecordLayout.Size;
  places.fill(NOWHERE);
  let hasExif = false;
  for (let at = recordsAddress; at < end; at += RecordLayout.Size) {
    const field = view.getUint16(at + RecordLayout.Field, true);
    if (field === FieldId.None) continue;
    const directory = view.getUint8(at + RecordLayout.Directory) as Directory;
    const trait = traits[field] ?? 0;
    // What a codestream says has no directory at all.
    if (directory !== Directory.None && !(trait & Trait.NotExif)) hasExif = true;
    const rank = rankOf(trait, directory);
    if (places[field] !== NOWHERE && rank >= (ranks[field] ?? 0)) continue;
    places[field] = at;
    ranks[field] = rank;
  }
  return new ScanFields(scan, hasExif);
}

class ScanFields implements Fields {
  constructor(
    private readonly scan: Scan,
    readonly hasExif: boolean,
  ) {}

  has(field: FieldId): boolean {
    return (places[field] ?? NOWHERE) >= 0;
  }

  number(field: FieldId): number | undefined {
    const at = places[field] ?? NOWHERE;
    if (at < 0) return undefined;
    const { view } = this.scan;
    if (view.getUint8(at + RecordLayout.Kind) !== ValueKind.Number) return numberIn(this.text(field));
    const value = view.getFloat64(at + RecordLayout.Number, true);
    return Number.isFinite(value) ? value : undefined;
  }

  text(field: FieldId): string | undefined {
    const at = places[field] ?? NOWHERE;
    if (at < 0) return undefined;
    const { view, bytes } = this.scan;
    const kind = view.getUint8(at + RecordLayout.Kind) as ValueKind;
    if (kind === ValueKind.Number) return String(view.getFloat64(at + RecordLayout.Number, true));
    const start = view.getUint32(at + RecordLayout.Address, true);
    const end = start + view.getUint32(at + RecordLayout.Count, true);
    if (kind === ValueKind.Text) return clean(decodeText(bytes, start, end));
    const value = bytes.subarray(start, end);
    return kind === ValueKind.Bytes ? value.join(' ') : clean(UTF16.decode(value));
  }

  offset(field: FieldId): number | undefined {
    const at = places[field] ?? NOWHERE;
    const position = at < 0 ? DECODED_POSITION : this.scan.view.getFloat64(at + RecordLayout.Position, true);
    return position < DECODED_POSITION ? position : undefined;
  }
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });
const LATIN1 = new TextDecoder('windows-1252');
const UTF16 = new TextDecoder('utf-16le');

/** Most texts are shorter, and a decoder costs more than they do. */
const SHORT_TEXT = 64;

/** Exif text is ASCII by the standard, UTF-8 in newer files, and one byte a character in old ones. Ends before a NUL. */
export function decodeText(bytes: Uint8Array, start = 0, end = bytes.length): string {
  let text = '';
  let at = start;
  for (const limit = Math.min(end, start + SHORT_TEXT); at < limit; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === 0) return text;
    if (byte >= 0x80) break;
    text += String.fromCharCode(byte);
  }
  return at === end ? text : decodeLongText(bytes.subarray(start, end));
}

function decodeLongText(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  const used = end < 0 ? bytes : bytes.subarray(0, end);
  try {
    return UTF8.decode(used);
  } catch {
    return LATIN1.decode(used);
  }
}

function clean(text: string): string | undefined {
  return text.trim() || undefined;
}

function numberIn(text: string | undefined): number | undefined {
  const value = text === undefined ? NaN : Number.parseFloat(text);
  return Number.isFinite(value) ? value : undefined;
}
