/** The look of a card that is a link as a whole. */

import { css, type Theme } from '@emotion/react';

/** The frame of the card */
export const linkedCard = (theme: Theme) =>
  css({
    position: 'relative',
    border: `1px solid ${theme.color.line}`,
    borderRadius: theme.radius.m,
    background: theme.color.surface,
    transition: `border-color ${theme.motion.fast}`,
    '&:hover': { borderColor: theme.color.text },
  });

/** The link in the card's title, which covers the card */
export const cardLink = css({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});
