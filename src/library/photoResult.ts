/** What the package and the program's JSON say about a file. Other people's programs depend on this shape. */
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
  type SavedAgain,
  type ShutterSource,
  isCountGrade,
} from '../reader/result';
import { serialText } from '../reader/serial';
import type { UrlErrorCode } from './fromUrl';

/** One number found in the file that counts something. */
export interface FoundCounter {
  /** its name, such as 'ShutterCount' */
  readonly field: string;
  /** the path of its tag, such as 'MakerNote/0x00A7' */
  readonly tag: string;
  /** the number in the file: a counter that was never written reads 0 */
  readonly value: number;
  /** what it counts: mechanical actuations, all shots, pictures, or only files */
  readonly kind: CountKind;
  /** how sure it is; absent for a file number, and where there is no count */
  readonly grade?: CountGrade;
}

/** A number that is no count: where related bodies keep their counter, or where nothing counts. */
export interface UnconfirmedCandidate {
  /** its name */
  readonly field: string;
  /** the path of its tag, such as 'MakerNote/0x000D/0x0188' */
  readonly tag: string;
  /** the number in the file */
  readonly value: number;
}

/** Where the count was read and how sure it is. */
export interface CountSource {
  /** its name, such as 'ShutterCount' */
  readonly field: string;
  /** the path of its tag, such as 'MakerNote/0x00A7' */
  readonly tag: string;
  /** its position in the file in bytes; absent for decoded data */
  readonly offset?: number;
  /** what the number counts */
  readonly kind: CountKind;
  /** 'approximate': one of `limits` says why */
  readonly grade: CountGrade;
  /** what else there is to know about the number: why it is approximate, and what may make it differ from the shutter's */
  readonly limits: readonly CountLimit[];
  /** the last value before the counter starts again; with the limits 'wraps', 'may-restart' and 'may-wrap' */
  readonly wrapsAt?: number;
  /** with the limit 'contradicted': the number in the file that speaks against the count */
  readonly otherValue?: number;
  /** with the limit 'steps': the true number lies between this one and the count */
  readonly low?: number;
}

/** A number that was worked out from file, folder or serial numbers. Never a count. */
export interface CountEstimate extends UnconfirmedCandidate {
  /** what it was worked out from */
  readonly method: EstimateMethod;
}

/** There is a count. */
export interface PhotoCounted {
  readonly status: 'counted';
  /** integer, 1 to 1,000,000; `shutterSource` says what it counts and how sure it is */
  readonly shutterCount: number;
  /** where it was read, and how sure it is */
  readonly shutterSource: CountSource;
  /** absent: there is a count */
  readonly reason?: never;
  /** absent: the file was read */
  readonly error?: never;
}

/** Why a photo that was read has no count. */
export type UncountedReason =
  | FileReason
  /** a picture without metadata: a program or a messenger took them out */
  | 'no-metadata';

/** The photo was read, but has no count. */
export interface PhotoUncounted {
  readonly status: 'uncounted';
  /** why there is no count */
  readonly reason: UncountedReason;
  /** a number worked out from file numbers: show it as an estimate or not at all */
  readonly estimate?: CountEstimate;
  /** numbers that may be counters, or look like one; only where there are some */
  readonly candidates?: readonly UnconfirmedCandidate[];
  /** absent: there is no count */
  readonly shutterCount?: never;
  /** absent: there is no count */
  readonly shutterSource?: never;
  /** absent: the file was read */
  readonly error?: never;
}

/** What went wrong. */
export interface FileError<Code extends string = FileErrorCode | UrlErrorCode | 'no-report' | 'timed-out'> {
  /** the same for programs */
  readonly code: Code;
  /** one English sentence, whose words may change */
  readonly message: string;
  /** what the system, the network or your own source said */
  readonly cause?: unknown;
}

/** The file is no photo, or cannot be read. */
export interface PhotoFailed {
  readonly status: 'failed';
  /** why it could not be read */
  readonly error: FileError;
  /** absent: the file was not read */
  readonly shutterCount?: never;
  /** absent: the file was not read */
  readonly shutterSource?: never;
  /** absent: the file was not read */
  readonly reason?: never;
}

/** What a file says about the photo, and what reading it took. Absent where the file says nothing. */
export interface ReadFields extends PhotoFields {
  /** the format, by the file's bytes; 'CAM_INFO' for a card report */
  readonly container?: ContainerName;
  /** the focal lengths in `lens` are not the lens's own, but those of the same view on 35 mm film */
  readonly lensIsEquivalent?: true;
  /** when the camera was made, where a listed camera's photo tells it */
  readonly manufactured?: Manufactured;
  /** every counter found, the chosen one first */
  readonly counters: readonly FoundCounter[];
  /** whether a program saved the photo again after the camera wrote it, and what shows it */
  readonly savedAgain?: SavedAgain;
  /** bytes that were read of the file */
  readonly bytesRead: number;
  /** in how many reads */
  readonly reads: number;
}

/** `status` says which of the three it is. */
export type PhotoResult = ReadFields & (PhotoCounted | PhotoUncounted | PhotoFailed);

/** The result of the extraction without what only the page shows. */
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
  } = result;
  const grade = shutterSource && gradeOf(shutterSource);
  const found = {
    ...fields,
    ...(serialNumber !== undefined && { serialNumber: serialText(serialNumber) }),
    counters: counters.map((counter) => counterOf(counter, grade)),
    bytesRead,
    reads,
  };
  if (error?.code === 'no-exif' && fields.container !== undefined)
    return { status: 'uncounted', reason: 'no-metadata', ...found };
  if (error) {
    const { code, message, detail } = error;
    // 'unexpected' comes only from the page.
    return {
      status: 'failed',
      error: { code: code as FileErrorCode, message, ...(detail !== undefined && { cause: detail }) },
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
    // The other reasons, like the kind 'shutter' below, come only from a camera on a cable.
    reason: (reason ?? uncountedReason) as FileReason,
    ...(number && !isGuess && shutterSource.method && { estimate: { ...number, method: shutterSource.method } }),
    ...(unconfirmed.length > 0 && { candidates: unconfirmed }),
    ...found,
  };
}

/** The grade of a count; undefined for an estimate and a guess. */
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

/** A counter beside the count is as sure as the count. */
function counterOf({ field, tag, value, kind }: Counter, grade: CountGrade | undefined): FoundCounter {
  return { field, tag, value, kind: kind as CountKind, ...(grade && kind !== 'number' && { grade }) };
}
