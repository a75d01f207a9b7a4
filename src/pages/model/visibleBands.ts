import { easiestAnswer, isInPhoto } from '../../catalogue/answer';
import { countedIn, type Life } from '../../catalogue/cameraRow';
import type { Model } from '../../catalogue/catalogue';
import { countsOneOrTwo } from '../../config/oneOrTwoPerPhoto';
import { bandCounts, bandCountsOfRange, type LifeRange, type RangeCounts, type WearBound } from '../../wear/wear';

/**
 * The wear bands that this camera's counter can tell apart; none without a rated life that has a source, or for a counter
 * that the checker compares with nothing.
 */
export function visibleBands(model: Model): readonly RangeCounts[] {
  const { life, count } = model;
  const compared = comparedLife(model);
  if (compared === undefined || life.basis === 'unsourced') return [];
  // Nobody knows what a count in such a file would be.
  if (model.count.access === 'not-known' && easiestAnswer(model).way === 'photo') return [];
  if (count.howTo === 'canon-pattern' || isNeitherBound(model)) return [];
  const bands = typeof compared === 'number' ? bandCounts(compared) : bandCountsOfRange(compared);
  const end = counterEnd(model);
  const reached = bands
    .filter(({ from }) => from <= end)
    .map((counts) => (counts.to !== undefined && counts.to > end ? { ...counts, to: end } : counts));
  return reached.length > 1 ? reached : [];
}

/** What is known of the rated life: the figure, or a class' usual range; undefined where nothing is. */
export const knownLife = ({ actuations, upTo }: Life): number | LifeRange | undefined =>
  upTo === undefined ? actuations : [actuations, upTo];

/** What the checker compares counts with: of a class' usual range, the end with which its bound is true, if there is one. */
export function comparedLife(model: Model): number | LifeRange | undefined {
  const life = knownLife(model.life);
  if (typeof life !== 'object') return life;
  const [from, to] = life;
  const bound = boundOf(model);
  return bound === undefined ? life : bound === 'lower' ? to : from;
}

/** Where the checker can only tell what the wear is at least ('lower') or at most ('upper'). */
export function boundOf(model: Model): WearBound | undefined {
  if (canStartOver(model)) return 'lower';
  const hasMechanical = countedIn(model.count) === 'shots-and-mechanical';
  return countsPictures(model) || mayMoveOnce(model) || (addsElectronic(model) && !hasMechanical) ? 'upper' : undefined;
}

/** True if the counter in photos may include pictures that move no shutter, without telling how many moved it. */
export const countsPictures = ({ count }: Model): boolean => countedIn(count) === 'pictures';

/** True if the counter in photos was seen to count a photo twice. */
export const countsTwice = ({ exif }: Model): boolean => exif.some(countsOneOrTwo);

/** True if it does, and nobody has shown that the shutter moves twice then. */
export const mayMoveOnce = (model: Model): boolean => countsTwice(model) && countedIn(model.count) !== 'actuations';

/** Whether the count includes shots that wear no shutter. */
export const addsElectronic = ({ countsElectronic, life, count }: Model): boolean =>
  countsElectronic === true && life.basis !== 'no-shutter' && countedIn(count) !== undefined;

/**
 * True if the counter in photos may be too high for the wear and, started over, too low for it: the checker compares it
 * with nothing (`judgeWear`).
 */
export const isNeitherBound = (model: Model): boolean =>
  (countsPictures(model) || mayMoveOnce(model)) && canStartOver(model);

/** True if a low count in this camera's photos can be one that went past the counter's end. */
export const canStartOver = (model: Model): boolean => counterEnd(model) < Infinity;

/** A file number's end says nothing about the counter, which is elsewhere. */
const counterEnd = (model: Model) => (isInPhoto(easiestAnswer(model)) ? (model.count.wrapsAt ?? Infinity) : Infinity);
