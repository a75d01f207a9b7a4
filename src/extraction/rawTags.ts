/** Every directory entry of a file, uninterpreted: for people who want to see everything. */
import { DECODED_POSITION, Directory, Limit, RecordLayout, Status } from '../../assembly/schema';
import type { ByteSource } from './byteSource';
import type { Core, Scan } from './core';
import { openRanges } from './ranges';
import { decodeText } from './records';
import type { RawTag } from './result';
import { tagName } from './tagNames';

/** Values listed per entry; a long table would not tell a reader more in full. */
const MAX_VALUES = 24;

const DIRECTORIES: Readonly<Record<number, string>> = {
  [Directory.Ifd0]: 'IFD0',
  [Directory.Exif]: 'Exif',
  [Directory.Gps]: 'GPS',
  [Directory.Image]: 'SubIFD',
  [Directory.Thumbnail]: 'IFD1',
};

/** Reads every tag of a file; throws only when the file cannot be read. */
export async function readAllTags(core: Core, source: ByteSource): Promise<RawTag[]> {
  const ranges = await openRanges(source);
  let scan = core.scan(ranges, true);
  while (scan.status === Status.Need) {
    await ranges.supply(scan.need);
    scan = core.scan(ranges, true);
  }
  return readRecords(scan);
}

function readRecords(scan: Scan): RawTag[] {
  const { view, recordsAddress } = scan;
  const end = recordsAddress + scan.records * RecordLayout.Size;
  const tags: RawTag[] = [];
  for (let at = recordsAddress; at < end; at += RecordLayout.Size) {
    // Records with a field repeat the same entries for the extraction.
    if (view.getUint16(at + RecordLayout.Field, true) !== 0) continue;
    const directory = view.getUint8(at + RecordLayout.Directory);
    const tag = view.getUint16(at + RecordLayout.Tag, true);
    const type = TYPES[view.getUint8(at + RecordLayout.Type)];
    if (!type) continue;
    const count = view.getUint32(at + RecordLayout.Count, true);
    const address = view.getUint32(at + RecordLayout.Address, true);
    const position = view.getFloat64(at + RecordLayout.Position, true);
    const little = view.getUint8(at + RecordLayout.Little) === 1;
    const name = tagName(directory, tag);
    tags.push({
      directory: DIRECTORIES[directory] ?? Directory[directory] ?? '',
      tag,
      ...(name && { name }),
      type: type.name,
      count,
      value: address === 0 ? '' : readValue(view.buffer as ArrayBuffer, address, count, type, little),
      ...(position < DECODED_POSITION && { offset: position }),
    });
  }
  return tags;
}

interface TiffType {
  readonly name: string;
  readonly size: number;
  readonly read?: (view: DataView, at: number, little: boolean) => number | bigint | string;
}

/** (1, 200) → '1/200' */
const fraction = (numerator: number, denominator: number) => `${numerator}/${denominator}`;

/** TIFF types; without `read` the value is text. Source: TIFF 6.0, section 2; BigTIFF; Exif 3.0 for UTF8. */
const TYPES: Readonly<Record<number, TiffType>> = {
  1: { name: 'BYTE', size: 1, read: (view, at) => view.getUint8(at) },
  2: { name: 'ASCII', size: 1 },
  3: { name: 'SHORT', size: 2, read: (view, at, little) => view.getUint16(at, little) },
  4: { name: 'LONG', size: 4, read: (view, at, little) => view.getUint32(at, little) },
  5: {
    name: 'RATIONAL',
    size: 8,
    read: (view, at, little) => fraction(view.getUint32(at, little), view.getUint32(at + 4, little)),
  },
  6: { name: 'SBYTE', size: 1, read: (view, at) => view.getInt8(at) },
  7: { name: 'UNDEFINED', size: 1, read: (view, at) => view.getUint8(at) },
  8: { name: 'SSHORT', size: 2, read: (view, at, little) => view.getInt16(at, little) },
  9: { name: 'SLONG', size: 4, read: (view, at, little) => view.getInt32(at, little) },
  10: {
    name: 'SRATIONAL',
    size: 8,
    read: (view, at, little) => fraction(view.getInt32(at, little), view.getInt32(at + 4, little)),
  },
  11: { name: 'FLOAT', size: 4, read: (view, at, little) => view.getFloat32(at, little) },
  12: { name: 'DOUBLE', size: 8, read: (view, at, little) => view.getFloat64(at, little) },
  13: { name: 'IFD', size: 4, read: (view, at, little) => view.getUint32(at, little) },
  16: { name: 'LONG8', size: 8, read: (view, at, little) => view.getBigUint64(at, little) },
  17: { name: 'SLONG8', size: 8, read: (view, at, little) => view.getBigInt64(at, little) },
  18: { name: 'IFD8', size: 8, read: (view, at, little) => view.getBigUint64(at, little) },
  129: { name: 'UTF8', size: 1 },
};

function readValue(memory: ArrayBuffer, address: number, count: number, type: TiffType, little: boolean): string {
  if (!type.read) return decodeText(new Uint8Array(memory, address, Math.min(count, Limit.Text)));
  const shown = Math.min(count, MAX_VALUES, Math.floor(Limit.Text / type.size));
  const view = new DataView(memory, address, shown * type.size);
  // Versions and identifiers are text in a field of UNDEFINED bytes.
  if (type.name === 'UNDEFINED' && count <= MAX_VALUES) {
    const bytes = new Uint8Array(memory, address, count);
    if (bytes.every((byte) => byte >= 0x20 && byte < 0x7f)) return decodeText(bytes);
  }
  const values = Array.from({ length: shown }, (_, index) => type.read!(view, index * type.size, little));
  return values.join(' ') + (shown < count ? ' …' : '');
}
