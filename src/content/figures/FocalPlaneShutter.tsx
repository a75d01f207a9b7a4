import { css, keyframes, type Theme } from '@emotion/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listOf } from '../../i18n/translator';
import { DRAWING_WIDTH, drawing } from './figureStyles';

const HEIGHT = 262;
const GATE = { x: 12, y: 12, width: 198, height: 132 };
const SMALL = { width: 96, height: 64, y: 168, gap: 36 };
const RUN_MS = 2600;

/**
 * Positions of the curtains, in multiples of the gate's height; 0 covers the gate. The first moves from 0 to below the
 * gate, the second from above the gate to 0.
 */
const READY = { first: 0, second: -1 };
const EXPOSING = { first: 0.72, second: -0.58 };
const DONE = { first: 1, second: 0 };

/** Moves once per press of its button. Before the first press, shows the middle of the exposure. */
export function FocalPlaneShutter() {
  const { t } = useTranslation();
  const phases = listOf(t, 'figure.focal-plane-shutter.phases');
  const [runs, setRuns] = useState(0);
  const clip = useId();
  const slit = GATE.y + GATE.height * 0.57;

  return (
    <div css={styles.figure}>
      <svg
        css={drawing.scaled}
        viewBox={`11 0 ${DRAWING_WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('figure.focal-plane-shutter.label')}
      >
        <clipPath id={clip}>
          <rect {...GATE} />
        </clipPath>
        <rect css={styles.sensor} {...GATE} />
        <path css={drawing.hairline} d={grid(GATE)} />
        <g clipPath={`url(#${clip})`}>
          {/* A new React key restarts the animation. */}
          <g key={`first ${runs}`} css={[shifted(EXPOSING.first), runs > 0 && styles.firstRun]}>
            <Curtain {...GATE} order="first" />
          </g>
          <g key={`second ${runs}`} css={[shifted(EXPOSING.second), runs > 0 && styles.secondRun]}>
            <Curtain {...GATE} order="second" />
          </g>
        </g>
        <rect css={drawing.line} {...GATE} />
        {[
          { y: GATE.y + 28, word: t('figure.focal-plane-shutter.secondCurtain') },
          { y: slit, word: t('figure.focal-plane-shutter.slit') },
          { y: GATE.y + GATE.height - 18, word: t('figure.focal-plane-shutter.firstCurtain') },
        ].map(({ y, word }) => (
          <g key={word}>
            <line css={drawing.tick} x1={GATE.x + GATE.width - 14} x2={GATE.x + GATE.width + 14} y1={y} y2={y} />
            <text css={drawing.text} x={GATE.x + GATE.width + 20} y={y + 4.5}>
              {word}
            </text>
          </g>
        ))}
        {[READY, EXPOSING, DONE].map((phase, index) => {
          const gate = {
            x: GATE.x + index * (SMALL.width + SMALL.gap - 12),
            y: SMALL.y,
            width: SMALL.width,
            height: SMALL.height,
          };
          return (
            <g key={phases[index]}>
              <clipPath id={`${clip}-${index}`}>
                <rect {...gate} />
              </clipPath>
              <rect css={styles.sensor} {...gate} />
              <g clipPath={`url(#${clip}-${index})`}>
                <g transform={`translate(0 ${phase.first * gate.height})`}>
                  <Curtain {...gate} order="first" />
                </g>
                <g transform={`translate(0 ${phase.second * gate.height})`}>
                  <Curtain {...gate} order="second" />
                </g>
              </g>
              <rect css={drawing.line} {...gate} />
              <text css={drawing.muted} x={gate.x} y={gate.y + gate.height + 18}>
                {`${index + 1}  ${phases[index]}`}
              </text>
            </g>
          );
        })}
      </svg>
      <button type="button" css={styles.button} onClick={() => setRuns(runs + 1)}>
        {t('figure.focal-plane-shutter.release')}
      </button>
    </div>
  );
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function Curtain({ x, y, width, height, order }: Box & { readonly order: 'first' | 'second' }) {
  return (
    <g css={[styles[order], styles.curtain]}>
      <rect x={x} y={y} width={width} height={height} />
      {[1 / 3, 2 / 3].map((share) => (
        <line key={share} x1={x} x2={x + width} y1={y + share * height} y2={y + share * height} />
      ))}
    </g>
  );
}

/** The lines between the sensor's photosites: twelve columns and eight rows. */
function grid({ x, y, width, height }: Box): string {
  const columns = Array.from({ length: 11 }, (_, index) => `M${x + ((index + 1) * width) / 12} ${y}v${height}`);
  const rows = Array.from({ length: 7 }, (_, index) => `M${x} ${y + ((index + 1) * height) / 8}h${width}`);
  return [...columns, ...rows].join('');
}

const place = (share: number) => `translateY(${share * GATE.height}px)`;
const shifted = (share: number) => css({ transform: place(share) });

const firstCurtain = keyframes({
  '0%, 18%': { transform: place(READY.first) },
  '40%, 78%': { transform: place(DONE.first) },
  '100%': { transform: place(EXPOSING.first) },
});
const secondCurtain = keyframes({
  '0%, 30%': { transform: place(READY.second) },
  '52%, 78%': { transform: place(DONE.second) },
  '100%': { transform: place(EXPOSING.second) },
});

const styles = {
  figure: (theme: Theme) => css({ display: 'grid', justifyItems: 'start', gap: theme.space(3) }),
  sensor: (theme: Theme) => css({ fill: theme.color.sensor }),
  curtain: (theme: Theme) =>
    css({
      stroke: theme.color.textMuted,
      [theme.media.forcedColors]: { fill: 'GrayText', stroke: 'CanvasText' },
    }),
  first: (theme: Theme) => css({ fill: theme.color.plate }),
  /** lighter than the first curtain, to distinguish 'ready' from 'done' */
  second: (theme: Theme) => css({ fill: theme.color.secondCurtain }),
  firstRun: (theme: Theme) =>
    css({
      animation: `${firstCurtain} ${RUN_MS}ms ease-in-out`,
      [theme.media.reducedMotion]: { animation: 'none' },
    }),
  secondRun: (theme: Theme) =>
    css({
      animation: `${secondCurtain} ${RUN_MS}ms ease-in-out`,
      [theme.media.reducedMotion]: { animation: 'none' },
    }),
  button: (theme: Theme) =>
    css({
      minHeight: 36,
      padding: theme.space(1, 4),
      border: `1px solid ${theme.color.textMuted}`,
      borderRadius: theme.radius.s,
      background: 'transparent',
      color: theme.color.text,
      font: 'inherit',
      fontSize: theme.size.s,
      fontWeight: 600,
      cursor: 'pointer',
      '&:hover': { borderColor: theme.color.text },
      // With reduced motion, nothing moves, so there is no button.
      [theme.media.reducedMotion]: { display: 'none' },
      [theme.media.print]: { display: 'none' },
    }),
};
