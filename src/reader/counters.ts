import { FieldId } from '../../assembly/schema';
import { MAX_SHUTTER_COUNT } from '../config/constants';
import { CANDIDATES, COUNTERS, type CounterField, type CounterRow } from './fieldTable';
import type { Fields } from './fields';
import type { Counter, UnconfirmedNumber } from './result';
import { isValidCount } from './rules/proposal';

/** The counter of `row`; undefined if its number can't be read. Call this only for a field that the file has. */
export function readCounter(row: CounterField, fields: Fields): Counter | undefined {
  const value = row.read ? row.read(fields) : fields.number(row.id);
  if (value === undefined || !Number.isInteger(value)) return undefined;
  const kind = row.totalOn?.test(fields.text(FieldId.Model) ?? '') ? 'total' : row.kind;
  return { ...fields.place(row.id, row.name, kind), value };
}

/** The file's counters. Leaves out a 0 that means 'not kept', and Nikon's 'not available'. */
export function readCounters(fields: Fields): Counter[] {
  const counters: Counter[] = [];
  for (const row of COUNTERS) {
    const counter = fields.has(row.id) ? readCounter(row, fields) : undefined;
    if (counter && holdsSomething(counter.value, row)) counters.push(counter);
  }
  return counters;
}

function holdsSomething(value: number, { takesZero = false }: CounterRow): boolean {
  if (value === 0) return takesZero;
  return value > 0 && value !== NIKON_NOT_AVAILABLE;
}

/** The first `inClear` counter above the largest accepted count. */
export const outOfRange = (fields: Fields): Counter | undefined =>
  COUNTERS.filter(({ id, inClear }) => inClear && fields.has(id))
    .map((row) => readCounter(row, fields))
    .find((counter) => counter && counter.value > MAX_SHUTTER_COUNT && counter.value !== NIKON_NOT_AVAILABLE);

/** Nikon 0x00A7: 'not available' */
const NIKON_NOT_AVAILABLE = 4_294_965_247;

/** The file's numbers from 1 to 1,000,000 that may be counters. */
export function readCandidates(fields: Fields): UnconfirmedNumber[] {
  return CANDIDATES.flatMap(({ id, name }) => {
    const value = fields.number(id);
    if (value === undefined || !isValidCount(value)) return [];
    const { kind: _kind, ...place } = fields.place(id, name);
    return [{ ...place, value }];
  });
}
