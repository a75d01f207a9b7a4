/**
 * The object that describes a camera on USB in the package and the program's JSON: a photo's object without the parts
 * that don't apply.
 */
import type { CounterKind, CountGrade, CountLimit } from '../reader/result';
import type { CameraFault, LumixLog, NoPhoto, PhotoMatch } from '../usb/visitOutcome';
import type { FileError, PhotoResult } from './photoResult';

/** One counter: the camera's, or the newest photo's if the camera gave none. */
export interface CameraCounter {
  /** our name for it, such as 'ShutterCounter' */
  readonly field: string;
  /** its source: 'USB/0xD1AC' for a property of the camera, a path such as 'MakerNote/0x00A7' in the photo */
  readonly tag: string;
  /** as the camera gives it; for a counter in steps, the upper end */
  readonly value: number;
  /** with a counter in steps: the true number lies between this one and `value` */
  readonly low?: number;
  /** what it counts; 'shutter' counts the current shutter's actuations after an earlier one was replaced */
  readonly kind: CounterKind;
}

/** The source of the count, and how sure it is. */
export interface CameraCountSource {
  /** our name for it */
  readonly field: string;
  /** 'USB/0xD1AC' for a property of the camera, a path such as 'MakerNote/0x00A7' in the newest photo */
  readonly tag: string;
  /** only for a tag in the newest photo: its position in bytes */
  readonly offset?: number;
  /** what the number counts */
  readonly kind: CounterKind;
  /** 'approximate': one of `limits` says why */
  readonly grade: CountGrade;
  /** further facts about the number */
  readonly limits: readonly CountLimit[];
  /** with the limit 'contradicted': the number that contradicts the count */
  readonly otherValue?: number;
  /** with a counter in steps: the true number lies between this one and the count */
  readonly low?: number;
  /** the last number before the counter may have started again */
  readonly wrapsAt?: number;
  /** with kind 'shutter': the number of shutter replacements that the camera reports */
  readonly replaced?: number;
}

/** A property of the camera with a count, or with a fact about a count, byte for byte. */
export interface CameraEvidence {
  /** its number, '0xD1AC' */
  readonly property: string;
  /** our name for it */
  readonly field: string;
  /** the position of the count in `bytes`, if not at their beginning */
  readonly at?: number;
  /** in hexadecimal digits: 'a9 99 00 00' */
  readonly bytes: string;
}

/** The newest photo on the card: `readPhoto`'s object, and whether it is this camera's. */
export type PhotoOnCard = PhotoResult & {
  /** its file's name */
  readonly name: string;
  /**
   * whether the photo is this camera's: the same serial number; the same model, without serial numbers to compare; or
   * the photo of another camera that the card was in before
   */
  readonly match: PhotoMatch;
  /** whether the photo's count is the camera's; absent if the two cannot be compared */
  readonly agrees?: boolean;
};

/** The reason why a camera gives no count. */
export type CameraReason =
  /** neither the camera nor its newest photo gives one */
  | 'not-told'
  /** the camera answered 0 */
  | 'told-zero'
  /** the camera's answer has no known form */
  | 'not-understood';

/**
 * The reason why a camera could not be read. 'stopped' occurs only in the program, 'no-core' (the core could not be
 * started) only in the package.
 */
export type CameraErrorCode = CameraFault | 'no-core';

/** A camera's facts about itself, and the cost of reading it. Fields that the camera does not give are absent. */
export interface CameraFields {
  /** the maker, as in the camera's photos */
  readonly make?: string;
  /** the model, as the camera names itself */
  readonly model?: string;
  /** its firmware */
  readonly software?: string;
  /** the number on the body, if the camera reports that one */
  readonly serialNumber?: string;
  /** every counter found, the chosen one first */
  readonly counters: readonly CameraCounter[];
  /** the camera's report about its counts; empty if it reported none */
  readonly evidence: readonly CameraEvidence[];
  /** Lumix: the number of times that it was switched on or woke up, and its error log */
  readonly log?: LumixLog;
  /** the newest photo on the card */
  readonly photo?: PhotoOnCard;
  /** the reason why no photo was read */
  readonly noPhoto?: NoPhoto;
  /** the camera may still be in remote mode: switching it off and on ends that */
  readonly needsPowerCycle?: true;
  /** bytes of the camera's answers */
  readonly bytesRead: number;
  /** number of operations sent */
  readonly reads: number;
}

/** The camera has a count. */
export interface CameraCounted {
  readonly status: 'counted';
  /** integer, 1 to 1,000,000; for a counter in steps, the upper end: `shutterSource.low` is the lower one */
  readonly shutterCount: number;
  /** the source of the count, and how sure it is */
  readonly shutterSource: CameraCountSource;
}

/** The camera was read, but there is no count. */
export interface CameraUncounted {
  readonly status: 'uncounted';
  /** the reason why there is no count */
  readonly reason: CameraReason;
  /** absent: there is no count */
  readonly shutterCount?: never;
  /** absent: there is no count */
  readonly shutterSource?: never;
}

/** The camera could not be read. */
export interface CameraFailed {
  readonly status: 'failed';
  /** the reason why it could not be read */
  readonly error: FileError<CameraErrorCode>;
  /** absent: the camera was not read */
  readonly shutterCount?: never;
  /** absent: the camera was not read */
  readonly shutterSource?: never;
}

/** `status` tells the three apart. */
export type CameraResult = CameraFields & (CameraCounted | CameraUncounted | CameraFailed);
