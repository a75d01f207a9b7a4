/** Compares a photo with a second one, taken now, whose count should be a little higher. */

import { makerOf } from '../cameras/exifMakers';
import { type Counter, numberShown, type ExtractionResult } from '../reader/result';
import { isSameSerial } from './serials';

export type OneMore =
  /** the second photo names another camera */
  | { readonly kind: 'other-camera' }
  /** the second photo has no count of this kind */
  | { readonly kind: 'no-count' }
  /** `files`: the difference of the file numbers, if both have one and it rises */
  | { readonly kind: 'higher'; readonly by: number; readonly files?: number }
  | { readonly kind: 'equal' }
  | { readonly kind: 'lower'; readonly by: number };

/** Compares the counts of two photos that should be from one camera. */
export function compareShots(first: ExtractionResult, second: ExtractionResult): OneMore {
  if (isOtherCamera(first, second)) return { kind: 'other-camera' };
  const [before, after] = [numberShown(first), numberShown(second)];
  if (before === undefined || after === undefined || first.shutterSource?.kind !== second.shutterSource?.kind) {
    return { kind: 'no-count' };
  }
  if (after === before) return { kind: 'equal' };
  if (after < before) return { kind: 'lower', by: before - after };
  const files = filesBetween(first, second);
  return { kind: 'higher', by: after - before, ...(files !== undefined && { files }) };
}

function isOtherCamera(first: ExtractionResult, second: ExtractionResult): boolean {
  // A file without a camera's name contradicts nothing.
  const isNamed = second.make !== undefined && second.model !== undefined;
  if (isNamed && (makerOf(first.make) !== makerOf(second.make) || first.model !== second.model)) return true;
  const [one, other] = [first.serialNumber, second.serialNumber];
  return one !== undefined && other !== undefined && !isSameSerial(one, other);
}

function filesBetween(first: ExtractionResult, second: ExtractionResult): number | undefined {
  const number = ({ counters }: ExtractionResult): Counter | undefined =>
    counters.find(({ kind, field }) => kind === 'number' && field === 'FileNumber');
  const [before, after] = [number(first), number(second)];
  const isComparable = before && after && before.tag === after.tag && after.value > before.value;
  return isComparable ? after.value - before.value : undefined;
}
