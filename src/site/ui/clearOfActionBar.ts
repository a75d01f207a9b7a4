import { css, type Theme } from '@emotion/react';
import { ACTION_BAR } from '../theme/tokens';

/** A style for elements that are scrolled into view. Keeps them above a phone's action bar. */
export const clearOfActionBar = (theme: Theme) =>
  css({ [theme.media.mobile]: { scrollMarginBottom: `var(${ACTION_BAR}, 0)` } });
