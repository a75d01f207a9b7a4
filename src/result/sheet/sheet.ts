/** The report for the visitor to keep: the same facts as text, as JSON and on paper. */

import type { TFunction } from 'i18next';
import type { RatedLife } from '../../catalogue/ratedLife';
import type { CardReport } from '../../cardReport/report';
import type { ExtractionResult } from '../../extraction/result';
import { formatDateTime, formatNumber } from '../../i18n/format';
import type { Locale } from '../../i18n/locales';
import type { TextKey } from '../../i18n/translator';
import { allShuttersBeside, countText, hasCount, mechanicalBeside, shownGrade, rangeText } from '../outcome';
import { counterRows, errorLine, figureRows, remarkSentences } from '../card/cardWords';
import { cameraName, plainText } from '../plainText';
import { formatFileSize, presentSerial } from '../present';
import { assessWear } from '../../wear/wear';
import { candidateSentences, reasonSentence, sourceSentences } from '../countSentences';
import { basisWords, wearWords } from '../wear/wearWords';

/** What was read, from which file, and when. */
export interface ReportFacts {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
  /** `YYYY-MM-DDTHH:MM:SS`, the visitor's local time */
  readonly made: string;
  readonly result: ExtractionResult;
  /** the fields of a card report */
  readonly report?: CardReport | undefined;
  readonly rated: RatedLife | undefined;
}

export interface ReportRow {
  /** key of the label */
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** The facts as rows of label and value, in the visitor's language. */
export function reportRows(facts: ReportFacts, t: TFunction, locale: Locale): ReportRow[] {
  const { result, report } = facts;
  const { shutterSource: source } = result;
  const isCount = hasCount(result) && source !== undefined;
  const [origin, ...limits] = isCount ? sourceSentences(source, t, locale) : [];
  const mechanical = mechanicalBeside(result);
  const allShutters = allShuttersBeside(result);
  const serial = presentSerial(result.serialNumber ?? '');
  const wear = assessWear(result, facts.rated);
  const words = wear && wearWords(wear, t, locale);

  const rows: readonly (readonly [key: TextKey, value: string | false | undefined])[] = [
    ['report.camera', cameraName(result.make, result.model) || t('modelCard.unknown')],
    [serial.label, serial.value],
    ['report.count', countText(result, t, locale)],
    ['kind.mechanical', mechanical && rangeText(mechanical, t, locale)],
    ['report.allShutters', allShutters && rangeText(allShutters, t, locale)],
    ['report.replaced', source?.replaced !== undefined && formatNumber(source.replaced, locale)],
    ...(report ? reportCounts(result, locale) : []),
    ['report.grade', t(`grade.${shownGrade(result)}`)],
    ['report.source', origin ?? reasonSentence(result, t)],
    ['report.limits', limits.join(' ')],
    ['report.candidate', candidateSentences(result, t, locale).join(' ')],
    [source?.from === 'cable' ? 'report.property' : 'report.place', isCount && placeInFile(source.tag, source.offset)],
    ['report.wear', wear && words && `${words.band}. ${words.sentence} (${basisWords(wear, t, locale)})`],
    ...(report ? cardRows(report, result, t, locale) : []),
    ['report.taken', result.dateTime && formatDateTime(result.dateTime, locale)],
    ['report.file', plainText(facts.name)],
    ['report.size', `${formatFileSize(facts.size, locale)} (${formatFileSize(facts.size, locale, 'byte')})`],
    ['report.sha256', facts.sha256],
    ['report.made', formatDateTime(facts.made, locale)],
  ];
  return rows.flatMap(([key, value]) => (value ? [{ key, label: t(key), value }] : []));
}

const reportCounts = (result: ExtractionResult, locale: Locale) =>
  counterRows(result).map(([key, value]) => [key, formatNumber(value, locale)] as const);

/** What a card report says besides its counters. */
function cardRows(report: CardReport, result: ExtractionResult, t: TFunction, locale: Locale) {
  const remarks = remarkSentences(report, result, t, locale).map(({ sentence }) => sentence);
  return [
    ...figureRows(report, locale),
    ['card.errors', report.errors.map((kind) => errorLine(kind, t, locale)).join('\n') || t('card.noErrors')],
    ['card.unknown', report.unknown.map(({ path, text }) => `${plainText(path)}: ${plainText(text)}`).join('\n')],
    ['card.proof', [...remarks, t('card.proofText')].join('\n')],
  ] as const;
}

/** 'MakerNote/0x00A7', 1234 → 'MakerNote/0x00A7, 0x4D2' */
function placeInFile(tag: string, offset: number | undefined): string {
  return offset === undefined ? plainText(tag) : `${plainText(tag)}, 0x${offset.toString(16).toUpperCase()}`;
}

/** What the report is based on, and what it does not say. */
export function reportFooter({ result }: ReportFacts, t: TFunction): string {
  return t(result.shutterSource?.from === 'cable' ? 'report.footerTold' : 'report.footer');
}

/** The report as plain text, one fact per line. */
export function reportText(facts: ReportFacts, t: TFunction, locale: Locale): string {
  const rows = reportRows(facts, t, locale).map(({ label, value }) => `${label}: ${value}`);
  return [t('report.title'), '', ...rows, '', reportFooter(facts, t), ''].join('\n');
}

/**
 * The report as JSON: the file, then every field by its name in the extraction. The serial number is there only once,
 * as in the result, where it may be masked.
 */
export function reportJson({ name, size, sha256, made, result, report }: ReportFacts): string {
  const { serial: _serial, ...cardReport } = report ?? {};
  const facts = { file: name, size, sha256, reportMade: made, ...result, ...(report && { cardReport }) };
  return `${JSON.stringify(facts, undefined, 2)}\n`;
}
