/** Lays out the picture: scales, thinned lines and the position of everything. Has no side effects. */

import { scaleLinear, scaleUtc } from 'd3-scale';
import { line as shapeOf } from 'd3-shape';
import { WEAR_BAND_LIMITS } from '../../config/constants';
import type { Finding } from '../checks';
import type { ExaminedBody } from '../examined';
import type { Line, Point } from '../lines';
import { middleOf, thinPoints } from '../thinning';
import type { WearBand } from '../../judge/wear';
import {
  KEY_ROW,
  type LineName,
  NAME_GAP,
  type NamePlace,
  namesAtEnds,
  namesInKey,
  type Spot,
  placeNames,
  type Plot,
  widthOfName,
} from './pictureNames';

export interface Trace {
  readonly body: ExaminedBody;
  readonly line: Line;
}

/** Each line of these bodies, with its body. */
export const tracesOf = (bodies: readonly ExaminedBody[]): Trace[] =>
  bodies.flatMap((body) => body.lines.map((line) => ({ body, line })));

export interface Mark {
  readonly point: Point;
  readonly x: number;
  readonly y: number;
  /** the upper and the lower end of the count's range; absent if the camera gave no range */
  readonly range?: readonly [top: number, bottom: number];
}

export interface DrawnTrace extends Trace {
  /** without points that make no visible difference */
  readonly vertices: readonly Mark[];
  /** the marks that a pointer or the keyboard can reach */
  readonly marks: readonly Mark[];
  readonly oddities: readonly Oddity[];
  /** undefined if the line needs no name */
  readonly label?: LineName;
}

/** Two points that contradict each other, or one point with an odd date */
export interface Oddity {
  readonly kind: OddityKind;
  readonly from?: Spot;
  readonly at: Spot;
  readonly label: NamePlace;
}

type OddityKind = Exclude<Finding['kind'], 'rolled-over-more' | 'no-serial' | 'saved'>;

export interface Tick {
  readonly at: number;
  readonly value: number;
}

export interface PictureLayout {
  readonly width: number;
  /** px, including the key */
  readonly height: number;
  readonly plot: Plot;
  readonly traces: readonly DrawnTrace[];
  readonly counts: readonly Tick[];
  readonly dates: readonly Tick[];
  /** ms between two dates on the axis */
  readonly dateStep: number;
  /** in px, up to the end of the scale */
  readonly bands: readonly { readonly band: WearBand; readonly top: number; readonly bottom: number }[];
  /** the rated life, if it is on the scale */
  readonly life?: Tick;
  /** the rated life, if it is above the scale */
  readonly lifeAbove?: number;
}

interface Wanted {
  readonly traces: readonly Trace[];
  readonly width: number;
  readonly height: number;
  /** the rated life of all bodies in the picture; absent if they have different ones */
  readonly life?: number | undefined;
  /** draws the wear bands; true only if the counts give a wear */
  readonly hasBands?: boolean;
  /** the names of the lines, in the order of `traces`; absent or empty if the lines need no names */
  readonly names?: readonly string[];
  readonly titleOf?: (kind: OddityKind) => string;
}

const MARGIN = { left: 64, right: 18, top: 14, bottom: 30 };
/** The largest share of the width for names at the ends of lines. Wider names go into a key above the picture. */
const MOST_FOR_NAMES = 0.35;
/** px between the key and the picture */
const KEY_GAP = 10;
/** The upper end of the scale of counts, as a multiple of the highest count */
const HEADROOM = 1.25;
const DAY_MS = 86_400_000;
/** px between two marks, so that a finger can reach each; larger if many lines share the picture */
const MARK_DISTANCE = 12;
const MAX_MARKS = 400;
/** px; larger if many lines share the picture. A line has at most four points in a column. */
const COLUMN = 1;
const MAX_COLUMNS = 2000;
/** px between dates; enough for the longest, which are German */
const DATE_DISTANCE = 84;
const BANDS: readonly WearBand[] = ['low', 'moderate', 'high', 'veryHigh'];

/** Lays out a picture of at least one line. */
export function layOut({
  traces,
  width,
  height,
  life,
  hasBands = true,
  names = [],
  titleOf = String,
}: Wanted): PictureLayout {
  const longest = Math.max(0, ...names.map(widthOfName));
  const hasKey = NAME_GAP + longest > width * MOST_FOR_NAMES;
  const key = hasKey ? names.length * KEY_ROW + KEY_GAP : 0;
  const plot = {
    left: MARGIN.left,
    right: width - (hasKey || longest === 0 ? MARGIN.right : NAME_GAP + longest),
    top: MARGIN.top + key,
    bottom: height + key - MARGIN.bottom,
  };
  const first = Math.min(...traces.map(({ line }) => line.points[0]!.time));
  const last = Math.max(...traces.map(({ line }) => line.points.at(-1)!.time));
  const edge = Math.max((last - first) * 0.04, DAY_MS / 2);
  const x = scaleUtc([first - edge, last + edge], [plot.left, plot.right]);

  const highest = Math.max(...traces.map(({ line }) => highestOf(line)));
  const reach = Math.max(highest * HEADROOM, 10);
  const y = scaleLinear([0, reach], [plot.bottom, plot.top]);

  // Only midnights get ticks, because labels with hours would not name the month. A midnight is always in view, because
  // the axis extends half a day further in both directions.
  const all = x.ticks(Math.max(3, Math.floor((plot.right - plot.left) / DATE_DISTANCE))).map(Number);
  const ticks = all.filter((time) => time % DAY_MS === 0);
  const distance = Math.max(MARK_DISTANCE, ((plot.right - plot.left) * traces.length) / MAX_MARKS);
  const most = Math.ceil((2 * MAX_MARKS) / traces.length);
  const column = Math.max(COLUMN, ((plot.right - plot.left) * traces.length) / MAX_COLUMNS);
  const endOf = (time: number) => Number(x.invert((Math.floor(x(time) / column) + 1) * column));
  const drawn = traces.map((trace) => drawTrace(trace, { x, y, endOf, distance, most }));
  const named = nameOddities(drawn, plot, titleOf);
  const ends = drawn.map(({ vertices }) => vertices.at(-1)!);
  const labels =
    names.length === 0
      ? []
      : hasKey
        ? namesInKey(names.length, { ...plot, top: plot.top - KEY_GAP })
        : namesAtEnds(ends, plot);
  return {
    width,
    height: height + key,
    plot,
    traces: named.map((trace, index) => ({ ...trace, ...(labels.length > 0 && { label: labels[index]! }) })),
    counts: y.ticks(5).map((value) => ({ value, at: y(value) })),
    dates: spaced(ticks.map((value) => ({ value, at: x(value) }))),
    dateStep: ticks.length > 1 ? ticks[1]! - ticks[0]! : Math.max(last - first, DAY_MS),
    bands: life && hasBands ? bandsOf(life, reach, y) : [],
    ...(life && (life <= reach ? { life: { value: life, at: y(life) } } : { lifeAbove: life })),
  };
}

const highestOf = ({ outline }: Line) => outline.reduce((highest, { high }) => Math.max(highest, high), 0);

/** Drops ticks so that dates are at least `DATE_DISTANCE` apart. d3 sometimes returns twice as many as requested. */
function spaced(ticks: readonly Tick[]): readonly Tick[] {
  const [first, second] = ticks;
  if (!first || !second) return ticks;
  // Keeps at least two dates, because one alone shows no scale.
  const every = Math.min(Math.ceil(DATE_DISTANCE / (second.at - first.at)), ticks.length - 1);
  return ticks.filter((_, index) => index % every === 0);
}

type Scale = (value: number) => number;

interface Plotting {
  readonly x: Scale;
  readonly y: Scale;
  /** maps a time to the end of its column */
  readonly endOf: Scale;
  readonly distance: number;
  /**
   * The most marks of a line. `distance` alone doesn't limit their number, because all marks of a line that goes up and
   * down may be far enough apart.
   */
  readonly most: number;
}

type UnnamedTrace = Omit<DrawnTrace, 'oddities'> & { readonly oddities: readonly Omit<Oddity, 'label'>[] };

function drawTrace(trace: Trace, { x, y, endOf, distance, most }: Plotting): UnnamedTrace {
  const vertices = thinPoints(trace.line.outline, endOf).map((point): Mark => {
    const mark = { point, x: x(point.time), y: y(middleOf(point)) };
    return point.low === point.high ? mark : { ...mark, range: [y(point.high), y(point.low)] };
  });
  const place = (point: Point): Spot => ({ x: x(point.time), y: y(middleOf(point)) });
  const oddities = oddPoints(trace).map(({ kind, before, after }) => ({
    kind,
    at: place(after),
    ...(before && { from: place(before) }),
  }));
  return { ...trace, vertices, marks: evenly(thinMarks(vertices, distance), most), oddities };
}

/** Puts each oddity's name where it covers as few lines as possible. */
function nameOddities(
  traces: readonly UnnamedTrace[],
  plot: Plot,
  titleOf: (kind: OddityKind) => string,
): readonly DrawnTrace[] {
  const places = placeNames(
    traces.flatMap(({ oddities }) =>
      oddities.map(({ kind, at, from }) => ({ points: from ? [at, from] : [at], width: widthOfName(titleOf(kind)) })),
    ),
    traces.map(({ vertices }) => vertices),
    plot,
  );
  let next = 0;
  return traces.map((trace) => ({
    ...trace,
    oddities: trace.oddities.map((oddity) => ({ ...oddity, label: places[next++]! })),
  }));
}

/** More oddities would hide the line. */
const MAX_ODDITIES = 4;

interface OddPoints {
  readonly kind: OddityKind;
  readonly before?: Point;
  readonly after: Point;
}

function oddPoints({ body, line }: Trace): readonly OddPoints[] {
  const found = body.findings.flatMap((finding): OddPoints[] => {
    switch (finding.kind) {
      case 'falls':
      case 'restarted':
      case 'lost':
      case 'jump':
        return finding.line === line ? [finding] : [];
      case 'rolled-over':
        return line.rollovers.some(({ after }) => after === finding.after) ? [finding] : [];
      case 'unset-clock':
        return pointWhere(line, finding.kind, ({ unsetClock }) => unsetClock);
      case 'future':
        return pointWhere(line, finding.kind, ({ date }) => date === finding.date);
      case 'no-serial':
      case 'rolled-over-more':
      case 'saved':
        return [];
    }
  });
  return found.slice(0, MAX_ODDITIES);
}

function pointWhere({ outline }: Line, kind: OddityKind, isWanted: (point: Point) => boolean): OddPoints[] {
  const after = outline.find(isWanted);
  return after ? [{ kind, after }] : [];
}

/** The `d` attribute of the SVG path. For a long line, computing it takes longer than laying out the points. */
export const svgPath = (vertices: readonly Mark[]): string => linePath(vertices) ?? '';

const linePath = shapeOf<Mark>(
  (vertex) => round(vertex.x),
  (vertex) => round(vertex.y),
);

const round = (pixels: number) => Math.round(pixels * 10) / 10;

/** Keeps marks far enough apart for a finger, always including the first and the last */
export function thinMarks(marks: readonly Mark[], distance = MARK_DISTANCE): Mark[] {
  const kept: Mark[] = [];
  for (const mark of marks) {
    const before = kept.at(-1);
    if (!before || isFar(before, mark, distance)) kept.push(mark);
  }
  const last = marks.at(-1);
  if (last && kept.at(-1) !== last) {
    if (kept.length > 1 && !isFar(kept.at(-1)!, last, distance)) kept.pop();
    kept.push(last);
  }
  return kept;
}

const evenly = (marks: readonly Mark[], most: number): readonly Mark[] =>
  marks.length <= most
    ? marks
    : Array.from({ length: most }, (_, index) => marks[Math.round((index * (marks.length - 1)) / (most - 1))]!);

const isFar = (one: Mark, other: Mark, distance: number) => Math.hypot(one.x - other.x, one.y - other.y) >= distance;

function bandsOf(life: number, reach: number, y: Scale): PictureLayout['bands'] {
  return BANDS.flatMap((band, index) => {
    const from = (WEAR_BAND_LIMITS[index - 1] ?? 0) * life;
    const to = Math.min(reach, (WEAR_BAND_LIMITS[index] ?? Infinity) * life);
    return from < reach ? [{ band, top: y(to), bottom: y(from) }] : [];
  });
}

/** The mark nearest to a position in px */
export function nearestMark(drawing: PictureLayout, x: number, y: number): MarkPlace {
  let nearest: MarkPlace = { trace: 0, mark: 0 };
  let best = Infinity;
  drawing.traces.forEach(({ marks }, trace) =>
    marks.forEach((place, mark) => {
      const distance = Math.hypot(place.x - x, place.y - y);
      if (distance >= best) return;
      best = distance;
      nearest = { trace, mark };
    }),
  );
  return nearest;
}

export interface MarkPlace {
  readonly trace: number;
  readonly mark: number;
}

/**
 * The mark to which a key moves the focus: on the same line, or the nearest in time on the next or previous line.
 * Undefined for other keys.
 */
export function moveFocus({ traces }: PictureLayout, { trace, mark }: MarkPlace, key: string): MarkPlace | undefined {
  const last = traces[trace]!.marks.length - 1;
  switch (key) {
    case 'ArrowRight':
      return { trace, mark: Math.min(last, mark + 1) };
    case 'ArrowLeft':
      return { trace, mark: Math.max(0, mark - 1) };
    case 'Home':
      return { trace, mark: 0 };
    case 'End':
      return { trace, mark: last };
    case 'ArrowUp':
    case 'ArrowDown': {
      const other = (trace + (key === 'ArrowDown' ? 1 : traces.length - 1)) % traces.length;
      const { x } = traces[trace]!.marks[mark]!;
      const { marks } = traces[other]!;
      return {
        trace: other,
        mark: marks.reduce((best, to, index) => (away(to, x) < away(marks[best]!, x) ? index : best), 0),
      };
    }
    default:
      return undefined;
  }
}

const away = (mark: Mark, x: number) => Math.abs(mark.x - x);
