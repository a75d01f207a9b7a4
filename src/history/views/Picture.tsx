import { css, type Theme } from '@emotion/react';
import { symbol, symbolsFill } from 'd3-shape';
import {
  memo,
  startTransition,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
} from 'react';
import { useTranslation } from 'react-i18next';
import { bandColor } from '../../config/wearColors';
import { formatMoment, formatNumber } from '../../i18n/format';
import { useLanguage } from '../../site/router/LanguageProvider';
import type { Locale } from '../../config/locales';
import type { WearBand } from '../../judge/wear';
import { noticeTitle, pointCountText } from '../../i18n/words/historySentences';
import { deservesLook } from '../bodyNotices';
import { VisuallyHidden } from '../../site/ui/VisuallyHidden';
import { endName, fileText, originText, pointText } from './names';
import {
  type DrawnTrace,
  type PictureLayout,
  layOut,
  type Mark,
  type MarkPlace,
  moveFocus,
  nearestMark,
  type Oddity,
  svgPath,
  type Trace,
} from './pictureLayout';

interface Props {
  readonly traces: readonly Trace[];
  /** rated life of all the bodies shown, if they share one */
  readonly life?: number | undefined;
  /** whether a wear follows from the counts, so that its bands may be drawn */
  readonly hasBands: boolean;
  /** px; without it, the picture is as wide as its place */
  readonly fixedWidth?: number;
  readonly ref?: Ref<SVGSVGElement>;
}

const HEIGHT = 380;

/** The picture, as wide as its place. Below it are the details of the point under the pointer or with the focus. */
export function Picture({ traces, life, hasBands, fixedWidth, ref }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [place, measured] = useWidth();
  const width = fixedWidth ?? measured;
  const drawing = useMemo(
    () =>
      width === undefined
        ? undefined
        : layOut({
            traces,
            life,
            hasBands,
            width,
            height: HEIGHT,
            names: traces.length > 1 ? traces.map((trace) => endName(trace, traces, t)) : [],
            titleOf: (kind) => noticeTitle(kind, t),
          }),
    [traces, life, hasBands, width, t],
  );
  const [wanted, setActive] = useState<MarkPlace>();
  const help = useId();

  // The mark may no longer exist; the default is the last point of the first line.
  const mark = wanted && drawing?.traces[wanted.trace]?.marks[wanted.mark];
  const active = mark ? wanted : { trace: 0, mark: (drawing?.traces[0]!.marks.length ?? 0) - 1 };
  const { body, line } = traces[active.trace]!;
  const point = mark?.point ?? line.points.at(-1)!;

  return (
    <figure css={styles.figure}>
      <div ref={place} css={styles.place}>
        {drawing && <Plot ref={ref} drawing={drawing} active={active} onActive={setActive} help={help} />}
        <VisuallyHidden id={help}>{t('history.chart.help')}</VisuallyHidden>
      </div>
      <figcaption css={styles.readout} data-readout>
        <svg css={styles.key} width={14} height={14} viewBox="-7 -7 14 14" aria-hidden>
          <path d={symbolPath(active.trace)} />
        </svg>
        <span>
          <strong css={styles.count}>{pointCountText(point, t, locale)}</strong>
          <span>{pointText(body, line, point, t, locale)}</span>
          <small css={styles.origin}>
            {originText(point, t)} · <bdi>{fileText(point.name)}</bdi>
            {point.added > 0 && ` · ${t('history.point.added', { added: formatNumber(point.added, locale) })}`}
          </small>
        </span>
      </figcaption>
    </figure>
  );
}

interface PlotProps {
  readonly drawing: PictureLayout;
  readonly active: MarkPlace;
  readonly onActive: (place: MarkPlace) => void;
  /** id of the text that explains how keys move through the marks */
  readonly help: string;
  readonly ref: Ref<SVGSVGElement> | undefined;
}

/** The drawing itself */
function Plot({ drawing, active, onActive, help, ref }: PlotProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const ids = useId();
  const idOf = ({ trace, mark }: MarkPlace) => `${ids}-${trace}-${mark}`;
  const { plot } = drawing;

  function follow(event: PointerEvent<SVGSVGElement>): void {
    const box = event.currentTarget.getBoundingClientRect();
    onActive(nearestMark(drawing, event.clientX - box.left, event.clientY - box.top));
  }

  function step(event: KeyboardEvent): void {
    const next = moveFocus(drawing, active, event.key);
    if (!next) return;
    event.preventDefault();
    onActive(next);
    document.getElementById(idOf(next))?.focus();
  }

  return (
    <svg
      ref={ref}
      css={styles.picture}
      width={drawing.width}
      height={drawing.height}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- in a drawing there are no other tags
      role="group"
      aria-label={t('history.chart.label')}
      onPointerMove={follow}
      onPointerDown={follow}
      data-picture
    >
      <g aria-hidden>
        {drawing.bands.map(({ band, top, bottom }) => (
          <g key={band} data-band={band}>
            <rect css={styles.band(band)} x={plot.left} y={top} width={plot.right - plot.left} height={bottom - top} />
            {bottom - top >= 18 && (
              <text css={styles.bandWord(band)} x={plot.left + 8} y={top + 14}>
                {t(`band.${band}`)}
              </text>
            )}
          </g>
        ))}
        {drawing.counts.map(({ at, value }) => (
          <g key={value}>
            <line css={styles.grid} x1={plot.left} x2={plot.right} y1={at} y2={at} />
            <line css={styles.tick} x1={plot.left - 8} x2={plot.left} y1={at} y2={at} />
            <text css={styles.figureText} x={plot.left - 12} y={at + 4} textAnchor="end">
              {formatNumber(value, locale)}
            </text>
          </g>
        ))}
        <line css={styles.tick} x1={plot.left} x2={plot.left} y1={plot.top} y2={plot.bottom} />
        <line css={styles.tick} x1={plot.left} x2={plot.right} y1={plot.bottom} y2={plot.bottom} />
        {drawing.dates.map(({ at, value }) => (
          <g key={value}>
            <line css={styles.tick} x1={at} x2={at} y1={plot.bottom} y2={plot.bottom + 8} />
            <text css={styles.figureText} y={plot.bottom + 24} {...placeOfDate(at, plot.right)}>
              {dateText(value, drawing.dateStep, locale)}
            </text>
          </g>
        ))}
        {drawing.life && (
          <g data-life>
            <line css={styles.life} x1={plot.left} x2={plot.right} y1={drawing.life.at} y2={drawing.life.at} />
            <text css={styles.lifeText} x={plot.right - 6} y={drawing.life.at - 6} textAnchor="end">
              {t('history.chart.life', { life: formatNumber(drawing.life.value, locale) })}
            </text>
          </g>
        )}
        {drawing.lifeAbove && (
          <text css={styles.lifeText} x={plot.right - 6} y={plot.top + 12} textAnchor="end" data-life>
            {t('history.chart.lifeAbove', { life: formatNumber(drawing.lifeAbove, locale) })}
          </text>
        )}
        {drawing.traces.map((trace, index) => (
          <TraceLine
            key={index}
            trace={trace}
            index={index}
            name={trace.label && endName(trace, drawing.traces, t)}
            isActive={index === active.trace}
            right={drawing.plot.right}
          />
        ))}
        {drawing.traces.flatMap(({ oddities }) =>
          oddities.map((oddity, place) => <OddityMark key={`${oddity.kind} ${place}`} oddity={oddity} />),
        )}
      </g>
      <g
        css={styles.marks}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- in a drawing there are no other tags
        role="listbox"
        aria-label={t('history.chart.points')}
        aria-describedby={help}
        tabIndex={-1}
        onKeyDown={step}
      >
        {drawing.traces.map(({ body, line, marks }, trace) =>
          marks.map((mark, index) => (
            <MarkOption
              key={`${trace} ${index}`}
              id={idOf({ trace, mark: index })}
              body={body}
              line={line}
              mark={mark}
              trace={trace}
              index={index}
              isActive={trace === active.trace && index === active.mark}
              onActive={onActive}
            />
          )),
        )}
      </g>
    </svg>
  );
}

interface MarkOptionProps extends Trace {
  readonly id: string;
  readonly mark: Mark;
  readonly trace: number;
  readonly index: number;
  readonly isActive: boolean;
  readonly onActive: (place: MarkPlace) => void;
}

/** Memoized, because there are hundreds: only the old and the new active mark render again. */
const MarkOption = memo(function MarkOption({
  id,
  body,
  line,
  mark,
  trace,
  index,
  isActive,
  onActive,
}: MarkOptionProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return (
    <g
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- in a drawing there are no other tags
      role="option"
      aria-selected={isActive}
      aria-label={pointText(body, line, mark.point, t, locale)}
      tabIndex={isActive ? 0 : -1}
      transform={`translate(${mark.x.toFixed(1)} ${mark.y.toFixed(1)})`}
      onFocus={() => onActive({ trace, mark: index })}
    >
      <circle r={isActive ? 11 : 0} />
      <path data-hollow={mark.point.saved || mark.point.savedAgain || undefined} d={symbolPath(trace)} />
    </g>
  );
});

interface TraceLineProps {
  readonly trace: DrawnTrace;
  readonly index: number;
  readonly name: string | undefined;
  readonly isActive: boolean;
  /** px of the plot's right edge */
  readonly right: number;
}

/** A line with its range bars and its name. */
function TraceLine({ trace: { body, vertices, marks, label }, index, name, isActive, right }: TraceLineProps) {
  // Photos without a serial number may be of several bodies, so no line connects them.
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

/** A ring around an oddity, with its name and a line from the point that it contradicts. */
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

/** Lines differ in dashes, symbols and names, never in color alone. */
const DASHES = ['none', '7 3', '2 3', '10 3 2 3', '4 4', '12 4'];
const MARK_AREA = 44;

/** The symbol of a line's marks, as an SVG path, for the picture and the text about a mark */
const symbolPath = (index: number): string => symbol(symbolsFill[index % symbolsFill.length], MARK_AREA)() ?? '';

const MONTH_MS = 28 * 86_400_000;

/** px; more than half of a date */
const HALF_DATE = 30;
/** px; room to the right of the axis, in every drawing */
const BEYOND = 16;

/** Below its tick. The last date would be cut off, so it ends with the drawing. */
const placeOfDate = (at: number, right: number) =>
  at > right + BEYOND - HALF_DATE
    ? ({ x: right + BEYOND, textAnchor: 'end' } as const)
    : ({ x: at, textAnchor: 'middle' } as const);

/** A date on the axis, as precise as the step between dates requires */
function dateText(time: number, step: number, locale: Locale): string {
  const options: Intl.DateTimeFormatOptions =
    step >= 12 * MONTH_MS
      ? { year: 'numeric' }
      : step >= MONTH_MS
        ? { year: 'numeric', month: 'short' }
        : { year: '2-digit', month: 'numeric', day: 'numeric' };
  return formatMoment(time, locale, options);
}

/**
 * The width of the picture's place in px, updated as it changes. A hidden place, which is 0 px wide, keeps its last
 * width. The observer reports the width after layout; reading it would force a layout. Updates in a transition, because
 * drawing takes longer than a frame.
 */
function useWidth(): [Ref<HTMLDivElement>, number | undefined] {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width: now } = entry!.contentRect;
      if (now > 0) startTransition(() => setWidth(now));
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  return [place, width];
}

const oddColor = (kind: Oddity['kind'], theme: Theme) => theme.color[deservesLook(kind) ? 'text' : 'textMuted'];

/** Keeps words legible across lines. */
const haloed = (theme: Theme) =>
  ({ paintOrder: 'stroke', stroke: theme.color.page, strokeWidth: 4, strokeLinejoin: 'round' }) as const;

const styles = {
  figure: css({ minWidth: 0 }),
  place: css({ minHeight: HEIGHT }),
  picture: css({ display: 'block', overflow: 'visible', maxWidth: '100%', touchAction: 'pan-y' }),
  band: (band: WearBand) => (theme: Theme) => css({ fill: theme.color[bandColor[band]], fillOpacity: 0.1 }),
  bandWord: (band: WearBand) => (theme: Theme) =>
    css({ fill: theme.color[bandColor[band]], fontSize: theme.size.xs, fontWeight: 600 }),
  grid: (theme: Theme) => css({ stroke: theme.color.line, strokeWidth: 1 }),
  tick: (theme: Theme) => css({ stroke: theme.color.text, strokeWidth: 1 }),
  figureText: (theme: Theme) =>
    css({
      fill: theme.color.textMuted,
      fontFamily: theme.font.figures,
      fontSize: 12,
      fontVariantNumeric: 'tabular-nums',
    }),
  life: (theme: Theme) =>
    css({ stroke: theme.color.text, strokeWidth: 1.5, strokeDasharray: '1 4', strokeLinecap: 'round' }),
  lifeText: (theme: Theme) => css({ fill: theme.color.text, fontSize: 12, fontWeight: 600 }),
  trace: (isActive: boolean) => (theme: Theme) =>
    css({
      fill: 'none',
      stroke: isActive ? theme.color.text : theme.color.textMuted,
      strokeWidth: isActive ? 2 : 1.25,
      strokeLinejoin: 'round',
    }),
  range: (theme: Theme) => css({ fill: 'none', stroke: theme.color.text, strokeWidth: 1.5 }),
  symbol: (theme: Theme) => css({ fill: theme.color.text }),
  /** from the end of a line to its name at the edge */
  leader: (theme: Theme) =>
    css({ fill: 'none', stroke: theme.color.textMuted, strokeWidth: 1, strokeDasharray: '1 3' }),
  label: (isActive: boolean) => (theme: Theme) =>
    css({ ...haloed(theme), fill: isActive ? theme.color.text : theme.color.textMuted, fontSize: 12, fontWeight: 600 }),
  odd: (kind: Oddity['kind']) => (theme: Theme) =>
    css({ fill: 'none', stroke: oddColor(kind, theme), strokeWidth: 2, strokeDasharray: '5 3' }),
  oddName: (kind: Oddity['kind']) => (theme: Theme) =>
    css({ ...haloed(theme), fill: oddColor(kind, theme), fontSize: 12, fontWeight: 600 }),
  /** One rule instead of a class on each of hundreds of marks */
  marks: (theme: Theme) =>
    css({
      '& [role=option]': { outline: 'none' },
      '& circle': { fill: theme.color.text, fillOpacity: 0.12, stroke: 'none' },
      '& [role=option]:focus-visible > circle': { stroke: theme.color.focus, strokeWidth: 2 },
      '& path': { fill: theme.color.text, stroke: theme.color.surface, strokeWidth: 1 },
      '& path[data-hollow]': { fill: theme.color.surface, stroke: theme.color.text, strokeWidth: 1.5 },
    }),
  readout: (theme: Theme) =>
    css({
      display: 'flex',
      gap: theme.space(3),
      minHeight: theme.space(24),
      marginTop: theme.space(3),
      padding: theme.space(3),
      borderRadius: theme.radius.s,
      background: theme.color.sunken,
      fontSize: theme.size.s,
      overflowWrap: 'anywhere',
      [theme.media.print]: { display: 'none' },
    }),
  key: (theme: Theme) => css({ flex: 'none', marginTop: theme.space(1.5), '& path': { fill: theme.color.text } }),
  count: (theme: Theme) =>
    css({ display: 'block', fontFamily: theme.font.figures, fontSize: theme.size.l, lineHeight: 1.2 }),
  origin: (theme: Theme) => css({ display: 'block', color: theme.color.textMuted, fontSize: theme.size.xs }),
};
