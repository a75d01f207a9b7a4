/**
 * The object that describes a file in the package and the program's JSON. Other people's programs depend on its shape.
 */
import { rawText } from '../config/fileText';
import {
  type ContainerName,
  type CountGrade,
  type CountKind,
  type CountLimit,
  type Counter,
  type EstimateMethod,
  type ExtractionResult,
  type FileErrorCode,
  type FileReason,
  type Manufactured,
  type PhotoFields,
  type RawResult,
  type SavedAgain,
  type ShutterSource,
  isCountGrade,
} from '../reader/result';
import { serialText } from '../reader/serial';
import type { UrlErrorCode } from './fromUrl';

/** One counter found in the file. */
export interface FoundCounter {
  /** its name, such as 'ShutterCount' */
  readonly field: string;
  /** the path of its tag, such as 'MakerNote/0x00A7' */
  readonly tag: string;
  /** the number in the file; 0 if the camera never wrote the counter */
  readonly value: number;
  /** what it counts: mechanical actuations, all shots, pictures, or only files */
  readonly kind: CountKind;
  /** how sure the number is; absent for a file number, and if the file has no count */
  readonly grade?: CountGrade;
}

/** A number that isn't shown as a count: it is where related bodies keep their counter, or it counts nothing. */
export interface UnconfirmedCandidate {
  /** its name */
  readonly field: string;
  /** the path of its tag, such as 'MakerNote/0x000D/0x0188' */
  readonly tag: string;
  /** the number in the file */
  readonly value: number;
}

/** Where the count is from, and how sure it is. */
export interface CountSource {
  /** the counter's name, such as 'ShutterCount' */
  readonly field: string;
  /** the path of the counter's tag, such as 'MakerNote/0x00A7' */
  readonly tag: string;
  /** the counter's position in the file, in bytes; absent if the counter is in data that had to be decoded */
  readonly offset?: number;
  /** what the number counts */
  readonly kind: CountKind;
  /** 'approximate': one of `limits` says why */
  readonly grade: CountGrade;
  /** why the number is approximate, or may differ from the shutter's actuations, and other facts about it */
  readonly limits: readonly CountLimit[];
  /** with the limits 'wraps', 'may-restart' and 'may-wrap': the last value before the counter starts again */
  readonly wrapsAt?: number;
  /** with the limit 'contradicted': the number in the file that contradicts the count */
  readonly otherValue?: number;
  /** with the limit 'steps' (the camera rounds up): the true number is between `low` and the count */
  readonly low?: number;
}

/** A number estimated from file, folder or serial numbers. Never a count. */
export interface CountEstimate extends UnconfirmedCandidate {
  /** the kind of numbers from which it was estimated */
  readonly method: EstimateMethod;
}

/** The photo has a count. */
export interface PhotoCounted {
  readonly status: 'counted';
  /** integer, 1 to 1,000,000; `shutterSource` has its kind and its grade */
  readonly shutterCount: number;
  /** where the count is from, and how sure it is */
  readonly shutterSource: CountSource;
  /** absent: there is a count */
  readonly reason?: never;
  /** absent: the file was read */
  readonly error?: never;
}

/** Why a photo that was read has no count. */
export type UncountedReason =
  | FileReason
  /** the picture has no metadata, because a program or a messenger removed it */
  | 'no-metadata';

/** The photo was read, but has no count. */
export interface PhotoUncounted {
  readonly status: 'uncounted';
  /** why there is no count */
  readonly reason: UncountedReason;
  /** a number estimated from file numbers: show it as an estimate or not at all */
  readonly estimate?: CountEstimate;
  /** numbers that may be counters, or look like counters; absent if there are none */
  readonly candidates?: readonly UnconfirmedCandidate[];
  /** absent: there is no count */
  readonly shutterCount?: never;
  /** absent: there is no count */
  readonly shutterSource?: never;
  /** absent: the file was read */
  readonly error?: never;
}

/** Why something failed. */
export interface FileError<Code extends string = FileErrorCode | UrlErrorCode | 'no-report' | 'timed-out'> {
  /** the reason as a code, for programs */
  readonly code: Code;
  /** one English sentence; its wording may change */
  readonly message: string;
  /** the error of the system, the network or your own source */
  readonly cause?: unknown;
}

/** The file is not a photo, or can't be read. */
export interface PhotoFailed {
  readonly status: 'failed';
  /** why the file could not be read */
  readonly error: FileError;
  /** never present, because the file was not read */
  readonly shutterCount?: never;
  /** never present, because the file was not read */
  readonly shutterSource?: never;
  /** never present, because the file was not read */
  readonly reason?: never;
}

/**
 * The photo's metadata, and the number of bytes and reads that the reading took. Fields that the file doesn't give are
 * absent.
 */
export interface ReadFields extends PhotoFields {
  /** the file's format, recognized by its bytes; 'CAM_INFO' for a card report */
  readonly container?: ContainerName;
  /** the focal lengths in `lens` are 35 mm equivalents, not those of the lens itself */
  readonly lensIsEquivalent?: true;
  /** the date of manufacture, if the photo contains it and the catalogue lists the camera */
  readonly manufactured?: Manufactured;
  /** every counter found, the one with the count first */
  readonly counters: readonly FoundCounter[];
  /** whether a program saved the photo again after the camera wrote it, and the evidence */
  readonly savedAgain?: SavedAgain;
  /** bytes read from the file */
  readonly bytesRead: number;
  /** number of reads */
  readonly reads: number;
}

/** The result of reading a photo. `status` distinguishes the three cases. */
export type PhotoResult = ReadFields & (PhotoCounted | PhotoUncounted | PhotoFailed);

/** The result of the extraction, without the fields for the page. */
export function photoResultOf(result: ExtractionResult): PhotoResult {
  const {
    shutterCount,
    shutterSource,
    reason,
    uncountedReason,
    error,
    counters,
    candidates = [],
    serialNumber,
    hasGps: _hasGps,
    editor: _editor,
    serialIsPrinted: _serialIsPrinted,
    bytesRead,
    reads,
    ...fields
  } = result as RawResult;
  const grade = shutterSource && gradeOf(shutterSource);
  const found = {
    ...fields,
    ...(serialNumber !== undefined && { serialNumber: rawText(serialText(serialNumber)) }),
    counters: counters.map((counter) => counterOf(counter, grade)),
    bytesRead,
    reads,
  };
  if (error?.code === 'no-exif' && fields.container !== undefined)
    return { status: 'uncounted', reason: 'no-metadata', ...found };
  if (error) {
    const { code, message, detail } = error;
    // The code 'unexpected' occurs only on the page.
    return {
      status: 'failed',
      error: { code: code as FileErrorCode, message: rawText(message), ...(detail !== undefined && { cause: detail }) },
      ...found,
    };
  }
  if (shutterCount !== undefined && shutterSource && grade)
    return { status: 'counted', shutterCount, shutterSource: sourceOf(shutterSource, grade), ...found };
  const number = shutterSource && shutterCount !== undefined && { ...placeOf(shutterSource), value: shutterCount };
  const isGuess = shutterSource?.grade === 'guess';
  const unconfirmed = [...(number && isGuess ? [number] : []), ...candidates.map(candidateOf)];
  return {
    status: 'uncounted',
    // Reasons other than a `FileReason`, and the kind 'shutter' in the functions below, occur only with cameras on USB.
    reason: (reason ?? uncountedReason) as FileReason,
    ...(number && !isGuess && shutterSource.method && { estimate: { ...number, method: shutterSource.method } }),
    ...(unconfirmed.length > 0 && { candidates: unconfirmed }),
    ...found,
  };
}

const gradeOf = ({ grade }: ShutterSource): CountGrade | undefined => (isCountGrade(grade) ? grade : undefined);

const placeOf = ({ field, tag }: ShutterSource) => ({ field, tag });

const candidateOf = ({ field, tag, value }: UnconfirmedCandidate): UnconfirmedCandidate => ({ field, tag, value });

function sourceOf(
  { field, tag, offset, kind, limits, wrapsAt, otherValue, low }: ShutterSource,
  grade: CountGrade,
): CountSource {
  return {
    field,
    tag,
    ...(offset !== undefined && { offset }),
    kind: kind as CountKind,
    grade,
    limits,
    ...(wrapsAt !== undefined && { wrapsAt }),
    ...(otherValue !== undefined && { otherValue }),
    ...(low !== undefined && { low }),
  };
}

/** Describes a counter. All counters get the count's grade, because all are equally sure; a file number gets none. */
function counterOf({ field, tag, value, kind }: Counter, grade: CountGrade | undefined): FoundCounter {
  return { field, tag, value, kind: kind as CountKind, ...(grade && kind !== 'number' && { grade }) };
}
