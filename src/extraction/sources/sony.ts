/** Sony's fallbacks of the specification: numbers that are known to be no counters. */
import { FieldId } from '../../../assembly/schema';
import { SONY_SEQUENCE_FLOOR, SONY_UNIQUE_ID_FLOOR } from '../../config/constants';
import { type Candidate, type Evidence, type Rule, workedOut } from './candidate';

/** 'Not in a burst', and not a number at all. */
const NO_SEQUENCE = 65_535;

/** A unique id of six or seven digits, above 1000. What it numbers is not established. */
const uniqueId: Rule = ({ fields }) => {
  const id = fields.text(FieldId.ImageUniqueId) ?? '';
  const value = Number(id);
  if (!/^\d{6,7}$/.test(id) || value <= SONY_UNIQUE_ID_FLOOR) return [];
  const place = { field: 'ImageUniqueID', tag: 'ExifIFD/0xA420', kind: 'number' } as const;
  return [workedOut(value, 'unique-id', { ...place, ...offsetOf(fields, FieldId.ImageUniqueId) }, 'guess')];
};

/** The position in a burst, above 100. */
const burstPosition: Rule = ({ fields }) => {
  const value = fields.number(FieldId.SonySequence) ?? 0;
  if (value <= SONY_SEQUENCE_FLOOR || value === NO_SEQUENCE) return [];
  const place = { field: 'SequenceNumber', tag: 'MakerNote/0xB04A', kind: 'number' } as const;
  return [workedOut(value, 'burst-position', { ...place, ...offsetOf(fields, FieldId.SonySequence) }, 'guess')];
};

function offsetOf(fields: Evidence['fields'], id: FieldId): { offset?: number } {
  const offset = fields.offset(id);
  return offset === undefined ? {} : { offset };
}

/** Sony's fallbacks in their order. */
export function sonyNumbers(evidence: Evidence): readonly Candidate[] {
  return /^sony/i.test(evidence.make) ? [uniqueId, burstPosition].flatMap((rule) => rule(evidence)) : [];
}
