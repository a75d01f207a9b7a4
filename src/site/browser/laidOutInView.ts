import { css, type Theme } from '@emotion/react';

/**
 * Skips the layout of often rendered content while it is out of view. The content takes up about `height` px meanwhile.
 */
export const laidOutInView = (height: number) => (theme: Theme) =>
  css({
    contentVisibility: 'auto',
    containIntrinsicSize: `auto ${height}px`,
    [theme.media.print]: { contentVisibility: 'visible' },
  });
