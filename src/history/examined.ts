/** A body with everything that is worked out from its lines. */

import { type Figures, gatherFigures } from './bodyFigures';
import { checkLine, type CheckedLine, type Finding, gatherFindings } from './checks';
import type { Body } from './lines';
import type { Pausing } from './pausing';

export interface ExaminedBody extends Body {
  /** of each of its lines */
  readonly figures: readonly Figures[];
  readonly findings: readonly Finding[];
}

/** `now`: the current time as a camera's clock would write it. */
export function* examineBody(body: Body, now: string): Pausing<ExaminedBody> {
  const checked: CheckedLine[] = [];
  for (const line of body.lines) checked.push(yield* checkLine(line));
  const figures: Figures[] = [];
  for (const line of checked) figures.push(yield* gatherFigures(body, line));
  return { ...body, figures, findings: yield* gatherFindings(body, checked, now) };
}
