/** The main job on one line: bytes → ranges → scan → records → fields → rules → result. */
import { FieldId, Status } from '../../assembly/schema';
import { containerName } from './container';
import type { Scan } from './core';
import { readCounters } from './counters';
import { readPhotoFields } from './photoFields';
import { type ByteSource, type Ranges, blobSource } from './ranges';
import { findReason } from './reason';
import { type Fields, readFields } from './records';
import type { Counter, ExtractionError, ExtractionResult } from './result';
import { scanFile } from './scan';
import { findShutterCount } from './shutterCount';
import type { Candidate } from './sources/candidate';

const NO_EXIF: ExtractionError = { code: 'no-exif', message: 'No EXIF data found in image' };

/** Reads one photo, never more of it than the few ranges that hold its metadata. Throws only when the file cannot be read. */
export function extract(file: Blob, name = file instanceof File ? file.name : ''): Promise<ExtractionResult> {
  return extractFrom(blobSource(file), name);
}

/** The same for bytes from anywhere; `path` may help where nothing else does. */
export function extractFrom(source: ByteSource, path = ''): Promise<ExtractionResult> {
  return scanFile(source, (scan, ranges) => readResult(scan, ranges, path.replaceAll('\\', '/')));
}

/** The result of a finished scan. Pure; `reads` and `bytesRead` are handed through. */
export function readResult(scan: Scan, ranges: Pick<Ranges, 'reads' | 'bytesRead'>, path: string): ExtractionResult {
  const { reads, bytesRead } = ranges;
  const container = containerName(scan.container);
  const found = container === undefined ? {} : { container };
  const fields = readFields(scan);
  if (scan.status === Status.None || !hasExif(fields)) {
    return {
      ...found,
      ...readPhotoFields(fields, container),
      counters: [],
      error: NO_EXIF,
      hasGps: false,
      bytesRead,
      reads,
    };
  }
  try {
    const photo = readPhotoFields(fields, container);
    const evidence = { fields, make: photo.make ?? '', model: photo.model ?? '', path, ...found };
    const count = findShutterCount(evidence);
    return {
      ...found,
      ...photo,
      ...(count ? { shutterCount: count.value, shutterSource: count.source } : { reason: findReason(evidence) }),
      counters: chosenFirst(readCounters(fields), count),
      hasGps: fields.has(FieldId.GpsLatitude),
      bytesRead,
      reads,
    };
  } catch (problem) {
    const detail = problem instanceof Error ? problem.message : String(problem);
    const message = `Failed to extract EXIF data: ${detail}`;
    const error: ExtractionError = { code: 'extraction-failed', message, detail };
    return { ...found, counters: [], error, hasGps: false, bytesRead, reads };
  }
}

/** Sizes alone, which every picture has, are no EXIF data, and neither is a directory that was cut off. */
const NOT_EXIF: readonly FieldId[] = [
  FieldId.Damaged,
  FieldId.FrameWidth,
  FieldId.FrameHeight,
  FieldId.RawWidth,
  FieldId.RawHeight,
  FieldId.IfdWidth,
  FieldId.IfdHeight,
  FieldId.CropWidth,
  FieldId.CropHeight,
];

function hasExif(fields: Fields): boolean {
  return fields.ids().some((field) => !NOT_EXIF.includes(field));
}

function chosenFirst(counters: readonly Counter[], count: Candidate | undefined): Counter[] {
  if (!count) return [...counters];
  const { field, tag, offset, kind } = count.source;
  const isChosen = (counter: Counter): boolean => counter.field === field && counter.tag === tag;
  const chosen = { field, tag, ...(offset === undefined ? {} : { offset }), value: count.value, kind };
  return [
    counters.find((counter) => isChosen(counter) && counter.value === count.value) ?? chosen,
    ...counters.filter((counter) => !isChosen(counter)),
  ];
}
