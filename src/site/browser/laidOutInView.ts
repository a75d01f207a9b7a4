import { css, type Theme } from '@emotion/react';

/**
 * Lays out content that is rendered again and again only while it is in view; out of view, it is about `height` px
 * high.
 */
export const laidOutInView = (height: number) => (theme: Theme) =>
  css({
    contentVisibility: 'auto',
    containIntrinsicSize: `auto ${height}px`,
    [theme.media.print]: { contentVisibility: 'visible' },
  });
