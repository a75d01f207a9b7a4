/**
 * Finds the bytes of a maker-note value that repeat a fact found elsewhere in the photo, in any encoding that cameras
 * use. `contribution.ts` leaves them out.
 */
import type { Sample } from './sample';

/** Longest text to compare as a whole, in characters. Longer texts are compared only word by word. */
const MAX_NEEDLE = 64;
/** Shortest text to compare, in characters. A shorter one would match by chance. */
const MIN_WORD = 3;
/**
 * A number at most this many seconds from the photo's date counts as a date, because it may come from a clock in
 * another time zone or from a reset clock.
 */
const NEAR_SECONDS = 2 * 86_400;

/**
 * Positions in `value` of bytes that repeat one of the photo's texts, numbers or dates. Searches from `from` to `to`,
 * and up to 128 bytes on each side, because a repeated text may begin before `from` or end after `to`.
 */
export function knownBytes(photo: Sample, value: Uint8Array, from: number, to: number): ReadonlySet<number> {
  const start = Math.max(0, from - 2 * MAX_NEEDLE);
  const end = Math.min(value.length, to + 2 * MAX_NEEDLE);
  const hay = binary(value.subarray(start, end));
  const said = new Set<number>();
  const note = (at: number, length: number) => {
    for (let step = 0; step < length; step++) said.add(start + at + step);
  };
  for (const needle of needlesOf(photo)) {
    for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, at + 1)) note(at, needle.length);
  }
  const view = new DataView(value.buffer, value.byteOffset + start, end - start);
  for (let at = 0; at + 4 <= view.byteLength; at++) {
    if ([true, false].some((little) => isNearDate(view.getUint32(at, little), photo.time))) note(at, 4);
  }
  return said;
}

const isNearDate = (seconds: number, time: number): boolean => Math.abs(seconds - time / 1000) <= NEAR_SECONDS;

/** One character for each byte, so that `String.indexOf` can find a sequence of bytes. */
const binary = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

function needlesOf({ texts, numbers, noteNumbers }: Sample): ReadonlySet<string> {
  const needles = new Set<string>();
  for (const text of texts) {
    const digits = text.replaceAll(/\D/g, '');
    for (const word of [text, ...text.split(/[^\p{L}\p{N}]+/u), digits]) addText(needles, word);
    addDigits(needles, digits);
    for (const number of text.match(/\d+/g) ?? []) {
      addDigits(needles, number);
      addNumber(needles, Number(number));
    }
  }
  for (const number of [...numbers, ...noteNumbers]) {
    addNumber(needles, number);
    addText(needles, String(number));
    addDigits(needles, String(number));
  }
  needles.delete('');
  return needles;
}

const UTF8 = new TextEncoder();

/** Adds a text in UTF-8 (ASCII for most texts), and in UTF-16 in both byte orders. */
function addText(needles: Set<string>, text: string): void {
  if (text.length < MIN_WORD || text.length > MAX_NEEDLE) return;
  const codes = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  needles.add(binary(UTF8.encode(text)));
  needles.add(binary(Uint8Array.from(codes.flatMap((code) => [code & 0xff, code >> 8]))));
  needles.add(binary(Uint8Array.from(codes.flatMap((code) => [code >> 8, code & 0xff]))));
}

/**
 * Adds decimal digits in packed BCD (two digits per byte), with and without a leading zero, in both byte orders. Drops
 * a last digit without a partner.
 */
function addDigits(needles: Set<string>, digits: string): void {
  if (digits.length < MIN_WORD || digits.length > MAX_NEEDLE) return;
  for (const padded of [digits, `0${digits}`]) {
    const pairs = (padded.length % 2 === 0 ? padded : padded.slice(0, -1)).match(/../g) ?? [];
    const bytes = pairs.map((pair) => Number.parseInt(pair, 16));
    needles.add(binary(Uint8Array.from(bytes)));
    needles.add(binary(Uint8Array.from(bytes).reverse()));
  }
}

function addNumber(needles: Set<string>, number: number): void {
  const view = new DataView(new ArrayBuffer(8));
  const add = (length: number) => needles.add(binary(new Uint8Array(view.buffer, 0, length)));
  for (const little of [true, false]) {
    if (number <= 0xffff) {
      view.setUint16(0, number, little);
      add(2);
    }
    if (number <= 0xffff_ffff) {
      view.setUint32(0, number, little);
      add(4);
    }
    view.setFloat32(0, number, little);
    add(4);
    view.setFloat64(0, number, little);
    add(8);
  }
}
