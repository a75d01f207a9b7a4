/**
 * A fake of the browser's USB, with the bulk endpoints of a fake camera. As on a real bus, a transfer ends with a
 * packet that is not full; if its bytes end with a full packet, an empty packet follows.
 */
import { HEADER_BYTES } from '../../src/usb/ptpContainer';
import type { Usb, UsbDevice } from '../../src/usb/usb';
import { join, u16, u32 } from '../support/bytes';
import type { StandInCamera } from './camera';

/**
 * How an operation's data and response arrive. 'apart': each in its own transfer. 'header-first': like 'apart', but the
 * data's header also has its own transfer. 'joined': both in one transfer.
 */
export type Delivery = 'apart' | 'header-first' | 'joined';

export interface BusOptions {
  readonly packetBytes?: number;
  readonly delivery?: Delivery;
  /** bytes of an earlier visit that the camera still has to send */
  readonly stale?: readonly Uint8Array[];
  /** the transfer, counted from 1, at which the cable is pulled */
  readonly unplugAt?: number;
  /**
   * the `disconnect` event comes only after the failed transfer; until then, the failure looks like any other, as on
   * Windows
   */
  readonly tellsLate?: boolean;
  /** the transfer that stalls once */
  readonly stallAt?: number;
  /** the transfer that fails once, although the cable is still plugged in */
  readonly failAt?: number;
  /** an operation after which every read fails until the next command */
  readonly faulty?: { readonly code: number; readonly how: 'stall' | 'babble' | 'fail' | 'silence' };
  /** the command to which the camera never responds */
  readonly silentAt?: number;
  /** the names of the browser's errors on opening the device and on claiming its interface */
  readonly openError?: string;
  readonly claimError?: string;
  readonly interfaceClass?: number;
}

export class StandInUsb implements UsbDevice {
  opened = false;
  readonly vendorId: number;
  readonly productId = 1;
  readonly packetBytes: number;
  configuration: UsbDevice['configuration'] = null;
  readonly configurations: UsbDevice['configurations'];
  isForgotten = false;
  readonly listeners = new Set<Parameters<Usb['addEventListener']>[1]>();
  transfers = 0;
  private commands = 0;
  private fault: NonNullable<BusOptions['faulty']>['how'] | undefined;
  private isUnplugged = false;
  private readonly packets: Uint8Array[] = [];
  private waiting: { length: number; resolve: (bytes: Uint8Array) => void; reject: (error: Error) => void }[] = [];

  constructor(
    readonly camera: StandInCamera,
    private readonly options: BusOptions = {},
  ) {
    this.vendorId = camera.facts.vendor ?? 0x04a9;
    const { packetBytes = 512, interfaceClass = 6, stale = [] } = options;
    this.packetBytes = packetBytes;
    const bulk = { type: 'bulk', packetSize: packetBytes } as const;
    const alternate = {
      interfaceClass,
      interfaceSubclass: 1,
      interfaceProtocol: 1,
      endpoints: [
        { ...bulk, endpointNumber: 1, direction: 'in' },
        { ...bulk, endpointNumber: 2, direction: 'out' },
        { type: 'interrupt', packetSize: 8, endpointNumber: 3, direction: 'in' },
      ],
    } as const;
    this.configurations = [{ configurationValue: 1, interfaces: [{ interfaceNumber: 0, alternates: [alternate] }] }];
    for (const bytes of stale) this.put(bytes);
  }

  async open(): Promise<void> {
    this.assertThere();
    if (this.options.openError) throw new DOMException('Access denied.', this.options.openError);
    this.opened = true;
  }

  async close(): Promise<void> {
    this.opened = false;
    this.cancelReads();
  }

  cancelReads(): void {
    for (const { reject } of this.waiting.splice(0))
      reject(new DOMException('The transfer was cancelled.', 'AbortError'));
  }

  async selectConfiguration(): Promise<void> {
    this.configuration = this.configurations[0];
  }

  async claimInterface(): Promise<void> {
    this.assertThere();
    if (this.options.claimError) throw new DOMException('Unable to claim interface.', this.options.claimError);
  }

  async clearHalt(): Promise<void> {
    this.assertThere();
  }

  async forget(): Promise<void> {
    this.isForgotten = true;
  }

  async transferOut(_endpoint: number, data: Uint8Array) {
    this.countTransfer();
    if (this.transfers === this.options.stallAt) return { status: 'stall' as const, bytesWritten: 0 };
    this.obey(data);
    return { status: 'ok' as const, bytesWritten: data.length };
  }

  async transferIn(_endpoint: number, length: number) {
    this.countTransfer();
    if (this.transfers === this.options.stallAt) return { status: 'stall' as const };
    if (this.fault === 'fail') throw transferError();
    if (this.fault === 'stall' || this.fault === 'babble') return { status: this.fault };
    if (length % this.packetBytes !== 0) return { status: 'babble' as const };
    const bytes = await new Promise<Uint8Array>((resolve, reject) => {
      this.waiting.push({ length, resolve, reject });
      this.serve();
    });
    return { status: 'ok' as const, data: new DataView(bytes.buffer, bytes.byteOffset, bytes.length) };
  }

  unplug(): void {
    this.isUnplugged = true;
    for (const { reject } of this.waiting.splice(0)) reject(transferError());
    if (this.options.tellsLate) setTimeout(() => this.tellGone());
    else this.tellGone();
  }

  private tellGone(): void {
    this.opened = false;
    for (const listener of this.listeners) listener({ device: this });
  }

  private countTransfer(): void {
    this.transfers += 1;
    if (this.transfers === this.options.failAt) throw transferError();
    if (this.transfers === this.options.unplugAt) {
      this.unplug();
      if (this.options.tellsLate) throw transferError();
    }
    this.assertThere();
    if (!this.opened) throw new DOMException('The device must be opened first.', 'InvalidStateError');
  }

  private assertThere(): void {
    if (this.isUnplugged) throw new DOMException('The device was disconnected.', 'NotFoundError');
  }

  private obey(command: Uint8Array): void {
    const view = new DataView(command.buffer, command.byteOffset, command.length);
    const code = view.getUint16(6, true);
    const transaction = view.getUint32(8, true);
    const parameters = Array.from({ length: (command.length - HEADER_BYTES) / 4 }, (_, place) =>
      view.getUint32(HEADER_BYTES + 4 * place, true),
    );
    this.commands += 1;
    this.fault = this.options.faulty?.code === code ? this.options.faulty.how : undefined;
    const { response, data, parameters: told = [] } = this.camera.answer(code, parameters);
    if (this.commands === this.options.silentAt || this.fault) return;
    const end = container(3, response, transaction, join(...told.map((value) => u32(value))));
    const { delivery = 'apart' } = this.options;
    if (data) {
      const content = container(2, code, transaction, data);
      if (delivery === 'joined') return this.put(join(content, end));
      if (delivery === 'header-first') {
        this.put(content.subarray(0, HEADER_BYTES));
        this.put(content.subarray(HEADER_BYTES));
      } else this.put(content);
    }
    this.put(end);
  }

  private put(bytes: Uint8Array): void {
    for (let at = 0; at <= bytes.length; at += this.packetBytes)
      this.packets.push(bytes.slice(at, at + this.packetBytes));
    this.serve();
  }

  private serve(): void {
    while (this.waiting.length > 0 && this.packets.length > 0) {
      const { length, resolve } = this.waiting.shift()!;
      const taken: Uint8Array[] = [];
      let size = 0;
      while (this.packets.length > 0 && size < length) {
        const packet = this.packets.shift()!;
        taken.push(packet);
        size += packet.length;
        if (packet.length < this.packetBytes) break;
      }
      resolve(join(...taken));
    }
  }
}

const transferError = () => new DOMException('A transfer error has occurred.', 'NetworkError');

export function container(type: number, code: number, transaction: number, content: Uint8Array): Uint8Array {
  return join(u32(HEADER_BYTES + content.length), u16(type), u16(code), u32(transaction), content);
}

/** In the browser's list of devices, the visitor chooses `device`, or nothing if that is undefined. */
export function standInBrowser(device: StandInUsb | undefined): Usb {
  return {
    async requestDevice() {
      if (!device) throw new DOMException('No device selected.', 'NotFoundError');
      return device;
    },
    async getDevices() {
      return device ? [device] : [];
    },
    addEventListener: (_type, listener) => device?.listeners.add(listener),
    removeEventListener: (_type, listener) => device?.listeners.delete(listener),
  };
}
