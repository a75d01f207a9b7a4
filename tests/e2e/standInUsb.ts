/** Runs before the page's own scripts. Replaces the browser's USB with a fake that has a fake camera. */
import { type CameraFacts, StandInCamera } from '../usb/camera';
import { type BusOptions, standInBrowser, StandInUsb } from '../usb/usb';

/** bytes in a form that JSON can contain */
interface Packed {
  readonly $bytes: readonly number[];
}

const isPacked = (value: unknown): value is Packed => typeof value === 'object' && value !== null && '$bytes' in value;

const unpacked = (_key: string, value: unknown): unknown => (isPacked(value) ? Uint8Array.from(value.$bytes) : value);

function plugIn(facts: string, options: BusOptions | undefined): void {
  const camera = new StandInCamera(JSON.parse(facts, unpacked) as CameraFacts);
  const device = options && new StandInUsb(camera, options);
  Object.defineProperty(navigator, 'usb', { value: standInBrowser(device), configurable: true });
  Object.assign(globalThis, { standIn: { camera, device } });
}

Object.assign(globalThis, { plugIn });
