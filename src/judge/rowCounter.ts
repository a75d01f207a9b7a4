/**
 * Describes the counter in a camera's photos from the camera's row, and names the wear bands that its counts can show.
 */

import { easiestAnswer, isInPhoto } from '../cameras/answer';
import { countedIn, type Life } from '../cameras/cameraRow';
import type { Model } from '../cameras/catalogue';
import { countsOneOrTwo } from '../config/oneOrTwoPerPhoto';
import { type BandCounts, bandCounts, type KindOfCounter, type LifeRange, judgeCounter } from './wear';

export interface RowCounter extends KindOfCounter {
  /** the counter may include pictures that move no shutter, and doesn't show how many */
  readonly countsPictures: boolean;
  /** the counter was seen to count some photos twice */
  readonly countsTwice: boolean;
  /** the counter counts some photos twice, but possibly without a second movement of the shutter */
  readonly mayMoveOnce: boolean;
  /** the counter includes shots that don't wear the shutter */
  readonly addsElectronic: boolean;
  /** the highest count that a photo can have */
  readonly end: number;
}

/**
 * The counter in this camera's photos. If the photos are known to have a count, the counter ends at the row's
 * `wrapsAt`. In other rows, `wrapsAt` is the end of the file numbers.
 */
export function counterOf(model: Model): RowCounter {
  const { count, exif, life, countsElectronic } = model;
  const counted = countedIn(count);
  const countsPictures = counted === 'pictures';
  const countsTwice = exif.some(countsOneOrTwo);
  const mayMoveOnce = countsTwice && counted !== 'actuations';
  const addsElectronic = countsElectronic === true && life.basis !== 'no-shutter' && counted !== undefined;
  const end = isInPhoto(easiestAnswer(model)) ? (count.wrapsAt ?? Infinity) : Infinity;
  return {
    doubt: count.howTo === 'canon-pattern' ? 'one-body' : undefined,
    mayCountMore: countsPictures || mayMoveOnce || (addsElectronic && counted !== 'shots-and-mechanical'),
    // A hidden command is reported to reset Ricoh's counter to 0.
    mayStartOver: end < Infinity || count.howTo === 'ricoh-info',
    countsPictures,
    countsTwice,
    mayMoveOnce,
    addsElectronic,
    end,
  };
}

/** The meaning of this camera's count; undefined if it is unknown whether its photos have one. */
export function countMeaning(model: Model): ReturnType<typeof judgeCounter> | undefined {
  const { way, certainty } = easiestAnswer(model);
  return way === 'photo' && certainty === 'unknown' ? undefined : judgeCounter(counterOf(model), model.life);
}

/**
 * The wear bands that this camera's counter can distinguish; none if its count gives no wear. If only a class's usual
 * range is known, computes the bands from `CountMeaning.life`, which is one end of the range.
 */
export function visibleBands(model: Model): readonly BandCounts[] {
  const meaning = countMeaning(model);
  if (meaning === undefined || typeof meaning === 'string') return [];
  const { end } = counterOf(model);
  const reached = bandCounts(meaning.life)
    .filter(({ from }) => from <= end)
    .map((counts) => (counts.to !== undefined && counts.to > end ? { ...counts, to: end } : counts));
  return reached.length > 1 ? reached : [];
}

/** The counts from which a price changes. */
export interface PriceCounts {
  /** lower counts are low */
  readonly low: number;
  /** higher counts are very high; undefined if the shutter may have moved less often than the counter rose */
  readonly high: number | undefined;
}

/** The limits of this camera's low and very high counts; undefined if its counter gives no wear, or may start over. */
export function priceCounts(model: Model): PriceCounts | undefined {
  const bands = visibleBands(model);
  const [low, top] = [bands[0]?.to, bands.at(-1)];
  const { mayCountMore, mayStartOver } = counterOf(model);
  if (low === undefined || top === undefined || mayStartOver) return undefined;
  return { low: low + 1, high: mayCountMore ? undefined : top.from - 1 };
}

/** The rated life, or the usual range in the camera's class; undefined if neither is known. */
export const knownLife = ({ actuations, upTo }: Life): number | LifeRange | undefined =>
  upTo === undefined ? actuations : [actuations, upTo];
