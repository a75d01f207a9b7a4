/** What a count means by the catalogue's rated lives. */
import { findRatedLife } from '../cameras/ratedLife';
import { sources as allSources } from '../cameras/sources';
import { assessWear } from '../judge/wear';
import type { PhotoResult } from './photoResult';

/** What a rated life is based on: docs/cameras.md says what each means. */
export type LifeBasis =
  'maker' | 'maker-quoted' | 'attributed' | 'reported' | 'class-estimate' | 'specification' | 'unsourced';

/** Who gives a rated life. */
export interface LifeSource {
  /** the page's title or its site */
  readonly name: string;
  /** the page's address */
  readonly url: string;
}

/** How much of the shutter's rated life a count has used. */
export interface PhotoWear {
  /** actuations that are compared: the mechanical counter where the photo has one */
  readonly count: number;
  /** rated life in actuations; of a usual range, the end with which `share` and `bound` are true */
  readonly ratedLife: number;
  /** both ends, where only the usual range of the camera's class is known */
  readonly range?: readonly [from: number, to: number];
  /** count / rated life; above 1 past the rating. With `range` and without `bound`, for the lower end of the range */
  readonly share: number;
  /** 'upper': the true share is at most `share`; 'lower': at least */
  readonly bound?: 'upper' | 'lower';
  /** of `share`: under 20 %, to under 50 %, to 80 %, above */
  readonly band: 'low' | 'moderate' | 'high' | 'veryHigh';
  /** who vouches for the rated life */
  readonly basis: LifeBasis;
  /** who gives the rated life; empty where it is what is usual for the class */
  readonly sources: readonly LifeSource[];
}

/** The wear by a count; undefined without a count, without a known rated life, and where neither bound holds. */
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
