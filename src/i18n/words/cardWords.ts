/** A card report in the visitor's language: numbers as rows, remarks and errors as sentences. */

import type { FileText, Untrusted } from '../../config/fileText';
import type { TFunction } from 'i18next';
import { meaningOf, type Remark, RP_OFFSET, remarksOn } from '../../reader/cardReport/judge';
import type { UntrustedReport, ErrorKind } from '../../reader/cardReport/report';
import type { ExtractionResult } from '../../reader/result';
import { formatDateTime, formatNumber } from '../format';
import type { Locale } from '../../config/locales';
import type { TextKey } from '../translator';
import { plainText } from './plainText';

const LABELS = {
  TotalShoot: 'card.shots',
  TotalMirror: 'card.mirror',
} as const satisfies Record<string, TextKey>;

type BesideField = keyof typeof LABELS;
const isBeside = (field: string): field is BesideField => field in LABELS;

/** The report's counters other than the shutter's, as label and value. */
export function counterRows({ counters }: ExtractionResult): (readonly [key: TextKey, value: number])[] {
  return counters.flatMap(({ field, value }) => (isBeside(field) ? [[LABELS[field], value] as const] : []));
}

/** Why the numbers of shots and actuations differ; undefined if they are equal or one is missing. */
export function shotsSentence(result: ExtractionResult, t: TFunction): string | undefined {
  const { shutterCount, shutterSource, counters } = result;
  // If the report has two numbers for the shutter, nothing shows which is right.
  if (shutterSource?.limits.includes('contradicted')) return undefined;
  const shots = counters.find(({ field }) => field === 'TotalShoot')?.value;
  if (shutterCount === undefined || shots === undefined || shots === shutterCount) return undefined;
  return t(shutterCount > shots ? 'card.moreActuations' : 'card.moreShots');
}

/** The camera's running time in hours, or in minutes if below one hour: 359521 → '99.9 hours'. */
export function runningTime(seconds: number, locale: Locale): string {
  const [value, unit] = seconds < 3600 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour'];
  return formatNumber(value, locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: value < 100 ? 1 : 0,
  });
}

/** The report's numbers that `counterRows` doesn't give, as label and value, without missing ones. */
export function cardFigureRows(report: UntrustedReport, locale: Locale): (readonly [key: TextKey, value: string])[] {
  const { seconds, starts, firmware, internalFirmware } = report;
  const rows: readonly (readonly [TextKey, string | undefined])[] = [
    ['card.runningTime', seconds === undefined ? undefined : runningTime(seconds, locale)],
    ['card.starts', starts === undefined ? undefined : formatNumber(starts, locale)],
    ['card.firmware', firmware && plainText(firmware)],
    ['card.internalFirmware', internalFirmware && plainText(internalFirmware)],
  ];
  return rows.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));
}

/** An error code's known meaning. */
export const meaningWords = (code: FileText, t: TFunction): string => t(`card.error.${meaningOf(code)}`);

/** Date and shots of an error: 'May 23, 2024 at 10:06 PM, at 12,799 shots'; undefined without a date. */
export function momentOf(
  kind: Untrusted<ErrorKind>,
  date: string | undefined,
  t: TFunction,
  locale: Locale,
): string | undefined {
  if (date === undefined) return undefined;
  const shots = kind.log.find((entry) => entry.date === date)?.shots;
  const moment = formatDateTime(date, locale);
  return shots === undefined ? moment : t('card.errorMoment', { moment, shots: formatNumber(shots, locale) });
}

/** One kind of error as a line: 'E70 × 4; first …; last …'. */
export function errorLine(kind: Untrusted<ErrorKind>, t: TFunction, locale: Locale): string {
  const { code, count, first, last } = kind;
  const moment = (date: string | undefined) => momentOf(kind, date, t, locale) ?? '–';
  return t('card.errorLine', {
    code: plainText(code, 20),
    count: count === undefined ? '?' : formatNumber(count, locale),
    first: moment(first),
    last: moment(last),
  });
}

/** One sentence for each contradiction or gap, most serious first. */
export function remarkSentences(report: UntrustedReport, { model }: ExtractionResult, t: TFunction, locale: Locale) {
  return remarksOn(report, model).map((remark) => ({
    isQuiet: remark.about === 'line-breaks' || remark.about === 'serial-masked' || remark.about === 'serial-missing',
    sentence: remarkSentence(remark, t, locale),
  }));
}

function remarkSentence(remark: Remark, t: TFunction, locale: Locale): string {
  const number = (value: number) => formatNumber(value, locale);
  switch (remark.about) {
    case 'error-after-total': {
      const { code, at, shots } = remark;
      return t('card.remark.error-after-total', { code: plainText(code, 20), at: number(at), shots: number(shots) });
    }
    case 'repeated':
      return t('card.remark.repeated', { names: remark.names.join(t('list.separator')) });
    case 'starts-above-seconds':
      return t('card.remark.starts-above-seconds', {
        starts: number(remark.starts),
        seconds: number(remark.seconds),
      });
    case 'offset':
      return t(remark.isTakenOff ? 'card.remark.offset-taken' : 'card.remark.offset', { offset: number(RP_OFFSET) });
    case 'serial-masked':
    case 'serial-missing':
    case 'line-breaks':
      return t(`card.remark.${remark.about}`);
  }
}
