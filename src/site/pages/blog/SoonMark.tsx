import { css, type Theme } from '@emotion/react';

/** The mark on the cover of an article that isn't written yet. */
export function SoonMark({ children }: { readonly children: string }) {
  return <span css={styles.mark}>{children}</span>;
}

const styles = {
  mark: (theme: Theme) =>
    css({
      position: 'absolute',
      top: theme.space(2),
      insetInlineStart: theme.space(2),
      padding: theme.space(0.5, 2),
      borderRadius: theme.radius.s,
      background: theme.color.text,
      color: theme.color.page,
      fontSize: theme.size.xs,
      fontWeight: 600,
      lineHeight: 1.5,
    }),
};
