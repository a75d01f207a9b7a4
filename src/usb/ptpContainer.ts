/**
 * Reads and writes containers, the envelopes of PTP over USB. All numbers are little-endian. Byte position and field:
 *
 *    0 u32 length, including the 12 bytes of this header
 *    4 u16 type
 *    6 u16 operation or response code
 *    8 u32 transaction id
 *   12 content
 *
 * Source: USB still image class, libgphoto2's usb.c.
 */
import { CableFailure } from './failure';

export const HEADER_BYTES = 12;

export const ContainerType = { Command: 1, Data: 2, Response: 3, Event: 4 } as const;

export interface PtpContainer {
  readonly type: number;
  readonly code: number;
  readonly transaction: number;
  readonly content: Uint8Array;
}

/** The bytes of a command with at most five parameters. */
export function commandBytes(
  code: number,
  transaction: number,
  parameters: readonly number[],
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEADER_BYTES + 4 * parameters.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, bytes.length, true);
  view.setUint16(4, ContainerType.Command, true);
  view.setUint16(6, code, true);
  view.setUint32(8, transaction, true);
  for (const [place, value] of parameters.entries()) view.setUint32(HEADER_BYTES + 4 * place, value, true);
  return bytes;
}

/** Assembles containers from USB transfers, each of which may bring a part of a container, or several. */
export class ContainerStream {
  private readonly parts: Uint8Array[] = [];
  private size = 0;
  private isTrusted = false;

  /** `maxBytes`: the most content of a container. A longer one cannot answer our commands. */
  constructor(private readonly maxBytes: number) {}

  push(bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    this.parts.push(bytes);
    this.size += bytes.length;
  }

  /**
   * From now on, all bytes have to belong to containers. Before this call, other bytes are dropped, because they may be
   * the rest of an interrupted visit.
   */
  trust(): void {
    this.isTrusted = true;
  }

  /**
   * The next complete container; undefined while bytes are missing. After `trust`, throws a `CableFailure` if the bytes
   * are not a container.
   */
  next(): PtpContainer | undefined {
    if (this.size < HEADER_BYTES) return undefined;
    const { length, type, code, transaction, bytes } = this.header();
    const isContainer =
      length >= HEADER_BYTES &&
      length <= HEADER_BYTES + this.maxBytes &&
      type >= ContainerType.Data &&
      type <= ContainerType.Event;
    if (!isContainer) {
      if (this.isTrusted) throw new CableFailure('garbled', `A container of ${length} bytes and type ${type}`);
      this.parts.length = 0;
      this.size = 0;
      return undefined;
    }
    if (this.size < length) return undefined;
    this.parts.splice(0, this.parts.length, bytes.subarray(length));
    this.size -= length;
    return { type, code, transaction, content: bytes.subarray(HEADER_BYTES, length) };
  }

  private header() {
    const bytes = this.joined();
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    return {
      length: view.getUint32(0, true),
      type: view.getUint16(4, true),
      code: view.getUint16(6, true),
      transaction: view.getUint32(8, true),
      bytes,
    };
  }

  private joined(): Uint8Array {
    if (this.parts.length === 1) return this.parts[0]!;
    const bytes = new Uint8Array(this.size);
    let at = 0;
    for (const part of this.parts) {
      bytes.set(part, at);
      at += part.length;
    }
    this.parts.splice(0, this.parts.length, bytes);
    return bytes;
  }
}
