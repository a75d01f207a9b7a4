/** Explicit counters: the camera's own shutter, actuation or picture counts. */
import { countsOneOrTwo } from '../../config/oneOrTwoPerPhoto';
import { readCounter } from '../counters';
import { COUNTERS, type CounterField } from '../fieldTable';
import type { CountLimit } from '../result';
import type { Proposal, Evidence } from './proposal';

/** The file's explicit counters, the most reliable first. */
export function explicitCounts(evidence: Evidence): readonly Proposal[] {
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

function limitsOf({ limits = [] }: CounterField, value: number, { model, fields }: Evidence): CountLimit[] {
  const found = limits.map((limit) => (typeof limit === 'string' ? limit : limit({ value, model, fields })));
  if (countsOneOrTwo(model)) found.push('two-per-photo');
  return found.filter((limit) => limit !== undefined);
}
