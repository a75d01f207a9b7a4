import { Allowance, PATIENCE, type Patience, VISIT } from './bounds';
import { CableFailure } from './failure';
import type { ReadPhoto } from './newestPhoto';
import { isOfNodeUsb, likeInBrowser, NO_EVENTS } from './nodeUsb';
import { type CameraReading, visitCamera } from './readCamera';
import { openUsb, type UsbDevice, type UsbEvents } from './usb';

export interface UsbVisit {
  readonly readPhoto: ReadPhoto;
  /** The browser's events, for a browser's device. A device of the package `usb` needs no events. */
  readonly events?: UsbEvents | undefined;
  /** aborts the visit: the camera is left in order, as after any visit, and `visitUsb` rejects with 'stopped' */
  readonly signal?: AbortSignal | undefined;
  readonly patience?: Patience | undefined;
}

/**
 * Reads a browser's device, or a device of the npm package `usb`. If that fails, takes the steps of leaving that the
 * camera still answers, and rejects with a `CableFailure`.
 */
export async function visitUsb(
  device: UsbDevice,
  { readPhoto, events = NO_EVENTS, signal, patience = PATIENCE }: UsbVisit,
): Promise<CameraReading> {
  const allowance = new Allowance(VISIT, patience.visit, { late: 'no-answer', full: 'no-answer' });
  let stop = () => allowance.shorten(0, 'stopped');
  const onAbort = () => stop();
  signal?.addEventListener('abort', onAbort);
  try {
    if (signal?.aborted) throw new CableFailure('stopped', 'The reading was stopped');
    const opening = openUsb(isOfNodeUsb(device) ? likeInBrowser(device) : device, events, patience);
    const transport = await allowance.limit(opening).catch((problem: unknown) => {
      opening.then((late) => late.close()).catch(() => undefined);
      throw problem;
    });
    const visit = visitCamera(transport, { vendor: device.vendorId, readPhoto, patience });
    stop = () => visit.stop();
    return await visit.reading;
  } catch (problem) {
    if (problem instanceof CableFailure) throw problem;
    // Any other error comes from an answer that has no possible meaning.
    throw new CableFailure('garbled', problem instanceof Error ? problem.message : String(problem), { cause: problem });
  } finally {
    signal?.removeEventListener('abort', onAbort);
  }
}
