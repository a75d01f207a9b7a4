import type { Step } from './operations';

/** Why a camera could not be read, by what the visitor can do about it. */
export type FailureKind =
  /** the browser's list was closed without a choice */
  | 'not-chosen'
  /** the system or the browser lets nobody open the device */
  | 'blocked'
  /** another program holds the camera */
  | 'busy'
  /** the camera is a card reader or a webcam in the mode it is in, and browsers leave those alone */
  | 'wrong-mode'
  /** switched off or unplugged, before or while it was read */
  | 'unplugged'
  | 'no-answer'
  /** an answer that no camera gives by the standard */
  | 'garbled'
  /** the camera answered with an error where nothing can be read without it */
  | 'refused'
  /** the page was left */
  | 'abandoned';

export class CableFailure extends Error {
  override readonly name = 'CableFailure';
  /** remote mode was entered and could not be left: only switching the camera off and on ends it */
  needsPowerCycle = false;
  /** what had been said until then */
  steps: readonly Step[] = [];

  constructor(
    readonly kind: FailureKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
