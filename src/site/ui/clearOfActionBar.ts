import { css, type Theme } from '@emotion/react';
import { ACTION_BAR_PX } from '../../config/constants';

/** Keeps an element that is scrolled into view above a phone's action bar. */
export const clearOfActionBar = (theme: Theme) =>
  css({ [theme.media.mobile]: { scrollMarginBottom: `calc(${ACTION_BAR_PX}px + env(safe-area-inset-bottom))` } });
