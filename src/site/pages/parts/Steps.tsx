import { css, type Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { Stack } from '../../ui/layouts';

/** The numbered steps of a procedure, side by side if there is room. */
export function Steps({ steps }: { readonly steps: readonly ReactNode[] }) {
  return (
    <Stack as="ol" gap={6} css={styles.list}>
      {steps.map((step, index) => (
        <li key={index} css={styles.step}>
          {step}
        </li>
      ))}
    </Stack>
  );
}

const styles = {
  list: (theme: Theme) =>
    css({
      counterReset: 'step',
      [theme.media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: theme.space(8) },
    }),
  step: (theme: Theme) =>
    css({
      position: 'relative',
      minWidth: 0,
      paddingTop: theme.space(3),
      borderTop: `1px solid ${theme.color.text}`,
      counterIncrement: 'step',
      '&::before': {
        content: 'counter(step)',
        display: 'block',
        marginBottom: theme.space(2),
        color: theme.color.textMuted,
        fontFamily: theme.font.figures,
        fontSize: theme.size.l,
        lineHeight: 1,
      },
    }),
};
