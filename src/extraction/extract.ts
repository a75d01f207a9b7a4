/** The main job on one line: bytes → ranges → scan → records → fields → rules → result. */
import { FieldId, Status } from '../../assembly/schema';
import { containerName } from './container';
import type { Scan } from './core';
import { readCounters } from './counters';
import { readPhotoFields } from './photoFields';
import { type ByteSource, type Ranges, blobSource } from './ranges';
import { findReason } from './reason';
import { readFields } from './records';
import type { Counter, ExtractionError, ExtractionResult } from './result';
import { scanFile } from './scan';
import { findShutterCount } from './shutterCount';
import type { Candidate, Evidence } from './sources/candidate';

const NO_EXIF: ExtractionError = { code: 'no-exif', message: 'No EXIF data found in image' };

/** Reads one photo, never more of it than the few ranges that hold its metadata. Throws only when the file cannot be read. */
export function extract(file: Blob, name = file instanceof File ? file.name : ''): Promise<ExtractionResult> {
  return extractFrom(blobSource(file), name);
}

/** The same for bytes from anywhere; `path` may help where nothing else does. */
export function extractFrom(source: ByteSource, path = ''): Promise<ExtractionResult> {
  return scanFile(source, (scan, ranges) => readResult(scan, ranges, path.replaceAll('\\', '/')));
}

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** The result of a finished scan. Pure; `reads` and `bytesRead` are handed through. */
export function readResult(
  scan: Scan,
  { reads, bytesRead }: Pick<Ranges, 'reads' | 'bytesRead'>,
  path: string,
): ExtractionResult {
  const container = containerName(scan.container);
  const fields = readFields(scan);
  // One object, filled in place: copying it costs more than reading the file's fields.
  const result: Mutable<ExtractionResult> = { counters: [], hasGps: false, bytesRead, reads };
  if (container !== undefined) result.container = container;
  try {
    readPhotoFields(fields, container, result);
    if (scan.status === Status.None || !fields.hasExif) result.error = NO_EXIF;
    else judge(result, { fields, make: result.make ?? '', model: result.model ?? '', container, path });
  } catch (problem) {
    const detail = problem instanceof Error ? problem.message : String(problem);
    result.error = { code: 'extraction-failed', message: `Failed to extract EXIF data: ${detail}`, detail };
  }
  return result;
}

/** Adds the count and where it comes from, or the reason why there is none. */
function judge(result: Mutable<ExtractionResult>, evidence: Evidence): void {
  const count = findShutterCount(evidence);
  result.hasGps = evidence.fields.has(FieldId.GpsLatitude);
  result.counters = chosenFirst(readCounters(evidence.fields), count);
  if (count) {
    result.shutterCount = count.value;
    result.shutterSource = count.source;
  } else result.reason = findReason(evidence);
}

/** What was chosen, then every other counter: a number from which it was worked out stays beside it. */
function chosenFirst(counters: readonly Counter[], count: Candidate | undefined): Counter[] {
  if (!count) return [...counters];
  const { field, tag, offset, kind } = count.source;
  const chosen = { field, tag, ...(offset === undefined ? {} : { offset }), value: count.value, kind };
  const isChosen = (counter: Counter): boolean =>
    counter.field === field && counter.tag === tag && counter.value === count.value;
  return [chosen, ...counters.filter((counter) => !isChosen(counter))];
}
