/**
 * A result's other counters, and why a count is missing. Needs the catalogue's facts about the body, so import this
 * module lazily.
 */

import type { TFunction } from 'i18next';
import { findListedCamera, hasNoShutter, holdsCounts, holdsNone } from '../../cameras/ratedLife';
import {
  mayBeWrong,
  type Counter,
  type CounterKind,
  type CountLimit,
  type ExtractionResult,
  readsZero,
} from '../../reader/result';
import { formatNumber, joinSentences } from '../format';
import type { Locale } from '../../config/locales';
import { isFromCard, reasonSentence } from './countSentences';

/**
 * The mechanical shutter's counter, if the shown count is from another counter and both can be right. Undefined for a
 * body without a mechanical shutter, because this counter stays at 0.
 */
export function mechanicalBeside(result: ExtractionResult): Counter | undefined {
  const { shutterSource, counters } = result;
  if (mayBeWrong(shutterSource?.limits ?? []) || hasNoShutter(result)) return undefined;
  return shutterSource?.kind === 'mechanical' ? undefined : counters.find(({ kind }) => kind === 'mechanical');
}

/** True if a counter is only inferred to be the mechanical shutter's, as for a Canon over USB. */
export const isMechanicalInferred = ({ shutterSource }: Pick<ExtractionResult, 'shutterSource'>): boolean =>
  shutterSource?.kind !== 'shutter' && (shutterSource?.limits.includes('taken-to-be') ?? false);

/** A counter's meaning in words. */
export const kindText = (kind: CounterKind, result: ExtractionResult, t: TFunction): string =>
  t(kind === 'mechanical' && isMechanicalInferred(result) ? 'kind.mechanicalTaken' : `kind.${kind}`);

/** The counter of all shutters that the camera has had, if the shown count covers only the current shutter. */
export function allShuttersBeside({ shutterSource, counters }: ExtractionResult): Counter | undefined {
  return shutterSource?.kind === 'shutter' ? counters.find(({ kind }) => kind === 'total') : undefined;
}

/**
 * The meaning of the difference between two counters: all shots and mechanical shots, or shutter and mirror. Undefined
 * without a difference, or if a counter's meaning is only inferred.
 */
export function differenceSentence(result: ExtractionResult, t: TFunction, locale: Locale): string | undefined {
  const { shutterCount, shutterSource: source, counters } = result;
  if (shutterCount === undefined || !source || source.limits.some((limit) => UNCLEAR.includes(limit))) return undefined;
  const say = (key: 'electronic' | 'electronicOrReset' | 'shutter' | 'mirror', difference: number) =>
    difference > 0 ? t(`difference.${key}`, { difference: formatNumber(difference, locale) }) : undefined;
  const mirror = counters.find(({ field }) => field === MIRROR)?.value;
  if (mirror !== undefined) return say('shutter', shutterCount - mirror) ?? say('mirror', mirror - shutterCount);
  const mechanical = mechanicalBeside(result);
  if (source.kind !== 'total' || !mechanical) return undefined;
  const isMostlyMechanical = mechanical.value > shutterCount / 2;
  return say(isMostlyMechanical ? 'electronic' : 'electronicOrReset', shutterCount - mechanical.value);
}

/** The mirror's counter in a card report. */
const MIRROR = 'TotalMirror';
/** With these limits, a difference between two numbers means nothing. */
const UNCLEAR: readonly CountLimit[] = ['taken-to-be', 'contradicted', 'steps'];

/**
 * Says why there is no count. If the model's other photos have one, the sentence is about this photo, not the model. If
 * the file was edited and its original has no count either, the sentence says that, too.
 */
export function whySentence(result: ExtractionResult, t: TFunction, locale: Locale): string | undefined {
  const isOdd = !isFromCard(result) && !readsZero(result) && holdsCounts(result);
  if (isOdd && result.reason === 'not-stored') return t('reason.not-in-this-photo');
  if (isOdd && result.reason === 'unknown-model') return t('reason.elsewhere-in-this-photo');
  // If a model stores no count, its complete files have none either.
  if (result.reason === 'cut-short' && holdsNone(result)) return t('reason.not-stored');
  const reason = reasonSentence(result, t, locale);
  const isEdited = result.editor !== undefined || result.reason === 'edited';
  const { way } = findListedCamera(result.make ?? '', result.model ?? '')?.count.inPhotos ?? {};
  return reason !== undefined && isEdited && way === 'none'
    ? joinSentences([reason, t('reason.noneInOriginal')], locale)
    : reason;
}
