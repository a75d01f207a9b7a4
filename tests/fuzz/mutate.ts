/**
 * Hostile changes to files: flipped bits, cuts, splices, extreme counts and offsets, and directories that form loops.
 */
import type { Random } from './random';

/** Numbers that are likely to break code if used as a size, a count or an offset. */
const LIMITS = [
  0, 1, 2, 4, 7, 8, 0x7f, 0x80, 0xff, 0x100, 0x7fff, 0x8000, 0xfffe, 0xffff, 0x1_0000, 0x7fff_ffff, 0x8000_0000,
  0xffff_fff0, 0xffff_fffe, 0xffff_ffff,
];

type Mutation = (bytes: Uint8Array, random: Random, others: readonly Uint8Array[]) => Uint8Array;

const flipBits: Mutation = (bytes, random) => {
  for (let i = 1 + random.integer(8); i > 0; i--) {
    const at = place(bytes, random);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random.integer(8));
  }
  return bytes;
};

const setBytes: Mutation = (bytes, random) => {
  const at = place(bytes, random);
  bytes.fill(random.integer(256), at, at + 1 + random.integer(16));
  return bytes;
};

/** Writes an extreme number, or an offset inside the file, in either byte order. */
const setNumber: Mutation = (bytes, random) => {
  const at = place(bytes, random);
  const value = random.pick([
    random.pick(LIMITS),
    at,
    bytes.length,
    bytes.length - 1,
    random.integer(bytes.length + 1),
  ]);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = random.integer(2) === 0;
  if (random.integer(3) === 0 && at + 2 <= bytes.length) view.setUint16(at, value & 0xffff, little);
  else if (at + 4 <= bytes.length) view.setUint32(at, value >>> 0, little);
  return bytes;
};

const cut: Mutation = (bytes, random) => bytes.slice(0, random.integer(bytes.length + 1));

const splice: Mutation = (bytes, random, others) => {
  const other = random.pick(others);
  const from = random.integer(other.length);
  const length = 1 + random.integer(Math.min(512, other.length - from));
  const at = place(bytes, random);
  bytes.set(other.subarray(from, from + Math.min(length, bytes.length - at)), at);
  return bytes;
};

const moveRange: Mutation = (bytes, random) => {
  const from = place(bytes, random);
  bytes.copyWithin(place(bytes, random), from, from + 1 + random.integer(256));
  return bytes;
};

const insert: Mutation = (bytes, random) => {
  const at = place(bytes, random);
  const grown = new Uint8Array(bytes.length + 1 + random.integer(16));
  grown.set(bytes.subarray(0, at));
  grown.set(bytes.subarray(at), at + grown.length - bytes.length);
  return grown;
};

const MUTATIONS: readonly Mutation[] = [
  flipBits,
  setBytes,
  setNumber,
  setNumber,
  setNumber,
  splice,
  moveRange,
  insert,
  cut,
];

/** A copy with one to four mutations. */
export function mutate(bytes: Uint8Array, random: Random, others: readonly Uint8Array[]): Uint8Array {
  let changed: Uint8Array = bytes.slice();
  for (let i = 1 + random.integer(4); i > 0 && changed.length > 0; i--) {
    changed = random.pick(MUTATIONS)(changed, random, others);
  }
  return changed;
}

/** A random offset, mostly near the file's start, where the structures are. */
function place(bytes: Uint8Array, random: Random): number {
  const reach = random.pick([64, 512, 4096, bytes.length]);
  return random.integer(Math.max(1, Math.min(reach, bytes.length)));
}
