/** Properties of the core for any bytes. */
import { inflateSync } from 'node:zlib';
import { Codec, Limit, Status } from '../../assembly/schema';
import type { ByteSource } from '../../src/reader/byteSource';
import type { Core, Scan, Window } from '../../src/reader/core';
import { readResult } from '../../src/reader/extract';
import { openRanges } from '../../src/reader/ranges';
import type { ExtractionResult } from '../../src/reader/result';
import type { Random } from './random';

/** Each round adds one window, and no input may need more rounds. */
const MAX_ROUNDS = Limit.Windows + 1;
/**
 * The input needs more windows than the core has. The core then answers from the bytes read so far, so its answer is
 * not compared.
 */
const NO_MORE_WINDOWS = Symbol('no more windows');

/** The core's answer as text, for comparison. */
export type Answer = string;

export interface Outcome {
  readonly answer: Answer;
  readonly usedEnd: number;
}

export class Violation extends Error {}

function check(holds: boolean, what: string): void {
  if (!holds) throw new Violation(what);
}

function answerOf(scan: Scan): Answer {
  return JSON.stringify(readResult(scan, ''));
}

/** A file, and the answer of a core that has read only this file. */
export interface Alone {
  readonly bytes: Uint8Array;
  readonly answer: Answer;
}

/**
 * Reads the whole file on `core`. For the answer of a core that has read no other file, pass a new core. Undefined if
 * the file needs more windows than the core has.
 */
export function readAlone(core: Core, bytes: Uint8Array): Alone | undefined {
  const outcome = scanWhole(core, bytes);
  return outcome === NO_MORE_WINDOWS ? undefined : { bytes, answer: outcome.answer };
}

/**
 * Reads two photos in turn on one core: `one` until its n-th missing range, all of `other`, then all of `one`. Each
 * must get the same answer as on a separate core.
 */
export function checkInterleaved(core: Core, one: Alone, other: Alone, n: number): void {
  const { bytes } = one;
  const windows: Window[] = [];
  for (let range = 0; range <= n; range++) {
    const { status, need } = core.scan({ size: bytes.length, windows, exhausted: false });
    if (status !== Status.Need || need.codec !== Codec.Plain) break;
    const { offset, length } = need;
    windows.push({ position: offset, bytes: bytes.subarray(offset, offset + length) });
  }
  const same = ({ bytes: whole, answer }: Alone, what: string): void => {
    const found = readAlone(core, whole)?.answer;
    check(found === answer, `${what} gets another answer:\n  ${answer}\n  ${found}`);
  };
  same(other, `a photo read after ${windows.length} ranges of another`);
  same(one, 'a photo finished after another');
}

/** Scans the whole file in one window. The core may request only ranges that must be unpacked. */
export function scanWhole(core: Core, bytes: Uint8Array): Outcome | typeof NO_MORE_WINDOWS {
  return scanWindows(core, bytes, [{ position: 0, bytes }], () => {
    throw new Violation('a range inside the file is missing although the whole file is there');
  });
}

/** Scans in windows of random sizes. Adds each missing range that the core requests, with some bytes around it. */
export function scanSplit(core: Core, bytes: Uint8Array, random: Random): Outcome | typeof NO_MORE_WINDOWS {
  const windows: Window[] = [];
  for (let at = 0; at < bytes.length && windows.length < 8;) {
    const length = 1 + random.integer(random.pick([16, 512, bytes.length]));
    if (random.integer(4) > 0) windows.push({ position: at, bytes: bytes.subarray(at, at + length) });
    at += length;
  }
  return scanWindows(core, bytes, windows, (offset, length) => {
    const reach = random.pick([0, 16, 4096]);
    const from = Math.max(0, offset - random.integer(reach + 1));
    return { position: from, bytes: bytes.subarray(from, offset + length + random.integer(reach + 1)) };
  });
}

function scanWindows(
  core: Core,
  bytes: Uint8Array,
  windows: Window[],
  supply: (offset: number, length: number) => Window,
): Outcome | typeof NO_MORE_WINDOWS {
  for (let round = 0; round <= MAX_ROUNDS; round++) {
    if (windows.length > Limit.Windows) return NO_MORE_WINDOWS;
    const scan = core.scan({ size: bytes.length, windows, exhausted: false });
    check(scan.entries <= Limit.Entries, `${scan.entries} entries were looked at`);
    check(scan.usedEnd <= bytes.length, `byte ${scan.usedEnd} of ${bytes.length} was used`);
    check(scan.records <= Limit.Records, `${scan.records} records`);
    if (scan.status !== Status.Need) return { answer: answerOf(scan), usedEnd: scan.usedEnd };
    const { offset, length, codec, target } = scan.need;
    check(
      offset >= 0 && length > 0 && offset + length <= bytes.length,
      `${length} bytes at ${offset} of ${bytes.length}`,
    );
    if (codec === Codec.Plain) windows.push(supply(offset, length));
    else windows.push({ position: target, bytes: unpackNow(bytes.subarray(offset, offset + length), codec) });
  }
  throw new Violation('the core asks without an end');
}

function unpackNow(packed: Uint8Array, codec: number): Uint8Array {
  try {
    return codec === Codec.Zlib
      ? new Uint8Array(inflateSync(packed, { maxOutputLength: Limit.Unpacked }))
      : new Uint8Array(0);
  } catch {
    return new Uint8Array(0);
  }
}

/**
 * Checks that the whole file, a second scan and any split into windows give the same answer. If the file is cut off
 * after the last byte that the core used, the count must be the same or missing: the reader also uses the file's size.
 */
export function checkAnswers(core: Core, bytes: Uint8Array, random: Random, thorough: boolean): void {
  const whole = scanWhole(core, bytes);
  if (whole === NO_MORE_WINDOWS || !thorough) return;
  const same = (other: Outcome | typeof NO_MORE_WINDOWS, what: string): void => {
    if (other !== NO_MORE_WINDOWS)
      check(other.answer === whole.answer, `${what}:\n  ${whole.answer}\n  ${other.answer}`);
  };
  same(scanWhole(core, bytes), 'the second answer is another one');
  same(scanSplit(core, bytes, random), 'a split into windows changes the answer');
  const end = whole.usedEnd + random.integer(bytes.length - whole.usedEnd + 1);
  const cut = scanWhole(core, bytes.slice(0, end));
  if (cut === NO_MORE_WINDOWS) return;
  check(
    countOf(cut.answer) === countOf(whole.answer) ||
      (cut.answer.includes('"reason":"cut-short"') && !countOf(cut.answer)),
    `the file cut at ${end}, after its last used byte ${whole.usedEnd}, gives another count:\n  ${whole.answer}\n  ${cut.answer}`,
  );
}

/** The count in an answer, with its field and grade; empty without a count. */
function countOf(answer: string): string {
  const { shutterCount, shutterSource } = JSON.parse(answer) as ExtractionResult;
  return shutterCount === undefined ? '' : `${shutterCount} ${JSON.stringify(shutterSource)}`;
}

/**
 * Checks the host's loop, which reads ranges for the core. It must throw no exception and respect the limits on
 * reading. If the limits allow it, it must give the same answer as a scan of the whole file.
 */
export async function checkHost(core: Core, bytes: Uint8Array): Promise<void> {
  let reads = 0;
  let read = 0;
  const source: ByteSource = {
    size: bytes.length,
    read: (offset, length) => {
      check(offset >= 0 && length > 0 && offset + length <= bytes.length, `read of ${length} bytes at ${offset}`);
      reads++;
      read += length;
      return bytes.slice(offset, offset + length);
    },
  };
  const ranges = await openRanges(source);
  let scan = core.scan(ranges);
  while (scan.status === Status.Need) {
    await ranges.supply(scan.need);
    scan = core.scan(ranges);
  }
  const answer = answerOf(scan);
  check(reads <= Limit.HostReads, `${reads} reads`);
  check(read <= Limit.HostBytes, `${read} bytes were read`);
  const whole = ranges.exhausted ? NO_MORE_WINDOWS : scanWhole(core, bytes);
  // Only the host's loop unpacks JPEG XL's Brotli.
  if (whole !== NO_MORE_WINDOWS && !answer.includes('"JXL"'))
    check(answer === whole.answer, `the host gives another answer:\n  ${whole.answer}\n  ${answer}`);
}
