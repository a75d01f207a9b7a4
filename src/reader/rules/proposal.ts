/** A number that a rule proposes, and its description. */
import { MAX_SHUTTER_COUNT, MIN_SHUTTER_COUNT } from '../../config/constants';
import type { Fields, Place } from '../fields';
import type { ContainerName, EstimateMethod, Grade, ShutterSource } from '../result';

export interface Proposal {
  readonly value: number;
  readonly source: ShutterSource;
}

/** The input of the rules: the file's fields and its name or path. */
export interface PhotoData {
  readonly fields: Fields;
  readonly make: string;
  readonly model: string;
  readonly container?: ContainerName | undefined;
  /** with `/` between folders; empty if unknown */
  readonly path: string;
}

/** A rule is pure. Returns no proposals if it doesn't apply. */
export type Rule = (photo: PhotoData) => readonly Proposal[];

/** True for an integer from 1 to 1,000,000. No other number is used. */
export function isValidCount(value: number): boolean {
  return Number.isInteger(value) && value >= MIN_SHUTTER_COUNT && value <= MAX_SHUTTER_COUNT;
}

/** A proposal that `method` computed from the number at a place in the file. */
export function workedOut(
  value: number,
  method: EstimateMethod,
  { field, tag, offset, kind }: Place,
  grade: Grade = 'estimate',
): Proposal {
  const place = offset === undefined ? {} : { offset };
  return { value, source: { field, tag, ...place, kind, grade, limits: [], method } };
}
