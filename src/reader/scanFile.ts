/** Scans a file repeatedly, supplying ranges until the core needs no more. */
import { Status } from '../../assembly/schema';
import type { ByteSource } from './byteSource';
import type { Core, Scan } from './core';
import { openRanges, type Ranges } from './ranges';

/**
 * Passes the last scan of a file to `take`, which must not keep the scan, because the next scan overwrites it. Rejects
 * if the file can't be read, or if the Brotli decoder that it needs can't be loaded.
 */
export async function scanFile<Result>(
  core: Core,
  source: ByteSource,
  take: (scan: Scan, ranges: Ranges) => Result,
  raw = false,
): Promise<Result> {
  const ranges = await openRanges(source);
  let scan = core.scan(ranges, raw);
  while (scan.status === Status.Need) {
    await ranges.supply(scan.need);
    scan = core.scan(ranges, raw);
  }
  return take(scan, ranges);
}
