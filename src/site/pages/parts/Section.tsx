import { css, type Theme } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { ShortText } from '../../ui/Unbroken';

interface Props {
  readonly heading: ReactNode;
  /** anchor of the section */
  readonly id?: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A section of a page: its heading, then its content. */
export function Section({ heading, id, children, className }: Props) {
  const headingId = useId();
  return (
    <section id={id} css={styles.section} className={className} aria-labelledby={headingId}>
      <h2 id={headingId} css={styles.heading}>
        <ShortText>{heading}</ShortText>
      </h2>
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
  heading: (theme: Theme) => css({ marginBottom: theme.space(5) }),
};
