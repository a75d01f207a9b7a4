import { FieldId } from '../../../assembly/schema';
import { SONY_SEQUENCE_FLOOR, SONY_UNIQUE_ID_FLOOR } from '../../config/constants';
import { type Proposal, type PhotoData, type Rule, workedOut } from './proposal';

/** The camera's value for 'not in a burst'. */
const NO_SEQUENCE = 65_535;

/** An ImageUniqueID of six or seven digits, above 1000. Its meaning is unknown. */
const uniqueId: Rule = ({ fields }) => {
  const id = fields.text(FieldId.ImageUniqueId) ?? '';
  const value = Number(id);
  if (!/^\d{6,7}$/.test(id) || value <= SONY_UNIQUE_ID_FLOOR) return [];
  const place = fields.place(FieldId.ImageUniqueId, 'ImageUniqueID');
  return [workedOut(value, 'unique-id', place, 'guess')];
};

/** The position in a burst, if above 100. */
const burstPosition: Rule = ({ fields }) => {
  const value = fields.number(FieldId.SonySequence) ?? 0;
  if (value <= SONY_SEQUENCE_FLOOR || value === NO_SEQUENCE) return [];
  const place = fields.place(FieldId.SonySequence, 'SequenceNumber');
  return [workedOut(value, 'burst-position', place, 'guess')];
};

/** Sony's fallbacks in order: numbers that are known not to be counters. */
export function sonyNumbers(photo: PhotoData): readonly Proposal[] {
  return /^sony/i.test(photo.make) ? [uniqueId, burstPosition].flatMap((rule) => rule(photo)) : [];
}
