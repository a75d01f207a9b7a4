/**
 * Some editors move a maker note and leave its offsets unchanged. Before the core walks a directory, `settleShift`
 * finds the directory's values: it tries every shift that the file suggests, and the bytes at each shift decide.
 *
 *   directory     gap   first value    other values
 *   +-----------+-----+--------------+--------------+ . . . +
 *   | entries   | 0-6 |              |              |       |
 *   +-----------+-----+--------------+--------------+ . . . +
 *
 * A camera leaves the same small number of bytes between the last entry and the first value in every photo. The shift
 * that restores this gap is the strongest proposal. If two shifts fit (the file may still contain an earlier note), the
 * gap decides.
 */
import { photo } from '../photo';
import { recordNumber } from '../recordBuffer';
import { Directory, FieldId } from '../schema';
import { have, u16At, u32At } from '../windows';
import { base, directoryEnd, directoryStart, holderEnd, little, rebase } from '../tiff/ifd';
import { sizeOf } from '../tiff/tiffTypes';

/** Most entries to read: more than any camera's note has. */
const MAX_ENTRIES: u32 = 200;

/** How far the offsets of the current directory can be trusted. */
export enum Standing {
  /**
   * no shift is proven, and the offsets as written don't put the first value at the maker's usual position: use nothing
   * that they point to
   */
  Lost = 0,
  /** no shift is proven, but the offsets as written put the first value at the maker's usual position */
  InPlace = 1,
  /** the offsets are right as written */
  Proven = 2,
  /** the offsets were wrong and have been corrected */
  Repaired = 3,
}

export let standing: Standing = Standing.Lost;

/** Results of a `proof`, which returns 0 if the bytes at a shift don't prove the shift. */
export const PROVEN: u32 = 1;
export const PROVEN_TWICE: u32 = 2;
/** A first value at its usual position outweighs all other evidence. */
const IN_PLACE: u32 = 4;

export let isPlaced: bool = false;

let best: u32 = 0;
let bestShift: u64 = 0;

/**
 * Corrects the current directory's base and sets `standing`. `gaps`: numbers of bytes that the maker may leave before
 * the first value, negative if the value precedes the directory. `footer`: the shift that the note's footer proposes,
 * or 0. `proof` returns how well the bytes prove a shift.
 */
export function settleShift(gaps: StaticArray<i32>, footer: u64, proof: (shift: u64) => u32): void {
  best = 0;
  bestShift = 0;
  const first = firstValue();
  let unmoved = false;
  for (let i = 0; i < gaps.length && first != 0; i++) {
    const shift = directoryEnd + <u64>(<i64>gaps[i]) - first;
    if (shift == 0) unmoved = true;
    consider(shift, IN_PLACE, proof);
  }
  consider(0, 0, proof);
  consider(footer, 0, proof);
  consider(photo.moved, 0, proof);
  if (best == 0) standing = unmoved ? Standing.InPlace : Standing.Lost;
  else standing = bestShift == 0 ? Standing.Proven : Standing.Repaired;
  if (standing == Standing.Repaired) recordNumber(FieldId.NoteMoved, Directory.None, 0, 0, 1);
  rebase(bestShift);
}

function consider(shift: u64, place: u32, proof: (shift: u64) => u32): void {
  if (best >= place + PROVEN_TWICE) return;
  isPlaced = place == IN_PLACE;
  const found = proof(shift);
  if (found == 0 || place + found <= best) return;
  best = place + found;
  bestShift = shift;
}

/** Call this for a directory whose base needs no correction, because the file itself states the base. */
export function settled(): void {
  standing = Standing.Proven;
}

/** True if values outside their entries can be trusted. */
export function hasBase(): bool {
  return standing != Standing.Lost;
}

/** Start of the first value outside its entry, by the offsets as written; 0: none. */
function firstValue(): u64 {
  let first: u64 = u64.MAX_VALUE;
  for (let i: u32 = 0; open(i); i++) {
    if (entrySize > 4) first = min<u64>(first, u32At(entryAt + 8, little));
  }
  return first == u64.MAX_VALUE ? 0 : base + first;
}

let entryAt: u64 = 0;
let entrySize: u64 = 0;

function open(index: u32): bool {
  entryAt = directoryStart + 2 + <u64>12 * index;
  if (index >= MAX_ENTRIES || entryAt >= directoryEnd || !have(entryAt, 12)) return false;
  entrySize = <u64>u32At(entryAt + 4, little) * sizeOf(u16At(entryAt + 2, little));
  return true;
}

export let foundAt: u64 = 0;
export let foundSize: u64 = 0;

/**
 * Finds the value of `tag` at its offset plus `shift`; false if the tag is absent or its value is in the entry. Sets
 * `foundAt` and `foundSize`.
 */
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

/** True if the value that `find` found is inside the note, after its directory. */
export function isInside(): bool {
  return foundAt >= directoryEnd && foundAt + foundSize <= holderEnd;
}
