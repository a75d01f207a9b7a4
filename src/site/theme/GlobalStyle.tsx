import { css, Global, type Theme } from '@emotion/react';
import { fontFaces } from './fonts';
import { ACTION_BAR_PX } from '../../config/constants';
import { ACTION_BAR, COLOR_NAMES, COVERED_BELOW, darkPalette, HEADER_END, lightPalette } from './tokens';

const variables = (palette: typeof lightPalette) =>
  COLOR_NAMES.map((name) => `--${name}: ${palette[name]};`).join('\n');

/** The fonts, the colors of both themes, and the look of elements without their own style. */
export function GlobalStyle() {
  return <Global styles={styles} />;
}

const inJapanese = (...names: readonly string[]) => names.map((name) => `${name}:lang(ja)`).join(',');

/** One of the two strokes of the cross that clears a search field. */
const cross = (degrees: number, theme: Theme) =>
  `linear-gradient(${degrees}deg, transparent 46%, ${theme.color.textMuted} 47% 53%, transparent 54%)`;

const styles = (theme: Theme) => css`
  ${fontFaces}

  :root {
    color-scheme: light;
    ${variables(lightPalette)}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      color-scheme: dark;
      ${variables(darkPalette)}
    }
  }
  :root[data-theme='dark'] {
    color-scheme: dark;
    ${variables(darkPalette)}
  }
  ${theme.media.print} {
    :root:root:root {
      color-scheme: light;
      ${variables({ ...lightPalette, page: '#fff', sunken: '#fff', text: '#000', textMuted: '#333' })}
    }
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    scroll-padding-top: calc(${theme.headerEnd} + ${theme.space(4)});
    scroll-padding-bottom: var(${COVERED_BELOW}, 0);
    scrollbar-color: ${theme.color.textMuted} transparent;
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
  }
  ${theme.media.mobile} {
    html[data-action-bar] {
      ${ACTION_BAR}: calc(${ACTION_BAR_PX}px + env(safe-area-inset-bottom));
    }
  }
  ${theme.media.lying} {
    html:root {
      ${ACTION_BAR}: 0px;
      ${HEADER_END}: 0px;
    }
  }
  body {
    margin: 0;
    background: ${theme.color.page};
    color: ${theme.color.text};
    font-family: ${theme.font.text};
    font-size: ${theme.size.m};
    line-height: 1.55;
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }
  @media screen {
    body {
      padding-bottom: var(${COVERED_BELOW}, 0);
    }
  }
  body:lang(ja) {
    line-height: 1.8;
    line-break: strict;
  }
  body:lang(de) {
    hyphens: auto;
    hyphenate-limit-chars: 10 4 4;
  }

  h1,
  h2,
  h3,
  h4,
  h5 {
    margin: 0;
    font-weight: 600;
    line-height: 1.2;
    letter-spacing: -0.012em;
    word-spacing: 0.06em; /* at small sizes, the narrower letters leave too little room between words */
    text-wrap: balance;
  }
  h1:lang(ja),
  h2:lang(ja),
  h3:lang(ja),
  h4:lang(ja),
  h5:lang(ja) {
    line-height: 1.4;
    letter-spacing: 0;
    word-spacing: 0;
  }
  /* In short Japanese texts, lines break only at punctuation and at the wbr elements of ShortText. */
  ${inJapanese('h1', 'h2', 'h3', 'h4', 'h5', 'th', 'td', 'dt', 'dd')} {
    word-break: keep-all;
  }
  /* Some of these texts have no wbr: browsers that know auto-phrase break them between phrases. */
  ${inJapanese('h1', 'h2', 'h3', 'h4', 'h5', 'dt', 'dd')} {
    word-break: auto-phrase;
  }
  h1,
  h2 {
    /* A long word breaks instead of making the page wider. */
    overflow-wrap: anywhere;
  }
  h1 {
    font-size: ${theme.size.xxl};
  }
  h2 {
    font-size: ${theme.size.xl};
  }
  h3 {
    font-size: ${theme.size.l};
  }
  h4,
  h5 {
    font-size: ${theme.size.m};
  }
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  blockquote {
    margin: 0;
  }
  ul,
  ol {
    padding-inline-start: 1.3em;
  }
  img,
  svg,
  video {
    display: block;
    max-width: 100%;
  }
  img,
  video {
    height: auto;
  }
  table {
    border-collapse: collapse;
  }
  code,
  kbd {
    font-family: ${theme.font.figures};
    hyphens: none;
  }

  a {
    color: ${theme.color.signal};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.18em;
  }
  a:hover {
    text-decoration-thickness: 2px;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  /* Replaces the blue cross of WebKit and Chromium. */
  input[type='search']::-webkit-search-cancel-button {
    width: 12px;
    height: 12px;
    margin: 0;
    appearance: none;
    background: ${cross(45, theme)}, ${cross(-45, theme)};
    cursor: pointer;
  }
  button,
  summary {
    hyphens: manual;
  }
  :focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  :focus:not(:focus-visible),
  /* A new view moves the focus to its heading. A heading can't be operated, so it shows no focus ring. */
  h1[tabindex='-1']:focus,
  h2[tabindex='-1']:focus,
  h3[tabindex='-1']:focus {
    outline: none;
  }
  ::selection {
    background: ${theme.color.signal};
    color: ${theme.color.onSignal};
  }
`;
