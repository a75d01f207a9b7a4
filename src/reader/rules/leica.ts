/** Leica: owners report that an M body's ImageUniqueID is the exposure's number. */
import { FieldId } from '../../../assembly/schema';
import { type Proposal, type PhotoData, workedOut } from './proposal';

/** 32 hexadecimal digits, the first 24 of them 0. An id with other first digits can't be a count. */
const SMALL_ID = /^0{24}([0-9a-f]{8})$/i;

/** The exposure's number from ImageUniqueID: an estimate. */
export function leicaNumbers({ fields, make }: PhotoData): readonly Proposal[] {
  const digits = /^leica/i.test(make) ? SMALL_ID.exec(fields.text(FieldId.ImageUniqueId) ?? '')?.[1] : undefined;
  if (digits === undefined) return [];
  const place = fields.place(FieldId.ImageUniqueId, 'ImageUniqueID');
  return [workedOut(Number.parseInt(digits, 16), 'exposure-id', place)];
}
