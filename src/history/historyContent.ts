/** What the history page shows, worked out with pauses: how much there is must not be felt while it is drawn. */

import { examineBody, type ExaminedBody } from './examined';
import type { Content, PlacedLine } from './historyState';
import { type Body, gatherBodies, gatherLeftOut } from './lines';
import { gatherNotices } from './bodyNotices';
import type { Pausing } from './pausing';
import type { Reading } from './reading';

/** Files that gave no reading of their own, as in `Content` */
type PassedOver = Pick<Content, 'skipped' | 'repeated'>;

/** Readings → all that the page shows of them. `asOf`: as in the result. */
export function* gatherContent(
  readings: readonly Reading[],
  asOf: string,
  passedOver: PassedOver = { skipped: 0, repeated: 0 },
): Pausing<Content> {
  const bodies = yield* gatherBodies(readings);
  const leftOut = yield* gatherLeftOut(readings);
  return { readings, asOf, ...passedOver, leftOut, ...(yield* gatherShown(bodies, asOf)) };
}

/** Bodies → all that the page shows of them. */
export function* gatherShown(
  found: readonly Body[],
  asOf: string,
): Pausing<Pick<Content, 'bodies' | 'byId' | 'notices' | 'lines' | 'points'>> {
  const bodies: ExaminedBody[] = [];
  const byId = new Map<string, ExaminedBody>();
  const lines: PlacedLine[] = [];
  let points = 0;
  for (const one of found) {
    yield;
    const body = yield* examineBody(one, asOf);
    bodies.push(body);
    byId.set(body.id, body);
    for (const line of body.lines) {
      lines.push({ body, line, from: points });
      points += line.points.length;
    }
  }
  return { bodies, byId, notices: yield* gatherNotices(bodies), lines, points };
}
