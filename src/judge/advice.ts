/** Chooses the kind of advice for a count's wear. The texts in `bandAdvice` address buyers and owners. */

import type { NoWear, Wear, WearBand, WearBound } from './wear';

/** A possible buyer of the camera, or its owner. */
export type AdviceReader = 'buyer' | 'owner';

export type Advice =
  | WearBand
  /** the real wear may be lower */
  | 'atMost'
  /** the real wear may be higher */
  | 'atLeast'
  /** the two ends of the class's usual range give different bands */
  | 'between'
  /** no wear follows from the count */
  | 'unrated'
  | 'no-shutter'
  | 'estimate'
  | 'contradicted'
  /** a program saved the file again */
  | 'unproven'
  /** the photo is so old that a low count in it says little about today */
  | 'past';

/**
 * The advice for a band. If the wear is only a bound, returns the band's own advice only if the true wear must be in
 * that band.
 */
export function adviceOfBand(band: WearBand | 'between', bound?: WearBound): Advice {
  if (bound === 'upper') return band === 'low' ? 'low' : band === 'veryHigh' ? 'unrated' : 'atMost';
  if (bound === 'lower') return band === 'veryHigh' ? 'veryHigh' : 'atLeast';
  return band;
}

/** A count's wear from `judgeWear`, and the facts about the photo that may outweigh it. */
interface Judged {
  readonly wear: Wear | NoWear;
  /** the band, if both ends of a class's usual range give the same one */
  readonly band: Wear['band'] | undefined;
  readonly isSavedAgain: boolean;
  readonly isPast: boolean;
}

/** The advice for a count. A doubt about the number outweighs the advice for its wear band. */
export function adviceOf({ wear, band, isSavedAgain, isPast }: Judged): Advice {
  if (wear === 'contradicted' || wear === 'estimate') return wear;
  if (isSavedAgain) return isPast ? 'past' : 'unproven';
  if (wear === 'no-shutter') return wear;
  const advice = typeof wear === 'string' ? 'unrated' : adviceOfBand(band ?? 'between', wear.bound);
  // Very high wear can only have increased since the photo.
  return isPast && advice !== 'veryHigh' ? 'past' : advice;
}
