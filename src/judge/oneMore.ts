import { makerOf } from '../cameras/exifMakers';
import { type Counter, numberShown, type ExtractionResult } from '../reader/result';
import { ageOf } from './age';
import { isSameSerial } from './serials';

export type OneMore =
  /** the second photo names another camera */
  | { readonly kind: 'other-camera' }
  /** one of the photos has no count, or the two counts are of different kinds */
  | { readonly kind: 'no-count' }
  /** `files`: the rise of the file number, if both photos have one and it rises */
  | { readonly kind: 'higher'; readonly by: number; readonly files?: number }
  /**
   * the count is higher, but the second photo has no date or isn't from today; two old files prove nothing about a
   * camera
   */
  | { readonly kind: 'not-today'; readonly by: number }
  /** both photos have the same count and time, so both files are the first photo */
  | { readonly kind: 'same-photo' }
  | { readonly kind: 'equal' }
  | { readonly kind: 'lower'; readonly by: number };

/**
 * Compares the counts of two photos. If the same camera took `second` just now, the count of `second` should be a
 * little higher than that of `first`. `now` is as in `ageOf`.
 */
export function compareShots(first: ExtractionResult, second: ExtractionResult, now: string): OneMore {
  if (isOtherCamera(first, second)) return { kind: 'other-camera' };
  const [before, after] = [numberShown(first), numberShown(second)];
  if (before === undefined || after === undefined || first.shutterSource?.kind !== second.shutterSource?.kind) {
    return { kind: 'no-count' };
  }
  const files = filesBetween(first, second);
  if (after === before) return { kind: files === undefined && isSameTime(first, second) ? 'same-photo' : 'equal' };
  if (after < before) return { kind: 'lower', by: before - after };
  const age = ageOf(second, now);
  if (!('days' in age) || age.days > 0) return { kind: 'not-today', by: after - before };
  return { kind: 'higher', by: after - before, ...(files !== undefined && { files }) };
}

function isOtherCamera(first: ExtractionResult, second: ExtractionResult): boolean {
  // A file without a camera's name contradicts nothing.
  const isNamed = second.make !== undefined && second.model !== undefined;
  if (isNamed && (makerOf(first.make) !== makerOf(second.make) || first.model !== second.model)) return true;
  const [one, other] = [first.serialNumber, second.serialNumber];
  return one !== undefined && other !== undefined && !isSameSerial(one, other);
}

const isSameTime = (first: ExtractionResult, second: ExtractionResult): boolean =>
  first.dateTime !== undefined && first.dateTime === second.dateTime;

function filesBetween(first: ExtractionResult, second: ExtractionResult): number | undefined {
  const number = ({ counters }: ExtractionResult): Counter | undefined =>
    counters.find(({ kind, field }) => kind === 'number' && field === 'FileNumber');
  const [before, after] = [number(first), number(second)];
  const isComparable = before && after && before.tag === after.tag && after.value > before.value;
  return isComparable ? after.value - before.value : undefined;
}
