import { css, type Theme } from '@emotion/react';
import { Icon } from './Icon';
import { touchArea } from './touchArea';
import { Link } from './Link';
import { Unbroken } from './Unbroken';
import { Cluster } from './layouts';

export interface BreadcrumbItem {
  readonly label: string;
  readonly href: string;
  readonly isCurrentPage?: boolean;
}

interface Props {
  /** for screen readers */
  readonly label: string;
  readonly items: readonly BreadcrumbItem[];
}

/** The path from home to this page. */
export function Breadcrumb({ label, items }: Props) {
  return (
    <nav css={styles.nav} aria-label={label}>
      <Cluster as="ol" gap={[0, 1]}>
        {items.map((item, index) => (
          <li key={item.href} css={styles.item}>
            {index > 0 && <Icon name="chevron-right" size={14} />}
            {item.isCurrentPage ? (
              <span aria-current="page">
                <Unbroken text={item.label} />
              </span>
            ) : (
              <Link href={item.href} css={[styles.link, touchArea]}>
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </Cluster>
    </nav>
  );
}

const styles = {
  nav: (theme: Theme) =>
    css({
      fontSize: theme.size.xs,
      lineHeight: 1.4,
      color: theme.color.textMuted,
      [theme.media.print]: { display: 'none' },
    }),
  item: (theme: Theme) => css({ display: 'flex', alignItems: 'center', gap: theme.space(1), minHeight: 24 }),
  link: (theme: Theme) =>
    css({
      color: 'inherit',
      textDecoration: 'none',
      '&:hover': { color: theme.color.text, textDecoration: 'underline' },
    }),
};
