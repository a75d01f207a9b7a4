import { css, type CSSObject, keyframes, type Theme } from '@emotion/react';

interface Props {
  /** Blades close over the drop zone when a photo is given, and open over the whole screen when its result is shown. */
  readonly motion: 'close' | 'open';
}

/** The two blades of a shutter. They come from above and below, and meet in the middle. */
export function Blades({ motion }: Props) {
  return (
    <div css={[styles.frame, motion === 'open' && styles.screen]} aria-hidden data-blades={motion}>
      <div css={[styles.blade, styles.upper, MOTIONS[motion].upper]} />
      <div css={[styles.blade, styles.lower, MOTIONS[motion].lower]} />
    </div>
  );
}

/** Draws closed blades behind the words shown instead of a count, or behind an error's title. */
export const shut = (theme: Theme) =>
  css({
    padding: theme.space(3, 5, 5),
    borderRadius: theme.radius.s,
    background: `linear-gradient(${theme.color.plateRaised} 0 0) 0 calc(100% - ${theme.space(2)}) / 100% 2px no-repeat ${theme.color.plate}`,
    color: theme.color.onPlate,
    [theme.media.forcedColors]: { border: '1px solid' },
  });

/** Time in which the blades close or open, in ms. */
const TRAVEL_MS = 200;

const away = (place: string): CSSObject => ({ transform: `translateY(${place})` });
/**
 * Moves a blade outside the frame and hides the blade. Otherwise, a line of the blade may show if the frame's edge lies
 * between two pixels.
 */
const gone = (place: string): CSSObject => ({ ...away(place), visibility: 'hidden' });
const CLOSED = { transform: 'none' };
const travel = (from: CSSObject, to: CSSObject) =>
  css({ animation: `${keyframes({ from, to })} ${TRAVEL_MS}ms cubic-bezier(0.4, 0, 0.2, 1) both` });
const fade = (from: number, to: number) => keyframes({ from: { opacity: from }, to: { opacity: to } });

/** With reduced motion, the blades stay in place and fade. */
const still = (from: number, to: number) => (theme: Theme) =>
  css({
    [theme.media.reducedMotion]: {
      animation: `${fade(from, to)} ${TRAVEL_MS}ms both`,
      animationDuration: `${TRAVEL_MS}ms !important`,
    },
  });

const MOTIONS = {
  close: {
    upper: [travel(away('-100%'), CLOSED), still(0, 1)],
    lower: [travel(away('100%'), CLOSED), still(0, 1)],
  },
  open: {
    upper: [travel(CLOSED, gone('-100%')), still(1, 0)],
    lower: [travel(CLOSED, gone('100%')), still(1, 0)],
  },
};

const styles = {
  frame: (theme: Theme) =>
    css({
      position: 'absolute',
      // in front of the sample's result, which is beside the drop zone's frame
      zIndex: theme.layer.raised,
      inset: 0,
      overflow: 'hidden',
      borderRadius: theme.radius.m,
      pointerEvents: 'none',
      [theme.media.print]: { display: 'none' },
      [theme.media.forcedColors]: { display: 'none' },
    }),
  screen: css({ bottom: 'auto', height: '100vh' }),
  blade: (theme: Theme) => css({ position: 'absolute', insetInline: 0, height: '50%', background: theme.color.plate }),
  upper: (theme: Theme) => css({ top: 0, borderBottom: `1px solid ${theme.color.plateRaised}` }),
  lower: (theme: Theme) => css({ bottom: 0, borderTop: `1px solid ${theme.color.plateRaised}` }),
};
