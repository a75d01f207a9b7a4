import { css, type Theme } from '@emotion/react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { FEATURED_POST, findPost } from '../../content/posts';
import type { PostsCopy } from '../../content/types';
import { formatDate } from '../../i18n/format';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Link } from '../../ui/Link';
import { ThemedImage } from '../../ui/ThemedImage';
import { postHref } from '../parts/PostCard';

/** The featured article, wide, under today's date. */
export function FeaturedPost({ copy }: { readonly copy: PostsCopy }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  // Today's date has to come from the visitor's clock: the page was prerendered on another day.
  const today = useSyncExternalStore(neverChanges, isoToday, () => undefined);
  const post = findPost(FEATURED_POST)!;
  const { title, excerpt } = copy[FEATURED_POST];
  return (
    <article css={styles.card}>
      <ThemedImage css={styles.cover} src={post.cover} alt="" width={640} height={360} />
      <div css={styles.body}>
        <p css={styles.meta}>{t(`category.${post.category}`)}</p>
        <h3 css={styles.title}>
          <Link href={postHref(post.slug)} css={styles.link}>
            {title}
          </Link>
        </h3>
        <p css={styles.excerpt}>{excerpt}</p>
        <p css={styles.meta}>
          {/* a no-break space keeps the line's height until the date is known */}
          <time dateTime={today}>{today ? formatDate(today, locale) : '\u00a0'}</time>
          <span>{t('blog.featuredMinutes', { minutes: post.minutes })}</span>
        </p>
      </div>
    </article>
  );
}

const neverChanges = () => () => undefined;

/** Today in the visitor's own time zone: '2026-11-21' */
function isoToday(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

const styles = {
  card: (theme: Theme) =>
    css({
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      overflow: 'hidden',
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.m,
      background: theme.color.surface,
      transition: `border-color ${theme.motion.fast}`,
      '&:hover': { borderColor: theme.color.text },
      '@media (min-width: 960px)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    }),
  cover: css({ width: '100%', height: '100%', aspectRatio: '16 / 9', objectFit: 'cover' }),
  body: (theme: Theme) =>
    css({
      display: 'flex',
      flexDirection: 'column',
      gap: theme.space(3),
      padding: theme.space(5),
      [theme.media.wide]: { padding: theme.space(7) },
    }),
  meta: (theme: Theme) =>
    css({
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.space(0, 4),
      color: theme.color.textMuted,
      fontSize: theme.size.xs,
      '&:last-child': { marginTop: 'auto' },
    }),
  title: (theme: Theme) => css({ fontSize: theme.size.xl }),
  link: css({
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  }),
  excerpt: (theme: Theme) => css({ color: theme.color.textMuted }),
};
