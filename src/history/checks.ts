/** What does not add up in a history. A finding is a remark, not a verdict: most have harmless causes. */

import { timeOf } from './reading';
import type { Body, Line, Point, Rollover } from './lines';

/** Clocks are changed for time zones and daylight saving, so two dates this close may be in the wrong order. */
const CLOCK_TOLERANCE_MS = 26 * 3_600_000;
/** No shutter sustains a higher average between two photos. Bursts are faster, but short. */
const MAX_SUSTAINED_SHOTS_PER_SECOND = 1;

/** Two neighboring points on a line, and how often the line has such a pair. */
export interface Pair {
  readonly before: Point;
  readonly after: Point;
  readonly times: number;
}

export type Finding =
  /** the count falls while the date rises */
  | ({ readonly kind: 'falls'; readonly line: Line } & Pair)
  /** more shots than the time allows */
  | ({ readonly kind: 'jump'; readonly line: Line } & Pair)
  /** dates in the future */
  | { readonly kind: 'future'; readonly date: string; readonly times: number }
  /** a rollover that was compensated for */
  | ({ readonly kind: 'rolled-over' } & Rollover)
  /** no serial number: the photos may come from several bodies */
  | { readonly kind: 'no-serial' }
  /** photos from a clock that was never set, if the count falls or jumps at them */
  | { readonly kind: 'unset-clock'; readonly times: number }
  /** some points are from a history that was opened */
  | { readonly kind: 'saved'; readonly times: number };

/** Bodies of one model: what is offered as one camera may be several. */
export interface SeveralBodies {
  readonly bodies: readonly Body[];
}

/**
 * What to say about a body. `now`: the current time as a camera's clock would write it. Photos without a serial number
 * may come from several bodies, so nothing is held against them.
 */
export function findingsOf(body: Body, now: string): Finding[] {
  const { lines, serial } = body;
  const saved = Math.max(...lines.map(({ points }) => points.filter((point) => point.saved).length));
  const remarks: Finding[] = [
    ...lines.flatMap(({ rollovers }) => rollovers.map((rollover) => ({ kind: 'rolled-over', ...rollover }) as const)),
    ...(saved > 0 ? [{ kind: 'saved', times: saved } as const] : []),
  ];
  if (serial === undefined) return [{ kind: 'no-serial' }, ...remarks];
  return [
    ...lines.flatMap((line) => (isKnownToRestart(line) ? [] : asFinding('falls', line, findFalls(datedOf(line))))),
    ...lines.flatMap((line) => asFinding('jump', line, findJumps(datedOf(line)))),
    ...findFuture(body, now),
    ...findUnsetClock(body),
    ...remarks,
  ];
}

/** The models with several bodies, each with a different serial number. */
export function findSeveralBodies(bodies: readonly Body[]): SeveralBodies[] {
  const byModel = new Map<string, Body[]>();
  for (const body of bodies) {
    if (body.serial === undefined || body.model === undefined) continue;
    const model = body.model.trim().toLowerCase();
    byModel.set(model, [...(byModel.get(model) ?? []), body]);
  }
  return [...byModel.values()].filter((same) => same.length > 1).map((same) => ({ bodies: same }));
}

interface Found {
  readonly first?: Omit<Pair, 'times'>;
  readonly times: number;
}

const asFinding = (kind: 'falls' | 'jump', line: Line, { first, times }: Found): Finding[] =>
  first ? [{ kind, line, ...first, times }] : [];

const isKnownToRestart = ({ limits }: Line) =>
  limits.some((limit) => limit === 'wraps' || limit === 'may-restart' || limit === 'firmware-reset');

/** The points whose dates say when they were taken: those from a clock that was set. */
export const datedOf = ({ points }: Pick<Line, 'points'>): readonly Point[] =>
  points.filter(({ unsetClock }) => !unsetClock);

/**
 * The points whose dates put them in order. That is all of them, unless the count falls or jumps at a clock that was
 * never set; then it is those from a clock that was set. A photo that was really taken on 1 January fits, so it stays.
 * Where a counter is known to restart, a fall is no sign of the clock, and hiding it would hide the restart.
 */
export function inOrder(line: Line): readonly Point[] {
  const dated = datedOf(line);
  if (dated.length === 0 || isKnownToRestart(line)) return line.points;
  return oddities(line.points) > oddities(dated) ? dated : line.points;
}

const oddities = (points: readonly Point[]) => findFalls(points).times + findJumps(points).times;

/**
 * Where the count falls although the dates are further apart than clocks can be off. After a fall the line starts over.
 */
export function findFalls(points: readonly Point[]): Found {
  let first: Found['first'];
  let times = 0;
  /** highest point that is older than the tolerance, since the last fall */
  let peak: Point | undefined;
  let next = 0;
  points.forEach((point, index) => {
    for (; next < index && points[next]!.time < point.time - CLOCK_TOLERANCE_MS; next += 1) {
      const old = points[next]!;
      if (!peak || old.low > peak.low) peak = old;
    }
    if (!peak || point.high >= peak.low) return;
    first ??= { before: peak, after: point };
    times += 1;
    peak = undefined;
    next = index;
  });
  return { ...(first && { first }), times };
}

function findJumps(points: readonly Point[]): Found {
  let first: Found['first'];
  let times = 0;
  points.forEach((after, index) => {
    const before = points[index - 1];
    if (!before) return;
    const seconds = (after.time - before.time + CLOCK_TOLERANCE_MS) / 1000;
    if (after.low - before.high <= seconds * MAX_SUSTAINED_SHOTS_PER_SECOND) return;
    first ??= { before, after };
    times += 1;
  });
  return { ...(first && { first }), times };
}

function findFuture({ lines }: Body, now: string): Finding[] {
  const latest = timeOf(now) + CLOCK_TOLERANCE_MS;
  // A set, because a body's lines come from the same photos.
  const ahead = new Set(
    lines.flatMap(({ points }) => points.filter(({ time }) => time > latest).map(({ date }) => date)),
  );
  const date = [...ahead].sort().at(-1);
  return date === undefined ? [] : [{ kind: 'future', date, times: ahead.size }];
}

/** The photos from such a clock that nothing is compared with; said, so that nobody takes their silence for order. */
function findUnsetClock({ lines }: Body): Finding[] {
  const dates = new Set(
    lines
      .filter((line) => !isKnownToRestart(line) && oddities(line.points) > oddities(datedOf(line)))
      .flatMap(({ points }) => points.filter(({ unsetClock }) => unsetClock).map(({ date }) => date)),
  );
  return dates.size === 0 ? [] : [{ kind: 'unset-clock', times: dates.size }];
}
