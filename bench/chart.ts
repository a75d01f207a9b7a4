/** Curves as SVG: both axes logarithmic, each line labeled at its end. */
import { type ColorName, darkPalette, lightPalette } from '../src/theme/tokens';
import { bytes, duration, plain } from './numbers';
import type { Product } from './readers/reader';
import type { Growth, Point, Unit } from './results';

export const THEMES = { light: lightPalette, dark: darkPalette } as const;
export type ThemeName = keyof typeof THEMES;

const WIDTH = 720;
const HEIGHT = 400;
/** Leaves room on the right for the labels of the lines. */
const PLOT = { left: 72, right: 470, top: 76, bottom: 348 };
const LABEL_GAP = 18;
const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

const FORMAT: Readonly<Record<Unit, (value: number) => string>> = {
  ms: duration,
  bytes,
  tags: plain,
  files: plain,
};

interface Stroke {
  readonly color: ColorName;
  readonly width: number;
  readonly dash?: string;
}

/** Ours stands out; the floor is dashed because it is not a reader. */
const STROKES: Readonly<Record<Product, Stroke>> = {
  ours: { color: 'signal', width: 2.5 },
  'our package': { color: 'signal', width: 1.5 },
  exifr: { color: 'text', width: 1.5 },
  ExifReader: { color: 'amber', width: 1.5 },
  ExifTool: { color: 'good', width: 1.5 },
  floor: { color: 'textMuted', width: 1.5, dash: '2 4' },
};

/** For the second line of a product. */
const SECOND_DASH = '7 4';

/** The chart of a growth in one of the themes; the first curve is on top. */
export function drawChart({ title, where, x, y, curves }: Growth, theme: ThemeName): string {
  const color = THEMES[theme];
  const points = curves.flatMap((curve) => curve.points);
  const across = scale(
    points.map(([value]) => value),
    PLOT.left,
    PLOT.right,
    x === 'bytes',
  );
  const up = scale(
    points.map(([, value]) => value),
    PLOT.bottom,
    PLOT.top,
    y === 'bytes',
  );
  const drawn = curves.filter((curve) => curve.points.length > 0);
  const ends = spreadOut(drawn.map(({ points: own }) => up.place(own.at(-1)![1])));

  const lines = drawn.map(({ name, product, points: own }, index) => {
    const stroke = STROKES[product];
    const isSecond = drawn.findIndex((curve) => curve.product === product) < index;
    const dash = stroke.dash ?? (isSecond ? SECOND_DASH : undefined);
    const paint = color[stroke.color];
    const places = own.map(([vx, vy]): Point => [across.place(vx), up.place(vy)]);
    const [endX, endY] = places.at(-1)!;
    const labelY = ends[index]!;
    const weight = product === 'ours' ? ' font-weight="600"' : '';
    return [
      `<polyline points="${places.map((place) => place.map(round).join(',')).join(' ')}" fill="none" stroke="${paint}" stroke-width="${stroke.width}"${dash ? ` stroke-dasharray="${dash}"` : ''} stroke-linejoin="round"/>`,
      ...places.map(([cx, cy]) => `<circle cx="${round(cx)}" cy="${round(cy)}" r="3" fill="${paint}"/>`),
      `<path d="M${round(endX + 6)} ${round(endY)}L${PLOT.right + 12} ${round(labelY)}" stroke="${color.line}" fill="none"/>`,
      `<text x="${PLOT.right + 16}" y="${round(labelY + 4)}" fill="${paint}"${weight}>${escape(name)}</text>`,
    ].join('\n');
  });

  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family='${FONT}' font-size="12" role="img" aria-label="${escape(title)}">
<rect width="${WIDTH}" height="${HEIGHT}" rx="6" fill="${color.surface}"/>
<text x="24" y="32" font-size="16" font-weight="600" fill="${color.text}">${escape(title)}</text>
<text x="24" y="52" fill="${color.textMuted}">${escape(where)}; both scales logarithmic</text>
${up.ticks
  .map(
    (
      value,
    ) => `<path d="M${PLOT.left} ${round(up.place(value))}H${PLOT.right}" stroke="${color.line}" stroke-width="0.75"/>
<text x="${PLOT.left - 8}" y="${round(up.place(value) + 4)}" text-anchor="end" fill="${color.textMuted}">${FORMAT[y](value)}</text>`,
  )
  .join('\n')}
${[...new Set(points.map(([value]) => value))]
  .map(
    (
      value,
    ) => `<path d="M${round(across.place(value))} ${PLOT.bottom}v5" stroke="${color.textMuted}" stroke-width="0.75"/>
<text x="${round(across.place(value))}" y="${PLOT.bottom + 20}" text-anchor="middle" fill="${color.textMuted}">${FORMAT[x](value)}</text>`,
  )
  .join('\n')}
<path d="M${PLOT.left} ${PLOT.bottom}H${PLOT.right}" stroke="${color.textMuted}" stroke-width="0.75" fill="none"/>
${lines.toReversed().join('\n')}
</svg>
`;
}

interface Scale {
  readonly ticks: readonly number[];
  place(value: number): number;
}

/** A logarithmic scale to base 10, or to base 16 for bytes. */
function scale(values: readonly number[], from: number, to: number, inBytes: boolean): Scale {
  const base = inBytes ? 16 : 10;
  const log = (value: number): number => Math.log(value) / Math.log(base);
  const isAcross = to > from;
  const low = isAcross ? log(Math.min(...values)) : Math.floor(log(Math.min(...values)));
  const high = isAcross ? log(Math.max(...values)) : Math.ceil(log(Math.max(...values)));
  const place = (value: number): number => from + ((log(value) - low) / (high - low)) * (to - from);
  const first = Math.ceil(low);
  return { ticks: Array.from({ length: Math.floor(high) - first + 1 }, (_, index) => base ** (first + index)), place };
}

/** Moves heights apart, so that the labels don't overlap. */
function spreadOut(heights: readonly number[]): number[] {
  const order = heights.map((_, index) => index).toSorted((a, b) => heights[a]! - heights[b]!);
  const moved = [...heights];
  for (const [rank, index] of order.entries()) {
    const above = order[rank - 1];
    if (above !== undefined) moved[index] = Math.max(moved[index]!, moved[above]! + LABEL_GAP);
  }
  // Labels pushed out at the bottom push the others up again.
  let limit = PLOT.bottom;
  for (const index of order.toReversed()) {
    moved[index] = Math.min(moved[index]!, limit);
    limit = moved[index] - LABEL_GAP;
  }
  return moved;
}

const round = (value: number): number => Math.round(value * 10) / 10;

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
