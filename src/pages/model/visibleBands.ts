import { isInPhoto, answerKind } from '../../catalogue/answerKind';
import type { Model } from '../../catalogue/catalogue';
import { type BandCounts, bandCounts } from '../../wear/wear';

/**
 * The wear bands that this camera's counter can tell apart; none without a rated life that has a source, for a counter
 * that the checker compares with nothing, or for one that ends where wear would still be low.
 */
export function visibleBands(model: Model): readonly BandCounts[] {
  const { life, count } = model;
  if (life.actuations === undefined || life.basis === 'unsourced' || count.howTo === 'canon-pattern') return [];
  const bands = bandCounts(life.actuations).filter(({ from }) => from <= counterEnd(model));
  return bands.length > 1 ? bands : [];
}

/** True if the counter in this camera's photos ends where wear would still be low. */
export function endsLow(model: Model): boolean {
  const { actuations, basis } = model.life;
  return actuations !== undefined && basis !== 'unsourced' && counterEnd(model) <= bandCounts(actuations)[0]!.to!;
}

/** True if a low count in this camera's photos can be one that went past the counter's end. */
export const canStartOver = (model: Model): boolean => counterEnd(model) < Infinity;

/** True if neither wear bands nor the verdict tell that this camera's counter can start over. */
export const isEndUntold = (model: Model): boolean =>
  answerKind(model) === 'unconfirmed' && canStartOver(model) && !endsLow(model) && visibleBands(model).length === 0;

/** A file number's end says nothing about the counter, which is elsewhere. */
const counterEnd = (model: Model) => (isInPhoto(answerKind(model)) ? (model.count.wrapsAt ?? Infinity) : Infinity);
