/** Shared by all drawings: one line weight, the font of the wear scale, and a width that keeps labels legible. */

import { css, type Theme } from '@emotion/react';

export type Format = (value: number, options?: Intl.NumberFormatOptions) => string;

export interface DrawingProps {
  readonly format: Format;
}

/**
 * Width of every viewBox, so that text of 13 units is 12 to 16 px on every screen. A viewBox starts at the drawing's
 * left edge, so the drawing is flush with the text.
 */
export const DRAWING_WIDTH = 360;

export const drawing = {
  scaled: css({ display: 'block', width: '100%', maxWidth: 460, height: 'auto' }),
  line: (theme: Theme) => css({ fill: 'none', stroke: theme.color.text, strokeWidth: 1.5 }),
  hairline: (theme: Theme) => css({ fill: 'none', stroke: theme.color.line }),
  tick: (theme: Theme) => css({ stroke: theme.color.textMuted }),
  paper: (theme: Theme) => css({ fill: theme.color.surface, stroke: theme.color.text, strokeWidth: 1.5 }),
  sunken: (theme: Theme) => css({ fill: theme.color.sunken, stroke: theme.color.line }),
  plate: (theme: Theme) =>
    css({
      fill: theme.color.plate,
      stroke: theme.color.line,
      [theme.media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' },
    }),
  plateFigures: (theme: Theme) =>
    css({
      fill: theme.color.onPlate,
      fontFamily: theme.font.figures,
      fontWeight: 500,
      letterSpacing: '0.06em',
      [theme.media.forcedColors]: { fill: 'CanvasText' },
    }),
  text: (theme: Theme) => css({ fill: theme.color.text, fontSize: 13 }),
  strong: (theme: Theme) => css({ fill: theme.color.text, fontSize: 13, fontWeight: 600 }),
  muted: (theme: Theme) => css({ fill: theme.color.textMuted, fontSize: 12 }),
  figures: (theme: Theme) => css({ fill: theme.color.text, fontFamily: theme.font.figures, fontSize: 13 }),
};
