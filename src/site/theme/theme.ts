/** The theme for components. Its colors are custom properties, so a switch to dark rerenders nothing. */

import { MOBILE_BREAKPOINT_PX } from '../../config/constants';
import { COLOR_NAMES, type ColorName, fontFamilies, fontSizes, HEADER_END, SPACE_STEP_PX } from './tokens';

const cssFontFamily = (names: readonly string[]) =>
  names.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');

const colorVariables = Object.fromEntries(COLOR_NAMES.map((name) => [name, `var(--${name})`])) as Record<
  ColorName,
  string
>;

/** Rules for the dark theme, chosen by the system or the visitor. Print is always light. */
const whenDark = <Rules extends object>(rules: Rules) => ({
  '@media screen and (prefers-color-scheme: dark)': { 'html:not([data-theme="light"]) &': rules },
  '@media screen': { 'html[data-theme="dark"] &': rules },
});

/** at least 56 px; grows with the text */
const headerHeight = 'max(56px, 3.5rem)';

export const theme = {
  /**
   * backgrounds: page, surface (raised), sunken (recessed); letters: text, textMuted; hairlines: line; only actions:
   * signal; wear bands: wearLow to wearVeryHigh; the counter: plate
   */
  color: colorVariables,
  /** space(4) → '16px', space(2, 4) → '8px 16px' */
  space: (...steps: readonly number[]) =>
    steps.map((step) => (step === 0 ? '0' : `${step * SPACE_STEP_PX}px`)).join(' '),
  font: { text: cssFontFamily(fontFamilies.text), figures: cssFontFamily(fontFamilies.figures) },
  /** xs: notes; s: secondary texts and tables; m: body; l: card headings; xl: section headings; xxl: page title */
  size: fontSizes,
  radius: { s: '3px', m: '6px' },
  media: {
    mobile: `@media (max-width: ${MOBILE_BREAKPOINT_PX - 1}px)`,
    wide: `@media (min-width: ${MOBILE_BREAKPOINT_PX}px)`,
    /** a phone held sideways */
    lying: '@media (max-height: 480px) and (orientation: landscape)',
    touch: '@media (hover: none) and (pointer: coarse)',
    reducedMotion: '@media (prefers-reduced-motion: reduce)',
    forcedColors: '@media (forced-colors: active)',
    print: '@media print',
  },
  whenDark,
  motion: { fast: '150ms ease-out', slow: '250ms ease-out' },
  /** `text` is narrower if the page shows sources beside it */
  width: { page: '1120px', text: 'var(--text-width, 680px)' },
  /** the least height and width of everything tappable, in px */
  tap: 44,
  /** z-index; up to `menu`, within a section of the page; from `overlay` on, over the whole page */
  layer: { raised: 1, floating: 2, menu: 3, overlay: 10, overOverlay: 11, banner: 20, header: 30, tooltip: 50 },
  /** only for elements that float above the page */
  shadow: '0 1px 2px rgb(0 0 0 / 0.08), 0 8px 24px rgb(0 0 0 / 0.14)',
  headerHeight,
  /** the y at which the sticky header ends; where it isn't sticky, GlobalStyle sets the variable to 0px */
  headerEnd: `var(${HEADER_END}, ${headerHeight})`,
} as const;

export type AppTheme = typeof theme;
