/** The wear that follows from a count and the catalogue's rated lives. */
import type { LifeBasis } from '../cameras/lifeBasis';
import { findRatedLife } from '../cameras/ratedLife';
import { sources as allSources } from '../cameras/sources';
import { assessWear } from '../judge/wear';
import type { PhotoResult } from './photoResult';

/** A source of a rated life. */
export interface LifeSource {
  /** the page's title or its site */
  readonly name: string;
  /** the page's address */
  readonly url: string;
}

/** How much of the shutter's rated life a count has used. */
export interface PhotoWear {
  /** the compared actuations: the mechanical counter if the photo has one */
  readonly count: number;
  /** rated life in actuations; if only a range is known, the end for which `share` and `bound` are true */
  readonly ratedLife: number;
  /** both ends, if only the usual range of the camera's class is known */
  readonly range?: readonly [from: number, to: number];
  /** count / `ratedLife`, which is the range's lower end if there is no `bound`; above 1 past the rating */
  readonly share: number;
  /** 'upper': the true share is at most `share`; 'lower': at least */
  readonly bound?: 'upper' | 'lower';
  /** the band of `share`: under 20 %, to under 50 %, to 80 %, above */
  readonly band: 'low' | 'moderate' | 'high' | 'veryHigh';
  /** the basis of the rated life */
  readonly basis: LifeBasis;
  /** the sources of the rated life; empty if it is the usual range of the class */
  readonly sources: readonly LifeSource[];
}

/** The wear that a count shows; undefined without a count or a known rated life, or if neither bound holds. */
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
