/**
 * Makes a device of the npm package `usb` in Node behave like a browser's device. Source: the code of usb 3.1.0 and of
 * nusb 0.2.7, which it builds on. The package differs from a browser in these points: errors have sentences instead of
 * names; a transfer that times out loses its bytes, and nothing else can end a transfer; a stall is an error; `close`
 * leaves interfaces claimed; and the device in a `disconnect` event is another object. We have tried this code on no
 * camera.
 */
import { pause } from './bounds';
import type { UsbConfiguration, UsbDevice, UsbEvents } from './usb';

export interface NodeUsbDevice extends UsbDevice {
  /** distinguishes the device from all others that are plugged in */
  readonly handle: string;
  readonly bus: string;
  /** the hubs' ports that lead to the device */
  readonly ports: readonly number[];
  readonly productName?: string | null | undefined;
  releaseInterface(number: number): Promise<void>;
  /** `timeout` in ms */
  transferIn(
    endpoint: number,
    length: number,
    timeout?: number,
  ): Promise<{ readonly status?: 'ok' | 'stall' | 'babble' | undefined; readonly data?: DataView | undefined }>;
  transferOut(
    endpoint: number,
    data: Uint8Array<ArrayBuffer>,
    timeout?: number,
  ): Promise<{ readonly status?: 'ok' | 'stall' | 'babble' | undefined; readonly bytesWritten: number }>;
}

/** ms until a read is tried again. Closing the device has to wait for the read in progress, so this is short. */
const READ_MS = 500;
/** ms for a command */
const SEND_MS = 2000;
/** ms after a failed transfer. By then, the system has noticed whether the device is gone. */
const GONE_MS = 300;

const GONE = /\bdisconnected\b|device not found|not found by registry id|parent hub/i;
const STALLED = /: Stall$/;
const TIME_IS_OVER = /: Cancelled$/;

/** True for a device of the npm package `usb`. */
export const isOfNodeUsb = (device: UsbDevice): device is NodeUsbDevice =>
  typeof (device as Partial<NodeUsbDevice>).handle === 'string' && 'releaseInterface' in device;

/** Methods without effect: `OverNodeUsb` needs no events, because it finds out by itself that a device is gone. */
export const NO_EVENTS: UsbEvents = { addEventListener: () => undefined, removeEventListener: () => undefined };

/** The device as a browser would give it. */
export const likeInBrowser = (device: NodeUsbDevice): UsbDevice => new OverNodeUsb(device);

class OverNodeUsb implements UsbDevice {
  private known: UsbConfiguration | undefined;
  private claimed: number | undefined;
  /** rises when the device is closed, which ends all running work */
  private session = 0;
  private readonly running = new Set<Promise<unknown>>();

  constructor(private readonly device: NodeUsbDevice) {}

  get vendorId(): number {
    return this.device.vendorId;
  }

  get productId(): number {
    return this.device.productId;
  }

  get opened(): boolean {
    return this.device.opened;
  }

  /**
   * The active configuration; null if the device has none, or if the package refuses the request. `known` keeps the
   * configuration, because each request fetches the camera's texts.
   */
  get configuration(): UsbConfiguration | null {
    try {
      this.known ??= this.device.configuration ?? undefined;
    } catch {
      // The package throws if the device is not configured yet.
    }
    return this.known ?? null;
  }

  get configurations(): readonly UsbConfiguration[] {
    try {
      return this.device.configurations;
    } catch {
      return [];
    }
  }

  open(): Promise<void> {
    return this.named(this.device.open());
  }

  selectConfiguration(value: number): Promise<void> {
    return this.named(this.device.selectConfiguration(value));
  }

  async claimInterface(number: number): Promise<void> {
    await this.named(this.device.claimInterface(number));
    this.claimed = number;
  }

  clearHalt(direction: 'in' | 'out', endpoint: number): Promise<void> {
    return this.named(this.device.clearHalt(direction, endpoint));
  }

  async close(): Promise<void> {
    this.session += 1;
    await Promise.allSettled(this.running);
    if (this.claimed !== undefined) await this.device.releaseInterface(this.claimed).catch(() => undefined);
    this.claimed = undefined;
    this.known = undefined;
    await this.device.close();
  }

  /**
   * Reads packet by packet, because the package loses all bytes of a longer read that times out. Ends like a browser's
   * read: at a packet that is not full, or if a packet does not come in time.
   */
  async transferIn(endpoint: number, length: number) {
    const packetBytes = this.packetBytes(endpoint);
    const packets: Uint8Array[] = [];
    let size = 0;
    while (size < length) {
      const packet = await this.packet(endpoint, packetBytes, packets.length > 0);
      if (packet === 'stall' && packets.length === 0) return { status: 'stall' as const };
      if (!packet || packet === 'stall') break;
      packets.push(packet);
      size += packet.length;
      if (packet.length < packetBytes) break;
    }
    return { status: 'ok' as const, data: new DataView(joined(packets, size).buffer) };
  }

  async transferOut(endpoint: number, data: Uint8Array<ArrayBuffer>) {
    try {
      return await this.run(this.device.transferOut(endpoint, data, SEND_MS));
    } catch (cause) {
      if (STALLED.test(messageOf(cause))) return { status: 'stall' as const, bytesWritten: 0 };
      throw await this.fault(cause);
    }
  }

  /**
   * The next packet. `isLater`: the read already has packets, so a timeout returns undefined instead of starting
   * another try.
   */
  private async packet(endpoint: number, length: number, isLater: boolean): Promise<Uint8Array | 'stall' | undefined> {
    const { session } = this;
    for (;;) {
      if (session !== this.session) throw new DOMException('The device was closed.', 'AbortError');
      try {
        const { data } = await this.run(this.device.transferIn(endpoint, length, READ_MS));
        return data ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : 'stall';
      } catch (cause) {
        const message = messageOf(cause);
        if (STALLED.test(message)) return 'stall';
        if (!TIME_IS_OVER.test(message)) throw await this.fault(cause);
        if (isLater) return undefined;
      }
    }
  }

  private packetBytes(endpoint: number): number {
    const alternates = this.configuration?.interfaces.flatMap((one) => one.alternates) ?? [];
    const found = alternates
      .flatMap(({ endpoints }) => endpoints)
      .find(({ endpointNumber, direction }) => endpointNumber === endpoint && direction === 'in');
    if (!found) throw new DOMException('No such endpoint.', 'NotFoundError');
    return found.packetSize;
  }

  private async run<Result>(transfer: Promise<Result>): Promise<Result> {
    this.running.add(transfer);
    try {
      return await transfer;
    } finally {
      this.running.delete(transfer);
    }
  }

  /** Gives the error of a failed step the name that a browser uses: 'NotFoundError' if the device is gone. */
  private async named<Result>(step: Promise<Result>): Promise<Result> {
    try {
      return await step;
    } catch (cause) {
      throw asDomException(cause, GONE.test(messageOf(cause)));
    }
  }

  /**
   * The error to throw after a failed transfer. Not every system reports a missing device at once, so this method tries
   * to open it again.
   */
  private async fault(cause: unknown): Promise<DOMException> {
    if (GONE.test(messageOf(cause))) return asDomException(cause, true);
    await pause(GONE_MS);
    const isThere = await this.device.open().then(
      () => true,
      () => false,
    );
    return asDomException(cause, !isThere);
  }
}

function joined(packets: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const packet of packets) {
    bytes.set(packet, at);
    at += packet.length;
  }
  return bytes;
}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

const asDomException = (cause: unknown, isGone: boolean): DOMException =>
  new DOMException(messageOf(cause), isGone ? 'NotFoundError' : 'NetworkError');
