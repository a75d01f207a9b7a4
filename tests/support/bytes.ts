/** Builds small pieces of bytes, in either byte order (II or MM). */

export type Order = 'II' | 'MM';
export const ORDERS: readonly Order[] = ['II', 'MM'];

/** bytes, a text with one byte per character, or a list of byte values */
export type Part = Uint8Array | string | readonly number[];

function bytesOf(part: Part): Uint8Array {
  return typeof part === 'string' ? latin1(part) : Uint8Array.from(part);
}

/** Concatenates the parts. */
export function join(...parts: readonly Part[]): Uint8Array {
  const pieces = parts.map(bytesOf);
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** A block of `size` bytes with the parts of `places` at their offsets, and zeros elsewhere. */
export function block(size: number, places: Readonly<Record<number, Part>> = {}): Uint8Array {
  const whole = new Uint8Array(size);
  for (const [at, part] of Object.entries(places)) whole.set(bytesOf(part), Number(at));
  return whole;
}

/** Encodes a text in Latin-1. */
export function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** The bytes of a text such as 'F1 23 9D 00'. */
export function hex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/[0-9a-f]{2}/gi) ?? [], (digits) => Number.parseInt(digits, 16));
}

function number(size: number, write: (view: DataView, little: boolean) => void, order: Order): Uint8Array {
  const bytes = new Uint8Array(size);
  write(new DataView(bytes.buffer), order === 'II');
  return bytes;
}

export function u16(value: number, order: Order = 'II'): Uint8Array {
  return number(2, (view, little) => view.setUint16(0, value, little), order);
}

export function u32(value: number, order: Order = 'II'): Uint8Array {
  return number(4, (view, little) => view.setUint32(0, value, little), order);
}

export function u64(value: number | bigint, order: Order = 'II'): Uint8Array {
  return number(8, (view, little) => view.setBigUint64(0, BigInt(value), little), order);
}

export function f32(value: number, order: Order = 'II'): Uint8Array {
  return number(4, (view, little) => view.setFloat32(0, value, little), order);
}

export function f64(value: number, order: Order = 'II'): Uint8Array {
  return number(8, (view, little) => view.setFloat64(0, value, little), order);
}

/** The offset of `part` in `bytes`. Throws if there is none. */
export function placeOf(bytes: Uint8Array, part: Part): number {
  const at = Buffer.from(bytes).indexOf(bytesOf(part));
  if (at < 0) throw new Error('The bytes are missing');
  return at;
}

/** A copy of `bytes` with `part` at offset `at`. */
export function patched(bytes: Uint8Array, at: number, part: Part): Uint8Array {
  const copy = bytes.slice();
  copy.set(bytesOf(part), at);
  return copy;
}
