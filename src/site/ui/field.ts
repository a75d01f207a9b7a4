import { css, type Theme } from '@emotion/react';

/** The frame of a text input or a select. A select has our own arrow, because systems draw arrows differently. */
export const field = (theme: Theme) =>
  css({
    minHeight: theme.tap,
    border: `1px solid ${theme.color.textMuted}`,
    borderRadius: theme.radius.s,
    backgroundColor: theme.color.surface,
    fontSize: theme.size.m,
    'select&': {
      paddingInlineEnd: theme.space(7),
      appearance: 'none',
      backgroundImage: `${stroke(45, theme)}, ${stroke(-45, theme)}`,
      backgroundPosition: `right ${ARROW_PX + 9}px center, right 10px center`,
      backgroundSize: `${ARROW_PX}px ${ARROW_PX}px`,
      backgroundRepeat: 'no-repeat',
      [theme.media.forcedColors]: { paddingInlineEnd: theme.space(2), appearance: 'auto', backgroundImage: 'none' },
    },
  });

const ARROW_PX = 6;

/** One of the two strokes of a select's arrow. */
const stroke = (degrees: number, theme: Theme) =>
  `linear-gradient(${degrees}deg, transparent 41%, ${theme.color.text} 42% 58%, transparent 59%)`;
