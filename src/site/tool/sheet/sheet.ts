/** Writes a sheet: a report on a result for the visitor to keep, with the same facts as text, as JSON and on paper. */

import type { FileText } from '../../../config/fileText';
import { writeJsonText } from '../../../config/controlCharacters';
import type { TFunction } from 'i18next';
import { programVersion } from 'virtual:program-version';
import type { RatedLife } from '../../../cameras/ratedLife';
import type { UntrustedReport } from '../../../reader/cardReport/report';
import type { ExtractionResult } from '../../../reader/result';
import { paceOfPhoto } from '../../../judge/pace';
import { formatDate, formatDateTime, formatNumber } from '../../../i18n/format';
import { DEFAULT_LOCALE, type Locale } from '../../../config/locales';
import { site } from '../../../config/site';
import { localizePath } from '../../../i18n/paths';
import { rangeText } from '../../../i18n/rangeText';
import type { TextKey } from '../../../i18n/translator';
import {
  allShuttersBeside,
  isMechanicalInferred,
  mechanicalBeside,
  whySentence,
} from '../../../i18n/words/counterWords';
import { countText, gradeText, hasCount, isFromCable } from '../../../i18n/words/outcome';
import { counterRows, errorLine, cardFigureRows, remarkSentences } from '../../../i18n/words/cardWords';
import { madeMonth } from '../../../i18n/words/madeWords';
import { cameraName, plainText } from '../../../i18n/words/plainText';
import { formatDimensions, formatFileSize, presentSerial } from '../../../i18n/words/present';
import { evidenceRows } from '../../../i18n/words/evidenceWords';
import { type Facts, factsOf } from '../../../judge/claim';
import { linkOf } from '../../../judge/verifyLink';
import { yearPast } from '../../../judge/age';
import { serialStanding } from '../../../judge/serials';
import { assessWear } from '../../../judge/wear';
import { candidateSentences, sourceSentences } from '../../../i18n/words/countSentences';
import { asOf, basisWords, paceWords, wearWords } from '../../../i18n/words/wearWords';

/** A sheet's facts: the result, its file, and when the sheet was made. */
export interface SheetFacts {
  readonly name: FileText;
  readonly size: number;
  readonly sha256: string;
  /** when the sheet was made: `YYYY-MM-DDTHH:MM:SS`, the visitor's local time */
  readonly made: string;
  readonly result: ExtractionResult;
  /** the fields of a card report */
  readonly report?: UntrustedReport | undefined;
  readonly rated: RatedLife | undefined;
  /**
   * the day on which the visitor compared the photo with the camera, `YYYY-MM-DD`; undefined if the sheet should not
   * say so
   */
  readonly checkedOn?: string | undefined;
}

export interface SheetRow {
  /** key of the label */
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** The facts as rows of label and value. */
export function sheetRows(facts: SheetFacts, t: TFunction, locale: Locale): SheetRow[] {
  const { result, report } = facts;
  const { shutterSource: source, imageWidth, imageHeight } = result;
  const isCount = hasCount(result) && source !== undefined;
  const [origin, ...limits] = isCount ? sourceSentences(source, t, locale) : [];
  const mechanical = mechanicalBeside(result);
  const allShutters = allShuttersBeside(result);
  const serial = presentSerial(
    result.serialNumber ?? '',
    result.serialIsPrinted || report !== undefined || isFromCable(result),
  );
  const wear = assessWear(result, facts.rated);
  const words = wear && wearWords(wear, t, locale);
  const pace = paceOfPhoto(result);

  const rows: readonly (readonly [key: TextKey, value: string | false | undefined])[] = [
    ['sheet.camera', cameraName(result.make, result.model) || t('modelCard.unknown')],
    [serial.label, serial.value],
    ['made.label', madeMonth(result, t, locale)],
    ['sheet.count', countText(result, t, locale)],
    [
      isMechanicalInferred(result) ? 'kind.mechanicalTaken' : 'kind.mechanical',
      mechanical && rangeText(mechanical.low, mechanical.value, t, locale),
    ],
    ['sheet.allShutters', allShutters && rangeText(allShutters.low, allShutters.value, t, locale)],
    ['sheet.replaced', source?.replaced !== undefined && formatNumber(source.replaced, locale)],
    ...(report ? cardCounterRows(result, locale) : []),
    ['sheet.grade', gradeText(result, t)],
    ['sheet.source', origin ?? whySentence(result, t, locale)],
    ['sheet.limits', limits.join(' ')],
    ...(isCount ? evidenceRows(result, facts.made, t, locale) : []),
    ['sheet.candidate', candidateSentences(result, t, locale).join(' ')],
    [source?.from === 'cable' ? 'sheet.property' : 'sheet.place', isCount && placeInFile(source.tag, source.offset)],
    [
      'sheet.wear',
      wear &&
        words &&
        `${asOf(yearPast(result, facts.made), words.band, t)}. ${words.sentence} (${basisWords(wear, t, locale)})`,
    ],
    ['sheet.pace', pace && paceWords(pace, result, t, locale)],
    ...(report ? cardRows(report, result, t, locale) : []),
    ['sheet.taken', takenText(result, locale)],
    // A card report's own rows include the software.
    ['field.software', !report && result.software && plainText(result.software)],
    [
      'image.dimensions',
      imageWidth !== undefined && imageHeight !== undefined && formatDimensions(imageWidth, imageHeight),
    ],
    ['sheet.file', plainText(facts.name)],
    ['sheet.size', `${formatFileSize(facts.size, locale)} (${formatFileSize(facts.size, locale, 'byte')})`],
    ['sheet.sha256', facts.sha256],
    [
      'sheet.checked',
      facts.checkedOn &&
        t(`sheet.checkedBy.${serialStanding(result) === 'comparable' ? 'serial' : 'photo'}`, {
          date: formatDate(facts.checkedOn, locale),
        }),
    ],
    ['sheet.made', formatDateTime(facts.made, locale)],
    ['sheet.version', programVersion],
    ['sheet.verify', verifyLink(facts, locale)],
  ];
  return rows.flatMap(([key, value]) => (value ? [{ key, label: t(key), value }] : []));
}

/** 'May 1, 2024, 10:20 AM UTC+09:00', or without a zone */
const takenText = ({ dateTime, offsetTime }: ExtractionResult, locale: Locale): string | undefined =>
  dateTime && `${formatDateTime(dateTime, locale)}${offsetTime ? ` UTC${offsetTime}` : ''}`;

const cardCounterRows = (result: ExtractionResult, locale: Locale) =>
  counterRows(result).map(([key, value]) => [key, formatNumber(value, locale)] as const);

/** A card report's rows, except its counters. */
function cardRows(report: UntrustedReport, result: ExtractionResult, t: TFunction, locale: Locale) {
  const remarks = remarkSentences(report, result, t, locale).map(({ sentence }) => sentence);
  return [
    ...cardFigureRows(report, locale),
    ['card.errors', report.errors.map((kind) => errorLine(kind, t, locale)).join('\n') || t('card.noErrors')],
    ['card.unknown', report.unknown.map(({ path, text }) => `${plainText(path)}: ${plainText(text)}`).join('\n')],
    ['card.proof', [...remarks, t('card.proofText')].join('\n')],
  ] as const;
}

/** 'MakerNote/0x00A7', 1234 → 'MakerNote/0x00A7, 0x4D2' */
function placeInFile(tag: string, offset: number | undefined): string {
  return offset === undefined ? plainText(tag) : `${plainText(tag)}, 0x${offset.toString(16).toUpperCase()}`;
}

/** The link that checks the sheet. Undefined for a camera on a cable, because there is no photo to compare. */
export const verifyLink = ({ sha256, result }: SheetFacts, locale: Locale): string | undefined =>
  isFromCable(result) ? undefined : linkToCheck(sha256, factsOf(result), locale);

/** The link to the page that compares these facts with a file. */
export function linkToCheck(sha256: string, facts: Facts, locale: Locale): string {
  // The page may be on a copy of the site, such as a shop's.
  const { origin } = globalThis.location ?? site;
  return linkOf({ sha256, version: programVersion, facts }, origin + localizePath('/verify', locale));
}

/** What the sheet is based on, and what it can't prove. */
export function sheetFooter({ result }: SheetFacts, t: TFunction): string {
  return t(result.shutterSource?.from === 'cable' ? 'sheet.footerCable' : 'sheet.footer');
}

/** The sheet's origin: 'Shutter Count Checker, https://…' */
export const siteLine = `${site.name}, ${site.origin}`;

/** The sheet as plain text, one fact per line. */
export function sheetText(facts: SheetFacts, t: TFunction, locale: Locale): string {
  const rows = sheetRows(facts, t, locale).map(({ label, value }) => `${label}: ${value}`);
  return [t('sheet.title'), siteLine, '', ...rows, '', sheetFooter(facts, t), ''].join('\n');
}

/**
 * The sheet as JSON: the program that made it, the file, then each field under its name in the result. The serial
 * number occurs once, as in `result`, where it may be masked. The link has no language prefix, whatever the page's
 * language.
 */
export function sheetJson(facts: SheetFacts): string {
  const { name, size, sha256, made, result, report, checkedOn } = facts;
  const { serial: _serial, ...cardReport } = report ?? {};
  const { uncountedReason: _why, ...read } = result;
  const link = verifyLink(facts, DEFAULT_LOCALE);
  const pace = paceOfPhoto(result);
  const written = {
    site: site.origin,
    version: programVersion,
    ...(link !== undefined && { link }),
    file: name,
    size,
    sha256,
    reportMade: made,
    ...(checkedOn !== undefined && { checkedAtCamera: checkedOn }),
    ...read,
    ...(pace && { yearlyPace: pace }),
    ...(report && { cardReport }),
  };
  return `${writeJsonText(written, 2)}\n`;
}
