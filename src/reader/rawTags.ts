import { DECODED_POSITION, Directory, Limit } from '../../assembly/schema';
import type { ByteSource } from './byteSource';
import type { Core } from './core';
import { readEntries, type TagEntry } from './tagEntries';
import { decodeText } from './records';
import type { RawTag } from './result';
import { tagName } from './tagNames';

/** Maximum number of values to list for an entry. More values of a long table wouldn't help a reader. */
const MAX_VALUES = 24;

const DIRECTORIES: Readonly<Record<number, string>> = {
  [Directory.Ifd0]: 'IFD0',
  [Directory.Exif]: 'Exif',
  [Directory.Gps]: 'GPS',
  [Directory.Image]: 'SubIFD',
  [Directory.Thumbnail]: 'IFD1',
};

/** Reads every tag of a file, uninterpreted. Rejects as `scanFile` does. */
export async function readAllTags(core: Core, source: ByteSource): Promise<RawTag[]> {
  return readEntries(core, source, (entries) => Array.from(entries, tagOf));
}

function tagOf(entry: TagEntry): RawTag {
  const { directory, tag, type, count, position } = entry;
  const name = tagName(directory, tag);
  return {
    directory: DIRECTORIES[directory] ?? Directory[directory] ?? '',
    tag,
    ...(name && { name }),
    type: TYPES[type]!.name,
    count,
    value: readValue(entry),
    ...(position < DECODED_POSITION && { offset: position }),
  };
}

interface TiffType {
  readonly name: string;
  readonly read?: (view: DataView, at: number, little: boolean) => number | bigint | string;
}

/** (1, 200) → '1/200' */
const fraction = (numerator: number, denominator: number) => `${numerator}/${denominator}`;

/** The types of `TagEntry`; a type without `read` is text. */
const TYPES: Readonly<Record<number, TiffType>> = {
  1: { name: 'BYTE', read: (view, at) => view.getUint8(at) },
  2: { name: 'ASCII' },
  3: { name: 'SHORT', read: (view, at, little) => view.getUint16(at, little) },
  4: { name: 'LONG', read: (view, at, little) => view.getUint32(at, little) },
  5: {
    name: 'RATIONAL',
    read: (view, at, little) => fraction(view.getUint32(at, little), view.getUint32(at + 4, little)),
  },
  6: { name: 'SBYTE', read: (view, at) => view.getInt8(at) },
  7: { name: 'UNDEFINED', read: (view, at) => view.getUint8(at) },
  8: { name: 'SSHORT', read: (view, at, little) => view.getInt16(at, little) },
  9: { name: 'SLONG', read: (view, at, little) => view.getInt32(at, little) },
  10: {
    name: 'SRATIONAL',
    read: (view, at, little) => fraction(view.getInt32(at, little), view.getInt32(at + 4, little)),
  },
  11: { name: 'FLOAT', read: (view, at, little) => view.getFloat32(at, little) },
  12: { name: 'DOUBLE', read: (view, at, little) => view.getFloat64(at, little) },
  13: { name: 'IFD', read: (view, at, little) => view.getUint32(at, little) },
  16: { name: 'LONG8', read: (view, at, little) => view.getBigUint64(at, little) },
  17: { name: 'SLONG8', read: (view, at, little) => view.getBigInt64(at, little) },
  18: { name: 'IFD8', read: (view, at, little) => view.getBigUint64(at, little) },
  129: { name: 'UTF8' },
};

function readValue({ type, count, unit, little, bytes }: TagEntry): string {
  const { name, read } = TYPES[type]!;
  if (bytes.length === 0) return '';
  if (!read) return decodeText(bytes.subarray(0, Limit.Text));
  const shown = Math.min(count, MAX_VALUES, Math.floor(Limit.Text / unit));
  // Show UNDEFINED bytes as text if all are printable: versions and identifiers are such bytes.
  if (name === 'UNDEFINED' && count <= MAX_VALUES && bytes.every((byte) => byte >= 0x20 && byte < 0x7f))
    return decodeText(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, shown * unit);
  const values = Array.from({ length: shown }, (_, index) => read(view, index * unit, little));
  return values.join(' ') + (shown < count ? ' …' : '');
}
