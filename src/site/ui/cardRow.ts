import { css, type Theme } from '@emotion/react';

/**
 * A row of `count` cards. `px`: width of a card and its gap. If the window is too narrow for all, the row scrolls
 * sideways and shows the edge of the next card.
 */
export const cardRow = (theme: Theme, count: number, px: number) =>
  css({
    display: 'flex',
    gap: theme.space(3),
    // The row extends to the edges of the window, which cut off the next card.
    margin: theme.space(-1, -4),
    padding: theme.space(1, 4),
    overflowX: 'auto',
    listStyle: 'none',
    scrollPaddingInline: theme.space(4),
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    '& > *': { minWidth: 0, scrollSnapAlign: 'start' },
    // A browser doesn't scroll the row to a partly visible focused link, unless only the link's card can snap.
    '&:has(:focus-visible) > :not(:has(:focus-visible))': { scrollSnapAlign: 'none' },
    [theme.media.wide]: {
      gap: theme.space(5),
      margin: theme.space(-1, -6),
      padding: theme.space(1, 6),
      scrollPaddingInline: theme.space(6),
    },
    [theme.media.print]: { flexWrap: 'wrap', overflow: 'visible' },
    [`@media (min-width: ${count * px + 24}px)`]: {
      display: 'grid',
      gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
      overflow: 'visible',
    },
  });
