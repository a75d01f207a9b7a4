/** A count, or the range that contains it, at a time in ms. */
interface Timed {
  readonly low: number;
  readonly high: number;
  readonly time: number;
}

/** The middle of a range. */
export const middleOf = ({ low, high }: Omit<Timed, 'time'>) => (low + high) / 2;

/**
 * Keeps the first, highest, lowest and last point of each column of the picture, because the others are invisible.
 * `endOf` maps a time to the end of its column. Allocates nothing for other points, because tens of thousands of points
 * are laid out every two seconds while photos are read.
 */
export function thinPoints<Point extends Timed>(points: readonly Point[], endOf: (time: number) => number): Point[] {
  const kept: Point[] = [];
  for (let from = 0; from < points.length;) {
    const end = endOf(points[from]!.time);
    let highest = from;
    let lowest = from;
    let to = from + 1;
    for (; to < points.length && points[to]!.time < end; to += 1) {
      const middle = middleOf(points[to]!);
      if (middle > middleOf(points[highest]!)) highest = to;
      if (middle < middleOf(points[lowest]!)) lowest = to;
    }
    for (let at = from; at < to; at += 1) {
      if (at === from || at === highest || at === lowest || at === to - 1) kept.push(points[at]!);
    }
    from = to;
  }
  return kept;
}

/** No picture has more pixels in its width. */
const COLUMNS = 2500;

/** The points that a picture of any width needs, by date: all if there are at most four per column on average. */
export function outlineOf<Point extends Timed>(points: readonly Point[]): readonly Point[] {
  if (points.length <= 4 * COLUMNS) return points;
  const first = points[0]!.time;
  const column = (points.at(-1)!.time - first) / COLUMNS || 1;
  return thinPoints(points, (time) => first + (Math.floor((time - first) / column) + 1) * column);
}

/**
 * The shape of a line for a small picture: positions from 0, 0 (first date, lowest count) to 1, 1 (last date, highest
 * count)
 */
export type Spark = readonly (readonly [x: number, y: number])[];

/** Columns of a spark, with up to four points each */
const SPARK_COLUMNS = 24;

/** The shape of a line; empty without points. */
export function sparkOf(points: readonly Timed[]): Spark {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const span = last.time - first.time || 1;
  const column = span / SPARK_COLUMNS;
  const kept = thinPoints(points, (time) => time + column);
  const counts = kept.map(middleOf);
  const [low, high] = [Math.min(...counts), Math.max(...counts)];
  return kept.map((point) => [(point.time - first.time) / span, (middleOf(point) - low) / (high - low || 1)]);
}
