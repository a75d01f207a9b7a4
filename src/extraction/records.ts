/** Record bytes of the core → fields by id. */
import { DECODED_POSITION, Directory, FieldId, RecordLayout, ValueKind } from '../../assembly/schema';
import type { Scan } from './core';
import { type NumberField, type TextField, rowOf } from './fieldTable';
import type { CountKind, Counter } from './result';

/** Where a number was read: its name, the path of its tag, its byte in the file unless it was decoded, what it counts. */
export type Place = Pick<Counter, 'field' | 'tag' | 'offset' | 'kind'>;

/** The fields of one scan. */
export interface Fields {
  /** There is more than the sizes that every picture has, and a note of what was cut off. */
  readonly hasExif: boolean;
  has(field: FieldId): boolean;
  /** Finite. */
  number(field: NumberField): number | undefined;
  /** Trimmed; undefined when nothing is left. A number is given as its digits, bytes as numbers with blanks between. */
  text(field: TextField): string | undefined;
  /** The place of a field that the file has, under a name. */
  place(field: FieldId, name: string, kind?: CountKind): Place;
}

/** What is in its own directory comes first, what is elsewhere too comes after both. */
function rankOf(isMain: boolean, directory: Directory): number {
  if (directory === Directory.Ifd0) return isMain ? 0 : 1;
  if (directory === Directory.Exif) return isMain ? 1 : 0;
  return 2;
}

interface Value {
  readonly rank: number;
  readonly value: number | string;
  readonly position: number;
  readonly directory: Directory;
  /** tag, block in its value, place in that; 0 is none */
  readonly steps: readonly [tag: number, block: number, place: number];
}

/** Copies the records of one scan: of several for one field the best placed, else the first. */
export function readFields(scan: Scan): Fields {
  const values = new Map<FieldId, Value>();
  let hasExif = false;
  const { view, recordsAddress } = scan;
  const end = recordsAddress + scan.records * RecordLayout.Size;
  for (let at = recordsAddress; at < end; at += RecordLayout.Size) {
    const field = view.getUint16(at + RecordLayout.Field, true) as FieldId;
    const row = rowOf(field);
    if (!row) continue;
    const directory = view.getUint8(at + RecordLayout.Directory) as Directory;
    const value = readValue(scan, at, row.type === 'text', directory);
    if (value === undefined) continue;
    // What a codestream says has no directory at all.
    if (directory !== Directory.None && row.type !== 'size' && field !== FieldId.Damaged) hasExif = true;
    const rank = rankOf('main' in row, directory);
    if (rank >= (values.get(field)?.rank ?? Infinity)) continue;
    values.set(field, {
      rank,
      value,
      position: view.getFloat64(at + RecordLayout.Position, true),
      directory,
      steps: [
        view.getUint16(at + RecordLayout.Tag, true),
        view.getUint16(at + RecordLayout.Block, true),
        view.getUint16(at + RecordLayout.Place, true),
      ],
    });
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
    place(field, name, kind = 'number') {
      const value = values.get(field);
      if (!value) throw new Error(`${FieldId[field]} is not in the file.`);
      const place = { field: name, tag: pathOf(value), kind };
      return value.position < DECODED_POSITION ? { ...place, offset: value.position } : place;
    },
  };
}

/** Directories whose numbers some programs write as text; in a maker note that is damage. */
const MAY_SPELL: ReadonlySet<Directory> = new Set([Directory.Ifd0, Directory.Exif, Directory.X3f]);

/** The value of the record at address `at`; undefined where it holds none. */
function readValue(
  { view, bytes }: Scan,
  at: number,
  isText: boolean,
  directory: Directory,
): number | string | undefined {
  const kind = view.getUint8(at + RecordLayout.Kind) as ValueKind;
  if (kind === ValueKind.Number || (kind === ValueKind.Untyped && !isText)) {
    const number = view.getFloat64(at + RecordLayout.Number, true);
    return Number.isNaN(number) ? undefined : number;
  }
  if (!isText && !MAY_SPELL.has(directory)) return undefined;
  const start = view.getUint32(at + RecordLayout.Address, true);
  const value = bytes.subarray(start, start + view.getUint32(at + RecordLayout.Count, true));
  if (kind === ValueKind.Bytes) return value.join(' ');
  const text = kind === ValueKind.WideText ? UTF16.decode(value) : decodeText(value);
  return BLANK.test(text) ? undefined : text.trim() || undefined;
}

/** Fillers are no text: an empty Make of IFD0 must not hide the one of the Exif IFD. */
const BLANK = /^[\0- ]*$/;

/** How paths begin that lead to no maker note. */
const ROOTS: Readonly<Partial<Record<Directory, string>>> = {
  [Directory.Ifd0]: 'IFD0',
  [Directory.Exif]: 'ExifIFD',
  [Directory.Ciff]: 'CIFF',
  [Directory.PhaseOne]: 'PhaseOne',
};

/** 'MakerNote/0x0020/0x0201/0x0125': directory, tag, block in it, place in that. */
function pathOf({ directory, steps: [tag, ...inside] }: Value): string {
  const steps = [tag, ...inside.filter((step) => step !== 0)];
  return [ROOTS[directory] ?? 'MakerNote', ...steps.map(hex)].join('/');
}

function hex(word: number): string {
  return `0x${word.toString(16).toUpperCase().padStart(4, '0')}`;
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
