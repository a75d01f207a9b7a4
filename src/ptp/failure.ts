import type { Step } from './operations';

/** Why a camera could not be read. The kinds differ in what the visitor can do about it. */
export type FailureKind =
  /** the browser's list was closed without a choice */
  | 'not-chosen'
  /** the system or the browser does not let us open the device */
  | 'blocked'
  /** another program is using the camera */
  | 'busy'
  /** in its current mode the camera is a card reader or a webcam, and browsers do not allow access to those */
  | 'wrong-mode'
  /** switched off or unplugged, before or during the reading */
  | 'unplugged'
  /** a transfer failed, but the camera is still there */
  | 'interrupted'
  | 'no-answer'
  /** every answer came in time, but there was no end of them */
  | 'too-long'
  /** an answer that violates the standard */
  | 'garbled'
  /** the camera answered a required operation with an error */
  | 'refused'
  /** the visitor left the page */
  | 'abandoned'
  /** the visitor stopped the reading */
  | 'stopped';

/** A camera could not be read. Says why, what had been said until then, and whether the camera has to be switched off. */
export class CableFailure extends Error {
  override readonly name = 'CableFailure';
  /** remote mode was entered and could not be left; only switching the camera off and on ends it */
  needsPowerCycle = false;
  /** the conversation until then */
  steps: readonly Step[] = [];

  constructor(
    readonly kind: FailureKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
