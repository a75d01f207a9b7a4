import { css, type Theme } from '@emotion/react';

/** Words that stand out of a page's text, behind a line of the color. */
export const notice = (theme: Theme, color: string) =>
  css({
    marginBottom: theme.space(3),
    padding: theme.space(3, 4),
    borderInlineStart: `2px solid ${color}`,
    background: theme.color.sunken,
  });
