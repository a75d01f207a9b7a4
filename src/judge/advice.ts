/** Chooses the kind of advice for a count's wear. The texts `bandAdvice` have the words for buyers and for owners. */

import type { NoWear, Wear, WearBand, WearBound } from './wear';

/** Who gets the advice: a possible buyer of the camera, or its owner. */
export type AdviceReader = 'buyer' | 'owner';

export type Advice =
  | WearBand
  /** the real wear may be lower */
  | 'atMost'
  /** the real wear may be higher */
  | 'atLeast'
  /** the band at one end of the class's usual range differs from the band at the other end */
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

/** A count's wear as `judgeWear` returns it, and the facts about the photo that may outweigh it. */
interface Judged {
  readonly wear: Wear | NoWear;
  /** the band at both ends of a class's usual range, if both ends give the same band */
  readonly band: Wear['band'] | undefined;
  readonly isSavedAgain: boolean;
  readonly isPast: boolean;
}

/** The advice for a count. A doubt about the number takes precedence over the advice for its wear band. */
export function adviceOf({ wear, band, isSavedAgain, isPast }: Judged): Advice {
  if (wear === 'contradicted' || wear === 'estimate') return wear;
  if (isSavedAgain) return 'unproven';
  if (wear === 'no-shutter') return wear;
  const advice = typeof wear === 'string' ? 'unrated' : adviceOfBand(band ?? 'between', wear.bound);
  // Very high wear can only have increased since the photo.
  return isPast && advice !== 'veryHigh' ? 'past' : advice;
}
