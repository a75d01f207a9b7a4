import { css, type Theme } from '@emotion/react';

/** The style of a paragraph that stands out: a line of the given color at its start, on a sunken ground. */
export const notice = (theme: Theme, color: string) =>
  css({
    marginBottom: theme.space(3),
    padding: theme.space(3, 4),
    borderInlineStart: `2px solid ${color}`,
    background: theme.color.sunken,
  });
