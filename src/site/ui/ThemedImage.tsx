import { css, type Theme } from '@emotion/react';
import type { ComponentProps } from 'react';

/**
 * A drawing in the theme's colors. Some browsers don't pass the page's theme to an `img`'s file, so we render two
 * images and show one. With the fragment `#dark`, the file uses its dark colors.
 */
export function ThemedImage({ src, alt, className, ...rest }: ComponentProps<'img'>) {
  return (
    <>
      <img {...rest} src={src} alt={alt} className={className} css={styles.light} />
      {/* Lazy, so that the browser doesn't fetch the dark image while the light theme hides it. */}
      <img {...rest} src={`${src}#dark`} alt={alt} className={className} css={styles.dark} loading="lazy" />
    </>
  );
}

const styles = {
  light: (theme: Theme) => css(theme.whenDark({ display: 'none' })),
  dark: (theme: Theme) => css({ display: 'none', ...theme.whenDark({ display: 'block' }) }),
};
