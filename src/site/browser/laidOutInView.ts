import { css, type Theme } from '@emotion/react';

/**
 * A style for content that is rendered often. While the content is out of view, the browser skips its layout and
 * reserves about `height` px for it.
 */
export const laidOutInView = (height: number) => (theme: Theme) =>
  css({
    contentVisibility: 'auto',
    containIntrinsicSize: `auto ${height}px`,
    [theme.media.print]: { contentVisibility: 'visible' },
  });
