/**
 * Deciphers Pentax's count with its key, the date and time. Nothing in a file proves that the key is right, so the
 * number must be a possible count. Source: docs/formats.md, 'Pentax'.
 */
import { FieldId } from '../../assembly/schema';
import { MAX_SHUTTER_COUNT } from '../config/constants';
import type { Fields } from './fields';

/** Bodies with interchangeable lenses, including Samsung's versions, and the GR, which writes the count as they do. */
const NO_COMPACT = /^((PENTAX|SAMSUNG|Samsung) )?(\*ist|K-|K[\dPF]|645|Q\b|Q\d|GX-?\d)|^RICOH GR/;

export const isPentaxCompact = (fields: Fields): boolean => !NO_COMPACT.test(fields.text(FieldId.Model) ?? '');

/**
 * Of 20 compacts that write the count as a LONG, the key was wrong for 5. On the other 15, all numbers fit into two
 * bytes.
 */
const MAX_OF_SHORT_KEY = 65_535;

/** True for compacts and for bodies that write a LONG: their key is known to be right only for numbers of two bytes. */
export const hasShortKey = (fields: Fields): boolean =>
  fields.has(FieldId.PentaxCountIsLong) || isPentaxCompact(fields);

/** The count; undefined if the key gives an impossible number. */
export function decipheredPentax(fields: Fields): number | undefined {
  const most = hasShortKey(fields) ? MAX_OF_SHORT_KEY : MAX_SHUTTER_COUNT;
  const read = [FieldId.PentaxCount, ...(hasShortKey(fields) ? ([FieldId.PentaxCountSwapped] as const) : [])] as const;
  return read.map((id) => fields.number(id)).find((value) => value !== undefined && value <= most);
}

/** True if the file has an enciphered count that the key doesn't open. */
export const isPentaxLocked = (fields: Fields): boolean =>
  fields.has(FieldId.PentaxCount) && decipheredPentax(fields) === undefined;

/**
 * True if the date or time in the maker note, which is the count's key, differs from DateTimeOriginal. In untouched
 * photos of the 14 bodies that write both dates, the two agree to the second.
 */
export function isPentaxRedated(fields: Fields): boolean {
  const key = fields.number(FieldId.PentaxDate);
  const taken = fields.text(FieldId.DateTimeOriginal)?.replaceAll(/\D/g, '');
  return key !== undefined && taken?.length === DATE_DIGITS && Number(taken) !== key;
}

const DATE_DIGITS = 14;
