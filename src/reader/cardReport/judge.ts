/** Turns a card report into a result with the report's count, and lists remarks on the report. */
import { type FileText, rawText } from '../../config/fileText';
import { isValidCount } from '../rules/proposal';
import type { Counter, ExtractionResult, ShutterSource } from '../result';
import type { UntrustedReport, ReportFault } from './report';

/**
 * The EOS RP adds this number to its mechanical counter. Source: Magic Lantern, which subtracts it; seen on one body.
 */
export const RP_OFFSET = 1_086_947_309;

const EXACT_MODEL = 'Canon EOS R6';
const OFFSET_MODEL = 'Canon EOS RP';

type ReportResult = Omit<ExtractionResult, 'bytesRead' | 'reads'>;

/** Facts that a reader should know besides the numbers. Each has a sentence in the language files. */
export type Remark =
  /** an error was logged at a number of shots above the report's total */
  | { readonly about: 'error-after-total'; readonly code: FileText; readonly at: number; readonly shots: number }
  /** the report repeats an element that all known reports have once */
  | { readonly about: 'repeated'; readonly names: readonly string[] }
  /** the report has more starts than seconds of running time */
  | { readonly about: 'starts-above-seconds'; readonly starts: number; readonly seconds: number }
  /**
   * TotalShutter includes an EOS RP's offset; `isTakenOff`: the result subtracts the offset, because the model is known
   * to be an EOS RP
   */
  | { readonly about: 'offset'; readonly isTakenOff: boolean }
  | { readonly about: 'serial-masked' | 'serial-missing' }
  | { readonly about: 'line-breaks' };

export type ErrorMeaning = 'lens' | 'card' | 'mechanism' | 'unpublished';

/**
 * Sources: Canon's support pages for E01 and E02; owners' collections for E20. Canon publishes nothing on other codes.
 */
const MEANINGS: ReadonlyMap<string, ErrorMeaning> = new Map([
  ['E01', 'lens'],
  ['E02', 'card'],
  ['E20', 'mechanism'],
]);

/** 'E01' → 'lens' */
export const meaningOf = (code: FileText): ErrorMeaning => MEANINGS.get(rawText(code)) ?? 'unpublished';

/**
 * The result of a report, in the shape of a photo's result. The report names no camera, so `model` ('Canon EOS R6')
 * comes from the visitor or from a photo with the same serial number.
 */
export function resultOfReport(report: UntrustedReport, model?: FileText): ReportResult {
  const value = actuationsOf(report, model);
  const other = report.otherActuations;
  const source: ShutterSource = {
    field: 'TotalShutter',
    tag: 'CAM_INFO/TotalShutter',
    kind: 'mechanical',
    from: 'card-report',
    grade: model === EXACT_MODEL && other === undefined ? 'exact' : 'approximate',
    limits: [
      ...(model === EXACT_MODEL ? [] : (['card-report'] as const)),
      ...(other === undefined ? [] : (['contradicted'] as const)),
    ],
    ...(other !== undefined && { otherValue: other }),
  };
  const isCounted = value !== undefined && isValidCount(value);
  return {
    container: 'CAM_INFO',
    ...(model !== undefined && { make: 'Canon', model }),
    ...(report.serial !== undefined && { serialNumber: report.serial }),
    ...(report.firmware !== undefined && { software: report.firmware }),
    ...(isCounted
      ? { shutterCount: value, shutterSource: source }
      : { reason: isOffset(report) ? ('unknown-model' as const) : ('damaged' as const) }),
    counters: [
      ...counter('TotalShutter', 'mechanical', value),
      ...counter('TotalShoot', 'total', report.shots),
      ...counter('TotalMirror', 'number', report.mirror),
    ],
    hasGps: false,
  };
}

/** True for a number that makes sense only if it includes an EOS RP's offset. */
const isOffset = ({ actuations = 0 }: UntrustedReport): boolean => isValidCount(actuations - RP_OFFSET);

function actuationsOf(report: UntrustedReport, model: FileText | undefined): number | undefined {
  return isOffset(report) && model === OFFSET_MODEL ? report.actuations! - RP_OFFSET : report.actuations;
}

function counter(field: string, kind: Counter['kind'], value: number | undefined): Counter[] {
  return value === undefined ? [] : [{ field, tag: `CAM_INFO/${field}`, value, kind }];
}

const FAULTS: Readonly<Record<ReportFault, string>> = {
  'too-large': 'This card report is too large. A camera writes a few kilobytes.',
  cut: 'This card report is cut off: its end is missing.',
  damaged: 'This card report is damaged.',
  doctype: 'This card report has a document type declaration. No camera writes one.',
  'no-counters': 'This card report has no shutter counters in it.',
};

/** The result of a file that looks like a report but cannot be read as one. */
export function resultOfFault(fault: ReportFault): ReportResult {
  const error = { code: `report-${fault}` as const, message: FAULTS[fault] };
  return { container: 'CAM_INFO', error, counters: [], hasGps: false };
}

/** The remarks on a report, the most serious first. */
export function remarksOn(report: UntrustedReport, model?: FileText): Remark[] {
  const { shots, starts, seconds, errors, repeated, serialState, hasLineBreaks } = report;
  const latest = errors
    .flatMap(({ code, log }) => log.map((entry) => ({ code, at: entry.shots ?? 0 })))
    .reduce((a, b) => (b.at > a.at ? b : a), { code: '', at: 0 });
  return [
    ...(shots !== undefined && latest.at > shots ? [{ about: 'error-after-total' as const, ...latest, shots }] : []),
    ...(repeated.length > 0 ? [{ about: 'repeated' as const, names: repeated }] : []),
    ...(starts !== undefined && seconds !== undefined && starts > seconds
      ? [{ about: 'starts-above-seconds' as const, starts, seconds }]
      : []),
    ...(isOffset(report) ? [{ about: 'offset' as const, isTakenOff: model === OFFSET_MODEL }] : []),
    ...(serialState === 'given' ? [] : [{ about: `serial-${serialState}` as const }]),
    ...(hasLineBreaks ? [{ about: 'line-breaks' as const }] : []),
  ];
}
