import { isInPhoto, answerKind } from '../../catalogue/answerKind';
import { countedIn } from '../../catalogue/cameraRow';
import type { Model } from '../../catalogue/catalogue';
import { type BandCounts, bandCounts } from '../../wear/wear';

/**
 * The wear bands that this camera's counter can tell apart; none without a rated life that has a source, or for a counter
 * that the checker compares with nothing.
 */
export function visibleBands(model: Model): readonly BandCounts[] {
  const { life, count } = model;
  if (life.actuations === undefined || life.basis === 'unsourced') return [];
  if (count.howTo === 'canon-pattern' || isNeitherBound(model)) return [];
  const bands = bandCounts(life.actuations).filter(({ from }) => from <= counterEnd(model));
  return bands.length > 1 ? bands : [];
}

/** True if the counter in photos may include pictures that move no shutter, without telling how many moved it. */
export const countsPictures = ({ count }: Model): boolean => countedIn(count) === 'pictures';

/**
 * True if the counter in photos may be too high for the wear and, started over, too low for it: the checker compares it
 * with nothing (`judgeWear`).
 */
export const isNeitherBound = (model: Model): boolean => countsPictures(model) && canStartOver(model);

/** True if a low count in this camera's photos can be one that went past the counter's end. */
export const canStartOver = (model: Model): boolean => counterEnd(model) < Infinity;

/** A file number's end says nothing about the counter, which is elsewhere. */
const counterEnd = (model: Model) => (isInPhoto(answerKind(model)) ? (model.count.wrapsAt ?? Infinity) : Infinity);
