/** The core's output: fixed-size records, one after another, laid out as in `RecordLayout`. */
import { Directory, FieldId, Limit, RecordLayout, ValueKind } from './schema';
import { addressOf, have, isMissed } from './windows';

const RECORDS: usize = memory.data(Limit.Records * RecordLayout.Size, 8);

let records: u32 = 0;

/** Drops the last scan's records. */
export function startRecords(): void {
  records = 0;
}

/** Number of records, at most `Limit.Records`. */
export function recordCount(): u32 {
  return records;
}

/** Address of the first record. */
export function recordsStart(): usize {
  return RECORDS;
}

function append(
  field: FieldId,
  kind: ValueKind,
  directory: Directory,
  tag: u32,
  count: u32,
  from: usize,
  position: u64,
  number: f64,
): usize {
  if (isMissed() || records >= <u32>Limit.Records) return 0;
  const record = RECORDS + <usize>records * <usize>RecordLayout.Size;
  store<u16>(record, <u16>field, RecordLayout.Field);
  store<u8>(record, <u8>kind, RecordLayout.Kind);
  store<u8>(record, <u8>directory, RecordLayout.Directory);
  store<u32>(record, count, RecordLayout.Count);
  store<u32>(record, <u32>from, RecordLayout.Address);
  store<u32>(record, tag & 0xffff, RecordLayout.Tag);
  store<f64>(record, <f64>position, RecordLayout.Position);
  store<f64>(record, number, RecordLayout.Number);
  store<u32>(record, 0, RecordLayout.Place);
  records++;
  return record;
}

/**
 * Records a number read at `position`, unless it is NaN (a rational over zero). `place` and `block` locate it in the
 * tag's value (see `RecordLayout`), so that a result can state the offset.
 */
export function recordNumber(
  field: FieldId,
  directory: Directory,
  tag: u32,
  position: u64,
  number: f64,
  place: u32 = 0,
  block: u32 = 0,
): void {
  if (number != number) return;
  const record = append(field, ValueKind.Number, directory, tag, 1, 0, position, number);
  if (record != 0) store<u32>(record, (block << 16) | place, RecordLayout.Place);
}

/** Records the text at `position`, at most `Limit.Text` bytes. The host cuts the text at a NUL. */
export function recordText(
  field: FieldId,
  directory: Directory,
  tag: u32,
  position: u64,
  length: u32,
  kind: ValueKind = ValueKind.Text,
): void {
  const wanted = min<u32>(length, Limit.Text);
  if (wanted > 0 && have(position, wanted)) {
    append(field, kind, directory, tag, wanted, addressOf(position), position, 0);
  }
}

/**
 * Records a value with a type that allows both text and numbers. If some of the value's bytes are missing, records only
 * the number.
 */
export function recordUntyped(
  field: FieldId,
  directory: Directory,
  tag: u32,
  position: u64,
  length: u32,
  number: f64,
): void {
  const wanted = min<u32>(length, Limit.Text);
  const from = have(position, wanted) ? addressOf(position) : 0;
  append(field, ValueKind.Untyped, directory, tag, from == 0 ? 0 : wanted, from, position, number);
}

/** Records bytes that the host shows as separate numbers (an internal serial number). */
export function recordBytes(field: FieldId, directory: Directory, tag: u32, position: u64, length: u32): void {
  if (have(position, length)) append(field, ValueKind.Bytes, directory, tag, length, addressOf(position), position, 0);
}

/**
 * Raw-tag mode: records an uninterpreted entry with the first bytes of its value, if available: at most `Limit.Value`
 * bytes in a maker's own directory, `Limit.Text` in any other.
 */
export function recordEntry(
  directory: Directory,
  tag: u32,
  type: u32,
  count: u32,
  little: bool,
  position: u64,
  size: u64,
  number: f64,
): void {
  const wanted = <u32>min<u64>(size, <u64>(directory < Directory.Canon ? Limit.Text : Limit.Value));
  const from = wanted > 0 && have(position, wanted) ? addressOf(position) : 0;
  const record = append(FieldId.None, ValueKind.Bytes, directory, tag, count, from, position, number);
  if (record == 0) return;
  store<u8>(record, <u8>type, RecordLayout.Type);
  store<u8>(record, little ? 1 : 0, RecordLayout.Little);
}
