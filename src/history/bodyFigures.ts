/** Computes the figures of a line (a body's counts of one kind): number of shots, pace and wear. */

import { type CountLimit, mayBeWrong } from '../reader/result';
import { findRatedLife, type RatedLife } from '../cameras/ratedLife';
import { boundWear, judgeWear, mayHaveRestarted, type NoWear, type Wear } from '../judge/wear';
import type { CheckedLine } from './checks';
import { PAST_DAYS } from '../judge/age';
import { yearlyPace, type YearlyPace } from '../judge/pace';
import type { Body, Line, Point } from './lines';

export type Range = readonly [low: number, high: number];

export interface Figures {
  readonly points: number;
  /** the first point of `CheckedLine.inOrder`, or of all points if the body has no serial number */
  readonly first: Point;
  readonly latest: Point;
  /**
   * fewest and most shots between the first and the latest point; absent if the count falls between them, or if they
   * may be of several bodies
   */
  readonly shots?: Range;
  /**
   * lowest and highest pace in shots per month; requires three points over at least thirty days, with dates from a
   * clock that was set
   */
  readonly monthly?: Range;
  /**
   * The fewest shots that the body has made; only if the count fell for an unknown reason. The present shutter may have
   * made fewer, so there is no wear.
   */
  readonly madeAtLeast?: number;
  /** the lowest possible average pace up to the latest point, in shots per year; only if there is no `monthly` */
  readonly yearly?: YearlyPace;
  /**
   * The earliest and the latest year in which the body may reach its rated life at the `monthly` pace. Without `to`,
   * the latest year is unknown.
   */
  readonly lifeReached?: { readonly from: number; readonly to?: number };
  /**
   * The lowest and the highest count without a serial number. The readings may be of several bodies, so there is no
   * latest count and no wear.
   */
  readonly mixed?: Range;
  readonly wear?: Wear;
  /** why there is no wear; absent if the page shows no reason */
  readonly noWear?: NoWear;
  /** present if the counter may have started again, so that the counts may be too low */
  readonly restarting?: Pick<Line, 'limits' | 'wrapsAt'>;
  /** the latest point is so old that its wear says little about today */
  readonly isPast?: boolean;
}

const DAY_MS = 86_400_000;
const MONTH_MS = 30.44 * DAY_MS;
const YEAR_MS = 365.25 * DAY_MS;
const PAST_MS = PAST_DAYS * DAY_MS;
/** A pace requires this many points, over at least `PACE_MS`. */
const PACE_POINTS = 3;
const PACE_MS = 30 * DAY_MS;
/** A part of a line gives no pace if it covers less than this fraction of the line's time. */
const SHORTEST_PART = 0.25;
/** A forecast goes at most this many years beyond the latest point. */
const FORECAST_YEARS = 50;

const ratedLifeOf = ({ make = '', model = '' }: Body): RatedLife | undefined => findRatedLife(make, model);

/** The rated life in actuations to compare the counts with; undefined if it is a range or has no source. */
export function lifeOf(body: Body): number | undefined {
  const rated = ratedLifeOf(body);
  return rated?.basis === 'unsourced' || rated?.upTo ? undefined : rated?.actuations;
}

/** The figures of a line. `now`: the current local time, `YYYY-MM-DDTHH:MM:SS`. */
export function lineFigures(body: Body, checked: CheckedLine, now: string): Figures {
  const { line, dated, inOrder, odditiesInOrder } = checked;
  const hasOrder = body.serial !== undefined;
  const points = hasOrder ? inOrder : line.points;
  const first = points[0]!;
  const latest = points.at(-1)!;
  const hasFallen = hasOrder && odditiesInOrder.falls.times > 0;
  const hasRestarted = hasOrder && odditiesInOrder.restarted.times > 0;
  const figures = {
    points: line.points.length,
    first,
    latest,
    ...(mayHaveRestarted(line.limits) && { restarting: line }),
    ...(!latest.unsetClock && Date.parse(`${now}Z`) - latest.time >= PAST_MS && { isPast: true }),
  };
  // The points may be of several bodies, so they have no order.
  if (!hasOrder && points.length > 1) return { ...figures, mixed: boundsOf(points) };
  // After a reset, the difference of two counts is not the number of shots.
  if (hasFallen) return { ...figures, madeAtLeast: boundsOf(points)[1] };
  const judged = wearOf(body, checked, latest, hasRestarted);
  const wear = typeof judged === 'string' ? undefined : judged;
  const yearly = hasOrder && !hasRestarted ? yearlyOf(body, limitsAt(latest, line), latest) : undefined;
  const worn = { ...figures, ...(typeof judged === 'string' ? { noWear: judged } : wear && { wear }) };
  if (points.length < 2 || !hasOrder || hasRestarted || latest.high < first.low)
    return { ...worn, ...(yearly && { yearly }) };
  const shots = between(first, latest);
  // A number of shots requires only the order of the points, but a pace requires true dates.
  const monthly = paceOf(dated);
  const lifeReached = monthly && wear && forecast(dated.at(-1)!, wear, monthly, Number(now.slice(0, 4)));
  return {
    ...worn,
    shots,
    ...(monthly ? { monthly } : yearly && { yearly }),
    ...(lifeReached && { lifeReached }),
  };
}

/**
 * The limits that apply to this point. A limit that says that a number may be wrong applies only to points that have it
 * in `doubts`.
 */
const limitsAt = ({ doubts }: Point, { limits }: Line): readonly CountLimit[] =>
  limits.filter((limit) => !mayBeWrong([limit]) || doubts.includes(limit));

/** The lowest possible pace up to the latest point; undefined if the point's clock was never set. */
function yearlyOf(body: Body, limits: readonly CountLimit[], { low, date, unsetClock }: Point): YearlyPace | undefined {
  if (unsetClock) return undefined;
  return yearlyPace(body, { low, limits, date });
}

/** The lowest and the highest `low` of the points. Ignores `high`, because only `low` is certain. */
function boundsOf(points: readonly Point[]): Range {
  let [lowest, highest] = [Infinity, 0];
  for (const { low } of points) {
    lowest = Math.min(lowest, low);
    highest = Math.max(highest, low);
  }
  return [lowest, highest];
}

/** Fewest and most shots between two points. */
const between = (from: Point, to: Point): Range => [Math.max(0, to.low - from.high), Math.max(0, to.high - from.low)];

/** The slowest and the fastest pace in shots per month among those of the whole line and of its two halves. */
function paceOf(points: readonly Point[]): Range | undefined {
  const [first, latest] = [points[0], points.at(-1)];
  if (!first || !latest || points.length < PACE_POINTS) return undefined;
  const span = latest.time - first.time;
  if (span < PACE_MS) return undefined;
  const middle = first.time + span / 2;
  let half = first;
  for (const point of points) if (Math.abs(point.time - middle) < Math.abs(half.time - middle)) half = point;
  const parts = [
    [first, latest],
    [first, half],
    [half, latest],
  ] as const;
  const paces = parts
    .filter(([from, to]) => to.time - from.time >= span * SHORTEST_PART)
    .map(([from, to]) => between(from, to).map((shots) => (shots / (to.time - from.time)) * MONTH_MS));
  return [Math.min(...paces.map(([low]) => low!)), Math.max(...paces.map(([, high]) => high!))];
}

/**
 * The years in which the body reaches its rated life, calculated from `latest`. Undefined if the count is only
 * a lower bound, if it is past the rated life, or if the first year has passed or is more than `FORECAST_YEARS` away.
 */
function forecast(latest: Point, wear: Wear, [slow, fast]: Range, thisYear: number): Figures['lifeReached'] {
  if (wear.bound === 'lower' || fast <= 0 || wear.count >= wear.life) return undefined;
  const year = (count: number, pace: number, life = wear.life) =>
    (latest.time + ((life - count) / pace) * MONTH_MS) / YEAR_MS + 1970;
  const horizon = latest.time / YEAR_MS + 1970 + FORECAST_YEARS;
  const from = year(latest.high, fast);
  if (from > horizon || from < thisYear) return undefined;
  // If the count includes electronic shots, the shutter may last longer, so the latest year is unknown.
  const to = wear.bound === 'upper' || slow <= 0 ? Infinity : year(latest.low, slow, wear.range?.[1]);
  return { from: Math.floor(from), ...(to <= horizon && { to: Math.floor(to) }) };
}

/** The wear at the latest point, judged like a photo's wear; only for the body's first line, which decides the wear. */
function wearOf(body: Body, { line }: CheckedLine, latest: Point, hasRestarted: boolean): Wear | NoWear | undefined {
  if (line !== body.lines[0]) return undefined;
  const { high, low, grade } = latest;
  const wear = judgeWear(
    {
      ...(body.model && { model: body.model }),
      shutterCount: high,
      shutterSource: { field: '', tag: '', kind: line.kind, grade, limits: limitsAt(latest, line) },
      counters: [],
    },
    ratedLifeOf(body),
  );
  if (!wear || typeof wear === 'string') return wear;
  // A counter that started again hides earlier shots. A photo from a clock that was never set may be later than the
  // latest point if its count is higher. In both cases, the true wear is at least the computed wear. A range was judged
  // by its upper end, so the true wear is at most the computed wear.
  const hidden =
    hasRestarted || (body.serial !== undefined && line.points.some((point) => point.unsetClock && point.low > high));
  const bounds = new Set([
    ...(wear.bound ? [wear.bound] : []),
    ...(hidden ? (['lower'] as const) : []),
    ...(low < high ? (['upper'] as const) : []),
  ]);
  const [bound, other] = bounds;
  // With both bounds, the wear may have any value. 'not-compared' says that the counter may have started again, so this
  // function returns it only if that is possible.
  if (other) return hasRestarted || wear.bound === 'lower' ? 'not-compared' : undefined;
  return bound ? boundWear(wear, bound) : wear;
}
