import { css, type Theme } from '@emotion/react';
import { symbol, symbolsFill } from 'd3-shape';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeTitle } from '../../i18n/words/historySentences';
import { useLanguage } from '../../site/router/LanguageProvider';
import { isContradiction } from '../bodyNotices';
import { endName } from './names';
import { type DrawnTrace, type Oddity, type PictureLayout, svgPath } from './pictureLayout';

interface Props {
  readonly drawing: PictureLayout;
  /** the index of the line with the active mark */
  readonly active: number;
}

/** Draws the lines with their names, and the oddities. */
export function PictureTraces({ drawing: { traces, plot }, active }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return (
    <>
      {traces.map((trace, index) => (
        <TraceLine
          key={index}
          trace={trace}
          index={index}
          name={trace.label && endName(trace, traces, t, locale)}
          isActive={index === active}
          right={plot.right}
        />
      ))}
      {traces.flatMap(({ oddities }) =>
        oddities.map((oddity, place) => <OddityMark key={`${oddity.kind} ${place}`} oddity={oddity} />),
      )}
    </>
  );
}

interface TraceLineProps {
  readonly trace: DrawnTrace;
  readonly index: number;
  readonly name: string | undefined;
  readonly isActive: boolean;
  /** the plot's right edge in px */
  readonly right: number;
}

function TraceLine({ trace: { body, vertices, marks, label }, index, name, isActive, right }: TraceLineProps) {
  // Photos without a serial number may be of several bodies, so no line connects their points.
  const isLine = body.serial !== undefined;
  const path = useMemo(() => (isLine ? svgPath(vertices) : ''), [isLine, vertices]);
  return (
    <g data-trace={index}>
      <path css={styles.trace(isActive)} d={path} strokeDasharray={DASHES[index % DASHES.length]} />
      {marks.map(
        ({ x, range }, place) =>
          range && (
            <path
              key={place}
              css={styles.range}
              d={`M${x - 4} ${range[0]}h8M${x} ${range[0]}V${range[1]}M${x - 4} ${range[1]}h8`}
            />
          ),
      )}
      {label && (
        <>
          {'symbol' in label ? (
            <path
              css={styles.symbol}
              transform={`translate(${label.symbol.x} ${label.symbol.y})`}
              d={symbolPath(index)}
            />
          ) : (
            <path css={styles.leader} d={`M${label.end.x + 8} ${label.end.y}H${right}L${label.x - 3} ${label.y - 4}`} />
          )}
          <text css={styles.label(isActive)} x={label.x} y={label.y} textAnchor={label.anchor}>
            {name}
          </text>
        </>
      )}
    </g>
  );
}

/** A ring around an odd point, the oddity's name, and a line to the odd point from the point that it contradicts. */
function OddityMark({ oddity: { kind, from, at, label } }: { readonly oddity: Oddity }) {
  const { t } = useTranslation();
  return (
    <g data-oddity={kind}>
      {from && <line css={styles.odd(kind)} x1={from.x} y1={from.y} x2={at.x} y2={at.y} />}
      <circle css={styles.odd(kind)} cx={at.x} cy={at.y} r={9} />
      <text css={styles.oddName(kind)} x={label.x} y={label.y} textAnchor={label.anchor}>
        {noticeTitle(kind, t)}
      </text>
    </g>
  );
}

/** Two lines differ in dashes, symbol and name, never in color alone. */
const DASHES = ['none', '7 3', '2 3', '10 3 2 3', '4 4', '12 4'];
const MARK_AREA = 44;

/** The symbol of a line's marks, as an SVG path */
export const symbolPath = (index: number): string => symbol(symbolsFill[index % symbolsFill.length], MARK_AREA)() ?? '';

const oddColor = (kind: Oddity['kind'], theme: Theme) => theme.color[isContradiction(kind) ? 'text' : 'textMuted'];

/** Keeps words legible where lines cross them. */
const haloed = (theme: Theme) =>
  ({ paintOrder: 'stroke', stroke: theme.color.page, strokeWidth: 4, strokeLinejoin: 'round' }) as const;

const styles = {
  trace: (isActive: boolean) => (theme: Theme) =>
    css({
      fill: 'none',
      stroke: isActive ? theme.color.text : theme.color.textMuted,
      strokeWidth: isActive ? 2 : 1.25,
      strokeLinejoin: 'round',
    }),
  range: (theme: Theme) => css({ fill: 'none', stroke: theme.color.text, strokeWidth: 1.5 }),
  symbol: (theme: Theme) => css({ fill: theme.color.text }),
  /** from a line's end to its name at the edge */
  leader: (theme: Theme) =>
    css({ fill: 'none', stroke: theme.color.textMuted, strokeWidth: 1, strokeDasharray: '1 3' }),
  label: (isActive: boolean) => (theme: Theme) =>
    css({ ...haloed(theme), fill: isActive ? theme.color.text : theme.color.textMuted, fontSize: 12, fontWeight: 600 }),
  odd: (kind: Oddity['kind']) => (theme: Theme) =>
    css({ fill: 'none', stroke: oddColor(kind, theme), strokeWidth: 2, strokeDasharray: '5 3' }),
  oddName: (kind: Oddity['kind']) => (theme: Theme) =>
    css({ ...haloed(theme), fill: oddColor(kind, theme), fontSize: 12, fontWeight: 600 }),
};
