import { css, type Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';

interface Props {
  readonly icon?: IconName;
  /** a mark before the words, which say the same, so screen readers skip it */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A short label. */
export function Badge({ icon, mark, children, className }: Props) {
  return (
    <span css={styles.badge} className={className}>
      {icon && <Icon name={icon} size={16} />}
      {mark}
      <span>{children}</span>
    </span>
  );
}

const styles = {
  badge: (theme: Theme) =>
    css({
      display: 'inline-flex',
      alignItems: 'center',
      gap: theme.space(1.5),
      padding: theme.space(0.5, 2),
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.s,
      color: theme.color.textMuted,
      fontSize: theme.size.xs,
      fontWeight: 600,
      lineHeight: 1.5,
      hyphens: 'none',
    }),
};
