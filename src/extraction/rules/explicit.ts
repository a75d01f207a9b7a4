/** Explicit counters: the camera's own shutter, actuation or picture counts. */
import { readCounter } from '../counters';
import { COUNTERS, type CounterField } from '../fieldTable';
import type { CountLimit } from '../result';
import type { Candidate, Evidence } from './candidate';

/** The counters that the file has, the most telling first. */
export function explicitCounts(evidence: Evidence): readonly Candidate[] {
  return EXPLICIT.filter(({ id }) => evidence.fields.has(id)).flatMap((row) => {
    const counter = readCounter(row, evidence.fields);
    if (!counter) return [];
    const { value, ...place } = counter;
    const limits = limitsOf(row, value, evidence);
    const wraps = limits.some((limit) => limit === 'wraps' || limit === 'may-restart');
    const grade = limits.some((limit) => !INFORMATION.has(limit)) ? 'approximate' : 'exact';
    const wrapsAt = wraps && row.wrapsAt !== undefined ? { wrapsAt: row.wrapsAt } : {};
    return [{ value, source: { ...place, grade, limits, ...wrapsAt } as const }];
  });
}

const EXPLICIT = COUNTERS.filter(({ use }) => use === 'count');

/** Limits that a buyer should know but that make the count no less exact. */
const INFORMATION: ReadonlySet<CountLimit> = new Set(['two-per-photo']);

/**
 * Counted by one or by two for a photo, by how it was taken; it is no matter of the model. One A57 rises by one at each
 * of 25 photos and another by two at each; a D5300 rises by two at 147 of 153; a D90 and live view on the A55 and the
 * first NEX do as well. Other models may, unseen.
 */
const ONE_OR_TWO_PER_PHOTO = /^(SLT-A57|SLT-A55V?|NEX-(3|5|C3|VG10E?)|NIKON D5300|NIKON D90)$/;

function limitsOf({ limits = [] }: CounterField, value: number, { model, fields }: Evidence): CountLimit[] {
  const found = limits.map((limit) => (typeof limit === 'string' ? limit : limit({ value, model, fields })));
  if (ONE_OR_TWO_PER_PHOTO.test(model)) found.push('two-per-photo');
  return found.filter((limit) => limit !== undefined);
}
