/** Loads the code for cameras on the first call. */
import type { CameraDevice, CameraOptions, ReadCamera } from './cameraReader';
import type { CameraResult } from './cameraResult';
import { compileInlined } from './inlinedCore';

let starting: Promise<ReadCamera> | undefined;
const start = async (): Promise<ReadCamera> => {
  const { cameraReaderOn } = await import('./cameraReader');
  return cameraReaderOn(compileInlined);
};

/**
 * Reads a camera over USB: its model, firmware and serial number, its count if the camera gives one, and the newest
 * photo on its card. `device` is from `navigator.usb` in a page, or from the npm package `usb` in Node. Opens `device`,
 * and closes it again.
 *
 * Sends only operations from a fixed list. They read, or enter and leave the mode that reading requires. They change no
 * setting, take no picture and delete nothing.
 *
 * A failure is a result with the status 'failed'. Rejects only with a `TypeError`, if `device` is not a USB device, and
 * with the reason of `signal`, after the session with the camera has ended.
 */
export async function readCamera(device: CameraDevice, options?: CameraOptions): Promise<CameraResult> {
  const read = await (starting ??= start());
  return read(device, options);
}
