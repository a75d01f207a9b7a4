/**
 * A fake of the npm package `usb` with all of its differences from a browser: errors are sentences, reads end after
 * some time, a stall is an error, `close` leaves interfaces claimed, and reading the configuration opens the device.
 * The sentences are those of usb 3.1.0 and nusb 0.2.7.
 */
import type { UsbPackage } from '../../src/cli/pluggedIn';
import type { NodeUsbDevice } from '../../src/usb/nodeUsb';
import { type CameraFacts, StandInCamera } from './camera';
import { type BusOptions, StandInUsb } from './usb';

export interface NodeUsbOptions extends BusOptions {
  readonly bus?: string;
  readonly ports?: readonly number[];
  readonly productName?: string;
  /** the user may not open the device */
  readonly isForbidden?: boolean;
  /** the sentence of the error with which claiming the interface fails */
  readonly heldBy?: string;
  /** reads that end without data before one returns data */
  readonly lateReads?: number;
}

export class StandInNodeUsb implements NodeUsbDevice {
  readonly camera: StandInCamera;
  readonly device: StandInUsb;
  readonly handle: string;
  readonly bus: string;
  readonly ports: readonly number[];
  opened = false;
  /** whether this program has claimed the interface */
  isClaimed = false;
  private late: number;

  constructor(
    facts: CameraFacts,
    private readonly options: NodeUsbOptions = {},
  ) {
    this.camera = new StandInCamera(facts);
    this.device = new StandInUsb(this.camera, options);
    const { bus = '1', ports = [1], lateReads = 0 } = options;
    this.bus = bus;
    this.ports = ports;
    this.handle = `DeviceId(${bus}-${ports.join('.')})`;
    this.late = lateReads;
  }

  get vendorId(): number {
    return this.device.vendorId;
  }

  get productId(): number {
    return this.device.productId;
  }

  get productName(): string | null {
    return this.options.productName ?? null;
  }

  get configuration(): NodeUsbDevice['configuration'] {
    this.assertAllowed();
    return this.device.configurations[0];
  }

  get configurations(): NodeUsbDevice['configurations'] {
    this.assertAllowed();
    return this.device.configurations;
  }

  async open(): Promise<void> {
    this.assertAllowed();
    await said('open', this.device.open(), 'device not found (errno 2)');
    this.opened = true;
  }

  async close(): Promise<void> {
    this.opened = false;
  }

  async selectConfiguration(): Promise<void> {
    await this.device.selectConfiguration();
  }

  async claimInterface(): Promise<void> {
    const { heldBy = this.isClaimed ? 'interface is busy (errno 16)' : undefined } = this.options;
    if (heldBy) throw generic(`claimInterface error: ${heldBy}`);
    await said('claimInterface', this.device.claimInterface(), 'device disconnected (errno 19)');
    this.isClaimed = true;
  }

  async releaseInterface(): Promise<void> {
    this.isClaimed = false;
  }

  async clearHalt(): Promise<void> {
    await said('clearHalt', this.device.clearHalt(), 'device disconnected (errno 19)');
  }

  async transferIn(endpoint: number, length: number, timeout = 1000) {
    this.assertClaimed('transferIn');
    if (this.late > 0) {
      this.late -= 1;
      throw generic('transferIn error: Cancelled');
    }
    const timer = setTimeout(() => this.device.cancelReads(), timeout);
    try {
      const read = await said('transferIn', this.device.transferIn(endpoint, length), 'Disconnected');
      if (read.status !== 'ok') throw generic(`transferIn error: ${read.status === 'stall' ? 'Stall' : 'Fault'}`);
      return read;
    } finally {
      clearTimeout(timer);
    }
  }

  async transferOut(endpoint: number, data: Uint8Array<ArrayBuffer>) {
    this.assertClaimed('transferOut');
    const sent = await said('transferOut', this.device.transferOut(endpoint, data), 'Disconnected');
    if (sent.status !== 'ok') throw generic('transferOut error: Stall');
    return sent;
  }

  private assertAllowed(): void {
    if (this.options.isForbidden) throw generic('open error: permission denied (errno 13)');
  }

  private assertClaimed(step: string): void {
    if (!this.isClaimed) throw generic(`${step} error: endpoint not found`);
  }
}

const generic = (message: string): Error => Object.assign(new Error(message), { code: 'GenericFailure' });

/**
 * The result of a browser's device, or an error with the package's words. `gone` is the package's sentence for a device
 * that is no longer there.
 */
async function said<Result>(step: string, work: Promise<Result>, gone: string): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    const { name } = cause as DOMException;
    const words = { NotFoundError: gone, AbortError: 'Cancelled' }[name] ?? 'Fault';
    throw generic(`${step} error: ${words}`);
  }
}

/** The package `usb` on a machine with these devices. */
export const standInPackage = (devices: readonly StandInNodeUsb[]): UsbPackage => ({
  usb: { getDevices: async () => devices },
});
