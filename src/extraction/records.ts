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

/** Main image information belongs to IFD0, everything else to the Exif IFD; what is elsewhere too comes after both. */
function rankOf(field: FieldId, directory: Directory): number {
  if (directory === Directory.Ifd0) return MAIN_FIELDS.has(field) ? 0 : 1;
  if (directory === Directory.Exif) return MAIN_FIELDS.has(field) ? 1 : 0;
  return 2;
}

const MAIN_FIELDS: ReadonlySet<number> = new Set([
  FieldId.Make,
  FieldId.Model,
  FieldId.Software,
  FieldId.DateTime,
  FieldId.Orientation,
]);

/** Sizes are no EXIF data, nor is a directory that cannot be read. What a codestream says has no directory at all. */
const NOT_EXIF: ReadonlySet<number> = new Set([
  FieldId.Damaged,
  FieldId.RawWidth,
  FieldId.RawHeight,
  FieldId.IfdWidth,
  FieldId.IfdHeight,
  FieldId.MakerWidth,
  FieldId.MakerHeight,
  FieldId.CropWidth,
  FieldId.CropHeight,
]);

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
    const directory = view.getUint8(at + RecordLayout.Directory);
    if (directory !== Directory.None && !NOT_EXIF.has(field)) hasExif = true;
    const rank = rankOf(field, directory);
    if (places[field] !== NOWHERE && rank >= (ranks[field] ?? 0)) continue;
    places[field] = at;
    ranks[field] = rank;
  }
  const place = (field: FieldId): number => places[field] ?? NOWHERE;

  function text(field: FieldId): string | undefined {
    const at = place(field);
    if (at < 0) return undefined;
    const kind = view.getUint8(at + RecordLayout.Kind) as ValueKind;
    if (kind === ValueKind.Number) return String(view.getFloat64(at + RecordLayout.Number, true));
    const address = view.getUint32(at + RecordLayout.Address, true);
    const bytes = scan.bytes.subarray(address, address + view.getUint32(at + RecordLayout.Count, true));
    if (kind === ValueKind.Bytes) return bytes.join(' ');
    return clean(kind === ValueKind.WideText ? UTF16.decode(bytes) : decodeText(bytes));
  }

  return {
    hasExif,
    has: (field) => place(field) >= 0,
    number(field) {
      const at = place(field);
      if (at < 0) return undefined;
      if (view.getUint8(at + RecordLayout.Kind) !== ValueKind.Number) return numberIn(text(field));
      const value = view.getFloat64(at + RecordLayout.Number, true);
      return Number.isFinite(value) ? value : undefined;
    },
    text,
    offset(field) {
      const at = place(field);
      const position = at < 0 ? DECODED_POSITION : view.getFloat64(at + RecordLayout.Position, true);
      return position < DECODED_POSITION ? position : undefined;
    },
  };
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });
const LATIN1 = new TextDecoder('windows-1252');
const UTF16 = new TextDecoder('utf-16le');

const SHORT_TEXT = 64;

/** Exif text is ASCII by the standard, UTF-8 in newer files, and one byte a character in old ones. */
export function decodeText(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  const used = end < 0 ? bytes : bytes.subarray(0, end);
  // A decoder costs more than most of these texts.
  if (used.length <= SHORT_TEXT && used.every((byte) => byte < 0x80)) return String.fromCharCode(...used);
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
