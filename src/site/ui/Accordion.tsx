import { css, type Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { Measure } from './layouts';

interface Props {
  readonly summary: ReactNode;
  readonly open?: boolean;
  /** sections with this name form a group; opening one closes the others */
  readonly group?: string;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
  readonly className?: string;
}

/**
 * A collapsible section. Consecutive ones share their borders. The browser's search on the page also finds text in
 * closed sections.
 */
export function Accordion({ summary, open, group, onOpen, children, className }: Props) {
  return (
    <details
      css={styles.details}
      className={className}
      open={open}
      name={group}
      onToggle={onOpen && ((event) => event.currentTarget.open && onOpen())}
    >
      <summary css={styles.summary}>
        <span>{summary}</span>
        <Icon name="chevron-down" />
      </summary>
      <Measure as="div" isMuted css={styles.body}>
        {children}
      </Measure>
    </details>
  );
}

const styles = {
  details: (theme: Theme) =>
    css({
      borderTop: `1px solid ${theme.color.line}`,
      '&:last-of-type': { borderBottom: `1px solid ${theme.color.line}` },
      '& > summary svg': { transition: `transform ${theme.motion.fast}` },
      '&[open] > summary svg': { transform: 'rotate(180deg)' },
      [theme.media.reducedMotion]: { '& > summary svg': { transition: 'none' } },
    }),
  summary: (theme: Theme) =>
    css({
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: theme.space(4),
      minHeight: 48,
      padding: theme.space(3, 0),
      fontWeight: 600,
      lineHeight: 1.4,
      listStyle: 'none',
      cursor: 'pointer',
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { color: theme.color.signal },
      '& svg': { color: theme.color.textMuted },
    }),
  body: (theme: Theme) => css({ paddingBottom: theme.space(5) }),
};
