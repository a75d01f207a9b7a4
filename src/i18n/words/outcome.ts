/** Short texts about a result. */

import type { TFunction } from 'i18next';
import { MINIMUM_BROWSERS } from '../../config/browsers';
import {
  numberShown,
  type ErrorCode,
  type ExtractionError,
  type ExtractionResult,
  type Grade,
  mayBeWrong,
  type UnavailableReason,
} from '../../reader/result';
import type { Locale } from '../../config/locales';
import { rangeText } from '../rangeText';
import type { TextKey } from '../translator';
import type { ToastKind, ToastText } from '../../site/browser/notify';
import { isFromCard, reasonSentence } from './countSentences';
import { cameraName, plainText } from './plainText';

/** True if the result has a count or an estimate. A guess is neither. */
export function hasCount(result: ExtractionResult): boolean {
  return numberShown(result) !== undefined;
}

/** Reasons that occur only with a camera on USB, without a file. */
const BY_CABLE: readonly UnavailableReason[] = ['not-told', 'told-zero', 'not-understood'];

/** True for a camera's report over USB, with or without a count. */
export const isFromCable = ({ shutterSource, reason }: ExtractionResult): boolean =>
  shutterSource?.from === 'cable' || (reason !== undefined && BY_CABLE.includes(reason));

export type ShownGrade = Exclude<Grade, 'guess'> | 'unavailable' | 'no-answer';

/** The grade to show. A guess is shown as no count. */
export function shownGrade({ shutterCount, shutterSource, reason }: ExtractionResult): ShownGrade {
  if (shutterCount !== undefined && shutterSource && shutterSource.grade !== 'guess') return shutterSource.grade;
  return reason && BY_CABLE.includes(reason) ? 'no-answer' : 'unavailable';
}

/** True for a count estimated from another number, such as the file number. */
export const isEstimate = (result: ExtractionResult): boolean => shownGrade(result) === 'estimate';

/** True for a count that is not an estimate. Only such a count is shown as a counter and joins the history. */
export const isCounterReading = (result: ExtractionResult): boolean => hasCount(result) && !isEstimate(result);

/** True if the file shows that a program saved the photo again. */
export const isSavedAgain = ({ savedAgain }: ExtractionResult): boolean => savedAgain?.is === 'yes';

/**
 * True if the camera may not have written the number, or may have written a wrong one: a re-saved file, a card report
 * (plain text), or a doubtful number.
 */
export const isUnproven = (result: ExtractionResult): boolean =>
  isSavedAgain(result) || isFromCard(result) || mayBeWrong(result.shutterSource?.limits ?? []);

/** A count's certainty in words, which say so if the file was re-saved. */
export const gradeWords = (grade: ShownGrade, isFromSavedAgain: boolean | undefined, t: TFunction): string =>
  !isFromSavedAgain
    ? t(`grade.${grade}`)
    : grade === 'exact'
      ? t('grade.savedAgain.exact')
      : t('grade.savedAgain', { grade: t(`grade.${grade}`) });

/** The certainty of a result's count, in words. */
export const gradeText = (result: ExtractionResult, t: TFunction): string =>
  gradeWords(shownGrade(result), isSavedAgain(result) && hasCount(result), t);

/** The count to show: a number, a range if the camera rounds the count up, or a word for no count. */
export function countText(result: ExtractionResult, t: TFunction, locale: Locale): string {
  if (!hasCount(result)) return t('countCard.unknown');
  return rangeText(result.shutterSource!.low, result.shutterCount!, t, locale);
}

/** True if the camera's model is the reason for a missing count, or if the reason is unknown. */
const isOfModel = (reason: UnavailableReason | undefined): boolean =>
  reason === undefined || reason === 'not-stored' || reason === 'unknown-model';

/** The kind of a result's toast. */
export function outcomeKind(result: ExtractionResult): ToastKind {
  if (result.error) return 'error';
  if (!hasCount(result)) return 'warning';
  return result.shutterSource?.grade === 'estimate' ? 'info' : 'success';
}

/** The texts of a result's toast. */
export function describeOutcome(result: ExtractionResult, t: TFunction, locale: Locale): ToastText {
  if (result.error) return describeError(result.error, t);
  const camera = result.model && cameraName(result.make, result.model);
  if (hasCount(result)) {
    return { title: camera ? t('toast.extracted', { camera }) : t('toast.extractedUnnamed') };
  }
  // The usual description blames the camera's model, which is wrong for any other reason.
  const why = isOfModel(result.reason) ? undefined : reasonSentence(result, t, locale);
  return camera
    ? { title: t('toast.missing', { camera }), description: why ?? t('toast.missingHint') }
    : { title: t('toast.unsupported'), description: t('toast.unsupportedHint') };
}

/**
 * The announcement for screen readers: the camera, the count, its certainty. Empty for an error, whose toast says
 * everything.
 */
export function announceResult(result: ExtractionResult, t: TFunction, locale: Locale): string {
  if (result.error) return '';
  return t('result.summary', {
    camera: cameraName(result.make, result.model) || t('modelCard.unknown'),
    count: countText(result, t, locale),
    grade: gradeText(result, t),
  });
}

const ERROR_TOASTS: Record<ErrorCode, TextKey> = {
  'no-exif': 'toast.notExtracted',
  'extraction-failed': 'toast.notExtracted',
  'processing-failed': 'toast.processingFailed',
  'no-core': 'toast.unexpected',
  unexpected: 'toast.unexpected',
  'report-too-large': 'toast.notExtracted',
  'report-cut': 'toast.notExtracted',
  'report-damaged': 'toast.notExtracted',
  'report-doctype': 'toast.notExtracted',
  'report-no-counters': 'toast.notExtracted',
};

function describeError(error: ExtractionError, t: TFunction): ToastText {
  const title = ERROR_TOASTS[error.code];
  return {
    title: t(title),
    ...(title === 'toast.notExtracted' && { description: errorText(error, t) }),
  };
}

const ERROR_TEXTS = {
  'no-exif': 'error.noExif',
  'extraction-failed': 'error.extractionFailed',
  'processing-failed': 'error.processingFailed',
  'no-core': 'error.noCore',
  unexpected: 'error.unexpected',
  'report-too-large': 'error.reportTooLarge',
  'report-cut': 'error.reportCut',
  'report-damaged': 'error.reportDamaged',
  'report-doctype': 'error.reportDoctype',
  'report-no-counters': 'error.reportNoCounters',
} as const satisfies Record<ErrorCode, TextKey>;

export function errorText(error: ExtractionError, t: TFunction): string {
  return t(ERROR_TEXTS[error.code], { reason: plainText(error.detail ?? ''), ...MINIMUM_BROWSERS });
}
