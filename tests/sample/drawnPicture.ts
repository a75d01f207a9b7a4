/**
 * The picture of the home page's samples: hills in front of a low sun. The code draws and encodes it, so it is not
 * anyone's photo.
 */
import { type Part, hex, join, u16 } from '../support/bytes';
import { AC_CODES, DC_CODES, DC_VALUES, segment } from '../support/containers';

type Color = readonly [red: number, green: number, blue: number];

const SKY: readonly [above: Color, below: Color] = [
  [238, 231, 214],
  [244, 205, 170],
];
const SUN: Color = [179, 51, 13];
/**
 * The farthest hill first: color, height of the outline, height of its waves, and their phase. Both heights are
 * fractions of the picture's height.
 */
const HILLS = [
  [[196, 178, 158], 0.56, 0.05, 0.4],
  [[133, 122, 110], 0.66, 0.07, 2.1],
  [[72, 68, 62], 0.79, 0.05, 4.4],
  [[31, 32, 34], 0.9, 0.035, 1.2],
] as const satisfies readonly (readonly [Color, number, number, number])[];

/** `x` and `y` are fractions of the width and the height. */
function colorAt(x: number, y: number): Color {
  let color = mixed(SKY[0], SKY[1], y);
  if (Math.hypot((x - 0.66) * 1.5, y - 0.44) < 0.13) color = SUN;
  for (const [hill, line, wave, phase] of HILLS) {
    const top = line + wave * (Math.sin(5 * x + phase) + 0.45 * Math.sin(13 * x + 2 * phase));
    if (y > top) color = hill;
  }
  return color;
}

const mixed = (one: Color, other: Color, share: number): Color =>
  [0, 1, 2].map((channel) => one[channel]! + (other[channel]! - one[channel]!) * share) as unknown as Color;

/** Luminance and the two color differences, all centered on 0. Source: JFIF 1.02. */
const toYcc = ([red, green, blue]: Color): Color => [
  0.299 * red + 0.587 * green + 0.114 * blue - 128,
  -0.1687 * red - 0.3313 * green + 0.5 * blue,
  0.5 * red - 0.4187 * green - 0.0813 * blue,
];

const SIDE = 8;
/**
 * Each pixel is the mean of samples at these fractions of its width and height. The resulting soft edges take fewer
 * bytes.
 */
const SAMPLES = [0.25, 0.75];

/** A block's 64 positions, in the order in which JPEG stores them. */
const ZIGZAG = Array.from({ length: SIDE * SIDE }, (_, index) => index).toSorted((a, b) => {
  const [diagonalA, diagonalB] = [a, b].map((place) => (place % SIDE) + Math.floor(place / SIDE));
  if (diagonalA !== diagonalB) return diagonalA! - diagonalB!;
  return diagonalA! % 2 === 0 ? b - a : a - b;
});

const quantizer = (place: number): number => 6 + 5 * ((place % SIDE) + Math.floor(place / SIDE));

const cosine = Array.from({ length: SIDE * SIDE }, (_, index) => {
  const [frequency, at] = [Math.floor(index / SIDE), index % SIDE];
  return (frequency === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * at + 1) * frequency * Math.PI) / 16);
});

/** A block's quantized frequencies, in the order in which JPEG stores them. */
function frequencies(block: readonly number[]): number[] {
  const rows = transform((line, at) => block[line * SIDE + at]!);
  const both = transform((line, at) => rows[at * SIDE + line]!);
  return ZIGZAG.map((place) => {
    const turned = (place % SIDE) * SIDE + Math.floor(place / SIDE);
    return Math.round(both[turned]! / quantizer(place));
  });
}

/** Transforms each line of eight values into eight frequencies (discrete cosine transform). */
function transform(value: (line: number, at: number) => number): number[] {
  return Array.from({ length: SIDE * SIDE }, (_, index) => {
    const [line, frequency] = [Math.floor(index / SIDE), index % SIDE];
    let sum = 0;
    for (let at = 0; at < SIDE; at++) sum += value(line, at) * cosine[frequency * SIDE + at]!;
    return sum;
  });
}

/**
 * The values in ITU T.81, Annex K, table K.5, in the order of their codes: first the frequent values, then the others
 * in ascending order.
 */
const FREQUENT = [
  ...hex(
    '01 02 03 00 04 11 05 12 21 31 41 06 13 51 61 07 22 71 14 32 81 91 A1 08 23 42 B1 C1 15 52 D1 F0 24 33 62 72 82',
  ),
];
const AC_VALUES = [
  ...FREQUENT,
  ...Array.from({ length: 256 }, (_, value) => value).filter(
    (value) => value % 16 > 0 && value % 16 <= 10 && !FREQUENT.includes(value),
  ),
];

/** Each value's code, as a text of '0' and '1'. */
function codesOf(counts: readonly number[], values: readonly number[]): ReadonlyMap<number, string> {
  const codes = new Map<number, string>();
  let code = 0;
  let next = 0;
  counts.forEach((count, index) => {
    for (let i = 0; i < count; i++) codes.set(values[next++]!, (code++).toString(2).padStart(index + 1, '0'));
    code *= 2;
  });
  return codes;
}

const DC = codesOf(DC_CODES, DC_VALUES);
const AC = codesOf(AC_CODES, AC_VALUES);

const sizeOf = (value: number): number => (value === 0 ? 0 : Math.floor(Math.log2(Math.abs(value))) + 1);
const bitsOf = (value: number, size: number): string =>
  size === 0 ? '' : (value > 0 ? value : value + 2 ** size - 1).toString(2).padStart(size, '0');

function blockBits(block: readonly number[], before: number): string {
  const first = block[0]! - before;
  let bits = DC.get(sizeOf(first))! + bitsOf(first, sizeOf(first));
  let zeros = 0;
  for (const value of block.slice(1)) {
    if (value === 0) {
      zeros++;
      continue;
    }
    for (; zeros > 15; zeros -= 16) bits += AC.get(0xf0)!;
    bits += AC.get(16 * zeros + sizeOf(value))! + bitsOf(value, sizeOf(value));
    zeros = 0;
  }
  return zeros > 0 ? bits + AC.get(0x00)! : bits;
}

/** The drawing as a complete JPEG. `width` and `height` must be multiples of 8. */
export function drawnPicture(width: number, height: number): Uint8Array {
  const pixels = Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    const colors = SAMPLES.flatMap((right) => SAMPLES.map((down) => colorAt((x + right) / width, (y + down) / height)));
    return toYcc(
      [0, 1, 2].map((c) => colors.reduce((sum, color) => sum + color[c]!, 0) / colors.length) as unknown as Color,
    );
  });
  const before = [0, 0, 0];
  let bits = '';
  for (let top = 0; top < height; top += SIDE)
    for (let left = 0; left < width; left += SIDE)
      for (let channel = 0; channel < 3; channel++) {
        const block = frequencies(
          ZIGZAG.map((_, at) => pixels[(top + Math.floor(at / SIDE)) * width + left + (at % SIDE)]![channel]!),
        );
        bits += blockBits(block, before[channel]!);
        before[channel] = block[0]!;
      }
  const bytes = bits.match(/.{1,8}/g)!.map((byte) => Number.parseInt(byte.padEnd(8, '1'), 2));
  const component = (id: number): Part => [id, 0x11, 0];
  return join(
    [0xff, 0xd8],
    segment(0xdb, [0], ZIGZAG.map(quantizer)),
    segment(0xc0, [8], u16(height, 'MM'), u16(width, 'MM'), [3], component(1), component(2), component(3)),
    segment(0xc4, [0x00], DC_CODES, DC_VALUES),
    segment(0xc4, [0x10], AC_CODES, AC_VALUES),
    segment(0xda, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0]),
    // JPEG requires a zero byte after each byte 0xFF in the data of the picture.
    bytes.flatMap((byte) => (byte === 0xff ? [0xff, 0] : [byte])),
    [0xff, 0xd9],
  );
}
