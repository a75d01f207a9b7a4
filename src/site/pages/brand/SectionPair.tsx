import { css, type Theme } from '@emotion/react';
import type { ReactNode } from 'react';

/** Two sections of prose, side by side where there is room. */
export function SectionPair({ children }: { readonly children: ReactNode }) {
  return <div css={styles.pair}>{children}</div>;
}

const styles = {
  pair: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      columnGap: theme.space(12),
      [theme.media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    }),
};
