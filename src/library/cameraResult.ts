/**
 * The object that describes a camera on USB, in the package and in the program's JSON. It resembles a photo's object
 * (`PhotoResult`) without the parts that don't apply.
 */
import type { CounterKind, CountGrade, CountLimit } from '../reader/result';
import type { CameraFault, LumixLog, NoPhoto, PhotoMatch } from '../usb/visitOutcome';
import type { FileError, PhotoResult } from './photoResult';

/** One counter of the camera or, if it gave none, of its newest photo. */
export interface CameraCounter {
  /** our name for the counter, such as 'ShutterCounter' */
  readonly field: string;
  /** where it is: 'USB/0xD1AC' for a property of the camera, a path such as 'MakerNote/0x00A7' in the photo */
  readonly tag: string;
  /** the camera's number; if the camera rounds up, the upper end of the range */
  readonly value: number;
  /** only if the camera rounds up: the true number is between `low` and `value` */
  readonly low?: number;
  /** what it counts; 'shutter': actuations of the current shutter, after an earlier one was replaced */
  readonly kind: CounterKind;
}

/** Where the count is from, and how sure it is. */
export interface CameraCountSource {
  /** our name for the counter */
  readonly field: string;
  /** 'USB/0xD1AC' for a property of the camera, a path such as 'MakerNote/0x00A7' in the newest photo */
  readonly tag: string;
  /** for a tag in the newest photo: its position in the file, in bytes */
  readonly offset?: number;
  /** what the number counts */
  readonly kind: CounterKind;
  /** 'approximate': one of `limits` says why */
  readonly grade: CountGrade;
  /** further facts about the number */
  readonly limits: readonly CountLimit[];
  /** with the limit 'contradicted': the number that contradicts the count */
  readonly otherValue?: number;
  /** with the limit 'steps' (the camera rounds up): the true number is between `low` and the count */
  readonly low?: number;
  /** with the limit 'may-wrap': the highest number of the counter, after which it may have started again */
  readonly wrapsAt?: number;
  /** with kind 'shutter': how many shutter replacements the camera reports */
  readonly replaced?: number;
}

/** A property of the camera that contains a count, or a fact about one, with its unchanged bytes. */
export interface CameraEvidence {
  /** the property's code: '0xD1AC' */
  readonly property: string;
  /** our name for the property */
  readonly field: string;
  /** the position of the count in `bytes`; absent if the count is at the beginning */
  readonly at?: number;
  /** the property's bytes in hexadecimal digits: 'a9 99 00 00' */
  readonly bytes: string;
}

/** The newest photo on the card: `readPhoto`'s result, and whether this camera took it. */
export type PhotoOnCard = PhotoResult & {
  /** the photo's file name */
  readonly name: string;
  /**
   * whether this camera took the photo. 'same-body': it has the camera's serial number. 'same-model': the model is the
   * same, but the serial numbers can't be compared. 'other-body': the card was in another camera before.
   */
  readonly match: PhotoMatch;
  /** whether the photo's count agrees with the camera's; absent if they can't be compared */
  readonly agrees?: boolean;
};

/** Why a camera gives no count. */
export type CameraReason =
  /** neither the camera nor its newest photo gives a count */
  | 'not-told'
  /** the camera answered 0 */
  | 'told-zero'
  /** the camera's answer has no known form */
  | 'not-understood';

/**
 * Why a camera could not be read. 'stopped' occurs only in the program, 'no-core' (the core could not be started) only
 * in the package.
 */
export type CameraErrorCode = CameraFault | 'no-core';

/**
 * The camera's own data, and the number of bytes and operations that the reading took. Fields that the camera doesn't
 * give are absent.
 */
export interface CameraFields {
  /** the maker's name, as in the camera's photos */
  readonly make?: string;
  /** the model, as the camera names itself */
  readonly model?: string;
  /** the version of the camera's firmware */
  readonly software?: string;
  /** the serial number on the body; absent if the camera doesn't report it */
  readonly serialNumber?: string;
  /** every counter found, the one with the count first */
  readonly counters: readonly CameraCounter[];
  /** what the camera reported about its counts; empty if nothing */
  readonly evidence: readonly CameraEvidence[];
  /** Lumix: how often the camera was switched on or woke up, and its error log */
  readonly log?: LumixLog;
  /** the newest photo on the card */
  readonly photo?: PhotoOnCard;
  /** why no photo was read */
  readonly noPhoto?: NoPhoto;
  /** the camera may still be in remote mode, which ends when it is switched off and on */
  readonly needsPowerCycle?: true;
  /** bytes in the camera's answers */
  readonly bytesRead: number;
  /** operations sent to the camera */
  readonly reads: number;
}

/** The camera has a count. */
export interface CameraCounted {
  readonly status: 'counted';
  /** integer, 1 to 1,000,000; with the limit 'steps', the upper end of the range from `shutterSource.low` */
  readonly shutterCount: number;
  /** where the count is from, and how sure it is */
  readonly shutterSource: CameraCountSource;
}

/** The camera was read, but there is no count. */
export interface CameraUncounted {
  readonly status: 'uncounted';
  /** why there is no count */
  readonly reason: CameraReason;
  /** absent: there is no count */
  readonly shutterCount?: never;
  /** absent: there is no count */
  readonly shutterSource?: never;
}

/** The camera could not be read. */
export interface CameraFailed {
  readonly status: 'failed';
  /** why the camera could not be read */
  readonly error: FileError<CameraErrorCode>;
  /** absent: the camera was not read */
  readonly shutterCount?: never;
  /** absent: the camera was not read */
  readonly shutterSource?: never;
}

/** The result of reading a camera. `status` distinguishes the three cases. */
export type CameraResult = CameraFields & (CameraCounted | CameraUncounted | CameraFailed);
