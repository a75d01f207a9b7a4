/** A camera over WebUSB. Sources: WICG WebUSB; Chromium's own messages for the meaning of errors. */
import { PATIENCE, type Patience, pause } from './bounds';
import { CableFailure, type FailureKind } from './failure';
import type { Transport } from './transport';
import { CAMERA_FILTERS, STILL_IMAGE, type UsbFilter } from './vendors';

interface UsbEndpoint {
  readonly endpointNumber: number;
  readonly direction: 'in' | 'out';
  readonly type: 'bulk' | 'interrupt' | 'isochronous';
  readonly packetSize: number;
}

interface UsbAlternate {
  readonly interfaceClass: number;
  readonly interfaceSubclass: number;
  readonly interfaceProtocol: number;
  readonly endpoints: readonly UsbEndpoint[];
}

export interface UsbConfiguration {
  readonly configurationValue: number;
  readonly interfaces: readonly {
    readonly interfaceNumber: number;
    readonly alternates: readonly UsbAlternate[];
  }[];
}

interface UsbResult {
  readonly status?: 'ok' | 'stall' | 'babble' | undefined;
}

/** The part of a browser's USB device that we use. */
export interface UsbDevice {
  readonly vendorId: number;
  readonly productId: number;
  readonly opened: boolean;
  readonly configuration?: UsbConfiguration | null | undefined;
  readonly configurations: readonly UsbConfiguration[];
  open(): Promise<void>;
  close(): Promise<void>;
  selectConfiguration(value: number): Promise<void>;
  claimInterface(number: number): Promise<void>;
  transferIn(endpoint: number, length: number): Promise<UsbResult & { readonly data?: DataView | undefined }>;
  transferOut(endpoint: number, data: Uint8Array<ArrayBuffer>): Promise<UsbResult & { readonly bytesWritten: number }>;
  clearHalt(direction: 'in' | 'out', endpoint: number): Promise<void>;
  /** from Chrome 101 on */
  forget?(): Promise<void>;
}

type OnDisconnect = (event: { readonly device: UsbDevice }) => void;

/** The browser's events for a device that is gone. */
export interface UsbEvents {
  addEventListener(type: 'disconnect', listener: OnDisconnect): void;
  removeEventListener(type: 'disconnect', listener: OnDisconnect): void;
}

/** The part of `navigator.usb` that we use. */
export interface Usb extends UsbEvents {
  requestDevice(options: { readonly filters: readonly UsbFilter[] }): Promise<UsbDevice>;
  getDevices(): Promise<readonly UsbDevice[]>;
}

const MASS_STORAGE = 8;
const VIDEO = 14;
const VENDOR_SPECIFIC = 0xff;

const HID = 3;
const PRINTER = 7;

/**
 * True if the device can be a camera in any mode, or if its interfaces are unknown. Camera makers also make printers,
 * keyboards and hubs.
 */
export function canBeCamera(configuration: UsbConfiguration | null | undefined): boolean {
  if (!configuration) return true;
  const classes = configuration.interfaces.flatMap(({ alternates }) =>
    alternates.map(({ interfaceClass }) => interfaceClass),
  );
  const isOther = classes.includes(HID) || classes.includes(PRINTER);
  return !isOther && [STILL_IMAGE, MASS_STORAGE, VIDEO, VENDOR_SPECIFIC].some((one) => classes.includes(one));
}

/** Asks the visitor to choose a camera, during a click. Throws a `CableFailure` if the visitor chooses none. */
export async function chooseCamera(usb: Usb): Promise<UsbDevice> {
  try {
    return await usb.requestDevice({ filters: CAMERA_FILTERS });
  } catch (cause) {
    const kind = nameOf(cause) === 'NotFoundError' ? 'not-chosen' : 'blocked';
    throw new CableFailure(kind, 'No camera was chosen', { cause });
  }
}

/** Gives up the permission for every camera; false if the browser cannot do that. */
export async function forgetCameras(usb: Usb): Promise<boolean> {
  const devices = await usb.getDevices();
  await Promise.all(devices.map(async (device) => device.forget?.()));
  return devices.every((device) => device.forget !== undefined);
}

/** Bytes per transfer: a multiple of every packet size, and small enough for every system to transfer at once. */
const READ_BYTES = 16 * 1024;
/** After more stalls, a pipe does not recover. */
const MAX_STALLS = 3;

/** Opens the camera and claims its still image interface. Throws a `CableFailure` if that fails. */
export async function openUsb(device: UsbDevice, usb: UsbEvents, patience: Patience = PATIENCE): Promise<Transport> {
  const transport = new UsbTransport(device, usb, patience);
  try {
    await transport.open();
    return transport;
  } catch (cause) {
    await transport.close();
    throw cause;
  }
}

class UsbTransport implements Transport {
  private input: UsbEndpoint | undefined;
  private output: UsbEndpoint | undefined;
  private stalls = 0;
  private noteGone = (): void => undefined;
  private readonly gone = new Promise<void>((resolve) => {
    this.noteGone = resolve;
  });
  private readonly onDisconnect: OnDisconnect = ({ device }) => {
    if (device === this.device) this.noteGone();
  };

  constructor(
    private readonly device: UsbDevice,
    private readonly usb: UsbEvents,
    private readonly patience: Patience,
  ) {}

  async open(): Promise<void> {
    const { device } = this;
    this.stalls = 0;
    this.usb.addEventListener('disconnect', this.onDisconnect);
    await attempt(() => device.open(), { NotFoundError: 'unplugged' }, 'blocked', 'open');
    if (!device.configuration) {
      const [first] = device.configurations;
      if (!first) throw new CableFailure('wrong-mode', 'The device has no configuration');
      await attempt(
        () => device.selectConfiguration(first.configurationValue),
        { NotFoundError: 'unplugged' },
        'busy',
        'configure',
      );
    }
    const { interfaceNumber, alternate } = findPtp(device.configuration ?? device.configurations[0]!);
    await attempt(
      () => device.claimInterface(interfaceNumber),
      { NotFoundError: 'unplugged', SecurityError: 'wrong-mode' },
      'busy',
      'claim',
    );
    this.input = findBulk(alternate, 'in');
    this.output = findBulk(alternate, 'out');
  }

  async send(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const { device, output } = this;
    const { status, bytesWritten } = await this.transfer(() => device.transferOut(output!.endpointNumber, bytes));
    if (status === 'stall') await this.transfer(() => device.clearHalt('out', output!.endpointNumber));
    if (status !== 'ok' || bytesWritten !== bytes.length)
      throw new CableFailure('garbled', `A command ended in ${status}`);
  }

  async receive(): Promise<Uint8Array> {
    const { device, input } = this;
    const { endpointNumber, packetSize } = input!;
    // Whole packets, because a packet longer than the requested length would be an error.
    const length = Math.max(1, Math.floor(READ_BYTES / packetSize)) * packetSize;
    const { status, data } = await this.transfer(() => device.transferIn(endpointNumber, length));
    if (status === 'stall') {
      this.stalls += 1;
      if (this.stalls > MAX_STALLS) throw new CableFailure('garbled', 'The camera keeps stalling the pipe');
      await this.transfer(() => device.clearHalt('in', endpointNumber));
      return new Uint8Array();
    }
    if (status === 'babble') throw new CableFailure('garbled', 'The camera sent more than a packet holds');
    return data ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : new Uint8Array();
  }

  async reopen(): Promise<void> {
    await this.close();
    await this.open();
  }

  async close(): Promise<void> {
    this.usb.removeEventListener('disconnect', this.onDisconnect);
    // An unplugged device is already closed.
    if (this.device.opened) await this.device.close().catch(() => undefined);
  }

  private async transfer<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (cause) {
      const isGone = nameOf(cause) === 'NotFoundError' || (await this.isGone());
      throw new CableFailure(isGone ? 'unplugged' : 'interrupted', String(cause), { cause });
    }
  }

  /**
   * True if the device is gone after a failed transfer. A pulled cable gives the same NetworkError as other faults of
   * the bus. At least on Windows, the error comes before the event `disconnect` and before `opened` changes. See
   * https://github.com/WICG/webusb/issues/219
   */
  private async isGone(): Promise<boolean> {
    if (!this.device.opened) return true;
    const isReported = this.gone.then(() => true);
    return (await Promise.race([isReported, pause(this.patience.gone)])) === true || !this.device.opened;
  }
}

/**
 * The interface that speaks PTP: the still image class, or a vendor-specific one with the same pipes. Throws a
 * `CableFailure` ('wrong-mode') if there is none.
 */
function findPtp({ interfaces }: UsbConfiguration): { interfaceNumber: number; alternate: UsbAlternate } {
  const found = interfaces.flatMap(({ interfaceNumber, alternates }) =>
    alternates.slice(0, 1).map((alternate) => ({ interfaceNumber, alternate })),
  );
  const hasPipes = ({ alternate }: (typeof found)[number]) =>
    ['in', 'out'].every((direction) => findBulk(alternate, direction) !== undefined);
  const isStillImage = ({
    alternate: { interfaceClass, interfaceSubclass, interfaceProtocol },
  }: (typeof found)[number]) => interfaceClass === STILL_IMAGE && interfaceSubclass === 1 && interfaceProtocol === 1;
  const hasInterrupt = ({ alternate }: (typeof found)[number]) =>
    alternate.endpoints.some(({ type, direction }) => type === 'interrupt' && direction === 'in');
  const chosen =
    found.find((one) => isStillImage(one) && hasPipes(one)) ??
    found.find((one) => one.alternate.interfaceClass === VENDOR_SPECIFIC && hasPipes(one) && hasInterrupt(one));
  if (chosen) return chosen;
  const classes = found.map(({ alternate }) => alternate.interfaceClass);
  const isOther = classes.includes(MASS_STORAGE) || classes.includes(VIDEO);
  throw new CableFailure(
    'wrong-mode',
    isOther ? 'A card reader or a webcam' : `Interfaces of class ${classes.join(', ')}`,
  );
}

function findBulk({ endpoints }: UsbAlternate, wanted: string): UsbEndpoint | undefined {
  return endpoints.find(({ type, direction }) => type === 'bulk' && direction === wanted);
}

/**
 * Runs one step of opening. `kinds` maps the browser's errors by name to kinds of `CableFailure`; any other error is of
 * the kind `otherwise`.
 */
async function attempt(
  work: () => Promise<void>,
  kinds: Readonly<Record<string, FailureKind>>,
  otherwise: FailureKind,
  step: string,
): Promise<void> {
  try {
    await work();
  } catch (cause) {
    throw new CableFailure(kinds[nameOf(cause)] ?? otherwise, `${step}: ${String(cause)}`, { cause });
  }
}

const nameOf = (cause: unknown): string => (cause instanceof Error || cause instanceof DOMException ? cause.name : '');
