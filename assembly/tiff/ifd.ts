/**
 * Walks each TIFF directory once, with a queue instead of recursion, and bounds every loop. Other modules define what
 * the tags mean: each queued directory has its `Meaning`.
 */
import { DECODED_POSITION, Directory, FieldId, Limit } from '../schema';
import { addressOf, fileSize, have, isMissed, missToo, u16At, u16In, u32At, u32In, u64At, u64In } from '../windows';
import { recordEntry, recordNumber, recordText, recordUntyped } from '../recordBuffer';
import { TiffType, isText, isUntyped, numberAt, sizeOf } from './tiffTypes';

function nothing(): void {}

const NO_TAGS: StaticArray<u32> = [];

/** The meaning of the tags in one kind of directory. */
export class Meaning {
  /**
   * called before the first entry; resets the variables that the calls of `visit` for one directory share, and may
   * `rebase` the directory
   */
  begin: () => void = nothing;
  /** called for each entry, after the table was applied to it */
  visit: () => void = nothing;
  /** called after the last entry */
  end: () => void = nothing;

  constructor(
    public readonly directory: Directory,
    /** pairs of tag and FieldId, ascending by tag */
    public readonly table: StaticArray<u32> = NO_TAGS,
  ) {}
}

// The current entry.
export let tag: u32 = 0;
export let type: u32 = 0;
export let count: u64 = 0;
/** position of the entry's value, and its length in bytes */
export let position: u64 = 0;
export let size: u64 = 0;
// The current directory.
export let directory: Directory = Directory.None;
export let base: u64 = 0;
export let little: bool = false;
/** start of the directory, and one past its entries */
export let directoryStart: u64 = 0;
export let directoryEnd: u64 = 0;
/** one past the last byte of the value (a maker note) that holds the directory; 0: no value holds it */
export let holderEnd: u64 = 0;

let rawMode: bool = false;

const positions = new StaticArray<u64>(Limit.Directories);
const bases = new StaticArray<u64>(Limit.Directories);
const holderEnds = new StaticArray<u64>(Limit.Directories);
const meanings = new StaticArray<Meaning | null>(Limit.Directories);
/** bit 0: little-endian, bit 1: BigTIFF, bit 2: a thumbnail directory may follow */
const formats = new StaticArray<u8>(Limit.Directories);
let queued: u32 = 0;
let walked: u32 = 0;
let entries: u32 = 0;

/** True in raw-tag mode, in which the scan also records every directory entry. */
export function isRaw(): bool {
  return rawMode;
}

/** Empties the queue before a scan. `raw`: raw-tag mode. */
export function startWalking(raw: bool): void {
  queued = 0;
  walked = 0;
  entries = 0;
  holderEnd = 0;
  rawMode = raw;
}

/** Counts one step of a loop whose length the file determines; false after `Limit.Entries` steps. */
export function step(): bool {
  if (entries >= <u32>Limit.Entries) return false;
  entries++;
  return true;
}

/** Steps in this scan so far. */
export function steps(): u32 {
  return entries;
}

/**
 * Queues a directory unless it was queued before. Values of more than 4 (BigTIFF: 8) bytes are at `valueBase` + offset,
 * modulo 2^64. `chained`: the offset of another directory may follow the entries. `end`: end of the maker note that
 * holds the directory.
 */
export function enqueue(
  meaning: Meaning,
  at: u64,
  valueBase: u64,
  isLittle: bool,
  big: bool,
  chained: bool = false,
  end: u64 = 0,
): void {
  for (let i: u32 = 0; i < queued; i++) {
    if (positions[i] == at && meanings[i] === meaning) return;
  }
  if (queued >= <u32>Limit.Directories) return;
  positions[queued] = at;
  bases[queued] = valueBase;
  holderEnds[queued] = end;
  meanings[queued] = meaning;
  formats[queued] = <u8>((isLittle ? 1 : 0) | (big ? 2 : 0) | (chained ? 4 : 0));
  queued++;
}

/**
 * Walks the queue to its end, including directories added on the way. `thumbnail`: the `Meaning` of chained
 * directories.
 */
export function walkQueue(thumbnail: Meaning): void {
  while (walked < queued && !isMissed()) {
    const i = walked++;
    holderEnd = holderEnds[i];
    const next = walk(meanings[i]!, positions[i], bases[i], formats[i]);
    if (rawMode && formats[i] & 4 && next != 0) {
      enqueue(thumbnail, bases[i] + next, bases[i], (formats[i] & 1) != 0, (formats[i] & 2) != 0, true);
    }
  }
  if (isMissed()) for (let i = walked; i < queued; i++) missToo(positions[i], 2);
}

/**
 * Records that a directory is outside the file: the file was cut or an offset is wrong. Ignores SubIFDs and GPS, which
 * lead to no count.
 */
function noteMissing(where: Directory, at: u64, length: u32): void {
  if (where != Directory.Image && where != Directory.Gps) recordMissing(where, 0, at, length);
}

const DECODED: u64 = <u64>DECODED_POSITION;
/** A position beyond any file and any decoded bytes. Negative offsets give even higher positions. */
const NOWHERE: u64 = 1 << 62;

/**
 * True if some of the `length` bytes at `at` are beyond the end of a cut file. If the file contains the whole maker
 * note that holds the directory, the file was not cut, but an offset is wrong.
 */
export function isCutOff(at: u64, length: u64): bool {
  if (at >= DECODED && at < NOWHERE) return false;
  const end = fileSize();
  if (at <= end && length <= end - at) return false;
  return holderEnd == 0 || holderEnd >= DECODED || !have(holderEnd - 1, 1);
}

/** Records that the file ends before the data at `at`, which may hold a count or lead to one. */
export function recordCut(at: u64): void {
  recordNumber(FieldId.CutShort, Directory.None, 0, at, 1);
}

/** Records why the `length` bytes at `at`, which hold a count or lead to one, can't be read: cut off, or damaged. */
export function recordMissing(where: Directory, tag: u32, at: u64, length: u64): void {
  if (isCutOff(at, length)) recordCut(at);
  else recordNumber(FieldId.Damaged, where, tag, at, 1);
}

/** Adds `shift` to the base of the current directory's offsets, modulo 2^64. Call this from `Meaning.begin`. */
export function rebase(shift: u64): void {
  base += shift;
}

/**
 * Walks one directory and returns the offset of the next one in its chain; 0 if there is none. Outside raw-tag mode,
 * reads that offset only in a BigTIFF, and `walkQueue` ignores the offset.
 */
function walk(meaning: Meaning, at: u64, valueBase: u64, format: u8): u64 {
  const big = (format & 2) != 0;
  directory = meaning.directory;
  base = valueBase;
  little = (format & 1) != 0;
  directoryStart = at;
  const head: u32 = big ? 8 : 2;
  const row: u32 = big ? 20 : 12;
  if (!have(at, head)) {
    noteMissing(meaning.directory, at, head);
    return 0;
  }
  const rows = big ? u64At(at, little) : <u64>u16At(at, little);
  const inline: u64 = big ? 8 : 4;
  const table = meaning.table;
  const tableLength = table.length;
  directoryEnd = at + head + rows * row;
  meaning.begin();
  let badTypes = 0;
  let entryAt = at + head;
  let previous: u32 = 0;
  let cursor = 0;
  for (let i: u64 = 0; i < rows; i++, entryAt += row) {
    if (!have(entryAt, row)) {
      noteMissing(meaning.directory, entryAt, row);
      break;
    }
    if (!step()) break;
    // `have` checked the whole entry, so its parts need no checks.
    const entry = addressOf(entryAt);
    tag = u16In(entry, little);
    type = u16In(entry + 2, little);
    count = big ? u64In(entry + 4, little) : <u64>u32In(entry + 4, little);
    const unit = sizeOf(type);
    if (unit == 0) {
      // Too many invalid types show that this is no directory: an offset or a base is wrong.
      if (++badTypes > Limit.BadTypes) break;
      continue;
    }
    if (count > 0xffffffff) continue;
    size = count * unit;
    const valueAt = entryAt + (big ? 12 : 8);
    position = size <= inline ? valueAt : base + (big ? u64In(entry + 12, little) : <u64>u32In(entry + 8, little));
    if (rawMode)
      recordEntry(meaning.directory, tag, type, <u32>count, little, position, size, numberAt(position, type, little));
    // Tags ascend in a sound directory, so continue the table search at the previous tag's row. Restart if this tag is
    // lower than the previous tag.
    if (tag < previous) cursor = 0;
    previous = tag;
    while (cursor < tableLength && unchecked(table[cursor]) < tag) cursor += 2;
    if (cursor < tableLength && unchecked(table[cursor]) == tag) emit(<FieldId>unchecked(table[cursor + 1]));
    meaning.visit();
    if (isMissed()) return 0;
  }
  meaning.end();
  const nextAt = at + head + rows * row;
  return big
    ? have(nextAt, 8)
      ? u64At(nextAt, little)
      : 0
    : rawMode && have(nextAt, 4)
      ? <u64>u32At(nextAt, little)
      : 0;
}

/** The value or offset in the entry with tag `wanted` of the directory at `at`; 0 if there is no such entry. */
export function entryValue(at: u64, wanted: u32, isLittle: bool): u32 {
  const entries = u16At(at, isLittle);
  for (let i: u32 = 0; i < entries && have(at + 2 + 12 * i, 12) && step(); i++) {
    if (u16At(at + 2 + 12 * i, isLittle) == wanted) return u32At(at + 10 + 12 * i, isLittle);
  }
  return 0;
}

/**
 * True for fields that lead to a count: Make and Model decide how the maker note is read, and a Leica M's ImageUniqueID
 * numbers the exposures.
 */
function leadsOn(field: FieldId): bool {
  return field <= FieldId.Model || field == FieldId.ImageUniqueId;
}

/**
 * Records the current entry's text or first number as `field`. If the type allows both, records both, and the host
 * chooses.
 */
export function emit(field: FieldId): void {
  if (count == 0) return;
  if (leadsOn(field) && size <= <u64>Limit.Text && isCutOff(position, size)) recordCut(position);
  if (isText(type)) recordText(field, directory, tag, position, <u32>size);
  else if (isUntyped(type)) recordUntyped(field, directory, tag, position, <u32>size, number(0));
  else recordNumber(field, directory, tag, position, number(0));
}

// prettier-ignore
const LENS: StaticArray<FieldId> = [
  FieldId.LensMinFocal, FieldId.LensMaxFocal, FieldId.LensMinAperture, FieldId.LensMaxAperture,
];

/** Records the current entry's four numbers as a lens (18-55mm f/3.5-5.6), omitting unknown ones (0 or 0/0). */
export function emitLens(): void {
  if (count != 4) return;
  for (let i: u32 = 0; i < 4; i++) {
    const value = number(i);
    if (value > 0) recordNumber(LENS[i], directory, tag, position + i * sizeOf(type), value);
  }
}

/** Number `index` (from 0) of the current entry; NaN for text, or if there is no such number. */
export function number(index: u32): f64 {
  if (<u64>index >= count) return NaN;
  const unit = sizeOf(type);
  const at = position + <u64>index * unit;
  return have(at, unit) ? numberAt(at, type, little) : NaN;
}

/** Number `index` (from 0) of the current entry as an offset; 0 if there is no such number. */
export function offset(index: u32 = 0): u64 {
  const value = number(index);
  return value >= 0 ? <u64>value : 0;
}

/** Position of the directory that the current entry points to or contains. */
export function innerDirectory(): u64 {
  return type == TiffType.Ifd || type == TiffType.Long ? base + offset() : position;
}
