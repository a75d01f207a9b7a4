import { Directory, Limit, RecordLayout } from '../../assembly/schema';
import type { ByteSource } from './byteSource';
import type { Core, Scan } from './core';
import { scanFile } from './scanFile';

export interface TagEntry {
  readonly directory: Directory;
  readonly tag: number;
  /** a key of `UNITS` */
  readonly type: number;
  /** number of values; `unit`: bytes of each value */
  readonly count: number;
  readonly unit: number;
  readonly little: boolean;
  /** position of the value: in the file, or in decoded bytes if it is `DECODED_POSITION` or more */
  readonly position: number;
  /**
   * The value, or its first bytes if the core doesn't record all; empty if the file ends before the last of these
   * bytes. The bytes are in the core's memory and valid only until the next scan.
   */
  readonly bytes: Uint8Array;
}

/** Bytes of one value, by TIFF type. Source: TIFF 6.0, section 2; BigTIFF; Exif 3.0 for 129, UTF-8. */
// prettier-ignore
const UNITS: Readonly<Record<number, number>> = {
  1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4, 16: 8, 17: 8, 18: 8, 129: 1,
};

/**
 * Scans a file and passes its entries to `take`, in the order of the file. `take` must not keep their bytes, because
 * the next scan overwrites them. Rejects as `scanFile` does.
 */
export function readEntries<Result>(
  core: Core,
  source: ByteSource,
  take: (entries: Iterable<TagEntry>) => Result,
): Promise<Result> {
  return scanFile(core, source, (scan) => take(entriesOf(scan)), true);
}

/** True for a maker's own directory, in which the core records more bytes of each value. */
export const isMakers = (directory: Directory): boolean => directory >= Directory.Canon;

function* entriesOf({ bytes, view, recordsAddress, records }: Scan): Generator<TagEntry, void> {
  const end = recordsAddress + records * RecordLayout.Size;
  for (let at = recordsAddress; at < end; at += RecordLayout.Size) {
    // Skip records with a field: they are for the extraction, and each entry has its own record without a field.
    if (view.getUint16(at + RecordLayout.Field, true) !== 0) continue;
    const type = view.getUint8(at + RecordLayout.Type);
    const unit = UNITS[type];
    if (unit === undefined) continue;
    const directory = view.getUint8(at + RecordLayout.Directory) as Directory;
    const count = view.getUint32(at + RecordLayout.Count, true);
    const address = view.getUint32(at + RecordLayout.Address, true);
    const length = address === 0 ? 0 : Math.min(count * unit, isMakers(directory) ? Limit.Value : Limit.Text);
    yield {
      directory,
      tag: view.getUint16(at + RecordLayout.Tag, true),
      type,
      count,
      unit,
      little: view.getUint8(at + RecordLayout.Little) === 1,
      position: view.getFloat64(at + RecordLayout.Position, true),
      bytes: bytes.subarray(address, address + length),
    };
  }
}
