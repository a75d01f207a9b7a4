/** Why a camera could not be read. */
export type CameraFault =
  /** the system or the browser does not let us open the device */
  | 'blocked'
  /** another program is using the camera */
  | 'busy'
  /** the camera is in a mode in which it is a card reader or a webcam, which browsers do not let us access */
  | 'wrong-mode'
  /** switched off or unplugged, before or during the reading */
  | 'unplugged'
  /** a transfer failed, but the camera is still there */
  | 'interrupted'
  /** the camera did not answer in time */
  | 'no-answer'
  /** every answer came in time, but the answers did not end */
  | 'too-long'
  /** an answer that violates the PTP standard */
  | 'garbled'
  /** the camera answered a required operation with an error */
  | 'refused'
  /** the caller or the visitor stopped the reading */
  | 'stopped';

/** Why no photo was read. */
export type NoPhoto =
  /** the camera lacks a needed operation */
  | 'not-offered'
  /** there is no card, or none that can be read */
  | 'no-card'
  /** the card has no photo */
  | 'none-on-card'
  /** the camera did not send the photo, or the connection failed */
  | 'not-read';

/** Whether the camera took the newest photo on its card. */
export type PhotoMatch =
  /** the same serial number */
  | 'same-body'
  /** the same model; the serial numbers cannot be compared */
  | 'same-model'
  /** another model or another serial number: the card was in another camera before */
  | 'other-body';

/** An entry of the camera's error log. The meaning of the codes is not published. */
export interface LumixError {
  /** `YYYY-MM-DDTHH`, by the camera's clock */
  readonly date: string;
  /** as the camera gives it */
  readonly code: number;
}

/** Usage data of a Lumix besides the count. */
export interface LumixLog {
  /** the number of times that the camera was switched on or woke up */
  readonly powerOn: number;
  /** the camera's error log */
  readonly errors: readonly LumixError[];
}
