import { css, type Theme } from '@emotion/react';

/** The style of a list of cards: one column, and `columns` on wide screens. `gap` is in steps of `theme.space`. */
export const cardList = (theme: Theme, columns: number, gap: number) =>
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.space(gap),
    padding: 0,
    listStyle: 'none',
    [theme.media.wide]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
  });
