/**
 * Editors move a maker note and leave its offsets as they were. Before a directory is walked, this finds where its
 * values lie: every shift that something in the file proposes is tried, and the bytes that the shift leads to decide.
 *
 *   directory     gap   first value    other values
 *   +-----------+-----+--------------+--------------+ . . . +
 *   | entries   | 0-6 |              |              |       |
 *   +-----------+-----+--------------+--------------+ . . . +
 *
 * A camera leaves the same few bytes between its last entry and its first value in every photo: the strongest proposal,
 * and what decides between two readings that both look sound (those of an earlier note that is still in the file).
 */
import { have, u16At, u32At } from '../reader';
import { base, directoryEnd, directoryStart, holderEnd, little, rebase } from '../tiff/ifd';
import { sizeOf } from '../tiff/types';

/** More entries than any camera's note has. */
const MAX_ENTRIES: u32 = 200;

/** What was found out about the values of the directory that is being walked. */
export enum Standing {
  /** the offsets lead nowhere that is known, and the first value is not where it belongs: nothing behind them is used */
  Lost = 0,
  /** nothing proves the offsets right, but nothing speaks for a move either */
  InPlace = 1,
  /** the offsets are right as they stand */
  Proven = 2,
  /** the offsets were wrong and are mended */
  Repaired = 3,
}

export let standing: Standing = Standing.Lost;

/** How well the bytes behind a shift prove it: 0 not at all, up to `PROVEN_TWICE`. */
export const PROVEN: u32 = 1;
export const PROVEN_TWICE: u32 = 2;
/** Where the first value belongs counts more than anything the bytes can say. */
const IN_PLACE: u32 = 4;

/** ExifIFD 0xEA1D: by how many bytes Windows moved the note of this file. It can be stale. */
let schema: u64 = 0;

export function setOffsetSchema(moved: i64): void {
  schema = <u64>moved;
}

// The best shift so far.
let best: u32 = 0;
let bestShift: u64 = 0;

/**
 * Mends the base of the directory that begins. `gaps`: bytes that the maker leaves before the first value; `footer`: the
 * shift that the note's own footer proposes, else 0; `proof`: what the bytes behind a shift prove.
 */
export function settle(gaps: StaticArray<u32>, footer: u64, proof: (shift: u64) => u32): void {
  best = 0;
  bestShift = 0;
  const first = firstValue();
  let unmoved = false;
  for (let i = 0; i < gaps.length && first != 0; i++) {
    const shift = directoryEnd + gaps[i] - first;
    if (shift == 0) unmoved = true;
    consider(shift, IN_PLACE, proof);
  }
  consider(0, 0, proof);
  consider(footer, 0, proof);
  consider(schema, 0, proof);
  if (best == 0) standing = unmoved ? Standing.InPlace : Standing.Lost;
  else standing = bestShift == 0 ? Standing.Proven : Standing.Repaired;
  rebase(bestShift);
}

function consider(shift: u64, place: u32, proof: (shift: u64) => u32): void {
  if (best >= place + PROVEN_TWICE) return;
  const found = proof(shift);
  if (found == 0 || place + found <= best) return;
  best = place + found;
  bestShift = shift;
}

/** A directory whose base needs no mending: its file states it. */
export function settled(): void {
  standing = Standing.Proven;
}

/** Values that lie outside their entries can be trusted. */
export function hasBase(): bool {
  return standing != Standing.Lost;
}

/** Where the first of the values that lie outside their entries begins; 0 when there is none. */
function firstValue(): u64 {
  let first: u64 = u64.MAX_VALUE;
  for (let i: u32 = 0; open(i); i++) {
    if (entrySize > 4) first = min<u64>(first, u32At(entryAt + 8, little));
  }
  return first == u64.MAX_VALUE ? 0 : base + first;
}

// An entry of the directory that begins, ahead of its walk.
let entryAt: u64 = 0;
let entrySize: u64 = 0;

/** Looks at entry `index`; false behind the last one. */
function open(index: u32): bool {
  entryAt = directoryStart + 2 + <u64>12 * index;
  if (index >= MAX_ENTRIES || entryAt >= directoryEnd || !have(entryAt, 12)) return false;
  entrySize = <u64>u32At(entryAt + 4, little) * sizeOf(u16At(entryAt + 2, little));
  return true;
}

/** Position and size of the value that `find` found. */
export let foundAt: u64 = 0;
export let foundSize: u64 = 0;

/** Finds the value of `tag` outside its entry, its offset moved by `shift`. */
export function find(tag: u32, shift: u64): bool {
  for (let i: u32 = 0; open(i); i++) {
    if (u16At(entryAt, little) != tag) continue;
    if (entrySize <= 4) return false;
    foundAt = base + u32At(entryAt + 8, little) + shift;
    foundSize = entrySize;
    return true;
  }
  return false;
}

/** The value that `find` found lies in the note, behind its directory. */
export function isInside(): bool {
  return foundAt >= directoryEnd && foundAt + foundSize <= holderEnd;
}
