import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { RATED_LIFE_RANGES } from '../../cameras/classRanges';
import { type DrawingProps, drawing } from './figureStyles';

type Body = 'dslr' | 'mirrorless' | 'medium-format';
type Level = 'entry-level' | 'mid-range' | 'professional';

const BODIES: readonly Body[] = ['dslr', 'mirrorless', 'medium-format'];
const LEVELS: readonly Level[] = ['entry-level', 'mid-range', 'professional'];
const MOST = Math.max(...Object.values(RATED_LIFE_RANGES).flat());
const STEP = 100_000;
const STEPS = Array.from({ length: MOST / STEP + 1 }, (_, index) => index * STEP);
/** Every second line has a number, so the numbers don't touch on a phone. */
const LABELLED = 2 * STEP;

const AXIS = 30;
const GROUP = 34;
const ROW = 40;

const ranges: Partial<Record<string, readonly [number, number]>> = RATED_LIFE_RANGES;
const rangeOf = (level: Level, body: Body) => ranges[`${level}-${body}`];
const at = (releases: number) => `${(releases / MOST) * 100}%`;

/** A row of the chart: the name of a kind of body, or one level with its range. */
type Line =
  { readonly body: Body } | { readonly body: Body; readonly level: Level; readonly range: readonly [number, number] };

const lines: readonly Line[] = BODIES.flatMap((body) => [
  { body },
  ...LEVELS.flatMap((level) => {
    const range = rangeOf(level, body);
    return range ? [{ body, level, range }] : [];
  }),
]);

const heightOf = (line: Line) => ('range' in line ? ROW : GROUP);
const topOf = (index: number) => AXIS + lines.slice(0, index).reduce((sum, line) => sum + heightOf(line), 0);
const HEIGHT = topOf(lines.length) + 4;

/** Rated life by kind of body and level, as bars on one scale. */
export function RatedLifeBars({ format }: DrawingProps) {
  const { t } = useTranslation();
  return (
    <svg css={styles.chart} role="img" aria-label={t('figure.rated-life.label')}>
      {STEPS.map((step) => (
        <g key={step}>
          {step % LABELLED === 0 && (
            <text css={styles.axis} x={at(step)} y="14" textAnchor={step === 0 ? 'start' : 'middle'}>
              {format(step)}
            </text>
          )}
          <line css={drawing.hairline} x1={at(step)} x2={at(step)} y1="22" y2={HEIGHT} />
        </g>
      ))}
      {lines.map((line, index) => {
        const top = topOf(index);
        if (!('range' in line)) {
          return (
            <text key={line.body} css={styles.body} x="0" y={top + 26}>
              {t(`figure.rated-life.bodies.${line.body}`)}
            </text>
          );
        }
        const [from, to] = line.range;
        return (
          <g key={`${line.level} ${line.body}`}>
            <text css={styles.level} x="0" y={top + 16}>
              {t(`figure.rated-life.levels.${line.level}`)}
            </text>
            <text css={styles.range} x="100%" y={top + 16} textAnchor="end">
              {`${format(from)}–${format(to)}`}
            </text>
            <line css={styles.span} x1={at(from)} x2={at(to)} y1={top + 29} y2={top + 29} />
            {[from, to].map((end) => (
              <line key={end} css={styles.end} x1={at(end)} x2={at(end)} y1={top + 23} y2={top + 35} />
            ))}
          </g>
        );
      })}
    </svg>
  );
}

/** The outline in the page's color keeps labels legible over the chart's lines. */
const rimmed = (theme: Theme) => ({
  paintOrder: 'stroke',
  stroke: theme.color.page,
  strokeWidth: 4,
  [theme.media.forcedColors]: { stroke: 'Canvas' },
});

const styles = {
  chart: (theme: Theme) =>
    css({ display: 'block', overflow: 'visible', width: '100%', maxWidth: theme.width.text, height: HEIGHT }),
  axis: (theme: Theme) => css({ fill: theme.color.textMuted, fontFamily: theme.font.figures, fontSize: theme.size.xs }),
  body: (theme: Theme) => css({ fill: theme.color.text, fontSize: theme.size.s, fontWeight: 700, ...rimmed(theme) }),
  level: (theme: Theme) => css({ fill: theme.color.text, fontSize: theme.size.xs, ...rimmed(theme) }),
  range: (theme: Theme) =>
    css({ fill: theme.color.text, fontFamily: theme.font.figures, fontSize: theme.size.xs, ...rimmed(theme) }),
  span: (theme: Theme) =>
    css({ stroke: theme.color.textMuted, strokeWidth: 5, [theme.media.forcedColors]: { stroke: 'CanvasText' } }),
  end: (theme: Theme) => css({ stroke: theme.color.text, strokeWidth: 1.5 }),
};
