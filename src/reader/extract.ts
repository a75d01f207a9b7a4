/** Reads a photo, step by step: bytes → ranges → scan → records → fields → rules → result. */
import { FieldId, Status } from '../../assembly/schema';
import type { ByteSource } from './byteSource';
import { containerName } from './container';
import type { Core, Scan } from './core';
import { readCandidates, readCounters } from './counters';
import { readManufactured } from './manufactured';
import { namesEquivalent, namesPrintedSerial, readPhotoFields } from './photoFields';
import { findEditor, findReason } from './reason';
import { readFields } from './records';
import { type Counter, type ExtractionError, type ExtractionResult, isCountGrade, type PhotoFields } from './result';
import { scanFile } from './scanFile';
import { findShutterCount } from './shutterCount';
import { judgeSavedAgain } from './savedAgain';
import type { Proposal, PhotoData } from './rules/proposal';

const NOTHING = { counters: [], hasGps: false } as const;
const NO_EXIF: ExtractionError = { code: 'no-exif', message: 'No EXIF data found in image' };

/**
 * Reads one photo, but only the few ranges with metadata. `path`, the file's name or path, helps Canon's rules if the
 * file has no count. Throws only if the file can't be read, or if the Brotli decoder that it needs can't be loaded.
 */
export function extract(core: Core, source: ByteSource, path = ''): Promise<ExtractionResult> {
  return scanFile(core, source, (scan, { reads, bytesRead }) => ({
    ...readResult(scan, path.replaceAll('\\', '/')),
    bytesRead,
    reads,
  }));
}

/** Turns a finished scan into a result; a failure becomes its `error`. `path` has `/` between folders. */
export function readResult(scan: Scan, path: string): Omit<ExtractionResult, 'bytesRead' | 'reads'> {
  const container = containerName(scan.container);
  const fields = readFields(scan);
  const named = container && { container };
  let photo: PhotoFields = {};
  try {
    photo = readPhotoFields(fields, container);
    if (scan.status === Status.None || !fields.hasExif) return { ...photo, ...named, ...NOTHING, error: NO_EXIF };
    const { make = '', model = '' } = photo;
    const equivalent = namesEquivalent(fields) && ({ lensIsEquivalent: true } as const);
    const printed = namesPrintedSerial(fields) && ({ serialIsPrinted: true } as const);
    const manufactured = readManufactured(fields, photo);
    const made = manufactured && { manufactured };
    return {
      ...photo,
      ...equivalent,
      ...printed,
      ...made,
      ...named,
      ...judge({ fields, make, model, container, path }),
    };
  } catch (problem) {
    const detail = problem instanceof Error ? problem.message : String(problem);
    const message = `Failed to extract EXIF data: ${detail}`;
    return { ...photo, ...named, ...NOTHING, error: { code: 'extraction-failed', message, detail } };
  }
}

type Judgment = Pick<
  ExtractionResult,
  | 'shutterCount'
  | 'shutterSource'
  | 'reason'
  | 'uncountedReason'
  | 'editor'
  | 'savedAgain'
  | 'counters'
  | 'candidates'
  | 'hasGps'
>;

function judge(photo: PhotoData): Judgment {
  const count = findShutterCount(photo);
  const hasGps = photo.fields.has(FieldId.GpsLatitude);
  const counters = chosenFirst(readCounters(photo.fields), count);
  const candidates = readCandidates(photo.fields);
  const numbers = { counters, ...(candidates.length > 0 && { candidates }), hasGps };
  if (count) {
    const savedAgain = judgeSavedAgain(photo, undefined, count.source.limits);
    const why = !isCountGrade(count.source.grade) && { uncountedReason: findReason(photo) };
    return { ...numbers, savedAgain, shutterCount: count.value, shutterSource: count.source, ...why };
  }
  const reason = findReason(photo);
  const editor = reason === 'edited' ? findEditor(photo) : undefined;
  return { ...numbers, savedAgain: judgeSavedAgain(photo, reason), reason, ...(editor !== undefined && { editor }) };
}

/** Lists the chosen count first, then all other counters, including the file number behind an estimate. */
function chosenFirst(counters: readonly Counter[], count: Proposal | undefined): readonly Counter[] {
  if (!count) return counters;
  const { field, tag, offset, kind } = count.source;
  const chosen = { field, tag, ...(offset === undefined ? {} : { offset }), value: count.value, kind };
  const isChosen = (counter: Counter): boolean =>
    counter.field === field && counter.tag === tag && counter.value === count.value;
  return [chosen, ...counters.filter((counter) => !isChosen(counter))];
}
