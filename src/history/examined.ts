import { type Figures, lineFigures } from './bodyFigures';
import { checkLine, type Finding, findingsOf } from './checks';
import type { Body, Line } from './lines';
import { type Spark, sparkOf } from './thinning';

export interface ExaminedBody extends Body {
  /** in the order of `lines` */
  readonly figures: readonly Figures[];
  readonly findings: readonly Finding[];
  /** the shape of the body's first line */
  readonly spark: Spark;
}

interface ExaminedLine {
  readonly line: Line;
  readonly figures: Figures;
}

/**
 * The lines of a body with their figures, in the order of a photo's result: the count of all shots before the
 * mechanical count.
 */
export function shownLines({ lines, figures }: ExaminedBody): readonly [ExaminedLine, ...ExaminedLine[]] {
  const [first, ...others] = lines.map((line, index) => ({ line, figures: figures[index]! }));
  const total = first!.line.kind === 'mechanical' && others.find(({ line }) => line.kind === 'total');
  return total ? [total, first!, ...others.filter((other) => other !== total)] : [first!, ...others];
}

/** Derives a body's findings, figures and spark. `now`: the current local time, `YYYY-MM-DDTHH:MM:SS`. */
export function examineBody(body: Body, now: string): ExaminedBody {
  const checked = body.lines.map((line) => checkLine(line, body));
  return {
    ...body,
    figures: checked.map((line) => lineFigures(body, line, now)),
    findings: findingsOf(body, checked, now),
    // Without a serial number, the photos may be of several bodies, so they have no order.
    spark: sparkOf(body.serial === undefined ? [] : checked[0]!.inOrder),
  };
}
