/**
 * Joins the data segments of a compiled module into one. The compiler leaves out every run of zeros and so writes some
 * five hundred short segments, each with an address of its own, which compress worse than the zeros between them.
 *
 * Source: WebAssembly core specification 2.0, 5.5.14 (data section) and 5.5.16 (data count section).
 */

enum Section {
  Data = 11,
  DataCount = 12,
}

const HEADER_BYTES = 8;
const ACTIVE = 0;
const I32_CONST = 0x41;
const END = 0x0b;
/** Zeros that may be written between two segments; a wider gap is a mistake in the layout of the core. */
const MAX_GAP = 4096;

interface Segment {
  readonly address: number;
  readonly bytes: Uint8Array;
}

/** The same module with one data segment. Throws when its segments are not active ones in ascending order. */
export function joinDataSegments(wasm: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts = [wasm.subarray(0, HEADER_BYTES)];
  const reader = new Reader(wasm, HEADER_BYTES);
  while (reader.at < wasm.length) {
    const id = reader.byte();
    const body = reader.bytes(reader.unsigned());
    if (id === Section.Data) parts.push(section(id, Uint8Array.from([...unsigned(1), ...joined(readSegments(body))])));
    else if (id === Section.DataCount) parts.push(section(id, Uint8Array.from(unsigned(1))));
    else parts.push(section(id, body));
  }
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function readSegments(body: Uint8Array): Segment[] {
  const reader = new Reader(body, 0);
  return Array.from({ length: reader.unsigned() }, () => {
    if (reader.unsigned() !== ACTIVE || reader.byte() !== I32_CONST)
      throw new Error('a data segment without an address');
    const address = reader.signed();
    if (reader.byte() !== END) throw new Error('a data segment with a computed address');
    return { address, bytes: reader.bytes(reader.unsigned()) };
  });
}

function joined(segments: readonly Segment[]): Uint8Array {
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) throw new Error('no data segment');
  const bytes = new Uint8Array(last.address + last.bytes.length - first.address);
  let end = first.address;
  for (const segment of segments) {
    if (segment.address < end || segment.address - end > MAX_GAP)
      throw new Error('data segments far apart or out of order');
    bytes.set(segment.bytes, segment.address - first.address);
    end = segment.address + segment.bytes.length;
  }
  return Uint8Array.from([ACTIVE, I32_CONST, ...signed(first.address), END, ...unsigned(bytes.length), ...bytes]);
}

function section(id: number, body: Uint8Array): Uint8Array {
  return Uint8Array.from([id, ...unsigned(body.length), ...body]);
}

// Numbers are written in groups of seven bits, the lowest first (LEB128).

class Reader {
  constructor(
    private readonly source: Uint8Array,
    public at: number,
  ) {}

  byte(): number {
    const byte = this.source[this.at++];
    if (byte === undefined) throw new Error('the module ends too early');
    return byte;
  }

  bytes(length: number): Uint8Array {
    this.at += length;
    return this.source.subarray(this.at - length, this.at);
  }

  unsigned(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
  }

  signed(): number {
    let value = 0;
    for (let shift = 0; ;) {
      const byte = this.byte();
      value |= (byte & 0x7f) << shift;
      shift += 7;
      if (byte < 0x80) return shift < 32 && byte & 0x40 ? value | (-1 << shift) : value;
    }
  }
}

function unsigned(value: number): number[] {
  const groups: number[] = [];
  for (; value > 0x7f; value >>>= 7) groups.push((value & 0x7f) | 0x80);
  return [...groups, value];
}

function signed(value: number): number[] {
  const groups: number[] = [];
  for (; value < -0x40 || value > 0x3f; value >>= 7) groups.push((value & 0x7f) | 0x80);
  return [...groups, value & 0x7f];
}
