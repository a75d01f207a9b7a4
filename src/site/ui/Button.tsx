import { css, type Theme } from '@emotion/react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon, type IconName } from './Icon';
import { Link, type LinkProps } from './Link';

interface Look {
  /** primary: the main action of a view; secondary: other actions; quiet: tools beside a text */
  readonly variant?: 'primary' | 'secondary' | 'quiet';
  readonly size?: 's' | 'm';
  readonly icon?: IconName;
  readonly children?: ReactNode;
}

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { readonly ref?: Ref<HTMLButtonElement> };
type ButtonLinkProps = Look & Omit<LinkProps, 'children'>;

/** A button or, with `href`, a link that looks like one. */
export function Button({ variant = 'primary', size = 'm', icon, children, ...rest }: ButtonProps | ButtonLinkProps) {
  const look = [styles.base, styles[size], styles[variant]];
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  );
  if ('href' in rest) {
    return (
      <Link {...rest} css={look}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" {...rest} css={look}>
      {content}
    </button>
  );
}

const styles = {
  base: (theme: Theme) =>
    css({
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: theme.space(2),
      border: '1px solid transparent',
      borderRadius: theme.radius.s,
      fontSize: theme.size.s,
      fontWeight: 600,
      lineHeight: 1.25,
      textAlign: 'center',
      textDecoration: 'none',
      cursor: 'pointer',
      transition: `background-color ${theme.motion.fast}, border-color ${theme.motion.fast}, color ${theme.motion.fast}`,
      '&:disabled': { cursor: 'default', opacity: 0.55 },
      [theme.media.reducedMotion]: { transition: 'none' },
    }),
  m: (theme: Theme) => css({ minHeight: theme.tap, padding: theme.space(2, 5) }),
  s: (theme: Theme) =>
    css({ minHeight: 36, padding: theme.space(1, 3), [theme.media.touch]: { minHeight: theme.tap } }),
  primary: (theme: Theme) =>
    css({
      background: theme.color.signal,
      color: theme.color.onSignal,
      '&:hover:not(:disabled)': { background: theme.color.signalHover },
      [theme.media.forcedColors]: { borderColor: 'ButtonText' },
    }),
  secondary: (theme: Theme) =>
    css({
      borderColor: theme.color.edge,
      background: theme.color.surface,
      color: theme.color.text,
      '&:hover:not(:disabled)': { borderColor: theme.color.text },
    }),
  quiet: (theme: Theme) =>
    css({
      // Aligns the button's words with the words above.
      paddingInline: 0,
      background: 'transparent',
      color: theme.color.text,
      '&:hover:not(:disabled)': { textDecoration: 'underline' },
    }),
};
