/** Checks a history. Most findings have harmless causes, so a finding is no accusation. */

import { rawText } from '../config/fileText';
import { CLOCK_TOLERANCE_MS } from '../judge/clock';
import { findMaker } from '../cameras/exifMakers';
import { isMaskedSerial, maskSerial } from '../reader/serial';
import { mayHaveRestarted } from '../judge/wear';
import { fileNumberGap } from './fileNames';
import { timeOf } from './reading';
import type { Body, Line, Point, Rollover } from './lines';

/** No shutter sustains a higher average between two photos. Bursts are faster, but short. */
const MAX_SUSTAINED_SHOTS_PER_SECOND = 1;
/** The most rollovers of a line that are listed one by one. No shutter survives so many. */
const MAX_ROLLOVERS = 10;
/**
 * The most by which a Sony count may fall if the battery runs out before the body saves the count. The count of one
 * NEX-5 fell from 36,768 to 36,756 within half an hour, while its file numbers continued.
 */
const MAX_LOST = 50;

/** Two points that don't fit together, and the number of such pairs on the line. */
export interface Pair {
  readonly before: Point;
  readonly after: Point;
  readonly times: number;
}

/** Oddities that concern two points of a line. */
export type PairKind =
  /** the count falls while the date rises */
  | 'falls'
  /** the count falls, but counters of this kind are known to start again */
  | 'restarted'
  /** the count falls a little, on a body that may lose its last counts when it loses power */
  | 'lost'
  /** the count rises by more shots than the time between the points allows */
  | 'jump';

export type Finding =
  | ({ readonly kind: PairKind; readonly line: Line } & Pair)
  | { readonly kind: 'future'; readonly date: string; readonly times: number }
  /** a rollover; the later counts have been corrected for it */
  | ({ readonly kind: 'rolled-over' } & Rollover)
  /** the number of further rollovers, which are not listed */
  | { readonly kind: 'rolled-over-more'; readonly times: number }
  /** the readings may come from several bodies, so they are not compared */
  | { readonly kind: 'no-serial' }
  /** the count falls or jumps at photos from a clock that was never set */
  | { readonly kind: 'unset-clock'; readonly times: number }
  /** some points are from an opened history */
  | { readonly kind: 'saved'; readonly times: number };

/** Several bodies of one model. A seller may offer photos of these bodies as photos of one camera. */
export interface SeveralBodies<Known extends Body = Body> {
  readonly bodies: readonly Known[];
}

type Oddities = Readonly<Record<PairKind, Found>>;

/** A line and the values that its findings and its figures need. */
export interface CheckedLine {
  readonly line: Line;
  /** the points with dates from a clock that was set */
  readonly dated: readonly Point[];
  /** the oddities among `dated` */
  readonly oddities: Oddities;
  /** the count falls or jumps at photos from a clock that was never set */
  readonly hasUnsetClock: boolean;
  /** the points whose dates are trusted enough to order them (see `checkLine`), and the oddities among them */
  readonly inOrder: readonly Point[];
  readonly odditiesInOrder: Oddities;
}

/**
 * Checks a line. A date such as 1 January may be from a clock that was never set, but may also be true. `inOrder`
 * leaves out points with such dates only if the count falls or jumps at them. If the counter is known to restart,
 * `inOrder` leaves out no points: a fall is then no sign of an unset clock, and leaving the point out would hide the
 * restart.
 */
export function checkLine(line: Line, { make = '' }: Pick<Body, 'make'>): CheckedLine {
  const { limits } = line;
  // A count that may be wrong can't contradict other counts, so it is used only if the line has no other counts.
  const sure = line.points.filter(({ doubts }) => doubts.length === 0);
  const points = sure.length > 0 ? sure : line.points;
  const restarts = mayHaveRestarted(limits);
  const mostLost = findMaker(make) === 'sony' ? MAX_LOST : 0;
  const dated = points.filter(({ unsetClock }) => !unsetClock);
  const oddities = odditiesIn(dated, restarts, mostLost);
  const all = dated.length === points.length ? oddities : odditiesIn(points, restarts, mostLost);
  const hasUnsetClock = !restarts && timesOf(all) > timesOf(oddities);
  const isDated = hasUnsetClock && dated.length > 0;
  return {
    line,
    dated,
    oddities,
    hasUnsetClock,
    inOrder: isDated ? dated : points,
    odditiesInOrder: isDated ? oddities : all,
  };
}

/**
 * The findings about a body. `now`: the current local time, `YYYY-MM-DDTHH:MM:SS`. Without a serial number, the photos
 * may be of several bodies, so their counts can't contradict each other.
 */
export function findingsOf({ lines, serial }: Body, checked: readonly CheckedLine[], now: string): Finding[] {
  const remarks = [...lines.flatMap(rolloversOf), ...findSaved(lines)];
  if (serial === undefined) {
    // A single reading can't be compared. The text below the camera's name already says that the serial number is
    // missing.
    const isMixed = lines.some(({ points }) => points.length > 1);
    return isMixed ? [{ kind: 'no-serial' }, ...remarks] : remarks;
  }
  return [
    ...PAIR_KINDS.flatMap((kind) => checked.flatMap(({ line, oddities }) => asFinding(kind, line, oddities[kind]))),
    ...findFuture(lines, now),
    ...findUnsetClock(checked),
    ...remarks,
  ];
}

/** The models with several bodies, each with a different serial number. */
export function findSeveralBodies<Known extends Body>(bodies: readonly Known[]): SeveralBodies<Known>[] {
  const byModel = new Map<string, Known[]>();
  for (const body of bodies) {
    if (body.serial === undefined || body.model === undefined) continue;
    const model = rawText(body.model).trim().toLowerCase();
    const same = byModel.get(model);
    if (same) same.push(body);
    else byModel.set(model, [body]);
  }
  return Array.from(byModel.values(), (same) => ({ bodies: distinct(same) })).filter((same) => same.bodies.length > 1);
}

/**
 * Drops a body with a masked serial number if a body that stays has a number with the same end, because both may be the
 * same body. In a history saved without serial numbers, only the last digits remain.
 */
function distinct<Known extends Body>(bodies: readonly Known[]): Known[] {
  const ends = new Set<string>();
  for (const { serial } of bodies) if (!isMaskedSerial(serial!)) ends.add(maskSerial(serial!));
  return bodies.filter(({ serial }) => {
    if (!isMaskedSerial(serial!)) return true;
    const end = rawText(serial!);
    const isNew = !ends.has(end);
    ends.add(end);
    return isNew;
  });
}

function rolloversOf({ rollovers }: Line): Finding[] {
  const times = rollovers.length - MAX_ROLLOVERS;
  return [
    ...rollovers.slice(0, MAX_ROLLOVERS).map((rollover) => ({ kind: 'rolled-over', ...rollover }) as const),
    ...(times > 0 ? [{ kind: 'rolled-over-more', times } as const] : []),
  ];
}

interface Found {
  readonly first?: Omit<Pair, 'times'>;
  readonly times: number;
}

const PAIR_KINDS: readonly PairKind[] = ['falls', 'jump', 'restarted', 'lost'];

const asFinding = (kind: PairKind, line: Line, { first, times }: Found): Finding[] =>
  first ? [{ kind, line, ...first, times }] : [];

/**
 * The oddities among points sorted by date. Ignores whether clocks were set. `restarts`: the counter is known to start
 * again. `mostLost`: the most counts that the body may lose when it loses power.
 */
const odditiesIn = (points: readonly Point[], restarts: boolean, mostLost: number): Oddities => ({
  ...findFalls(points, restarts, mostLost),
  jump: findJumps(points),
});

const timesOf = (oddities: Oddities) => PAIR_KINDS.reduce((times, kind) => times + oddities[kind].times, 0);

/**
 * Finds points whose count is lower than an earlier point's. The dates must be more than `CLOCK_TOLERANCE_MS` apart,
 * except for two neighbors whose count falls by at most `mostLost` while date and file number rise. After a fall,
 * earlier points are no longer compared.
 */
function findFalls(points: readonly Point[], restarts: boolean, mostLost: number): Omit<Oddities, 'jump'> {
  const found: Record<keyof Omit<Oddities, 'jump'>, Found> = { falls: NONE, restarted: NONE, lost: NONE };
  /**
   * The earlier point with the highest count. Ignores points before the last fall, and points that are at most
   * `CLOCK_TOLERANCE_MS` older than `after`.
   */
  let peak: Point | undefined;
  let next = 0;
  for (const [index, after] of points.entries()) {
    for (; next < index && points[next]!.time < after.time - CLOCK_TOLERANCE_MS; next += 1) {
      const old = points[next]!;
      if (!peak || old.low > peak.low) peak = old;
    }
    const neighbor = points[index - 1];
    const isLost = (before: Point) => fallOf(before, after) > 0 && fallOf(before, after) <= mostLost;
    const before = neighbor && isLost(neighbor) && isLater(neighbor, after) ? neighbor : peak;
    if (!before || fallOf(before, after) <= 0) continue;
    const hasGoneOn = isLost(before) && (fileNumberGap(before.name, after.name) ?? 0) >= 0;
    const kind = hasGoneOn ? 'lost' : restarts ? 'restarted' : 'falls';
    const { first = { before, after }, times } = found[kind];
    found[kind] = { first, times: times + 1 };
    peak = undefined;
    next = index;
  }
  return found;
}

const NONE: Found = { times: 0 };

const fallOf = (before: Point, after: Point) => before.low - after.high;

/** True if both the date and the file number of `after` are later. */
const isLater = (before: Point, after: Point) =>
  after.time > before.time && (fileNumberGap(before.name, after.name) ?? 0) > 0;

function findJumps(points: readonly Point[]): Found {
  let first: Found['first'];
  let times = 0;
  let before: Point | undefined;
  for (const after of points) {
    if (before && isJump(before, after)) {
      first ??= { before, after };
      times += 1;
    }
    before = after;
  }
  return { ...(first && { first }), times };
}

function isJump(before: Point, after: Point): boolean {
  const seconds = (after.time - before.time + CLOCK_TOLERANCE_MS) / 1000;
  return after.low - before.high > seconds * MAX_SUSTAINED_SHOTS_PER_SECOND;
}

function findFuture(lines: readonly Line[], now: string): Finding[] {
  const latest = timeOf(now) + CLOCK_TOLERANCE_MS;
  const dates = datesOf(lines, ({ time }) => time > latest);
  if (dates.size === 0) return [];
  let date = '';
  for (const other of dates) if (other > date) date = other;
  return [{ kind: 'future', date, times: dates.size }];
}

/**
 * Reports photos from a clock that was never set. The counts of these photos are not compared. Without this finding, a
 * line without other findings would look like proof that its counts rise.
 */
function findUnsetClock(checked: readonly CheckedLine[]): Finding[] {
  const unordered = checked.filter(({ hasUnsetClock }) => hasUnsetClock).map(({ line }) => line);
  const dates = datesOf(unordered, ({ unsetClock }) => unsetClock);
  return dates.size === 0 ? [] : [{ kind: 'unset-clock', times: dates.size }];
}

/**
 * The dates of the points that `isWanted` accepts. Each counts once, although a photo with two counters has a point in
 * two lines.
 */
function datesOf(lines: readonly Line[], isWanted: (point: Point) => boolean): Set<string> {
  const dates = new Set<string>();
  for (const { points } of lines) for (const point of points) if (isWanted(point)) dates.add(point.date);
  return dates;
}

function findSaved(lines: readonly Line[]): Finding[] {
  const times = Math.max(0, ...lines.map(({ points }) => points.filter(({ saved }) => saved).length));
  return times === 0 ? [] : [{ kind: 'saved', times }];
}
