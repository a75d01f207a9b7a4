/** The package's function that reads a camera on a USB cable. Its code is loaded on the first call. */
import type { CameraDevice, CameraOptions, ReadCamera } from './cameraReader';
import type { CameraResult } from './cameraResult';
import { compileInlined } from './inlinedCore';

let starting: Promise<ReadCamera> | undefined;
const start = async (): Promise<ReadCamera> => {
  const { cameraReaderOn } = await import('./cameraReader');
  return cameraReaderOn(compileInlined);
};

/**
 * Reads a camera over USB: its model, firmware and serial number, its count if it gives one, and the newest photo on
 * its card. `device` is from `navigator.usb` in a page, or from the npm package `usb` in Node. It is opened, and closed
 * again.
 *
 * The camera gets only operations of a fixed list. They only read, or enter and leave the mode that reading requires:
 * no setting is changed, no picture taken, nothing deleted.
 *
 * Failures are results. Rejects with a `TypeError` only if `device` is not a USB device, and with the reason of
 * `signal`, once the camera has been left.
 */
export async function readCamera(device: CameraDevice, options?: CameraOptions): Promise<CameraResult> {
  const read = await (starting ??= start());
  return read(device, options);
}
