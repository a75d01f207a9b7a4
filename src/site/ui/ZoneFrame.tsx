import { css, type Theme } from '@emotion/react';
import type { HTMLAttributes, Ref } from 'react';

interface Props extends HTMLAttributes<HTMLDivElement> {
  readonly phase: 'idle' | 'dragging' | 'processing';
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * The frame in which visitors give photos. It looks like a viewfinder's frame lines in front of a shutter's two
 * curtains. The curtains open a little when files are dragged over the page.
 */
export function ZoneFrame({ phase, children, ...rest }: Props) {
  const isDragging = phase === 'dragging';
  return (
    <div {...rest} css={[styles.zone, phase !== 'idle' && styles[phase]]} data-phase={phase}>
      <div css={[styles.curtain, styles.first, isDragging && styles.firstAjar]} aria-hidden />
      <div css={[styles.curtain, styles.second, isDragging && styles.secondAjar]} aria-hidden />
      {children}
    </div>
  );
}

/* The blades of a curtain, in px from its leading edge, where they are closest together. */
const BLADES_PX = [3, 7, 12, 18];

const blades = (towards: 'top' | 'bottom', color: string) =>
  `linear-gradient(to ${towards}, ${BLADES_PX.map((y) => `transparent ${y}px, ${color} ${y}px ${y + 1}px, transparent ${y + 1}px`).join(', ')})`;

/* A viewfinder's frame lines: two short lines in each corner. */
const CORNERS = ['0 0', '100% 0', '0 100%', '100% 100%'];

const frameLines = (color: string) => ({
  backgroundImage: CORNERS.map(() => `linear-gradient(${color}, ${color}), linear-gradient(${color}, ${color})`).join(),
  backgroundPosition: CORNERS.map((corner) => `${corner}, ${corner}`).join(),
  backgroundSize: CORNERS.map(() => '24px 2px, 2px 24px').join(),
  backgroundRepeat: 'no-repeat',
});

/** Content inside the frame lines, in front of the curtains. */
export const framed = (theme: Theme) =>
  css({
    gridArea: '1 / 1',
    position: 'relative',
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: theme.space(4, 4, 2),
      pointerEvents: 'none',
      ...frameLines(theme.color.textMuted),
      [theme.media.wide]: { inset: theme.space(7, 6, 6) },
      [theme.media.forcedColors]: { display: 'none' },
    },
    '&:hover::after, &:focus-within::after': frameLines(theme.color.text),
  });

/** Frame lines in the color of actions. */
export const framedInSignal = (theme: Theme) => css({ '&::after, &:hover::after': frameLines(theme.color.signal) });

const styles = {
  zone: (theme: Theme) =>
    css({
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      overflow: 'hidden',
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.m,
      background: theme.color.surface,
    }),
  dragging: (theme: Theme) =>
    css({ borderColor: theme.color.signal, '& > *::after, & > *:hover::after': frameLines(theme.color.signal) }),
  processing: (theme: Theme) => css({ borderColor: theme.color.signal }),
  curtain: (theme: Theme) =>
    css({
      gridArea: '1 / 1',
      backgroundColor: theme.color.sunken,
      transition: `transform ${theme.motion.slow}`,
      [theme.media.reducedMotion]: { display: 'none' },
      [theme.media.forcedColors]: { display: 'none' },
    }),
  first: (theme: Theme) =>
    css({ borderTop: `1px solid ${theme.color.textMuted}`, backgroundImage: blades('bottom', theme.color.line) }),
  firstAjar: css({ transform: 'translateY(12%)' }),
  second: (theme: Theme) =>
    css({
      borderBottom: `1px solid ${theme.color.textMuted}`,
      backgroundImage: blades('top', theme.color.line),
      transform: 'translateY(-100%)',
    }),
  secondAjar: css({ transform: 'translateY(-96%)' }),
};
