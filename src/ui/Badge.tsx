import { css, type Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';

export type BadgeTone = 'neutral' | 'good' | 'amber' | 'orange' | 'red';

interface Props {
  readonly tone?: BadgeTone;
  readonly icon?: IconName;
  /** before the words, which say the same; hidden from those who don't see it */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A short label. The words carry the meaning; the tone only supports them. */
export function Badge({ tone = 'neutral', icon, mark, children, className }: Props) {
  return (
    <span css={[styles.badge, styles.tone(tone)]} className={className}>
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
      border: '1px solid',
      borderRadius: theme.radius.s,
      fontSize: theme.size.xs,
      fontWeight: 600,
      lineHeight: 1.5,
      hyphens: 'none',
    }),
  tone: (tone: BadgeTone) => (theme: Theme) =>
    tone === 'neutral'
      ? css({ borderColor: theme.color.line, color: theme.color.textMuted })
      : css({ borderColor: 'currentColor', color: theme.color[tone] }),
};
