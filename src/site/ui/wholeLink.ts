import { css } from '@emotion/react';

/** The link in a title that covers all of what it is the title of, which has a position. */
export const wholeLink = css({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});
