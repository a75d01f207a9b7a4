import { css, type Theme } from '@emotion/react';
import { WEAR_BAND_LIMITS } from '../../config/constants';
import { bandColor } from '../../config/wearColors';
import type { Wear } from '../../judge/wear';
import { coloredBand } from '../../i18n/words/wearWords';

const HEIGHT = 8;

/** Draws the wear as a small bar. The words beside it state the same wear. */
export function WearBar({ wear, isColored }: { readonly wear: Wear; readonly isColored: boolean }) {
  const end = `${Math.min(1, wear.fraction) * 100}%`;
  return (
    <svg css={styles.bar} aria-hidden>
      <line css={styles.track} x1="0" x2="100%" y1={HEIGHT / 2} y2={HEIGHT / 2} />
      <line css={styles.used(wear, isColored)} x1="0" x2={end} y1={HEIGHT / 2} y2={HEIGHT / 2} />
      {[...WEAR_BAND_LIMITS, 1].map((limit) => (
        <line key={limit} css={styles.tick} x1={`${limit * 100}%`} x2={`${limit * 100}%`} y1="0" y2={HEIGHT} />
      ))}
    </svg>
  );
}

const styles = {
  bar: css({ display: 'block', width: '100%', maxWidth: 112, height: HEIGHT, overflow: 'visible' }),
  track: (theme: Theme) => css({ stroke: theme.color.line, strokeWidth: 4 }),
  /** dashed if the true wear may be lower or higher */
  used: (wear: Wear, isColored: boolean) => (theme: Theme) => {
    const band = coloredBand(wear, isColored);
    return css({
      stroke: theme.color[band ? bandColor[band] : 'textMuted'],
      strokeWidth: 4,
      ...((wear.bound || wear.range) && { strokeDasharray: '3 2' }),
    });
  },
  tick: (theme: Theme) => css({ stroke: theme.color.textMuted, strokeWidth: 1 }),
};
