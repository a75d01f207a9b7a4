/** What the package and the program's JSON say about a camera on a USB cable: a photo's object, as far as it applies. */
import type { CounterKind, CountGrade, CountLimit } from '../reader/result';
import type { CameraFault, LumixLog, NoPhoto, PhotoMatch } from '../usb/told';
import type { FileError, PhotoResult } from './photoResult';

/** One number that counts something: the camera's, or the newest photo's where the camera gave none. */
export interface CameraCounter {
  /** what we call it, such as 'ShutterCounter' */
  readonly field: string;
  /** where it was read: 'USB/0xD1AC' for a property of the camera, a path such as 'MakerNote/0x00A7' in the photo */
  readonly tag: string;
  /** as the camera gives it; of a counter in steps, the upper end */
  readonly value: number;
  /** with a counter in steps: the true number lies between this one and `value` */
  readonly low?: number;
  /** what it counts; 'shutter' is what the current shutter counts where an earlier one was replaced */
  readonly kind: CounterKind;
}

/** Where the count was read and how sure it is. */
export interface CameraCountSource {
  /** what we call it */
  readonly field: string;
  /** 'USB/0xD1AC' for a property of the camera, a path such as 'MakerNote/0x00A7' in the newest photo */
  readonly tag: string;
  /** in the newest photo: its position in bytes */
  readonly offset?: number;
  /** what the number counts */
  readonly kind: CounterKind;
  /** 'approximate': one of `limits` says why */
  readonly grade: CountGrade;
  /** what else there is to know about the number */
  readonly limits: readonly CountLimit[];
  /** with the limit 'contradicted': the number that speaks against the count */
  readonly otherValue?: number;
  /** with a counter in steps: the true number lies between this one and the count */
  readonly low?: number;
  /** the last number before the counter may have started again */
  readonly wrapsAt?: number;
  /** with kind 'shutter': how often the shutter was replaced, as the camera says */
  readonly replaced?: number;
}

/** A property of the camera that holds a count, or something about one, byte for byte. */
export interface CameraEvidence {
  /** its number, '0xD1AC' */
  readonly property: string;
  /** what we call it */
  readonly field: string;
  /** where in its bytes the count is, if not at their beginning */
  readonly at?: number;
  /** in hexadecimal digits: 'a9 99 00 00' */
  readonly bytes: string;
}

/** The newest photo on the card: `readPhoto`'s object, and whether it is this camera's. */
export type PhotoOnCard = PhotoResult & {
  /** its file's name */
  readonly name: string;
  /** the same serial number; the same model, without serial numbers to compare; another camera's, whose card it was */
  readonly match: PhotoMatch;
  /** whether its count is the camera's; absent where the two cannot be compared */
  readonly agrees?: boolean;
};

/** Why a camera gives no count. */
export type CameraReason =
  /** it gives none, and neither does the newest photo */
  | 'not-told'
  /** it answered 0 */
  | 'told-zero'
  /** its answer has no known form */
  | 'not-understood';

/** Why a camera could not be read; 'stopped' only in the program, 'no-core' (the core could not be started) only in the package. */
export type CameraErrorCode = CameraFault | 'no-core';

/** What a camera says about itself, and what reading it took. Absent where it says nothing. */
export interface CameraFields {
  /** the maker, as its photos have it */
  readonly make?: string;
  /** the model, as the camera names itself */
  readonly model?: string;
  /** its firmware */
  readonly software?: string;
  /** the number on the body, where the camera reports that one */
  readonly serialNumber?: string;
  /** every counter found, the chosen one first */
  readonly counters: readonly CameraCounter[];
  /** what the camera reported of its counts; empty where it reported none */
  readonly evidence: readonly CameraEvidence[];
  /** Lumix: how often it was switched on or woke up, and its error log */
  readonly log?: LumixLog;
  /** the newest photo on the card */
  readonly photo?: PhotoOnCard;
  /** why no photo was read */
  readonly noPhoto?: NoPhoto;
  /** it may be in remote mode still: switching it off and on ends that */
  readonly needsPowerCycle?: true;
  /** bytes of the camera's answers */
  readonly bytesRead: number;
  /** how many operations were sent */
  readonly reads: number;
}

/** There is a count. */
export interface CameraCounted {
  readonly status: 'counted';
  /** integer, 1 to 1,000,000; of a counter in steps, the upper end: `shutterSource.low` is the lower one */
  readonly shutterCount: number;
  /** where it was read, and how sure it is */
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
  /** why it could not be read */
  readonly error: FileError<CameraErrorCode>;
  /** absent: the camera was not read */
  readonly shutterCount?: never;
  /** absent: the camera was not read */
  readonly shutterSource?: never;
}

/** `status` says which of the three it is. */
export type CameraResult = CameraFields & (CameraCounted | CameraUncounted | CameraFailed);
