import { FieldId } from '../../../assembly/schema';
import { type Proposal, type PhotoData, workedOut } from './proposal';

/** Digits of the day of manufacture and the unit number, equal in every photo of a camera. */
const LAST_DIGITS = /\d{5,6}(?=\D*$)/;

/** The last five or six digits of the internal serial number: a guess, because they are never a count. */
export function panasonicNumbers({ fields, make }: PhotoData): readonly Proposal[] {
  const serial = /^panasonic/i.test(make) ? fields.text(FieldId.InternalSerial) : undefined;
  const digits = serial?.match(LAST_DIGITS)?.[0];
  if (digits === undefined) return [];
  const place = fields.place(FieldId.InternalSerial, 'InternalSerialNumber');
  return [workedOut(Number(digits), 'serial-digits', place, 'guess')];
}
