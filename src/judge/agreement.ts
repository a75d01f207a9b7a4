import { hasNoShutter } from '../cameras/ratedLife';
import { type ExtractionResult, mayBeWrong } from '../reader/result';

export type Agreement =
  /** the file has the count only once, so nothing else confirms it */
  | { readonly kind: 'alone' }
  /** `apart`: the greatest difference between the count and one of its copies */
  | { readonly kind: 'agrees'; readonly copies: number; readonly apart: number }
  /** another copy of the count reads `value` */
  | { readonly kind: 'differs'; readonly value: number }
  /** the mechanical count is not above the count of all shots */
  | { readonly kind: 'fits'; readonly mechanical: number }
  /** the mechanical count is above the count of all shots */
  | { readonly kind: 'above'; readonly mechanical: number }
  /** other data in the file contradicts the count, or doesn't confirm it */
  | { readonly kind: 'unconfirmed' };

/** Fields in which a file repeats its count. */
const COPIES: ReadonlySet<string> = new Set(['ShotInfoShutterCount', 'ShutterCount2', 'ShutterCount3']);
/** Sony's copies were seen up to 2 apart in one file. */
const COPY_TOLERANCE = 5;

const CONTRADICTIONS = ['differs', 'above', 'unconfirmed'] as const satisfies readonly Agreement['kind'][];

/** How other data in the file contradicts the count, or fails to confirm it; undefined if it does neither. */
export function contradictionOf(result: ExtractionResult): (typeof CONTRADICTIONS)[number] | undefined {
  const { kind } = agreementOf(result);
  return CONTRADICTIONS.find((contradiction) => contradiction === kind);
}

/** Says whether other data in the file confirms or contradicts the count. */
export function agreementOf(result: ExtractionResult): Agreement {
  const { shutterCount = 0, shutterSource, counters } = result;
  const [, ...others] = counters;
  const copies = others.filter(({ field }) => COPIES.has(field));
  const distance = ({ value }: { readonly value: number }) => Math.abs(value - shutterCount);
  const strange = copies.find((copy) => distance(copy) > COPY_TOLERANCE);
  if (strange) return { kind: 'differs', value: strange.value };
  const mechanical =
    shutterSource?.kind === 'total' && !hasNoShutter(result) && others.find(({ kind }) => kind === 'mechanical');
  if (mechanical && mechanical.value > shutterCount) return { kind: 'above', mechanical: mechanical.value };
  if (shutterSource?.otherValue !== undefined) return { kind: 'differs', value: shutterSource.otherValue };
  if (mayBeWrong(shutterSource?.limits ?? [])) return { kind: 'unconfirmed' };
  if (copies.length > 0) return { kind: 'agrees', copies: copies.length, apart: Math.max(...copies.map(distance)) };
  return mechanical ? { kind: 'fits', mechanical: mechanical.value } : { kind: 'alone' };
}
