/** Explicit counters: the camera's own shutter, release or picture counts. */
import { FieldId } from '../../../assembly/schema';
import { EXPLICIT_COUNTERS, type CounterRow, readCounter } from '../counters';
import type { CountLimit } from '../result';
import type { Candidate, Evidence } from './candidate';

/** The counters that the file has, the most telling first. */
export function explicitCounts(evidence: Evidence): readonly Candidate[] {
  return EXPLICIT_COUNTERS.filter(({ id }) => evidence.fields.has(id)).flatMap((row) => {
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

/** Limits that a buyer should know but that make the count no less exact. */
const INFORMATION: ReadonlySet<CountLimit> = new Set(['two-per-photo']);

/** A7R: known to start again after 65,535. */
const SONY_WRAPPING = /^ILCE-7R$/;
/** A99: seen beyond 65,535. */
const SONY_NOT_WRAPPING = /^SLT-A99V?$/;
/**
 * Counted by one or by two for a photo, by how it was taken; it is no matter of the model. One A57 rises by one at each
 * of 25 photos and another by two at each; a D5300 rises by two at 147 of 153; a D90 and live view on the A55 and the
 * first NEX do as well. Other models may, unseen.
 */
const ONE_OR_TWO_PER_PHOTO = /^(SLT-A57|SLT-A55V?|NEX-(3|5|C3|VG10E?)|NIKON D5300|NIKON D90)$/;
/** GR III family: the place is that of Pentax bodies, but we saw no file of one. */
const RICOH_GR = /^RICOH GR/;
/** EOS R6: the place is that of the R5, but we saw no file of one. */
const CANON_R6 = /\bEOS R6$/i;

function limitsOf(row: CounterRow, value: number, { model, fields }: Evidence): CountLimit[] {
  const limits: CountLimit[] = [...(row.limits ?? [])];
  const isSony9050 = row.id >= FieldId.SonyCountA && row.id <= FieldId.SonyCountD;
  if (row.id === FieldId.SonyCountA) {
    if (SONY_WRAPPING.test(model)) limits.splice(0, 1, 'wraps');
    else if (SONY_NOT_WRAPPING.test(model) || value > (row.wrapsAt ?? 0)) limits.splice(0, 1);
  }
  if (isSony9050 && !fields.has(FieldId.SonyGate)) limits.push('unproven-layout');
  if (row.id === FieldId.PentaxCount && RICOH_GR.test(model)) limits.push('published-place');
  if (row.id === FieldId.CanonCountR5 && CANON_R6.test(model)) limits.push('published-place');
  if (ONE_OR_TWO_PER_PHOTO.test(model)) limits.push('two-per-photo');
  return limits;
}
