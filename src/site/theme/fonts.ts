/** The two typefaces, served by the site: Latin subsets, 45 KB together, under the SIL Open Font License. */

import figuresUrl from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2?url';
import textUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

export const fontUrls: readonly string[] = [textUrl, figuresUrl];

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212';

/**
 * The fonts and their fallbacks. Each fallback is scaled to its font's metrics (width of a line of prose, ascent,
 * descent), so that nothing shifts when the font arrives.
 */
export const fontFaces = `
@font-face {
  font-family: 'Instrument Sans';
  src: url('${textUrl}') format('woff2');
  font-weight: 400 700;
  font-display: swap;
  unicode-range: ${LATIN};
}
@font-face {
  font-family: 'Instrument Sans Fallback';
  src: local('Arial'), local('Liberation Sans');
  size-adjust: 102.4%;
  ascent-override: 94.7%;
  descent-override: 24.4%;
  line-gap-override: 0%;
  unicode-range: ${LATIN};
}
@font-face {
  font-family: 'IBM Plex Mono';
  src: url('${figuresUrl}') format('woff2');
  font-weight: 400 700;
  font-display: swap;
  unicode-range: ${LATIN};
}
@font-face {
  font-family: 'IBM Plex Mono Fallback';
  src: local('Courier New'), local('Liberation Mono');
  ascent-override: 102.5%;
  descent-override: 27.5%;
  line-gap-override: 0%;
  unicode-range: ${LATIN};
}`;
