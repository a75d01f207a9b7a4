import { css, type Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { ShortText } from '../../ui/Unbroken';

interface Props {
  readonly heading: string;
  readonly lead: ReactNode;
  /** below the lead */
  readonly children?: ReactNode;
}

/** The start of a page: its heading, and a larger first paragraph. */
export function PageHeader({ heading, lead, children }: Props) {
  return (
    <header css={styles.header}>
      <h1>
        <ShortText>{heading}</ShortText>
      </h1>
      <p css={styles.lead}>{lead}</p>
      {children}
    </header>
  );
}

const styles = {
  header: (theme: Theme) =>
    css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(4), justifyItems: 'start' }),
  lead: (theme: Theme) =>
    css({
      maxWidth: theme.width.text,
      color: theme.color.textMuted,
      lineHeight: 1.5,
      [theme.media.wide]: { fontSize: theme.size.l },
    }),
};
