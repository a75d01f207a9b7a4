import { css, type Theme } from '@emotion/react';

/** The frame of a text input or a select. */
export const field = (theme: Theme) =>
  css({
    minHeight: 44,
    border: `1px solid ${theme.color.textMuted}`,
    borderRadius: theme.radius.s,
    background: theme.color.surface,
  });
