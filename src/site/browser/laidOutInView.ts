import { css, type Theme } from '@emotion/react';

/**
 * Skips the layout of often rendered content while it is out of view; it then takes up about `height` px.
 */
export const laidOutInView = (height: number) => (theme: Theme) =>
  css({
    contentVisibility: 'auto',
    containIntrinsicSize: `auto ${height}px`,
    [theme.media.print]: { contentVisibility: 'visible' },
  });
