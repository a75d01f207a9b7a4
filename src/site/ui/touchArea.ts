import { css, type Theme } from '@emotion/react';

/** Gives a link outside of a text a touch area larger than its words. */
export const touchArea = (theme: Theme) =>
  css({
    [theme.media.touch]: {
      position: 'relative',
      '&::after': {
        content: '""',
        position: 'absolute',
        top: '50%',
        left: '50%',
        width: `max(100%, ${theme.tap}px)`,
        height: `max(100%, ${theme.tap}px)`,
        transform: 'translate(-50%, -50%)',
      },
    },
  });
