/** Leica: users report that the unique id of M bodies is the number of the exposure. */
import { FieldId } from '../../../assembly/schema';
import { type Candidate, type Evidence, workedOut } from './candidate';

/** 32 hexadecimal digits of which the first 24 are 0; with any other the id is no small number. */
const SMALL_ID = /^0{24}([0-9a-f]{8})$/i;

export function leicaNumbers({ fields, make }: Evidence): readonly Candidate[] {
  const digits = /^leica/i.test(make) ? SMALL_ID.exec(fields.text(FieldId.ImageUniqueId) ?? '')?.[1] : undefined;
  if (digits === undefined) return [];
  const place = fields.place(FieldId.ImageUniqueId, 'ImageUniqueID');
  return [workedOut(Number.parseInt(digits, 16), 'exposure-id', place)];
}
