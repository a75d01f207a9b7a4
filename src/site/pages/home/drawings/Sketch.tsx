import { css, keyframes, type CSSObject, type Theme } from '@emotion/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { REVEAL_THRESHOLD } from '../../../../config/constants';

interface Props {
  /** width of the viewBox; the height is `SKETCH_HEIGHT` */
  readonly width: number;
  readonly children: ReactNode;
}

export const SKETCH_HEIGHT = 150;

/**
 * A small line drawing for the text below it. Its animation runs once, when a fifth of the drawing is in view, and
 * pauses out of view.
 */
export function Sketch({ width, children }: Props) {
  const ref = useRef<SVGSVGElement>(null);
  const [motion, setMotion] = useState<'running' | 'paused'>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (entry.intersectionRatio >= REVEAL_THRESHOLD) setMotion('running');
        else if (!entry.isIntersecting) setMotion((before) => before && 'paused');
      },
      { threshold: [0, REVEAL_THRESHOLD] },
    );
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, []);

  return (
    <svg ref={ref} css={styles.sketch} viewBox={`0 0 ${width} ${SKETCH_HEIGHT}`} aria-hidden data-motion={motion}>
      {children}
    </svg>
  );
}

/**
 * Animates a part of a sketch from another position or look to the drawn one. `frames`: all keyframes except the last,
 * the drawing itself.
 */
export function moves(frames: Readonly<Record<string, CSSObject>>, ms: number, delay = 0, timing = 'ease-out') {
  const animation = `${keyframes(frames)} ${ms}ms ${timing} ${delay}ms both`;
  return css({
    '@media (prefers-reduced-motion: no-preference)': {
      '[data-motion] &': { animation },
      '[data-motion=paused] &': { animationPlayState: 'paused' },
    },
  });
}

/** Fades a shape in while it grows to full size around its center. */
export const pops = (delay: number) => [
  css({ transformBox: 'fill-box', transformOrigin: 'center' }),
  moves({ from: { opacity: 0, transform: 'scale(0.4)' }, '70%': { opacity: 1, transform: 'scale(1.12)' } }, 400, delay),
];

/** Draws a line of this length from its start. */
export const draws = (length: number, ms: number, delay = 0) => [
  css({ strokeDasharray: length }),
  moves({ from: { strokeDashoffset: length } }, ms, delay),
];

export const appears = (delay: number) => moves({ from: { opacity: 0 } }, 300, delay);

/** Shared by all sketches. */
export const ink = {
  line: (theme: Theme) =>
    css({ fill: 'none', stroke: theme.color.text, strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' }),
  paper: (theme: Theme) =>
    css({ fill: theme.color.surface, stroke: theme.color.text, strokeWidth: 2, strokeLinejoin: 'round' }),
  tone: (theme: Theme) =>
    css({ fill: theme.color.sunken, stroke: theme.color.text, strokeWidth: 2, strokeLinejoin: 'round' }),
  solid: (theme: Theme) => css({ fill: theme.color.text }),
  faint: (theme: Theme) => css({ fill: 'none', stroke: theme.color.line, strokeWidth: 2 }),
  signal: (theme: Theme) =>
    css({ fill: 'none', stroke: theme.color.signal, strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' }),
  signalFill: (theme: Theme) => css({ fill: theme.color.signal }),
  plate: (theme: Theme) => css({ fill: theme.color.plate, stroke: theme.color.line, strokeWidth: 1 }),
  figures: (theme: Theme) =>
    css({
      fill: theme.color.onPlate,
      fontFamily: theme.font.figures,
      fontWeight: 500,
    }),
  hex: (theme: Theme) =>
    css({ fill: theme.color.textMuted, fontFamily: theme.font.figures, fontSize: 15, whiteSpace: 'pre' }),
  found: (theme: Theme) =>
    css({ fill: theme.color.signal, fontFamily: theme.font.figures, fontSize: 15, fontWeight: 600 }),
};

const styles = {
  sketch: (theme: Theme) =>
    css({
      display: 'block',
      width: '100%',
      height: 'auto',
      borderBottom: `1px solid ${theme.color.line}`,
      background: theme.color.sunken,
      [theme.media.mobile]: { aspectRatio: '32 / 15' },
      // The sketch has its own background, so its colors must stay.
      forcedColorAdjust: 'none',
    }),
};
