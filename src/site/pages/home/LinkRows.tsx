import { css, type Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { columnList } from '../../ui/columnList';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { Short } from '../../ui/Unbroken';
import { wholeLink } from '../../ui/wholeLink';

interface Row {
  readonly href: string;
  readonly title: string;
  readonly text: string;
  /** as the date of a post */
  readonly note?: ReactNode;
}

/** What to read next: a ruled list, each row of which is a link as a whole. */
export function LinkRows({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <ul css={styles.list}>
      {rows.map(({ href, title, text, note }) => (
        <li key={href} css={styles.row}>
          <div>
            <h3 css={styles.title}>
              <Link href={href} css={wholeLink}>
                <Short>{title}</Short>
              </Link>
            </h3>
            <p css={styles.text}>{text}</p>
            {note && <p css={styles.note}>{note}</p>}
          </div>
          <Icon name="arrow-right" css={styles.icon} />
        </li>
      ))}
    </ul>
  );
}

const styles = {
  list: (theme: Theme) => columnList(theme, 2, theme.space(0, 12)),
  row: (theme: Theme) =>
    css({
      position: 'relative',
      display: 'flex',
      gap: theme.space(4),
      padding: theme.space(3, 0),
      borderTop: `1px solid ${theme.color.line}`,
      '& > div': { flex: 1 },
    }),
  title: (theme: Theme) => css({ marginBottom: theme.space(1), fontSize: theme.size.m }),
  text: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.s }),
  note: (theme: Theme) =>
    css({
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.space(0, 4),
      marginTop: theme.space(1),
      color: theme.color.textMuted,
      fontSize: theme.size.xs,
    }),
  icon: (theme: Theme) => css({ marginTop: 2, color: theme.color.textMuted }),
};
