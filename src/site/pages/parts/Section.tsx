import { css, type Theme } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { ShortText } from '../../ui/Unbroken';

interface Props {
  readonly heading: ReactNode;
  readonly id?: string;
  /** beside the heading, or below it if space is short */
  readonly action?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A section of a page: its heading, then its content. */
export function Section({ heading, id, action, children, className }: Props) {
  const headingId = useId();
  const title = (
    <h2 id={headingId} css={action ? undefined : styles.heading}>
      <ShortText>{heading}</ShortText>
    </h2>
  );
  return (
    <section id={id} css={styles.section} className={className} aria-labelledby={headingId}>
      {action ? (
        <div css={[styles.heading, styles.row]}>
          {title}
          {action}
        </div>
      ) : (
        title
      )}
      {children}
    </section>
  );
}

const styles = {
  section: (theme: Theme) =>
    css({
      marginTop: theme.space(14),
      scrollMarginTop: theme.space(18),
      [theme.media.mobile]: { marginTop: theme.space(10) },
    }),
  heading: (theme: Theme) =>
    css({ marginBottom: theme.space(5), [theme.media.mobile]: { marginBottom: theme.space(4) } }),
  row: (theme: Theme) =>
    css({
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.space(2, 4),
      alignItems: 'center',
      justifyContent: 'space-between',
      [theme.media.touch]: { '& > a, & > button': { minHeight: theme.tap } },
    }),
};
