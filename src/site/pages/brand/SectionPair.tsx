import { css, type Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { Stack } from '../../ui/layouts';

/** Two sections of prose, side by side where there is room. */
export function SectionPair({ children }: { readonly children: ReactNode }) {
  return <Stack css={styles.pair}>{children}</Stack>;
}

const styles = {
  pair: (theme: Theme) =>
    css({ columnGap: theme.space(12), [theme.media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
};
