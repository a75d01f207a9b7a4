/** Reads a report from a visitor: JSON, a text with a link, or a fingerprint. Anyone may have written it. */

import * as v from 'valibot';
import { isDate } from '../reader/date';
import type { Grade } from '../reader/result';
import { type Claim, factsOf } from './claim';
import { readLink, SHA256 } from './verifyLink';

/** A report has a few kilobytes, or a few hundred if it is about a card report with many unknown elements. */
export const MAX_CLAIM_BYTES = 1024 * 1024;

export type ClaimProblem =
  /** larger than `MAX_CLAIM_BYTES` */
  | 'too-large'
  /** not a report, or a report with an invalid part */
  | 'foreign'
  /** a link with a missing part */
  | 'broken'
  /** a report about a camera on a cable, which can't be compared with a photo */
  | 'cable';

/** A text no longer than the core's longest text. */
const text = v.pipe(v.string(), v.maxLength(4096));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const matching = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));
const GRADES = ['exact', 'approximate', 'estimate', 'guess'] as const satisfies readonly Grade[];

const reportSchema = v.object({
  sha256: matching(SHA256),
  version: v.pipe(text, v.minLength(1)),
  model: v.exactOptional(text),
  shutterCount: v.exactOptional(count),
  shutterSource: v.exactOptional(v.object({ grade: v.picklist(GRADES), from: v.exactOptional(text) })),
  savedAgain: v.exactOptional(v.object({ is: text })),
  dateTime: v.exactOptional(
    v.pipe(
      v.string(),
      v.check((date: string) => isDate(date)),
    ),
  ),
  subSecond: v.exactOptional(matching(/^\d{1,9}$/)),
  serialNumber: v.exactOptional(text),
  counters: v.pipe(v.array(v.object({ field: text, tag: text, value: v.number() })), v.maxLength(100)),
});

/** The claim in a report's JSON. Never throws. */
export function readReport(json: string): Claim | ClaimProblem {
  if (json.length > MAX_CLAIM_BYTES) return 'too-large';
  let opened: unknown;
  try {
    opened = JSON.parse(json);
  } catch {
    return 'foreign';
  }
  const { success, output } = v.safeParse(reportSchema, opened, { abortEarly: true });
  if (!success) return 'foreign';
  if (output.shutterSource?.from === 'cable') return 'cable';
  const { sha256, version, ...stated } = output;
  return { sha256, version, facts: factsOf(stated) };
}

const LINK = /\/verify(#\S+)/;
const FINGERPRINT = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/gi;

/** The claim in a pasted text, which may have a link to a report, be JSON, or have one fingerprint. */
export function readPasted(pasted: string): Claim | ClaimProblem {
  if (pasted.length > MAX_CLAIM_BYTES) return 'too-large';
  if (pasted.trimStart().startsWith('{')) return readReport(pasted);
  const [, hash] = LINK.exec(pasted) ?? [];
  if (hash !== undefined) return readLink(hash) ?? 'broken';
  // Some programs print a fingerprint in groups of digits.
  const grouped = pasted.replaceAll(/[\s:-]/g, '');
  const found = SHA256.test(grouped.toLowerCase()) ? [grouped] : (pasted.match(FINGERPRINT) ?? []);
  const [sha256, ...others] = new Set(found.map((digits) => digits.toLowerCase()));
  return sha256 === undefined || others.length > 0 ? 'foreign' : { sha256 };
}
