/** Make and Model, which decide how the file's maker note is read. */
import { photo } from './photo';
import { BAR, addressOf, codeAt, have, u8At } from './windows';

/** Sets Make, unless it is already set: a file's first Make is the camera's. */
export function setMake(position: u64, length: u32): void {
  if (photo.makeLength != 0) return;
  photo.makeAt = position;
  photo.makeLength = trimmed(position, length);
}

/** Sets Model, unless it is already set. */
export function setModel(position: u64, length: u32): void {
  if (photo.modelLength != 0) return;
  photo.modelAt = position;
  photo.modelLength = trimmed(position, length);
}

/** True if the text of `length` bytes at `position` is the whole Model. */
export function isModel(position: u64, length: u32): bool {
  const bytes = trimmed(position, length);
  if (bytes == 0 || bytes != photo.modelLength) return false;
  for (let i: u32 = 0; i < bytes; i++) if (u8At(position + i) != u8At(photo.modelAt + i)) return false;
  return true;
}

/** Length of the text up to the first NUL, without trailing spaces. */
function trimmed(position: u64, length: u32): u32 {
  length = min<u32>(length, 64);
  if (!have(position, length)) return 0;
  const from = addressOf(position);
  let end: u32 = 0;
  for (let i: u32 = 0; i < length; i++) {
    const byte = load<u8>(from + i);
    if (byte == 0) break;
    if (byte != 0x20) end = i + 1;
  }
  return end;
}

function lower(byte: i32): i32 {
  return byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte;
}

function isWordByte(byte: u32): bool {
  return (
    (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a) || byte == 0x5f
  );
}

enum Match {
  Whole,
  Begins,
  /** at the end, as whole words */
  Ends,
  /** anywhere, as whole words */
  Has,
  /** at the beginning of Make */
  Make,
}

/** True if the bytes at `at` equal `list[from, to)`, ignoring case. */
function foldedAt(at: u64, list: string, from: i32, to: i32): bool {
  if (!have(at, to - from)) return false;
  const first = addressOf(at) - from;
  for (let i = from; i < to; i++) {
    if (lower(<i32>load<u8>(first + i)) != lower(codeAt(list, i))) return false;
  }
  return true;
}

function fits(match: Match, list: string, from: i32, to: i32): bool {
  const length = <u32>(to - from);
  if (match == Match.Make) return length <= photo.makeLength && foldedAt(photo.makeAt, list, from, to);
  if (length > photo.modelLength) return false;
  const last = photo.modelLength - length;
  if (match == Match.Whole && last != 0) return false;
  const first: u32 = match == Match.Ends ? last : 0;
  for (let at = first; at <= (match == Match.Has || match == Match.Ends ? last : 0); at++) {
    if (!foldedAt(photo.modelAt + at, list, from, to)) continue;
    if (match < Match.Ends) return true;
    if (at > 0 && isWordByte(u8At(photo.modelAt + at - 1))) continue;
    if (at == last || !isWordByte(u8At(photo.modelAt + at + length))) return true;
  }
  return false;
}

/** True if at least one name in 'A|B' matches. */
function anyFits(match: Match, names: string): bool {
  let from = 0;
  for (let i = 0; i <= names.length; i++) {
    if (i < names.length && codeAt(names, i) != BAR) continue;
    if (fits(match, names, from, i)) return true;
    from = i + 1;
  }
  return false;
}

/** True if Make begins with a name in 'A|B', ignoring case. */
export function makeBegins(names: string): bool {
  return anyFits(Match.Make, names);
}

/** True if Model begins with a name in 'A|B', ignoring case. */
export function modelBegins(names: string): bool {
  return anyFits(Match.Begins, names);
}

/** True if Model is a name in 'A|B', ignoring case. */
export function modelIs(names: string): bool {
  return anyFits(Match.Whole, names);
}

/** True if Model ends with a name in 'A|B' as whole words, ignoring case. */
export function modelEnds(names: string): bool {
  return anyFits(Match.Ends, names);
}

/** True if Model contains a name in 'A|B' as whole words, ignoring case. */
export function modelHas(names: string): bool {
  return anyFits(Match.Has, names);
}
