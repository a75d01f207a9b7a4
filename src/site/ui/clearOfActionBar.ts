import { css, type Theme } from '@emotion/react';
import { ACTION_BAR } from '../theme/tokens';

/** Keeps an element above a phone's action bar when it is scrolled into view. */
export const clearOfActionBar = (theme: Theme) =>
  css({ [theme.media.mobile]: { scrollMarginBottom: `var(${ACTION_BAR}, 0)` } });
