/** Turns the core's records into fields. */
import { DECODED_POSITION, Directory, FieldId, RecordLayout, ValueKind } from '../../assembly/schema';
import type { Scan } from './core';
import type { Fields } from './fields';
import { rowOf } from './fieldTable';

/**
 * Ranks a field's own directory first (IFD0 or Exif IFD), the other of these two next, and every other directory last.
 */
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
  readonly tag: number;
  /** block in the tag's value; `place`: offset in that block. In both, 0 means none. */
  readonly block: number;
  readonly place: number;
}

/** Notes of damage are not EXIF data. */
const SAYS_NOTHING: ReadonlySet<FieldId> = new Set([FieldId.Damaged, FieldId.CutShort]);

/** Copies a scan's records. If a field has several, takes the best ranked one; among equal ranks, the first. */
export function readFields(scan: Scan): Fields {
  const values: (Value | undefined)[] = [];
  let hasExif = false;
  const { view, recordsAddress } = scan;
  const end = recordsAddress + scan.records * RecordLayout.Size;
  for (let at = recordsAddress; at < end; at += RecordLayout.Size) {
    const field = view.getUint16(at + RecordLayout.Field, true) as FieldId;
    const row = rowOf(field);
    if (!row) continue;
    const directory = view.getUint8(at + RecordLayout.Directory) as Directory;
    const value = readValue(scan, at, row.type === 'text', directory) ?? ('mayBeBlank' in row ? '' : undefined);
    if (value === undefined) continue;
    // A size in a JPEG frame, box or chunk comes from no directory, so it isn't EXIF data.
    if (directory !== Directory.None && row.type !== 'size' && !SAYS_NOTHING.has(field)) hasExif = true;
    const rank = rankOf('main' in row, directory);
    if (rank >= (values[field]?.rank ?? Infinity)) continue;
    values[field] = {
      rank,
      value,
      position: view.getFloat64(at + RecordLayout.Position, true),
      directory,
      tag: view.getUint16(at + RecordLayout.Tag, true),
      block: view.getUint16(at + RecordLayout.Block, true),
      place: view.getUint16(at + RecordLayout.Place, true),
    };
  }
  return {
    hasExif,
    has: (field) => values[field] !== undefined,
    number(field) {
      const value = values[field]?.value;
      const number = typeof value === 'string' ? numberIn(value) : value;
      return Number.isFinite(number) ? number : undefined;
    },
    text(field) {
      const value = values[field]?.value;
      return value === undefined || value === '' ? undefined : String(value);
    },
    place(field, name, kind = 'number') {
      const value = values[field];
      if (!value) throw new Error(`${FieldId[field]} is not in the file.`);
      const tag = pathOf(value);
      const { position } = value;
      return position < DECODED_POSITION ? { field: name, tag, kind, offset: position } : { field: name, tag, kind };
    },
  };
}

/** Directories in which some programs write numbers as text. In a maker note, a number as text means damage. */
const MAY_SPELL: ReadonlySet<Directory> = new Set([Directory.Ifd0, Directory.Exif, Directory.X3f]);

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

/** Fillers alone don't count as text: an empty Make in IFD0 must not hide a Make in the Exif IFD. */
const BLANK = /^[\0- ]*$/;

/** First steps of the paths outside the maker note. */
const ROOTS: Readonly<Partial<Record<Directory, string>>> = {
  [Directory.Ifd0]: 'IFD0',
  [Directory.Exif]: 'ExifIFD',
  [Directory.Ciff]: 'CIFF',
  [Directory.PhaseOne]: 'PhaseOne',
};

/** 'MakerNote/0x0020/0x0201/0x0125': directory, tag, block in the tag's value, offset in that block. */
function pathOf({ directory, tag, block, place }: Value): string {
  const steps = [tag, ...[block, place].filter((step) => step !== 0)];
  return [ROOTS[directory] ?? 'MakerNote', ...steps.map(hexTag)].join('/');
}

/** 0xA7 → '0x00A7' */
export function hexTag(tag: number): string {
  return `0x${tag.toString(16).toUpperCase().padStart(4, '0')}`;
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });
const LATIN1 = new TextDecoder('windows-1252');
const UTF16 = new TextDecoder('utf-16le');

/**
 * Text up to the first NUL. By the standard, Exif text is ASCII, but newer files have UTF-8, and old ones a one-byte
 * code page.
 */
export function decodeText(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  const used = end < 0 ? bytes : bytes.subarray(0, end);
  try {
    return UTF8.decode(used);
  } catch {
    // Without `stream`, Node decodes windows-1252 as Latin-1 and leaves control characters in the text.
    return LATIN1.decode(used, { stream: true });
  }
}

/** The number, if the text has nothing else; NaN for '1/60' and '100 ISO'. */
function numberIn(text: string): number {
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
}
