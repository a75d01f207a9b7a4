import type { Step } from './operations';
import type { CameraFault } from './visitOutcome';

/**
 * Why a camera could not be read, including reasons that only occur on the page. Each kind calls for its own remedy.
 */
export type FailureKind =
  | CameraFault
  /** the browser's list was closed without a choice */
  | 'not-chosen'
  /** the visitor left the page */
  | 'abandoned';

export class CableFailure extends Error {
  override readonly name = 'CableFailure';
  /** remote mode was entered and could not be left; only switching the camera off and on ends it */
  needsPowerCycle = false;
  /** the transactions before the failure */
  steps: readonly Step[] = [];

  constructor(
    readonly kind: FailureKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
