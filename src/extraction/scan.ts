/** Scans a file to the end: hands the core range after range until it asks for no more. */
import { Status } from '../../assembly/schema';
import { type Scan, loadCore, loadedCore } from './core';
import { type ByteSource, type Ranges, openRanges } from './ranges';

/** Hands the finished scan to `finish` at once: its records are gone with the next scan of any file. */
export async function scanFile<Result>(
  source: ByteSource,
  finish: (scan: Scan, ranges: Ranges) => Result,
  raw = false,
): Promise<Result> {
  // The first file of all is read while the core is being loaded.
  const loaded = loadedCore();
  const [core, ranges] = loaded
    ? [loaded, await openRanges(source)]
    : await Promise.all([loadCore(), openRanges(source)]);
  for (;;) {
    const scan = core.scan(source.size, ranges.windows, ranges.exhausted, raw);
    if (scan.status !== Status.Need) return finish(scan, ranges);
    await ranges.supply(scan.need);
  }
}
