/**
 * The only module that reads bytes of a file. Checks every read against the windows that the host has added. A position
 * outside all windows is noted as missing, and further reads return 0.
 *
 *   window table, 24 bytes each                       window bytes, one after the other
 *   +--------------+--------------+---------+         +-----------+-----------+ . . . +----------+
 *   | start  (u64) | end    (u64) | address |  ---->  | window 0  | window 1  |       | decoded  |
 *   +--------------+--------------+---------+         +-----------+-----------+ . . . +----------+
 *
 * Windows with bytes that the core deciphered or joined come after the host's windows. Their positions, and those of
 * the host's windows with unpacked bytes, begin at 2^52.
 */
import { Codec, DECODED_POSITION, Limit, State } from './schema';
import { setState } from './state';

const DECODED: u64 = <u64>DECODED_POSITION;
/** Each coded range has its own 2 MB of decoded positions, derived from its position in the file. */
const DECODED_SHIFT: u64 = 21;
const ROW: usize = 24;
const TABLE: usize = memory.data(Limit.Windows * <i32>ROW, 8);

/** First free address after the core's own memory. `openFile` sets it once: the core allocates nothing later. */
let free: usize = 0;
let windows: u32 = 0;
let hostWindows: u32 = 0;
let top: usize = 0;
let hostTop: usize = 0;

// The window used last.
let start: u64 = 0;
let end: u64 = 0;
let address: usize = 0;

/** Number of files opened so far, which `openFile` returned for the last file. */
let opened: u32 = 0;
let fileEnd: u64 = 0;
let lastCall: bool = false;
let missed: bool = false;
let missedFrom: u64 = 0;
let missedLength: u32 = 0;
let missedCodec: Codec = Codec.Plain;
let usedEnd: u64 = 0;
let decodedBytes: u32 = 0;

let unpackedRanges: u32 = 0;
let unpackedBytes: u32 = 0;

/** Drops all windows and opens a file, as `open` in interface.ts states. */
export function openFile(size: u64, final: bool): u32 {
  windows = 0;
  hostWindows = 0;
  if (free == 0) free = (heap.alloc(16) + 15) & ~15;
  top = free;
  hostTop = free;
  unpackedRanges = 0;
  unpackedBytes = 0;
  fileEnd = size;
  lastCall = final;
  return ++opened;
}

/** Keeps the host's windows for another scan, as `keep` in interface.ts states. */
export function keepFile(opening: u32, final: bool): bool {
  if (opening != opened) return false;
  lastCall = final;
  return true;
}

/** Makes room for a window, as `addWindow` in interface.ts states. Also returns 0 if unpacked bytes exceed `Limit`. */
export function addHostWindow(position: u64, length: u32): usize {
  if (position >= DECODED) {
    // Also count a refused range; otherwise the core would request it endlessly.
    if (++unpackedRanges > <u32>Limit.UnpackedRanges || length > <u32>Limit.Unpacked) return 0;
    unpackedBytes += length;
  }
  windows = hostWindows;
  top = hostTop;
  const room = reserve(position, length);
  hostWindows = windows;
  hostTop = top;
  return room;
}

function reserve(position: u64, length: u32): usize {
  if (windows >= <u32>Limit.Windows) return 0;
  const row = TABLE + <usize>windows * ROW;
  const room = top;
  const next = (top + length + 7) & ~7;
  const pages = <i32>((next + 0xffff) >> 16) - memory.size();
  if (pages > 0 && memory.grow(pages) < 0) return 0;
  store<u64>(row, position);
  store<u64>(row + 8, position + length);
  store<usize>(row + 16, room);
  windows++;
  top = next;
  return room;
}

/** Starts a scan: drops the last scan's decoded windows and missing range. */
export function startReading(): void {
  windows = hostWindows;
  top = hostTop;
  start = 0;
  end = 0;
  missed = false;
  usedEnd = 0;
  decodedBytes = 0;
}

/** True once a range was missing in this scan. The host then scans again, so this scan's findings don't count. */
export function isMissed(): bool {
  return missed;
}

/** One past the last byte that the scan read from the file. */
export function usedBytes(): u64 {
  return usedEnd;
}

/** Size of the file in bytes. */
export function fileSize(): u64 {
  return fileEnd;
}

/**
 * True if a window holds bytes `position` .. `position + length`; makes it the current one. Otherwise, notes the range
 * as missing if it is in the file.
 */
export function have(position: u64, length: u32): bool {
  if (position >= start && position <= end && <u64>length <= end - position) {
    const last = position + length;
    if (last > usedEnd && last < DECODED) usedEnd = last;
    return true;
  }
  return locate(position, length);
}

function locate(position: u64, length: u32): bool {
  if (missed) return false;
  if (inWindow(position, length)) return true;
  if (position > fileEnd || <u64>length > fileEnd - position || lastCall) return false;
  miss(position, length, Codec.Plain, position);
  return false;
}

/**
 * Like `have`, but if the range is missing, requests up to `wanted` bytes and nothing around them. For ranges that are
 * far apart, where reading ahead would be wasted.
 */
export function haveAlone(position: u64, length: u32, wanted: u32): bool {
  if (missed || position > fileEnd || <u64>length > fileEnd - position) return false;
  if (inWindow(position, length)) return true;
  if (!lastCall) miss(position, <u32>min<u64>(wanted, fileEnd - position), Codec.Alone, position);
  return false;
}

/**
 * The maximum length in bytes to which `missToo` extends a missing range. A NEF's GPS directory is 57 KB before the
 * picture's directory.
 */
const NEAR: u64 = 0x10000;

/**
 * Extends the missing range to include the `length` bytes at `position`, which the scan needs next, if the extended
 * range has at most `NEAR` bytes.
 */
export function missToo(position: u64, length: u32): void {
  if (!missed || missedCodec != Codec.Plain || position > fileEnd || <u64>length > fileEnd - position) return;
  const first = min<u64>(missedFrom, position);
  const last = max<u64>(missedFrom + missedLength, position + length);
  if (last - first <= NEAR && rowOf(position, length) == 0) miss(first, <u32>(last - first), Codec.Plain, first);
}

function inWindow(position: u64, length: u32): bool {
  const row = rowOf(position, length);
  if (row == 0) return false;
  start = load<u64>(row);
  end = load<u64>(row + 8);
  address = load<usize>(row + 16);
  const last = position + length;
  if (last > usedEnd && last < DECODED) usedEnd = last;
  return true;
}

function rowOf(position: u64, length: u32): usize {
  for (let i: u32 = 0; i < windows; i++) {
    const row = TABLE + <usize>i * ROW;
    const from = load<u64>(row);
    const to = load<u64>(row + 8);
    if (position >= from && position <= to && <u64>length <= to - position) return row;
  }
  return 0;
}

function miss(position: u64, length: u32, codec: Codec, target: u64): void {
  missed = true;
  missedFrom = position;
  missedLength = length;
  missedCodec = codec;
  start = 0;
  end = 0;
  setState(State.NeedOffset, <f64>position);
  setState(State.NeedLength, <f64>length);
  setState(State.NeedCodec, <f64>codec);
  setState(State.NeedTarget, <f64>target);
}

/** Address of byte `position`. Valid only right after `have` returned true for a range that contains it. */
export function addressOf(position: u64): usize {
  return address + <usize>(position - start);
}

/** Unsigned numbers at `position`; 0 if the bytes are missing or outside the file. */
export function u8At(position: u64): u32 {
  return have(position, 1) ? <u32>load<u8>(addressOf(position)) : 0;
}

export function u16At(position: u64, little: bool): u32 {
  return have(position, 2) ? u16In(addressOf(position), little) : 0;
}

export function u32At(position: u64, little: bool): u32 {
  return have(position, 4) ? u32In(addressOf(position), little) : 0;
}

export function u64At(position: u64, little: bool): u64 {
  return have(position, 8) ? u64In(addressOf(position), little) : 0;
}

/** Unsigned numbers at an address. Unchecked: call these only inside a range for which `have` returned true. */
export function u16In(from: usize, little: bool): u32 {
  const value = load<u16>(from);
  return little ? <u32>value : <u32>bswap<u16>(value);
}

export function u32In(from: usize, little: bool): u32 {
  const value = load<u32>(from);
  return little ? value : bswap<u32>(value);
}

export function u64In(from: usize, little: bool): u64 {
  const value = load<u64>(from);
  return little ? value : bswap<u64>(value);
}

/** The UTF-16 code unit at `index`. Unchecked: the caller keeps `index` within the text. */
export function codeAt(text: string, index: i32): i32 {
  return <i32>load<u16>(changetype<usize>(text) + ((<usize>index) << 1));
}

/** True if the bytes at `position` are those of `text` (one byte per character; '?' matches any byte). */
export function matches(position: u64, text: string): bool {
  return matchesPart(position, text, 0, text.length);
}

/** True if the bytes at `position` match one of the texts 'A|B'. */
export function matchesOne(position: u64, texts: string): bool {
  let from = 0;
  for (let i = 0; i <= texts.length; i++) {
    if (i < texts.length && codeAt(texts, i) != BAR) continue;
    if (matchesPart(position, texts, from, i)) return true;
    from = i + 1;
  }
  return false;
}

const ANY = 0x3f;
/** separates the texts of a list 'A|B' */
export const BAR = 0x7c;

function matchesPart(position: u64, text: string, from: i32, to: i32): bool {
  if (!have(position, to - from)) return false;
  const at = addressOf(position) - from;
  for (let i = from; i < to; i++) {
    const wanted = codeAt(text, i);
    if (wanted != ANY && <i32>load<u8>(at + i) != wanted) return false;
  }
  return true;
}

/**
 * Opens a window for `length` decoded bytes and returns its first position; 0 if `Limit.Decoded` is exceeded, or if the
 * window table or the memory is full.
 */
export function openDecoded(length: u32): u64 {
  if (length > <u32>Limit.Decoded - unpackedBytes - decodedBytes) return 0;
  const position = DECODED + <u64>decodedBytes;
  if (reserve(position, length) == 0) return 0;
  decodedBytes += length;
  return position;
}

/** Shortens the latest decoded window to end at `to`, where writing stopped. The window must begin at `position`. */
export function endDecoded(position: u64, to: u64): void {
  const row = TABLE + <usize>(windows - 1) * ROW;
  if (load<u64>(row) != position || to > load<u64>(row + 8)) return;
  store<u64>(row + 8, to);
  start = 0;
  end = 0;
}

/**
 * Writes one byte into the decoded window opened last. The window with the source bytes stays current: changing windows
 * for every byte would take several times as long.
 */
export function putDecoded(position: u64, value: u32): void {
  if (windows <= hostWindows) return;
  const row = TABLE + <usize>(windows - 1) * ROW;
  const from = load<u64>(row);
  if (position < from || position >= load<u64>(row + 8)) return;
  store<u8>(load<usize>(row + 16) + <usize>(position - from), <u8>value);
}

/**
 * Returns the position of a compressed range's unpacked bytes if the host has added them. Otherwise, records the range
 * as missing and returns 0. Requests at most `Limit.UnpackedRanges` ranges, each of at most `Limit.Unpacked` bytes.
 */
export function unpacked(position: u64, length: u32, codec: Codec): u64 {
  if (missed || length == 0 || position > fileEnd || <u64>length > fileEnd - position) return 0;
  const last = position + length;
  if (last > usedEnd) usedEnd = last;
  const target = DECODED + ((position + 1) << DECODED_SHIFT);
  for (let i: u32 = 0; i < hostWindows; i++) {
    if (load<u64>(TABLE + <usize>i * ROW) == target) return target;
  }
  if (lastCall || unpackedRanges >= <u32>Limit.UnpackedRanges || length > <u32>Limit.Unpacked) return 0;
  miss(position, length, codec, target);
  return 0;
}

/** Number of unpacked bytes in the window at `position`, which `unpacked` returned. */
export function unpackedLength(position: u64): u32 {
  for (let i: u32 = 0; i < hostWindows; i++) {
    const row = TABLE + <usize>i * ROW;
    if (load<u64>(row) == position) return <u32>(load<u64>(row + 8) - position);
  }
  return 0;
}
