import { css, type Theme } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { Short } from '../../ui/Unbroken';

interface Props {
  readonly heading: ReactNode;
  /** anchor of the section */
  readonly id?: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A section of a page: its heading below a short engraved scale, then its content. */
export function Section({ heading, id, children, className }: Props) {
  const headingId = useId();
  return (
    <section id={id} css={styles.section} className={className} aria-labelledby={headingId}>
      <h2 id={headingId} css={styles.heading}>
        <Short>{heading}</Short>
      </h2>
      {children}
    </section>
  );
}

const styles = {
  section: (theme: Theme) =>
    css({
      marginTop: theme.space(16),
      scrollMarginTop: theme.space(18),
      [theme.media.mobile]: { marginTop: theme.space(12) },
    }),
  heading: (theme: Theme) =>
    css({
      marginBottom: theme.space(5),
      '&::before': {
        content: '""',
        display: 'block',
        width: 97,
        height: 8,
        marginBottom: theme.space(4),
        backgroundImage: [
          `repeating-linear-gradient(to right, ${theme.color.text} 0 1px, transparent 1px 48px)`,
          `repeating-linear-gradient(to right, ${theme.color.textMuted} 0 1px, transparent 1px 8px)`,
        ].join(', '),
        backgroundSize: '100% 8px, 100% 4px',
        backgroundPosition: 'bottom',
        backgroundRepeat: 'no-repeat',
        borderBottom: `1px solid ${theme.color.text}`,
      },
    }),
};
