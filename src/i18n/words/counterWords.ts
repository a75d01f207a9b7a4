/** A result's counters beside the count, and why there is none, by what the catalogue knows of the body: import it lazily. */

import type { TFunction } from 'i18next';
import { hasNoShutter, holdsCounts, holdsNone } from '../../cameras/ratedLife';
import {
  mayBeWrong,
  type Counter,
  type CounterKind,
  type CountLimit,
  type ExtractionResult,
  readsZero,
} from '../../reader/result';
import { formatNumber } from '../format';
import type { Locale } from '../../config/locales';
import { isFromCard, reasonSentence } from './countSentences';

/**
 * The mechanical shutter's counter, if the count shown is another one and the two can both be right; none of a body
 * without such a shutter, where it is 0.
 */
export function mechanicalBeside(result: ExtractionResult): Counter | undefined {
  const { shutterSource, counters } = result;
  if (mayBeWrong(shutterSource?.limits ?? []) || hasNoShutter(result)) return undefined;
  return shutterSource?.kind === 'mechanical' ? undefined : counters.find(({ kind }) => kind === 'mechanical');
}

/** True where it is only inferred that the other counter is the mechanical shutter's: a Canon's over USB. */
export const isMechanicalInferred = ({ shutterSource }: Pick<ExtractionResult, 'shutterSource'>): boolean =>
  shutterSource?.kind !== 'shutter' && (shutterSource?.limits.includes('taken-to-be') ?? false);

/** What one of the result's counters counts, in words. */
export const kindText = (kind: CounterKind, result: ExtractionResult, t: TFunction): string =>
  t(kind === 'mechanical' && isMechanicalInferred(result) ? 'kind.mechanicalTaken' : `kind.${kind}`);

/** The counter of all the camera's shutters, if the count shown is that of the current one alone. */
export function allShuttersBeside({ shutterSource, counters }: ExtractionResult): Counter | undefined {
  return shutterSource?.kind === 'shutter' ? counters.find(({ kind }) => kind === 'total') : undefined;
}

/**
 * What the difference between two counters means: all shots and those of the mechanical shutter, or shutter and mirror;
 * undefined where there is none, or where what they count is only inferred.
 */
export function differenceSentence(result: ExtractionResult, t: TFunction, locale: Locale): string | undefined {
  const { shutterCount, shutterSource: source, counters } = result;
  if (shutterCount === undefined || !source || source.limits.some((limit) => UNCLEAR.includes(limit))) return undefined;
  const say = (key: 'electronic' | 'shutter' | 'mirror', difference: number) =>
    difference > 0 ? t(`difference.${key}`, { difference: formatNumber(difference, locale) }) : undefined;
  const mirror = counters.find(({ field }) => field === MIRROR)?.value;
  if (mirror !== undefined) return say('shutter', shutterCount - mirror) ?? say('mirror', mirror - shutterCount);
  const mechanical = mechanicalBeside(result);
  return source.kind === 'total' && mechanical ? say('electronic', shutterCount - mechanical.value) : undefined;
}

/** A card report's counter of the mirror. */
const MIRROR = 'TotalMirror';
/** With these, a difference between two numbers says nothing. */
const UNCLEAR: readonly CountLimit[] = ['taken-to-be', 'contradicted', 'steps'];

/** Why there is no count, in one sentence, which takes nothing from a model whose other photos have one. */
export function whySentence(result: ExtractionResult, t: TFunction, locale: Locale): string | undefined {
  const isOdd = !isFromCard(result) && !readsZero(result) && holdsCounts(result);
  if (isOdd && result.reason === 'not-stored') return t('reason.not-in-this-photo');
  if (isOdd && result.reason === 'unknown-model') return t('reason.elsewhere-in-this-photo');
  // The whole file of a model that stores no count would hold none either.
  if (result.reason === 'cut-short' && holdsNone(result)) return t('reason.not-stored');
  return reasonSentence(result, t, locale);
}
