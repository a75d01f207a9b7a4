import { css, type Theme } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post, PostSlug } from '../../../content/postTable';
import { Link } from '../../ui/Link';
import { postHref } from './PostFrame';
import { SearchField } from '../parts/SearchField';

interface Props {
  readonly posts: readonly Post[];
}

/** The search box. It suggests matching articles below itself, without filtering the page. */
export function BlogSearch({ posts }: Props) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const matches = wanted
    ? posts
        .map(({ slug }) => ({
          slug,
          title: t(`post.${slug as PostSlug}.title`),
          excerpt: t(`post.${slug as PostSlug}.excerpt`),
        }))
        .filter(({ title, excerpt }) => `${title} ${excerpt}`.toLowerCase().includes(wanted))
    : [];

  return (
    <search css={styles.search}>
      <SearchField label={t('blog.search')} value={query} onChange={setQuery} />
      {matches.length > 0 && (
        <ul css={styles.matches} aria-label={t('blog.suggestions')}>
          {matches.map(({ slug, title }) => (
            <li key={slug}>
              <Link href={postHref(slug)} css={styles.match}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

const styles = {
  search: css({ position: 'relative', maxWidth: 480 }),
  matches: (theme: Theme) =>
    css({
      position: 'absolute',
      zIndex: theme.layer.raised,
      insetInline: 0,
      top: '100%',
      margin: theme.space(1, 0, 0),
      padding: theme.space(1),
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.s,
      background: theme.color.surface,
      boxShadow: theme.shadow,
      listStyle: 'none',
    }),
  match: (theme: Theme) =>
    css({
      display: 'block',
      padding: theme.space(2, 3),
      borderRadius: theme.radius.s,
      color: theme.color.text,
      fontSize: theme.size.s,
      lineHeight: 1.4,
      textDecoration: 'none',
      '&:hover': { background: theme.color.sunken },
    }),
};
