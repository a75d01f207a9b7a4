/**
 * Derives a Fujifilm's count from the three properties that it reports over USB, because each limits the meaning of the
 * others.
 */
import { MAX_SHUTTER_COUNT } from '../config/constants';
import { u32 } from './bytes';
import type { CableEvidence, PropertyRule, CableAnswer } from './makers';
import type { FUJIFILM_PROPERTIES } from './operations';

interface FujifilmRule extends PropertyRule {
  readonly property: (typeof FUJIFILM_PROPERTIES)[number];
  /** requested only if the camera lists it */
  readonly isOptional?: true;
}

/*
 * Names: libgphoto2's ptp.h. Fujifilm's Camera Control SDK (GetShutterCount) gives three numbers with these meanings:
 * the count of the current shutter, the count of all shutters, and the number of shutter units that were exchanged. All
 * published recordings of 0xD155 contain 0, so the assignment of the counts after a replacement is inferred.
 */
const ALL_SHUTTERS: FujifilmRule = { property: 0xd310, field: 'TotalShotCount' };
const THIS_SHUTTER: FujifilmRule = { property: 0xd154, field: 'ShotCount' };
const REPLACEMENTS: FujifilmRule = { property: 0xd155, field: 'ShutterExchangeCount', isOptional: true };

/** In the order of the requests. */
export const FUJIFILM_RULES: readonly FujifilmRule[] = [ALL_SHUTTERS, THIS_SHUTTER, REPLACEMENTS];

const LAST_16_BIT = 65_535;
/** No body outlives this many shutters, so a larger number of replacements has another meaning. */
const MOST_REPLACEMENTS = 99;

/** The number as sent, and with its two 16-bit halves swapped. Most bodies send the halves swapped. */
const ORDERS = {
  plain: (raw: number) => raw,
  swapped: (raw: number) => (raw & LAST_16_BIT) * (LAST_16_BIT + 1) + (raw >>> 16),
} as const;

interface Halves {
  readonly value: number;
  /** absent if both orders give the same value */
  readonly order?: keyof typeof ORDERS;
  /** neither half is 0, so the value is above 65,535 */
  readonly isSplit: boolean;
}

/**
 * Reads the number in a property's bytes; undefined if they have no known form. If one half of the u32 is 0, the number
 * is the other half. A true multiple of 65,536 then looks very small, which the limit 'may-wrap' covers. If neither
 * half is 0, the order that gives a possible count decides. Two possible but different counts give undefined.
 */
function readHalves(bytes: Uint8Array): Halves | undefined {
  if (bytes.length !== 4) return undefined;
  const raw = u32(bytes);
  const isSplit = (raw & LAST_16_BIT) !== 0 && raw >>> 16 !== 0;
  const most = isSplit ? MAX_SHUTTER_COUNT : LAST_16_BIT;
  const [first, other] = (['plain', 'swapped'] as const)
    .map((order) => ({ order, value: ORDERS[order](raw) }))
    .filter(({ value }) => value <= most);
  if (!first || (other && other.value !== first.value)) return undefined;
  return { value: first.value, isSplit, ...(!other && { order: first.order }) };
}

/** The combined meaning of a Fujifilm's properties; undefined if it reported no count. */
export function fujifilmAnswer(evidence: readonly CableEvidence[]): CableAnswer | undefined {
  const read = new Map(evidence.map(({ rule, bytes }) => [rule, readHalves(bytes)]));
  const shown = [ALL_SHUTTERS, THIS_SHUTTER].find((rule) => read.has(rule));
  if (!shown) return undefined;
  const all = [...read.values()];
  // A body uses one order. If two orders occur, one of the numbers is not a count.
  const orders = new Set(all.flatMap((halves) => halves?.order ?? []));
  if (all.includes(undefined) || orders.size > 1) return 'not-understood';

  const total = read.get(ALL_SHUTTERS) ?? read.get(shown)!;
  const current = read.get(THIS_SHUTTER) ?? read.get(shown)!;
  const replaced = read.get(REPLACEMENTS)?.value ?? 0;
  const certainty = { grade: 'approximate', ...(!current.isSplit && { wrapsAt: LAST_16_BIT }) } as const;
  const limits = [...(current.isSplit ? [] : (['may-wrap'] as const)), ...(total.isSplit ? (['halves'] as const) : [])];
  if (replaced === 0 && total.value === current.value) {
    return current.value === 0
      ? 'zero'
      : { ...certainty, counts: [{ rule: shown, kind: 'total', value: current.value }], limits };
  }
  if (replaced === 0 || replaced > MOST_REPLACEMENTS || current.value === 0 || total.value <= current.value)
    return 'not-understood';
  return {
    ...certainty,
    counts: [
      { rule: THIS_SHUTTER, kind: 'shutter', value: current.value },
      { rule: ALL_SHUTTERS, kind: 'total', value: total.value },
    ],
    limits: ['taken-to-be', ...limits],
    replaced,
  };
}
