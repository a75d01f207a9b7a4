import { countsOneOrTwo } from '../../config/oneOrTwoPerPhoto';
import { readCounter } from '../counters';
import { COUNTERS, type CounterField } from '../fieldTable';
import type { CountLimit } from '../result';
import type { Proposal, PhotoData } from './proposal';

/** The file's explicit counters (the camera's own shutter, actuation or picture counts), the most reliable first. */
export function explicitCounts(photo: PhotoData): readonly Proposal[] {
  return EXPLICIT.filter(({ id }) => photo.fields.has(id)).flatMap((row) => {
    const counter = readCounter(row, photo.fields);
    if (!counter) return [];
    const { value, ...place } = counter;
    const otherValue = row.contradictedBy?.(photo.fields, value);
    const limits = limitsOf(row, value, photo);
    if (otherValue !== undefined) limits.push('contradicted');
    const wraps = limits.some((limit) => limit === 'wraps' || limit === 'may-restart');
    const grade = limits.some((limit) => !INFORMATION.has(limit)) ? 'approximate' : 'exact';
    const wrapsAt = wraps && row.wrapsAt !== undefined ? { wrapsAt: row.wrapsAt } : {};
    const other = otherValue !== undefined && { otherValue };
    return [{ value, source: { ...place, grade, limits, ...wrapsAt, ...other } as const }];
  });
}

const EXPLICIT = COUNTERS.filter(({ use }) => use === 'count');

/** Limits that a buyer should know but that don't make the count less exact. */
const INFORMATION: ReadonlySet<CountLimit> = new Set(['two-per-photo', 'dates-are-key']);

function limitsOf({ limits = [] }: CounterField, value: number, { model, fields }: PhotoData): CountLimit[] {
  const found = limits.map((limit) => (typeof limit === 'string' ? limit : limit({ value, model, fields })));
  if (countsOneOrTwo(model)) found.push('two-per-photo');
  return found.filter((limit) => limit !== undefined);
}
