import { noticesOf } from './bodyNotices';
import { examineBody, type ExaminedBody } from './examined';
import type { Content } from './historyState';
import { bodiesOf, type LeftOut, leftOutOf, type Line, type Point } from './lines';
import type { Reading } from './reading';
import { outlineOf } from './thinning';

/** The numbers of files without a new reading */
type PassedOver = Pick<Content, 'skipped' | 'repeated'>;

/** Values derived from readings, in lists that a worker can send in parts. */
export interface WorkedOut {
  /** without the points of their lines, which are in `points` */
  readonly bodies: readonly ExaminedBody[];
  /** the points of all lines, one line after the other */
  readonly points: readonly Point[];
  readonly leftOut: readonly LeftOut[];
}

type Emptied = { -readonly [Key in keyof Pick<Line, 'points' | 'outline'>]: Line[Key] };

/** The slow part of deriving the page's content. `asOf`: the current local time, `YYYY-MM-DDTHH:MM:SS`. */
export function workOut(readings: readonly Reading[], asOf: string): WorkedOut {
  const bodies = bodiesOf(readings).map((body) => examineBody(body, asOf));
  const points = bodies.flatMap(({ lines }) => lines.flatMap((line) => line.points));
  for (const line of bodies.flatMap(({ lines }) => lines)) Object.assign<Line, Emptied>(line, NO_POINTS);
  return { bodies, points, leftOut: leftOutOf(readings) };
}

const NO_POINTS: Emptied = { points: [], outline: [] };

/** Turns derived values into the page's content, with the points back in their lines. */
export function contentFrom(
  { bodies, points, leftOut }: WorkedOut,
  readings: readonly Reading[],
  asOf: string,
  passedOver: PassedOver = { skipped: 0, repeated: 0 },
): Content {
  let from = 0;
  for (const { lines, figures } of bodies) {
    for (const [index, line] of lines.entries()) {
      const theirs = points.slice(from, (from += figures[index]!.points));
      Object.assign<Line, Emptied>(line, { points: theirs, outline: outlineOf(theirs) });
    }
  }
  return { readings, asOf, ...passedOver, leftOut, ...shownOf(bodies) };
}

/** Derives the history page's content from readings. `asOf`: the current local time, `YYYY-MM-DDTHH:MM:SS`. */
export const contentOf = (readings: readonly Reading[], asOf: string): Content =>
  contentFrom(workOut(readings, asOf), readings, asOf);

/** The part of the page's content that depends only on the bodies. */
export function shownOf(
  bodies: readonly ExaminedBody[],
): Pick<Content, 'bodies' | 'byId' | 'notices' | 'lines' | 'points'> {
  let points = 0;
  const lines = bodies.flatMap((body) =>
    body.lines.map((line) => {
      const placed = { body, line, from: points };
      points += line.points.length;
      return placed;
    }),
  );
  return { bodies, byId: new Map(bodies.map((body) => [body.id, body])), notices: noticesOf(bodies), lines, points };
}
