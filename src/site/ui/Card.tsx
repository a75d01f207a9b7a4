import { css, type Theme } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { Cluster } from './layouts';

interface Props {
  /** with a heading, the card is a section named by it */
  readonly heading?: ReactNode;
  readonly level?: 2 | 3 | 4;
  /** beside the heading: a date, a badge */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string;
}

/** A raised surface with a hairline border. */
export function Card({ heading, level = 2, aside, children, className }: Props) {
  const id = useId();
  const Heading = `h${level}` as const;
  if (!heading) {
    return (
      <div css={styles.card} className={className}>
        {children}
      </div>
    );
  }
  return (
    <section css={styles.card} className={className} aria-labelledby={id}>
      <Cluster gap={[1, 4]} align="baseline" isSpread below={3}>
        <Heading id={id} css={styles.heading}>
          {heading}
        </Heading>
        {aside && <div css={styles.aside}>{aside}</div>}
      </Cluster>
      {children}
    </section>
  );
}

const styles = {
  card: (theme: Theme) =>
    css({
      padding: theme.space(5),
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.m,
      background: theme.color.surface,
      [theme.media.wide]: { padding: theme.space(6) },
      [theme.media.print]: { padding: theme.space(3), breakInside: 'avoid' },
    }),
  heading: (theme: Theme) => css({ minWidth: 0, fontSize: theme.size.l }),
  aside: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.s }),
};
