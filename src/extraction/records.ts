/** Record bytes of the core → fields by id. */
import { DECODED_POSITION, Directory, FieldId, RecordLayout, ValueKind } from '../../assembly/schema';
import type { Scan } from './core';

/** The fields of one scan. */
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

/** What belongs to IFD0, as the main image information does; everything else belongs to the Exif IFD. */
const MAIN: ReadonlySet<FieldId> = new Set([
  FieldId.Make,
  FieldId.Model,
  FieldId.Software,
  FieldId.DateTime,
  FieldId.Orientation,
]);

/** No EXIF data: sizes, and a directory that cannot be read. */
const NOT_EXIF: ReadonlySet<FieldId> = new Set([
  FieldId.Damaged,
  FieldId.RawWidth,
  FieldId.RawHeight,
  FieldId.IfdWidth,
  FieldId.IfdHeight,
  FieldId.MakerWidth,
  FieldId.MakerHeight,
  FieldId.CropWidth,
  FieldId.CropHeight,
  FieldId.OldJpegWidth,
  FieldId.OldJpegHeight,
]);

/** What is in its own directory comes first, what is elsewhere too comes after both. */
function rankOf(field: FieldId, directory: Directory): number {
  if (directory === Directory.Ifd0) return MAIN.has(field) ? 0 : 1;
  if (directory === Directory.Exif) return MAIN.has(field) ? 1 : 0;
  return 2;
}

interface Value {
  readonly rank: number;
  readonly value: number | string | undefined;
  readonly position: number;
}

/** Copies the records of one scan: of several for one field the best placed, else the first. */
export function readFields(scan: Scan): Fields {
  const values = new Map<FieldId, Value>();
  let hasExif = false;
  const { view, recordsAddress } = scan;
  const end = recordsAddress + scan.records * RecordLayout.Size;
  for (let at = recordsAddress; at < end; at += RecordLayout.Size) {
    const field = view.getUint16(at + RecordLayout.Field, true) as FieldId;
    if (field === FieldId.None) continue;
    const directory = view.getUint8(at + RecordLayout.Directory) as Directory;
    // What a codestream says has no directory at all.
    if (directory !== Directory.None && !NOT_EXIF.has(field)) hasExif = true;
    const rank = rankOf(field, directory);
    if (rank >= (values.get(field)?.rank ?? Infinity)) continue;
    const position = view.getFloat64(at + RecordLayout.Position, true);
    values.set(field, { rank, value: readValue(scan, at), position });
  }
  return {
    hasExif,
    has: (field) => values.has(field),
    number(field) {
      const value = values.get(field)?.value;
      const number = typeof value === 'string' ? numberIn(value) : value;
      return Number.isFinite(number) ? number : undefined;
    },
    text(field) {
      const value = values.get(field)?.value;
      return value === undefined ? undefined : String(value);
    },
    offset(field) {
      const position = values.get(field)?.position ?? DECODED_POSITION;
      return position < DECODED_POSITION ? position : undefined;
    },
  };
}

/** The value of the record at address `at`. */
function readValue({ view, bytes }: Scan, at: number): number | string | undefined {
  const kind = view.getUint8(at + RecordLayout.Kind) as ValueKind;
  if (kind === ValueKind.Number) return view.getFloat64(at + RecordLayout.Number, true);
  const start = view.getUint32(at + RecordLayout.Address, true);
  const value = bytes.subarray(start, start + view.getUint32(at + RecordLayout.Count, true));
  if (kind === ValueKind.Bytes) return value.join(' ');
  return (kind === ValueKind.Text ? decodeText(value) : UTF16.decode(value)).trim() || undefined;
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });
const LATIN1 = new TextDecoder('windows-1252');
const UTF16 = new TextDecoder('utf-16le');

/** Exif text is ASCII by the standard, UTF-8 in newer files, and one byte a character in old ones. Ends before a NUL. */
export function decodeText(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  const used = end < 0 ? bytes : bytes.subarray(0, end);
  try {
    return UTF8.decode(used);
  } catch {
    // As a piece of a stream: what Node does instead with a whole text leaves control characters in it.
    return LATIN1.decode(used, { stream: true });
  }
}

/** A text that is one number; '1/60' and '100 ISO' are none. */
function numberIn(text: string): number {
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
}
