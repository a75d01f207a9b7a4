/** Sentences for a buyer: the source of a count, or why there is none. */

import type { TFunction } from 'i18next';
import { type ExtractionResult, type ShutterSource, readsZero } from '../../reader/result';
import { formatNumber } from '../format';
import type { Locale } from '../../config/locales';
import { plainText } from './plainText';

/** The number's origin in one sentence, then one sentence per limit. */
export function sourceSentences(source: ShutterSource, t: TFunction, locale: Locale): string[] {
  const wrapsAt = source.wrapsAt === undefined ? '' : formatNumber(source.wrapsAt, locale);
  // Only a camera on USB gives a count of the kind 'shutter'.
  const isOneShutter = source.kind === 'shutter';
  const origin = isOneShutter ? 'cable' : (source.from ?? source.kind);
  const other = source.otherValue === undefined ? '' : formatNumber(source.otherValue, locale);
  return [
    t(source.method ? `method.${source.method}` : `source.${origin}`),
    ...source.limits.map((limit) =>
      t(isOneShutter && limit === 'taken-to-be' ? 'limit.taken-to-be.shutter' : `limit.${limit}`, { wrapsAt, other }),
    ),
  ];
}

/** One sentence for each number that may be a counter. Shown next to the count. */
export function candidateSentences({ candidates = [] }: ExtractionResult, t: TFunction, locale: Locale): string[] {
  return candidates.map(({ value }) => t('candidate.sentence', { number: formatNumber(value, locale) }));
}

/** True for a card report's result, false for a photo's. */
export const isFromCard = ({ container }: ExtractionResult): boolean => container === 'CAM_INFO';

const EDITOR_CHARACTERS = 80;

/** Why there is no count, in one sentence; undefined if there is one. */
export function reasonSentence(result: ExtractionResult, t: TFunction, locale: Locale): string | undefined {
  const { reason, editor, savedAgain } = result;
  if (isFromCard(result)) return reason && t(reason === 'unknown-model' ? 'card.noCount.offset' : 'card.noCount');
  // A program that changed only the dates left the camera's own data intact.
  if (reason === 'edited' && savedAgain?.signs.some(({ sign }) => sign === 'dates')) return t('reason.editedDates');
  if (editor !== undefined) return t('reason.editedBy', { software: plainText(editor, EDITOR_CHARACTERS) });
  const counted = result.counters.filter(({ kind }) => kind !== 'number');
  const value = formatNumber(Math.max(0, ...counted.map((counter) => counter.value)), locale);
  return reason && t(readsZero(result) ? 'reason.readsZero' : `reason.${reason}`, { value });
}
