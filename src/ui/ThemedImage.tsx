import { css, type Theme } from '@emotion/react';
import type { ComponentProps } from 'react';

/**
 * A drawing in the colors of the theme. Not every browser tells the picture of an `img` which theme the page has, so the
 * page chooses: the fragment `#dark` is the same file with the other colors, and of two pictures one is shown.
 */
export function ThemedImage({ src, alt, className, ...rest }: ComponentProps<'img'>) {
  return (
    <>
      <img {...rest} src={src} alt={alt} className={className} css={styles.light} />
      {/* Never shown in the light theme, and then not fetched. */}
      <img {...rest} src={`${src}#dark`} alt={alt} className={className} css={styles.dark} loading="lazy" />
    </>
  );
}

const styles = {
  light: (theme: Theme) => css(theme.whenDark({ display: 'none' })),
  dark: (theme: Theme) => css({ display: 'none', ...theme.whenDark({ display: 'block' }) }),
};
