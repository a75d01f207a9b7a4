import { css, type Theme } from '@emotion/react';

/**
 * A highlighted paragraph, with a border in the text's color at its start, and a sunken background. It has no color,
 * because only wear has colors.
 */
export const notice = (theme: Theme) =>
  css({
    marginBottom: theme.space(3),
    padding: theme.space(3, 4),
    borderInlineStart: `2px solid ${theme.color.text}`,
    background: theme.color.sunken,
  });
