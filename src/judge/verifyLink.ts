/**
 * Writes a report as the part of an address after `#`, which browsers don't send. It never contains a serial number, a
 * position or the file's name, because everyone with the link can read it.
 */

import { rawText } from '../config/fileText';
import { isDate } from '../reader/date';
import { CLAIMED_GRADES, type Facts, type ReportClaim } from './claim';

/** Longest part after `#`. All our links are shorter. */
const MAX_HASH = 1000;
/** Longest camera name. All known names are shorter, so `linkOf` omits a longer text. */
const MAX_MODEL = 60;
const MAX_VERSION = 40;

export const SHA256 = /^[0-9a-f]{64}$/;

/**
 * The address of a report. The fingerprint comes last, so a link that lost its end can't pass for a report with fewer
 * facts.
 */
export function linkOf({ sha256, version, facts }: ReportClaim, page: string): string {
  const { model, count, grade, savedAgain, date } = facts;
  const parts = new URLSearchParams({ v: rawText(version) });
  if (model && model.length <= MAX_MODEL) parts.set('model', rawText(model));
  if (count !== undefined) parts.set('count', String(count));
  if (grade) parts.set('grade', grade);
  if (savedAgain) parts.set('saved', 'again');
  if (date) parts.set('date', date);
  parts.set('sha256', sha256);
  // A colon needs no escape here, and without escapes the QR code is smaller.
  return `${page}#${parts.toString().replaceAll('%3A', ':')}`;
}

/**
 * The report in the part of an address from `#` on; 'broken' if a part is missing; undefined if the text is no report.
 */
export function readLink(hash: string): ReportClaim | 'broken' | undefined {
  const parts = new URLSearchParams(hash.slice(1, MAX_HASH + 1));
  if (!parts.has('v') && !parts.has('sha256')) return undefined;
  const sha256 = parts.get('sha256') ?? '';
  const version = parts.get('v') ?? '';
  const facts = readFacts(parts);
  const isWhole = hash.length <= MAX_HASH && SHA256.test(sha256) && version !== '' && version.length <= MAX_VERSION;
  if (!isWhole || !facts) return 'broken';
  return { sha256, version, facts };
}

function readFacts(parts: URLSearchParams): Facts | undefined {
  const [model, count, given, date] = ['model', 'count', 'grade', 'date'].map((name) => parts.get(name) ?? undefined);
  const grade = CLAIMED_GRADES.find((known) => known === given);
  if (model !== undefined && (model === '' || model.length > MAX_MODEL)) return undefined;
  if (count !== undefined && !/^\d{1,9}$/.test(count)) return undefined;
  if ((count === undefined) !== (given === undefined) || grade !== given) return undefined;
  if (date !== undefined && !isDate(date)) return undefined;
  return {
    ...(model !== undefined && { model }),
    ...(count !== undefined && {
      count: Number(count),
      grade: grade!,
      ...(parts.get('saved') === 'again' && { savedAgain: true }),
    }),
    ...(date !== undefined && { date }),
  };
}
