import { css, type Theme } from '@emotion/react';

/** The logo: two shutter curtains and the slit between them. */
export function BrandMark() {
  return (
    <svg css={styles.mark} width="24" height="24" viewBox="0 0 64 64" aria-hidden>
      <path d="M6 8h52v20L6 34z" />
      <path d="M6 44l52-6v18H6z" />
      <path css={styles.slit} d="M6 34l52-6v10L6 44z" />
    </svg>
  );
}

const styles = {
  mark: css({ flex: 'none', fill: 'currentColor' }),
  slit: (theme: Theme) => css({ fill: theme.color.signal }),
};
