/** The package's entry point for a camera on a USB cable, with the core in its code: it fetches nothing. */
import { cameraReaderOn, type ReadCamera } from './cameraReader';
import { compileInlined } from './inlinedCore';

export { countOf } from './photoResult';
export { CAMERA_FILTERS } from '../ptp/vendors';
export type { CounterKind } from '../extraction/result';
export type { CameraFault, LumixError, LumixLog, NoPhoto, PhotoMatch } from '../ptp/told';
export type { UsbFilter } from '../ptp/vendors';
export type { CameraDevice, CameraOptions, ReadCamera } from './cameraReader';
export type {
  CameraCounter,
  CameraCounted,
  CameraCountSource,
  CameraErrorCode,
  CameraFailed,
  CameraEvidence,
  CameraFields,
  CameraReason,
  CameraResult,
  CameraUncounted,
  PhotoOnCard,
} from './cameraResult';
export type * from './publicTypes';

/**
 * Reads a camera over USB: its model, firmware and serial number, its count where it tells one, and the newest photo on its
 * card. `device` is one of `navigator.usb` in a page, or of the npm package `usb` in Node; it is opened, and closed again.
 *
 * Nothing is sent to the camera but the operations of a fixed list, which only read, or enter and leave the mode that
 * reading takes: no setting is changed, no picture taken, nothing deleted.
 *
 * Failures are results. Rejects with a `TypeError` only for something that is not a USB device, and with the reason of
 * `signal`, once the camera has been left.
 */
export const readCamera: ReadCamera = cameraReaderOn(compileInlined);
