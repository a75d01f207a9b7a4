import { isInPhoto, answerKind } from '../../catalogue/answerKind';
import type { Model } from '../../catalogue/catalogue';
import { type BandCounts, bandCounts } from '../../wear/wear';

/** The wear bands that this camera's counter can show; none without a rated life that has a source. */
export function visibleBands(model: Model): readonly BandCounts[] {
  const { life, count } = model;
  if (life.actuations === undefined || life.basis === 'unsourced') return [];
  // A file number's end says nothing about the counter, which is elsewhere.
  const end = isInPhoto(answerKind(model)) ? (count.wrapsAt ?? Infinity) : Infinity;
  return bandCounts(life.actuations).filter(({ from }) => from <= end);
}
