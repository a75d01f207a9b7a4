import type { LifeBasis } from '../cameras/lifeBasis';
import { findRatedLife } from '../cameras/ratedLife';
import { sources as allSources } from '../cameras/sources';
import { assessWear } from '../judge/wear';
import type { PhotoResult } from './photoResult';

/** A source of a rated life. */
export interface LifeSource {
  /** the page's title, or the name of its site */
  readonly name: string;
  /** the page's address */
  readonly url: string;
}

/** How much of the shutter's rated life a count has used. */
export interface PhotoWear {
  /** the actuations compared with `ratedLife`: the mechanical counter if the photo has one */
  readonly count: number;
  /** rated life in actuations; if only a range is known: its upper end if `bound` is 'lower', else its lower end */
  readonly ratedLife: number;
  /** both ends of the rated life, in actuations, if only the usual range of the camera's class is known */
  readonly range?: readonly [from: number, to: number];
  /** `count` divided by `ratedLife`; above 1 if the count exceeds `ratedLife` */
  readonly share: number;
  /** 'upper': the true share is at most `share`; 'lower': it is at least `share` */
  readonly bound?: 'upper' | 'lower';
  /** the band of `share`: 'low' below 20%, 'moderate' below 50%, 'high' up to 80%, 'veryHigh' above 80% */
  readonly band: 'low' | 'moderate' | 'high' | 'veryHigh';
  /** what the rated life is based on */
  readonly basis: LifeBasis;
  /** the sources of the rated life; empty for the usual range of the class */
  readonly sources: readonly LifeSource[];
}

/**
 * The wear that a count shows; undefined without a count or a known rated life, or if the true wear has neither an
 * upper nor a lower bound.
 */
export function wearOf(result: PhotoResult): PhotoWear | undefined {
  if (result.status !== 'counted') return undefined;
  const rated = findRatedLife(result.make ?? '', result.model ?? '');
  const wear = assessWear(result, rated);
  if (!wear || !rated) return undefined;
  const { count, life, fraction, bound, band, basis, range } = wear;
  return {
    count,
    ratedLife: life,
    ...(range && { range }),
    share: fraction,
    ...(bound && { bound }),
    band,
    basis,
    sources: rated.sources.map((id) => allSources[id]).map(({ name, url }) => ({ name, url })),
  };
}
