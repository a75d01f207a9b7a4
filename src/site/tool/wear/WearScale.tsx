import { css, keyframes, type Theme } from '@emotion/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../config/locales';
import { WEAR_BAND_LIMITS } from '../../../config/constants';
import { bandColor } from '../../../config/wearColors';
import { useLanguage } from '../../router/LanguageProvider';
import { formatShare } from '../../../i18n/words/present';
import { figuresOf, wearWords } from '../../../i18n/words/wearWords';
import { agreedBand, leastWear, type Wear, type WearBand } from '../../../judge/wear';

/** px at the usual text size; the drawing grows with the text */
const HEIGHT = 62;
/** A row's y in percent of the height. Converted from px, because WebKitGTK doesn't support rem in SVG attributes. */
const row = (px: number): string => `${(px / HEIGHT) * 100}%`;

/* The rows from top to bottom. Needle and ticks are above the line, numbers below it. */
const LINE_Y = 34;
const SHARE_Y = row(56);

const BANDS: readonly WearBand[] = ['low', 'moderate', 'high', 'veryHigh'];
export const FINE_TICKS = Array.from({ length: 51 }, (_, index) => index / 50);

/** The shares with a long tick. */
export const TICKS: readonly number[] = [0, ...WEAR_BAND_LIMITS, 1];
/** Outline of the needle, a pin whose point is at 0, 0. */
export const NEEDLE = 'M0 -1L-6 -24A6.5 6.5 0 1 1 6 -24Z';

/**
 * The share of the width at which the rated life ends. Beyond a gap, there is room for counts of up to twice the rated
 * life.
 */
const WHOLE = 5 / 6;
const GAP = 0.02;

/** Converts a share of the rated life to a share of the scale's width, equally for every result. */
export const placeOnScale = (share: number): number =>
  share <= 1 ? share * WHOLE : WHOLE + GAP + (1 - WHOLE - GAP) * Math.min(1, share - 1);

/** The bands from left to right, as shares of the scale. The last continues after the gap. */
export const bandsOfScale: readonly { readonly band: WearBand; readonly from: number; readonly to: number }[] = [
  ...BANDS.map((band, index) => ({
    band,
    from: placeOnScale(WEAR_BAND_LIMITS[index - 1] ?? 0),
    to: placeOnScale(WEAR_BAND_LIMITS[index] ?? 1),
  })),
  { band: 'veryHigh', from: WHOLE + GAP, to: 1 },
];

/**
 * The shares of the rated life at which the needles point: two shares, one for each end of the range, if the rated life
 * is a class's usual range and the wear is not only a bound; otherwise one share.
 */
export function needlesOf(wear: Wear): readonly number[] {
  const least = leastWear(wear);
  return least ? [least.fraction, wear.fraction] : [wear.fraction];
}

/**
 * A number below the scale. `at`: a place, as a share of the scale's width. `end`: whether the number starts, is
 * centered or ends at that place.
 */
export interface ScaleMark {
  readonly text: string;
  readonly at: number;
  readonly end: 'start' | 'center' | 'end';
  /** true if a narrow scale leaves this number out to make room for the rated life */
  readonly isSpare?: boolean;
}

/**
 * The numbers below the ticks, in one row. A rated life that is a range leaves no room for the word 'over' after it.
 */
export function marksOfScale(wear: Wear, t: TFunction, locale: Locale): readonly ScaleMark[] {
  const { life } = figuresOf(wear, t, locale);
  const isRange = wear.range !== undefined && !wear.bound;
  return [
    { text: '0', at: 0, end: 'start' },
    ...WEAR_BAND_LIMITS.map((share): ScaleMark => ({
      text: formatShare(share, locale),
      at: placeOnScale(share),
      end: 'center',
      isSpare: isRange && share === WEAR_BAND_LIMITS.at(-1),
    })),
    { text: life, at: isRange ? 1 : placeOnScale(1), end: isRange ? 'end' : 'center' },
    ...(isRange ? [] : [{ text: t('wear.over'), at: 1, end: 'end', isSpare: true } as const]),
  ];
}

interface Props {
  readonly wear: Wear;
  /** false if the number proves nothing */
  readonly isColored?: boolean;
  /** true if the photo is too old for the wear to say much about today */
  readonly isHatched?: boolean;
}

/**
 * The scale, drawn as if engraved on a lens: a line with ticks where the bands meet, the rated life at its end, and the
 * needle at the value. Positions are percentages of the width, so that lines and letters keep their size.
 */
export function WearScale({ wear, isColored = true, isHatched = false }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const at = (share: number) => `${placeOnScale(share) * 100}%`;
  const figures = figuresOf(wear, t, locale);
  const reached = agreedBand(wear);
  const label = t('wear.scale', { ...figures, band: wearWords(wear, t, locale).band });

  return (
    <div css={styles.room}>
      <svg css={styles.scale} role="img" aria-label={label}>
        {FINE_TICKS.map((share) => (
          <line key={share} css={styles.fineTick} x1={at(share)} x2={at(share)} y1={row(LINE_Y - 6)} y2={row(LINE_Y)} />
        ))}
        {bandsOfScale.map(({ band: name, from, to }) => (
          <line
            key={from}
            css={styles.band(isColored ? name : undefined)}
            x1={`${from * 100}%`}
            x2={`${to * 100}%`}
            y1={row(LINE_Y)}
            y2={row(LINE_Y)}
            // The part after the gap is thick only for a count above the rated life.
            strokeWidth={name === reached && (to < 1 || wear.fraction > 1) ? 5 : 2}
            strokeDasharray={isHatched ? '3 2' : undefined}
          />
        ))}
        {TICKS.map((share) => (
          <line
            key={share}
            css={styles.tick}
            x1={at(share)}
            x2={at(share)}
            y1={row(LINE_Y - 12)}
            y2={row(LINE_Y + 6)}
          />
        ))}
        {marksOfScale(wear, t, locale).map(({ text, at: place, end, isSpare }) => (
          <text
            key={text}
            css={[styles.figure, isSpare && styles.spare]}
            x={`${place * 100}%`}
            y={SHARE_Y}
            textAnchor={ANCHORS[end]}
          >
            {text}
          </text>
        ))}
        {needlesOf(wear).map((needle) => (
          <path key={needle} css={styles.needle(placeOnScale(needle))} d={NEEDLE} />
        ))}
      </svg>
    </div>
  );
}

const ANCHORS = { start: 'start', center: 'middle', end: 'end' } as const;

const styles = {
  room: css({ containerType: 'inline-size' }),
  scale: (theme: Theme) =>
    css({
      display: 'block',
      overflow: 'visible',
      width: '100%',
      height: `${HEIGHT / 16}rem`,
      // Without colors, ticks and widths still separate the bands.
      [theme.media.forcedColors]: { '& line': { stroke: 'CanvasText' }, '& text': { fill: 'CanvasText' } },
    }),
  fineTick: (theme: Theme) => css({ stroke: theme.color.textMuted, opacity: 0.45 }),
  tick: (theme: Theme) => css({ stroke: theme.color.text }),
  band: (band: WearBand | undefined) => (theme: Theme) =>
    css({ stroke: theme.color[band ? bandColor[band] : 'textMuted'] }),
  figure: (theme: Theme) =>
    css({
      fill: theme.color.textMuted,
      fontFamily: theme.font.figures,
      fontSize: theme.size.xs,
      fontVariantNumeric: 'tabular-nums',
    }),
  spare: css({ '@container (max-width: 30rem)': { display: 'none' } }),
  /**
   * Moves the needle once, from 0 to its position. Percentages relate to the drawing's width (view-box), not the
   * needle's.
   */
  needle: (share: number) => (theme: Theme) => {
    const at = (x: number) => `translate(${x * 100}%, ${row(LINE_Y)})`;
    const place = at(share);
    const move = keyframes({ from: { transform: at(0) }, to: { transform: place } });
    return css({
      transformBox: 'view-box',
      transform: place,
      fill: theme.color.text,
      stroke: theme.color.surface,
      animation: `${move} 900ms cubic-bezier(0.2, 0.8, 0.2, 1) both`,
      [theme.media.reducedMotion]: { animation: 'none' },
      // On paper, an animated needle would stay at its start.
      [theme.media.print]: { animation: 'none' },
      [theme.media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' },
    });
  },
};
