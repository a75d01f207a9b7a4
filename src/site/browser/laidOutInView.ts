import { css, type Theme } from '@emotion/react';

/**
 * For content that appears many times on a page. Out of view, it isn't laid out, and the browser reserves about
 * `height` px.
 */
export const laidOutInView = (height: number) => (theme: Theme) =>
  css({
    contentVisibility: 'auto',
    containIntrinsicSize: `auto ${height}px`,
    [theme.media.print]: { contentVisibility: 'visible' },
  });
