/** PTP's numbers and texts, little-endian. Source: libgphoto2's ptp-pack.c. */
import { CableFailure } from './failure';

/** Reads forward from the first byte. Throws a `CableFailure` ('garbled') instead of reading past the end. */
export class DatasetReader {
  private at = 0;
  private readonly view: DataView;

  constructor(private readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  get left(): number {
    return this.bytes.length - this.at;
  }

  skip(count: number): void {
    this.take(count);
  }

  u8(): number {
    return this.view.getUint8(this.take(1));
  }

  u16(): number {
    return this.view.getUint16(this.take(2), true);
  }

  u32(): number {
    return this.view.getUint32(this.take(4), true);
  }

  /** Reads a text: u8 number of UTF-16 characters including the final NUL, then the characters; 0 means empty. */
  text(): string {
    const start = this.at + 1;
    const length = this.u8() * 2;
    this.take(length);
    const text = UTF16.decode(this.bytes.subarray(start, start + length));
    const end = text.indexOf('\0');
    return (end < 0 ? text : text.slice(0, end)).trim();
  }

  /** Reads a list of u16: u32 number of elements, then the elements. */
  u16s(): number[] {
    return Array.from({ length: this.count(2) }, () => this.u16());
  }

  /** Reads a list of u32, but only the first `most`. */
  firstU32s(most: number): number[] {
    return Array.from({ length: Math.min(most, this.count(4)) }, () => this.u32());
  }

  /** Reads a list of u32, but only the last `most`. */
  lastU32s(most: number): number[] {
    const count = this.count(4);
    const kept = Math.min(most, count);
    this.skip(4 * (count - kept));
    return Array.from({ length: kept }, () => this.u32());
  }

  /** The number of elements in a list. Throws a `CableFailure` if fewer than `size` bytes are left for each element. */
  private count(size: number): number {
    const count = this.u32();
    if (count * size > this.left) throw garbled(`a list of ${count} in ${this.left} bytes`);
    return count;
  }

  private take(count: number): number {
    if (count > this.left) throw garbled(`${count} bytes expected, ${this.left} left`);
    const { at } = this;
    this.at += count;
    return at;
  }
}

const UTF16 = new TextDecoder('utf-16le');

const garbled = (what: string) => new CableFailure('garbled', `Truncated data: ${what}`);

/** The u32 at `at`. Throws a `RangeError` if fewer than four bytes follow. */
export function u32(bytes: Uint8Array, at = 0): number {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length).getUint32(at, true);
}

/** 'a9 99 00 00' */
export function hexBytes(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(' ');
}

/** 0xD1AC → '0xD1AC' */
export function hexCode(code: number): string {
  return `0x${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
