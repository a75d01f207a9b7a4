/** What kind of counter a camera's photos have, by its row, and which bands of wear its counts can be told into. */

import { easiestAnswer, isInPhoto } from '../cameras/answer';
import { countedIn, type Life } from '../cameras/cameraRow';
import type { Model } from '../cameras/catalogue';
import { countsOneOrTwo } from '../config/oneOrTwoPerPhoto';
import { bandsOf, type KindOfCounter, type LifeRange, type RangeCounts, whatACountMeans } from './wear';

export interface RowCounter extends KindOfCounter {
  /** it may include pictures that move no shutter, without telling how many moved it */
  readonly countsPictures: boolean;
  /** it was seen to count a photo twice */
  readonly countsTwice: boolean;
  /** it does, and nobody has shown that the shutter moves twice then */
  readonly mayMoveOnce: boolean;
  /** it includes shots that wear no shutter */
  readonly addsElectronic: boolean;
  /** the highest count that a photo can have */
  readonly end: number;
}

/** The counter in this camera's photos. A file number's end says nothing about the counter, which is elsewhere. */
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
    // A hidden command is reported to set Ricoh's back to 0.
    mayStartOver: end < Infinity || count.howTo === 'ricoh-info',
    countsPictures,
    countsTwice,
    mayMoveOnce,
    addsElectronic,
    end,
  };
}

/** What a count of this camera means; undefined where nobody knows what a count in its photos would be. */
export function countMeaning(model: Model): ReturnType<typeof whatACountMeans> | undefined {
  const { way, certainty } = easiestAnswer(model);
  return way === 'photo' && certainty === 'unknown' ? undefined : whatACountMeans(counterOf(model), model.life);
}

/** The wear bands that this camera's counter can tell apart; none for one that is compared with nothing. */
export function visibleBands(model: Model): readonly RangeCounts[] {
  const meaning = countMeaning(model);
  if (meaning === undefined || typeof meaning === 'string') return [];
  const { end } = counterOf(model);
  const reached = bandsOf(meaning)
    .filter(({ from }) => from <= end)
    .map((counts) => (counts.to !== undefined && counts.to > end ? { ...counts, to: end } : counts));
  return reached.length > 1 ? reached : [];
}

/** What is known of the rated life: the figure, or a class' usual range; undefined where nothing is. */
export const knownLife = ({ actuations, upTo }: Life): number | LifeRange | undefined =>
  upTo === undefined ? actuations : [actuations, upTo];
