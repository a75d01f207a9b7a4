/** A body with all values derived from its lines. */

import { type Figures, lineFigures } from './bodyFigures';
import { checkLine, type Finding, findingsOf } from './checks';
import type { Body } from './lines';
import { type Spark, sparkOf } from './thinning';

export interface ExaminedBody extends Body {
  /** of each of its lines */
  readonly figures: readonly Figures[];
  readonly findings: readonly Finding[];
  /** the shape of its first line */
  readonly spark: Spark;
}

/** Derives a body's findings, figures and spark. `now`: the current time as a camera's clock would write it. */
export function examineBody(body: Body, now: string): ExaminedBody {
  const checked = body.lines.map((line) => checkLine(line, body));
  return {
    ...body,
    figures: checked.map((line) => lineFigures(body, line, now)),
    findings: findingsOf(body, checked, now),
    // Photos of several bodies have no order.
    spark: sparkOf(body.serial === undefined ? [] : checked[0]!.inOrder),
  };
}
