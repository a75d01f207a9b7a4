import { css, type Theme } from '@emotion/react';
import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from './Link';

type ChipProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly selected?: boolean;
};

/** One of a row of short choices; with `href`, a link. */
export function Chip(props: ChipProps | LinkProps) {
  if ('href' in props) return <Link {...props} css={styles.chip} />;
  const { selected, ...rest } = props;
  return <button type="button" {...rest} css={styles.chip} aria-pressed={selected} />;
}

const styles = {
  chip: (theme: Theme) =>
    css({
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 36,
      [theme.media.touch]: { minHeight: theme.tap },
      padding: theme.space(1, 3),
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.s,
      background: theme.color.surface,
      color: theme.color.text,
      fontSize: theme.size.s,
      fontWeight: 500,
      lineHeight: 1.25,
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      transition: `border-color ${theme.motion.fast}`,
      'a&, button&': { cursor: 'pointer' },
      '&:hover': { borderColor: theme.color.text },
      '&:disabled': {
        borderStyle: 'dashed',
        borderColor: theme.color.line,
        background: 'none',
        color: theme.color.textMuted,
        cursor: 'default',
      },
      '&[aria-pressed="true"], &[aria-current]': {
        borderColor: theme.color.text,
        background: theme.color.text,
        color: theme.color.page,
      },
      [theme.media.reducedMotion]: { transition: 'none' },
    }),
};
