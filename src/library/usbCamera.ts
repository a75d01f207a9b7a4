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
 * its card. `device` is one of `navigator.usb` in a page, or of the npm package `usb` in Node; it is opened, and closed
 * again.
 *
 * The camera gets only the operations of a fixed list, which only read, or enter and leave the mode that reading takes:
 * no setting is changed, no picture taken, nothing deleted.
 *
 * Failures are results. Rejects with a `TypeError` only if `device` is not a USB device, and with the reason of
 * `signal`, once the camera has been left.
 */
export async function readCamera(device: CameraDevice, options?: CameraOptions): Promise<CameraResult> {
  const read = await (starting ??= start());
  return read(device, options);
}
