/** What the package and the program's JSON say about a file. Other people's programs depend on this shape. */
import type {
  ContainerName,
  CountKind,
  Counter,
  ExtractionResult,
  FileErrorCode,
  FileReason,
  Grade,
  Manufactured,
  PhotoFields,
  SavedAgain,
  ShutterSource,
} from '../extraction/result';
import { serialText } from '../extraction/serial';

/** One number found in the file that counts something. */
export interface FoundCounter {
  /** what we call it, such as 'ShutterCount' */
  readonly field: string;
  /** the path of its tag, such as 'MakerNote/0x00A7' */
  readonly tag: string;
  /** as it stands in the file: a counter that was never written reads 0 */
  readonly value: number;
  /** what it counts: mechanical actuations, all shots, pictures, or only files */
  readonly kind: CountKind;
}

/** A number where related bodies keep their counter, on a body on which nobody has confirmed it. Never a count. */
export interface UnconfirmedCandidate {
  /** what we call it */
  readonly field: string;
  /** the path of its tag, such as 'MakerNote/0x000D/0x0188' */
  readonly tag: string;
  /** as it stands in the file */
  readonly value: number;
}

/** Where the count was read and how sure it is. */
export interface CountSource {
  /** what we call it, such as 'ShutterCount' */
  readonly field: string;
  /** the path of its tag, such as 'MakerNote/0x00A7' */
  readonly tag: string;
  /** its position in the file in bytes; absent for file names and decoded data */
  readonly offset?: number;
  /** what the number counts */
  readonly kind: CountKind;
  /** do not show a 'guess' as a count */
  readonly grade: Grade;
}

/** There is a count. */
export interface WithCount {
  /** integer, 1 to 1,000,000; `shutterSource` says what it counts and how sure it is */
  readonly shutterCount: number;
  /** where it was read, and how sure it is */
  readonly shutterSource: CountSource;
  /** absent: there is a count */
  readonly reason?: never;
  /** absent: there is a count */
  readonly error?: never;
  /** absent: there is a count */
  readonly errorCode?: never;
}

/** The file was read, but has no count. */
export interface WithReason {
  /** why there is no count */
  readonly reason: FileReason;
  /** absent: there is no count */
  readonly shutterCount?: never;
  /** absent: there is no count */
  readonly shutterSource?: never;
  /** absent: the file was read */
  readonly error?: never;
  /** absent: the file was read */
  readonly errorCode?: never;
}

/** The file is not a photo, or cannot be read. */
export interface WithError {
  /** one English sentence, whose words may change */
  readonly error: string;
  /** the same for programs; 'no-report' only from `readCardReport` */
  readonly errorCode: FileErrorCode | 'no-report';
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
  /** numbers that may be counters; only where there are some */
  readonly candidates?: readonly UnconfirmedCandidate[];
  /** whether a program saved the photo again after the camera wrote it, and what shows it */
  readonly savedAgain?: SavedAgain;
  /** bytes that were read of the file */
  readonly bytesRead: number;
  /** in how many reads */
  readonly reads: number;
}

/** Exactly one of `shutterCount`, `reason` and `error` is present. */
export type PhotoResult = ReadFields & (WithCount | WithReason | WithError);

/** The result of the extraction without what only the page shows. */
export function photoResultOf(result: ExtractionResult): PhotoResult {
  const {
    shutterCount,
    shutterSource,
    reason,
    error,
    counters,
    candidates,
    serialNumber,
    hasGps: _hasGps,
    editor: _editor,
    serialIsPrinted: _serialIsPrinted,
    bytesRead,
    reads,
    ...fields
  } = result;
  const found = {
    ...(serialNumber !== undefined && { serialNumber: serialText(serialNumber) }),
    counters: counters.map(counterOf),
    ...(candidates && { candidates: candidates.map(({ field, tag, value }) => ({ field, tag, value })) }),
  };
  const taken = { bytesRead, reads };
  // 'unexpected' comes only from the page.
  if (error) return { ...fields, ...found, error: error.message, errorCode: error.code as FileErrorCode, ...taken };
  if (shutterCount !== undefined && shutterSource)
    return { ...fields, shutterCount, shutterSource: sourceOf(shutterSource), ...found, ...taken };
  // The other reasons, like the kind 'shutter' below, come only from a camera on a cable.
  return { ...fields, reason: reason as FileReason, ...found, ...taken };
}

function sourceOf({ field, tag, offset, kind, grade }: ShutterSource): CountSource {
  return { field, tag, ...(offset !== undefined && { offset }), kind: kind as CountKind, grade };
}

function counterOf({ field, tag, value, kind }: Counter): FoundCounter {
  return { field, tag, value, kind: kind as CountKind };
}
