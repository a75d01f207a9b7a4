import type { Core } from '../reader/core';
import { extract } from '../reader/extract';
import type { CableFailure } from '../usb/failure';
import type { ReadPhoto } from '../usb/newestPhoto';
import type { UsbDevice, UsbEvents } from '../usb/usb';
import { visitUsb } from '../usb/visitUsb';
import type { CameraErrorCode, CameraResult } from './cameraResult';
import { WrongUse } from './photoSource';
import { cameraResultOf, unreadCamera } from './resultOfCamera';
import type { CompiledModule } from './compiledModule';
import { startCore } from './startCore';

/** Options for reading a camera. */
export interface CameraOptions {
  /** stops the reading and ends the session with the camera; the promise then rejects with the signal's reason */
  readonly signal?: AbortSignal;
}

/** A USB device: from `navigator.usb` in a page, or from the npm package `usb` in Node. */
export interface CameraDevice {
  /** the maker's USB vendor ID */
  readonly vendorId: number;
  /** the model's USB product ID */
  readonly productId: number;
  /** opens the device; `readCamera` calls it, and closes the device afterward */
  open(): Promise<void>;
  /** claims one of the device's interfaces; `readCamera` calls it */
  claimInterface(interfaceNumber: number): Promise<void>;
}

export type ReadCamera = (device: CameraDevice, options?: CameraOptions) => Promise<CameraResult>;

/** Creates the package's `readCamera`, whose first call compiles the core with `compile`. */
export function cameraReaderOn(compile: () => Promise<CompiledModule>): ReadCamera {
  let starting: Promise<Core> | undefined;
  return async (device, options) => {
    const { signal } = options ?? {};
    if (typeof device?.open !== 'function' || typeof device.claimInterface !== 'function')
      throw new WrongUse('Expected a USB device, as navigator.usb or the npm package usb gives it.');
    signal?.throwIfAborted();
    let core: Core;
    try {
      core = await (starting ??= startCore(compile));
    } catch (problem) {
      starting = undefined;
      const { cause } = problem as Error;
      const why = cause ?? problem;
      return unreadCamera(NOTHING_SENT, 'no-core', `The core could not be started: ${messageOf(why)}`, why);
    }
    try {
      const readPhoto: ReadPhoto = (source, name) => extract(core, source, name);
      return cameraResultOf(await visitUsb(device as UsbDevice, { readPhoto, events: usbOfPage(), signal }));
    } catch (problem) {
      signal?.throwIfAborted();
      const failure = problem as CableFailure;
      const sentence = `The camera could not be read: ${failure.message}`;
      return unreadCamera(failure, failure.kind as CameraErrorCode, sentence, failure);
    }
  };
}

const NOTHING_SENT = { needsPowerCycle: false, steps: [] };

const messageOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem));

/** The page's `navigator.usb`, which reports unplugged devices; undefined outside a page. */
const usbOfPage = (): UsbEvents | undefined =>
  (globalThis as { readonly navigator?: { readonly usb?: UsbEvents } }).navigator?.usb;
