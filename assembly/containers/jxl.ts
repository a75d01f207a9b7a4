/** JPEG XL: the picture's size from its codestream. Source: ISO/IEC 18181-1, annex D (SizeHeader) */
import { Directory, FieldId } from '../schema';
import { matches, u8At } from '../windows';
import { recordNumber } from '../recordBuffer';

/** Bits in a dimension, indexed by the two-bit selector before it. */
const WIDTHS: StaticArray<u32> = [9, 13, 18, 30];
/** Ratios of width to height: none, 1:1, 12:10, 4:3, 3:2, 16:9, 5:4, 2:1. */
const RATIOS: StaticArray<u32> = [0, 0, 1, 1, 12, 10, 4, 3, 3, 2, 16, 9, 5, 4, 2, 1];

let start: u64 = 0;
let bit: u32 = 0;

/** The next `count` bits, lowest first. */
function bits(count: u32): u32 {
  let value: u32 = 0;
  for (let i: u32 = 0; i < count; i++, bit++) {
    value |= ((u8At(start + (bit >> 3)) >> (bit & 7)) & 1) << i;
  }
  return value;
}

function dimension(small: u32): u32 {
  return small != 0 ? (bits(5) + 1) << 3 : bits(WIDTHS[bits(2)]) + 1;
}

/**
 * Records the picture's size from the codestream at `at`. The codestream has FF 0A, one bit for 'small', height, ratio,
 * and, if the ratio is 0, width.
 */
export function scanCodestream(at: u64): void {
  if (!matches(at, '\xff\x0a')) return;
  start = at + 2;
  bit = 0;
  const small = bits(1);
  const height = dimension(small);
  const ratio = bits(3);
  const width = ratio == 0 ? dimension(small) : <u32>((<u64>height * RATIOS[2 * ratio]) / RATIOS[2 * ratio + 1]);
  recordNumber(FieldId.FrameHeight, Directory.None, 0, at, height);
  recordNumber(FieldId.FrameWidth, Directory.None, 0, at, width);
}
