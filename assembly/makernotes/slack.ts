/**
 * Counts the bytes between the values of a maker note. Some cameras align the values or leave a gap. A program that
 * rewrites the note puts them directly one after the other, each at an even offset.
 */
import { FieldId } from '../schema';
import { recordNumber } from '../recordBuffer';
import { directory, directoryEnd, holderEnd, position, size } from '../tiff/ifd';

let first: u64 = 0;
let last: u64 = 0;
let used: u64 = 0;

/** Starts the count for a note. Call from `Meaning.begin`. */
export function startValues(): void {
  first = u64.MAX_VALUE;
  last = 0;
  used = 0;
}

/** Adds the current entry's value if it is outside the entry and inside the note. Call from `Meaning.visit`. */
export function addValue(): void {
  if (size <= 4 || position < directoryEnd || position + size > holderEnd) return;
  first = min(first, position);
  last = max(last, position + size);
  used += (size + 1) & ~1;
}

/** Records the number of bytes between the values; nothing if values overlap. Call from `Meaning.end`. */
export function recordSlack(): void {
  const span = last - first + ((last - first) & 1);
  if (last > first && span >= used) recordNumber(FieldId.NoteSlack, directory, 0, first, <f64>(span - used));
}
