import { css } from '@emotion/react';

/** A title's link, which covers the whole titled element. That element must be positioned. */
export const wholeLink = css({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});
