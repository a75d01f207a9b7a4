import { css, type Theme } from '@emotion/react';

/** A list with one column, or `columns` on wide screens. `gap`: as in CSS, between rows and columns. */
export const columnList = (theme: Theme, columns: number, gap: string) =>
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap,
    padding: 0,
    listStyle: 'none',
    [theme.media.wide]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
  });
