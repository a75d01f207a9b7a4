import { css, type Theme } from '@emotion/react';
import type { ComponentProps } from 'react';

/**
 * A drawing in the colors of the theme. Not every browser passes the page's theme on to the image in an `img`, so we
 * render two and show one: with the fragment `#dark`, the file uses its dark colors.
 */
export function ThemedImage({ src, alt, className, ...rest }: ComponentProps<'img'>) {
  return (
    <>
      <img {...rest} src={src} alt={alt} className={className} css={styles.light} />
      {/* Lazy, so that it is not fetched while the light theme hides it. */}
      <img {...rest} src={`${src}#dark`} alt={alt} className={className} css={styles.dark} loading="lazy" />
    </>
  );
}

const styles = {
  light: (theme: Theme) => css(theme.whenDark({ display: 'none' })),
  dark: (theme: Theme) => css({ display: 'none', ...theme.whenDark({ display: 'block' }) }),
};
