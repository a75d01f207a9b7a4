import { css, type Theme } from '@emotion/react';

/**
 * A style that skips the layout of content while it is out of view. For content that is rendered often. Meanwhile, the
 * content takes up about `height` px.
 */
export const laidOutInView = (height: number) => (theme: Theme) =>
  css({
    contentVisibility: 'auto',
    containIntrinsicSize: `auto ${height}px`,
    [theme.media.print]: { contentVisibility: 'visible' },
  });
