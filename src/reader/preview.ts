/** Finds the JPEG that a file keeps besides its picture: a thumbnail, or a raw file's preview. */
import { FieldId, RecordLayout } from '../../assembly/schema';
import type { ByteSource } from './byteSource';
import { containerName } from './container';
import type { Core, Scan } from './core';
import { readFields } from './records';
import { scanFile } from './scanFile';

/** Maximum length of a preview in bytes. A preview is read as a whole. */
export const PREVIEW_BYTES = 2 * 1024 * 1024;
/**
 * A JPEG of at least this many bytes isn't a thumbnail of 160 by 120 pixels and is sharp enough. A larger JPEG only
 * takes longer.
 */
const ENOUGH_BYTES = 24 * 1024;
/** Bytes from the start of a preview that contain its frame header. */
const HEAD_BYTES = 128 * 1024;
/** Maximum number of pixels that a browser may have to decode. A preview of two megabytes has fewer. */
const PREVIEW_PIXELS = 64_000_000;

/**
 * Reads a file's preview as JPEG bytes, with one read after the scan. Undefined if the file has no preview to show.
 * Rejects as `scanFile` does.
 */
export async function readPreview(core: Core, source: ByteSource): Promise<Uint8Array | undefined> {
  const place = choose(await scanFile(core, source, placesOf, true));
  if (!place) return undefined;
  const bytes = await source.read(place.offset, place.length);
  return bytes.length === place.length && isPicture(core, bytes) ? bytes : undefined;
}

interface Place {
  /** bytes from the start of the file */
  readonly offset: number;
  readonly length: number;
}

function placesOf({ view, recordsAddress, records }: Scan): Place[] {
  return Array.from({ length: records }, (_, index) => recordsAddress + index * RecordLayout.Size)
    .filter((at) => view.getUint16(at + RecordLayout.Field, true) === FieldId.Preview)
    .map((at) => ({
      offset: view.getFloat64(at + RecordLayout.Position, true),
      length: view.getFloat64(at + RecordLayout.Number, true),
    }));
}

/** The smallest JPEG of at least `ENOUGH_BYTES`, or else the largest JPEG. */
function choose(places: readonly Place[]): Place | undefined {
  const small = places.filter(({ length }) => length <= PREVIEW_BYTES);
  // The oldest supported browsers lack `toSorted`.
  const sorted = [...small].sort((a, b) => a.length - b.length);
  return sorted.find(({ length }) => length >= ENOUGH_BYTES) ?? sorted.at(-1);
}

function isPicture(core: Core, bytes: Uint8Array): boolean {
  const scan = core.scan({
    size: bytes.length,
    windows: [{ position: 0, bytes: bytes.subarray(0, HEAD_BYTES) }],
    exhausted: true,
  });
  const fields = readFields(scan);
  const pixels = (fields.number(FieldId.FrameWidth) ?? 0) * (fields.number(FieldId.FrameHeight) ?? 0);
  return containerName(scan.container) === 'JPEG' && pixels > 0 && pixels <= PREVIEW_PIXELS;
}
