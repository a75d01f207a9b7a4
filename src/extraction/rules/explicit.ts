/** Explicit counters: the camera's own shutter, actuation or picture counts. */
import { readCounter } from '../counters';
import { COUNTERS, type CounterField } from '../fieldTable';
import type { CountLimit } from '../result';
import type { Candidate, Evidence } from './candidate';

/** The file's explicit counters, the most reliable first. */
export function explicitCounts(evidence: Evidence): readonly Candidate[] {
  return EXPLICIT.filter(({ id }) => evidence.fields.has(id)).flatMap((row) => {
    const counter = readCounter(row, evidence.fields);
    if (!counter) return [];
    const { value, ...place } = counter;
    const otherValue = row.contradictedBy?.(evidence.fields, value);
    const limits = limitsOf(row, value, evidence);
    if (otherValue !== undefined) limits.push('contradicted');
    const wraps = limits.some((limit) => limit === 'wraps' || limit === 'may-restart');
    const grade = limits.some((limit) => !INFORMATION.has(limit)) ? 'approximate' : 'exact';
    const wrapsAt = wraps && row.wrapsAt !== undefined ? { wrapsAt: row.wrapsAt } : {};
    const other = otherValue !== undefined && { otherValue };
    return [{ value, source: { ...place, grade, limits, ...wrapsAt, ...other } as const }];
  });
}

const EXPLICIT = COUNTERS.filter(({ use }) => use === 'count');

/** Limits that a buyer should know about but that don't make the count less exact. */
const INFORMATION: ReadonlySet<CountLimit> = new Set(['two-per-photo', 'dates-are-key']);

/**
 * Bodies seen to count one or two per photo, depending on how it was taken rather than on the model. One A57 counts one
 * for each of 25 photos, another two for each; a D5300 counts two for 147 of 153; a D90 does it too, and so do the A55
 * and the first NEX in live view. Other models may do it without our having seen it.
 */
const ONE_OR_TWO_PER_PHOTO = /^(SLT-A57|SLT-A55V?|NEX-(3|5|C3|VG10E?)|NIKON D5300|NIKON D90)$/;

function limitsOf({ limits = [] }: CounterField, value: number, { model, fields }: Evidence): CountLimit[] {
  const found = limits.map((limit) => (typeof limit === 'string' ? limit : limit({ value, model, fields })));
  if (ONE_OR_TWO_PER_PHOTO.test(model)) found.push('two-per-photo');
  return found.filter((limit) => limit !== undefined);
}
