/** A body with everything that is worked out from its lines. */

import { type Figures, gatherFigures } from './bodyFigures';
import { checkLine, type CheckedLine, type Finding, gatherFindings } from './checks';
import type { Body } from './lines';
import type { Pausing } from './pausing';
import { type Spark, sparkOf } from './thinning';

export interface ExaminedBody extends Body {
  /** of each of its lines */
  readonly figures: readonly Figures[];
  readonly findings: readonly Finding[];
  /** the shape of its first line */
  readonly spark: Spark;
}

/** `now`: the current time as a camera's clock would write it. */
export function* examineBody(body: Body, now: string): Pausing<ExaminedBody> {
  const checked: CheckedLine[] = [];
  for (const line of body.lines) checked.push(yield* checkLine(line, body));
  const figures: Figures[] = [];
  for (const line of checked) figures.push(yield* gatherFigures(body, line, now));
  const findings = yield* gatherFindings(body, checked, now);
  // Photos of several bodies are in no order.
  const spark = yield* sparkOf(body.serial === undefined ? [] : checked[0]!.inOrder);
  return { ...body, figures, findings, spark };
}
